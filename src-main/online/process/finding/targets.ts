import { setTimeout as wait } from 'node:timers/promises';
import type { JoinRequest } from '../../../../src-shared/bridge/online';
import { parseInvitation } from '../../../../src-shared/online/invitation';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { Place } from '../../../../src-shared/online/wire';
import type { Target } from '../connections/dial';
import type { Called } from '../servers/meant';
import type { Discovery } from './discovery';

/** Which table is meant, and where it may be. */
export interface Meant {
  readonly table: string;
  readonly called: Called;
  /** Left out where a link leads to a server, or to a player's program. */
  readonly isServer?: boolean;
}

/** How long a table is looked for by its code. */
const SEARCH_MS = 5_000;
const LOOK_MS = 100;

/**
 * What the person has chosen or was given, or why it leads nowhere.
 *
 * @param server at which codes name tables; undefined where it is this network
 */
export async function meantBy(
  target: JoinRequest['target'],
  discovery: Discovery,
  server: Called | undefined,
): Promise<Meant | OnlineProblem> {
  const invitation = target.kind === 'found' ? { code: target.id } : parseInvitation(target.text);
  if (!invitation) return 'invitation';
  if (!('code' in invitation)) {
    const { table, targets, fingerprint } = invitation;
    if (table === undefined) return 'invitation';
    return { table, called: { targets: targets.map((each) => ({ ...each, fingerprint })), isAuthenticated: true } };
  }
  const { code } = invitation;
  if (server) return { table: code, called: server, isServer: true };
  const place = await placeOf(code, discovery);
  if (!place) return 'unreachable';
  return { table: code, called: { targets: targetsAt(place), isAuthenticated: false }, isServer: false };
}

export const targetsAt = ({ addresses, port, fingerprint }: Place): readonly Target[] =>
  addresses.map((host) => ({ host, port, fingerprint }));

/** Where a table of this network is, once it is found. */
async function placeOf(id: string, discovery: Discovery): Promise<Place | undefined> {
  const isSearchedFor = discovery.isSearching;
  if (!isSearchedFor) discovery.search(() => {});
  const find = () => discovery.found.find((each) => each.id === id)?.place;
  for (let waited = 0; waited < SEARCH_MS && !find(); waited += LOOK_MS) await wait(LOOK_MS);
  const place = find();
  if (!isSearchedFor) discovery.stopSearching();
  return place;
}
