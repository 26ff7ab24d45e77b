import type { KnownServer, ServerMet } from '../../../../src-shared/bridge/online';
import { addressOf, linkTo, parseServer } from '../../../../src-shared/online/invitation';
import type { Target } from '../connections/dial';
import type { Link } from '../connections/link';
import type { KnownServers, ServerNote } from '../kept/known-servers';

/** A server, or a program that may be one, as it is to be called. */
export interface Called {
  readonly targets: readonly Target[];
  /** Whether its certificate is known already. */
  readonly isAuthenticated: boolean;
  /** What the server is called; left out where that is still to be asked. */
  readonly name?: string | undefined;
}

/** The server that a person has named; undefined where that names none. One that was met before must be the same. */
export async function serverMeant(text: string, known: KnownServers): Promise<Called | undefined> {
  const named = parseServer(text);
  if (!named) return undefined;
  const before = await known.at([...named.targets]);
  const fingerprint = named.fingerprint ?? before?.fingerprint;
  const isSame = before !== undefined && before.fingerprint === fingerprint;
  return {
    targets: named.targets.map((target) => ({ ...target, fingerprint })),
    isAuthenticated: named.fingerprint !== undefined || (before?.isAuthenticated ?? false),
    name: isSame ? before.name : undefined,
  };
}

/** A server that is called again, for as long as it has its certificate. */
export const calledAgain = ({ targets, fingerprint, ...server }: ServerNote): Called => ({
  ...server,
  targets: targets.map((target) => ({ ...target, fingerprint })),
});

/** A server that has answered. */
export function serverMet({ targets, isAuthenticated, name }: Called, link: Link): ServerNote {
  const plain = targets.map(({ host, port }) => ({ host, port }));
  const [first = { host: link.address, port: 0 }] = plain;
  const fingerprint = link.place?.fingerprint ?? '';
  return { name: name ?? addressOf(first), targets: plain, fingerprint, isAuthenticated };
}

/** A server as people name it. */
export const namedServer = ({ name, targets }: Pick<ServerNote, 'name' | 'targets'>): KnownServer => ({
  name,
  address: targets[0] ? addressOf(targets[0]) : '',
});

/** A server as the page is told of it. */
export const shownServer = (server: ServerNote): ServerMet => ({
  ...namedServer(server),
  isAuthenticated: server.isAuthenticated,
});

/** What invites to a table at a server. */
export const invitationAt = ({ targets, fingerprint }: ServerNote, table: string) => ({
  code: table,
  link: linkTo({ table, targets, fingerprint }),
});
