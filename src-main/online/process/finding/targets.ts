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
/** What is answered of a table that is not there, or by a server that cannot say whether it is: it may be another's. */
const NOT_THERE: readonly (OnlineProblem | null)[] = ['closed', 'unreachable', 'stranger', 'version', 'disk'];

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
  if (server) return meantAt(server, code);
  const place = await placeOf(code, discovery);
  return place ? meantHere(place, code) : 'unreachable';
}

const meantAt = (server: Called, table: string): Meant => ({ table, called: server, isServer: true });

const meantHere = (place: Place, table: string): Meant => ({
  table,
  called: { targets: targetsAt(place), isAuthenticated: false },
  isServer: false,
});

/**
 * Asks for a table by its code alone: a server is asked where it is not found on this network yet, and what the server does not have
 * is looked for here a while longer.
 */
export async function askByCode(
  code: string,
  discovery: Discovery,
  server: Called,
  ask: (meant: Meant) => Promise<OnlineProblem | null>,
): Promise<OnlineProblem | null> {
  const known = placeIn(discovery, code);
  if (known) return ask(meantHere(known, code));
  const isAsked = new AbortController();
  const sought = placeOf(code, discovery, isAsked.signal);
  try {
    const problem = await ask(meantAt(server, code));
    const place = NOT_THERE.includes(problem) ? await sought : undefined;
    return place ? await ask(meantHere(place, code)) : problem;
  } finally {
    isAsked.abort();
  }
}

const placeIn = ({ found }: Discovery, id: string): Place | undefined => found.find((each) => each.id === id)?.place;

export const targetsAt = ({ addresses, port, fingerprint }: Place): readonly Target[] =>
  addresses.map((host) => ({ host, port, fingerprint }));

/**
 * Where a table of this network is, once it is found.
 *
 * @param signal it is not wanted any more
 */
async function placeOf(id: string, discovery: Discovery, signal?: AbortSignal): Promise<Place | undefined> {
  const stop = discovery.isSearching ? undefined : discovery.search(() => {});
  const isWanted = () => signal?.aborted !== true;
  for (let waited = 0; waited < SEARCH_MS && !placeIn(discovery, id) && isWanted(); waited += LOOK_MS)
    await wait(LOOK_MS, undefined, signal && { signal }).catch(() => {});
  const place = placeIn(discovery, id);
  stop?.();
  return place;
}
