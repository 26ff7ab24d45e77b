import type { OnlineGame, OnlineProblem, OnlineSeat, OnlineState } from '../../../src-shared/bridge/bridge';
import type { Seat } from '../../../src-shared/sessions/rules';
import { isOver } from '../../../src-shared/tantrix';
import type { OpenGame } from '../../game/open-game';
import { tableWhere } from '../../game/table';
import type { TableId } from '../../stage/tables';
import { listWords, playerWords, type Words } from '../../words/words';
import { isRanked } from '../meeting/tables';
import { onlineNow } from '../state';

/** The game online that is being played, and its table. */

/** The game that is played now; undefined while none is connected. */
export const gameIn = (state: OnlineState): OnlineGame | undefined =>
  state.kind === 'playing' ? state.game : undefined;

/** What is known of the game of a table now; undefined of any other game, and without a connection. */
export function knownOf({ online }: Pick<OpenGame, 'online'>, state = onlineNow()): OnlineGame | undefined {
  const game = gameIn(state);
  return online && game?.id === online.id ? game : undefined;
}

/** The table with a game online; undefined where it has left it, or never came there. */
export const tableOf = ({ id }: Pick<OnlineGame, 'id'>): TableId | undefined =>
  tableWhere(({ online }) => online?.id === id);

/** The seats that are played at this computer. */
export const seatsHereIn = ({ seats }: Pick<OnlineGame, 'seats'>): readonly Seat[] =>
  seats.flatMap(({ isHere }, seat) => (isHere ? [seat] : []));

/** The seats of the people at this computer. */
export const peopleHereIn = ({ seats }: Pick<OnlineGame, 'seats'>): readonly Seat[] =>
  seats.flatMap(({ isHere, robot }, seat) => (isHere && !robot ? [seat] : []));

/** By seat, the keys of the two who play a game that is ranked if it goes on so to its end; undefined of any other. */
export function keysToRank({ seats, rules, isOneSession }: OnlineGame): readonly [string, string] | undefined {
  const [first, second] = seats.map(({ key }) => key);
  if (!isRanked(rules) || !isOneSession || first === undefined || second === undefined) return undefined;
  return first === second ? undefined : [first, second];
}

/** The people at the computer of somebody, in turn order: what one of them says there, all of them have said. */
export function peopleWith({ seats }: Pick<OnlineGame, 'seats'>, seat: Seat): readonly Seat[] {
  const { party, robot } = seats[seat] ?? {};
  if (robot || party === undefined) return [seat];
  return seats.flatMap((each, at) => (each.party === party && !each.robot ? [at] : []));
}

/** The seats of those whose programs are not connected; nobody knows that while the server is not reached. */
export const awayIn = (game: Pick<OnlineGame, 'seats' | 'server'>): readonly Seat[] =>
  isServerAway(game) ? [] : game.seats.flatMap(({ isPresent }, seat) => (isPresent ? [] : [seat]));

export const isServerAway = ({ server }: Pick<OnlineGame, 'server'>): boolean => server?.isReached === false;

/** What can go wrong while a game is played. */
const TROUBLES = ['disk', 'stopped', 'stopping', 'notBelieved', 'closed'] as const satisfies readonly OnlineProblem[];

/** What is wrong with the game that is played. */
export const troubleIn = (state: OnlineState): (typeof TROUBLES)[number] | undefined =>
  TROUBLES.find((each) => state.kind === 'playing' && state.problem === each);

/** Whether the game of a table is being played online: connected, and not over. */
export const isPlayed = (open: OpenGame): boolean => knownOf(open) !== undefined && !isOver(open.record.game);

const wordsOf = ({ name, colour }: OnlineSeat, t: Words): string => playerWords(t, name, colour);

/** Who plays at some seats, as sentences speak of them. */
export const seatWords = ({ seats }: Pick<OnlineGame, 'seats'>, some: readonly Seat[], t: Words): string =>
  listWords(
    some.flatMap((seat) => {
      const each = seats[seat];
      return each ? [wordsOf(each, t)] : [];
    }),
  );
