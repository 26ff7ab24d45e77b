import type { OnlineGame, OnlineSeat } from '../../../src-shared/bridge/bridge';
import { type Player, type RecordedGame, samePlayedOnline, sameRobot } from '../../../src-shared/record';
import type { GameMove } from '../../../src-shared/sessions/game';
import type { MadeMove } from '../../../src-shared/sessions/rules';
import type { GameSession } from '../../game/open-game';
import type { GameMessage } from '../../game/table';
import { isBeginning, knownIn, playedOnlineIn, withDrawn } from './record';

/** What has to be said to a table so that it comes to what is known of its game online. */

type Known = Pick<GameSession, 'log' | 'pending'>;

/**
 * The messages that lead from what lies on the table to what is known now; none where that is the same. A move that counts
 * by now is a ruling, one on its way a move, and tiles are told before the moves that draw them. What somebody here has moved
 * and nobody knows of yet stays on its way.
 *
 * @param before the same game as it was known last: who plays a seat is another only where that has changed since, for a person here
 *   may have had to move for a computer player that failed
 */
export function messagesTo(session: Known, game: OnlineGame, before?: OnlineGame): readonly GameMessage[] {
  const { log, pending } = session;
  const moves = movesIn(game);
  const common = commonCount(log.moves, moves);
  const isDrawnAnew = !isBeginning(knownIn(log.now.game), game.drawn);
  // What counted once counts on, but where the tiles were drawn anew.
  const counts =
    game.isSettled || (common === moves.length && !isDrawnAnew) ? moves.length : Math.max(0, moves.length - 1);
  const kept = Math.min(common, counts);
  const isBack = kept < log.moves.length || isDrawnAnew || isGivenAway(pending, game, moves.length - log.moves.length);
  const back: GameMessage[] = isBack ? [{ kind: 'rewound', to: kept }] : [];
  const waiting = back.length > 0 ? [] : pending;
  return [
    ...back,
    ...amendments(log.now, game, before?.seats ?? log.now.players),
    ...rulings(moves.slice(kept, counts), kept, waiting),
    ...onTheWay(moves.slice(counts), waiting[counts - kept], counts),
  ];
}

/**
 * Whether a move waits that was made here, for a seat that is played elsewhere by now: it does not come any more.
 *
 * @param more how many moves are told that do not count here yet
 */
const isGivenAway = (pending: Known['pending'], { seats, isSettled }: OnlineGame, more: number): boolean =>
  isSettled && more === 0 && pending.some(({ by }) => !seats[by]?.isHere);

/** The moves of a game online; the last may be that all agreed to stop. */
function movesIn({ moves, isStopped }: Pick<OnlineGame, 'moves' | 'isStopped'>): readonly MadeMove<GameMove>[] {
  const made = moves.map(({ seat, tile, q, r, rotation }) => ({ by: seat, move: { tile, q, r, rotation } }));
  return isStopped ? [...made, { by: made.at(-1)?.by ?? 0, move: 'stop' }] : made;
}

/** How many moves of the game are known here already, be they counted or on their way. */
export const movesKnown = (game: Pick<OnlineGame, 'moves' | 'isStopped'>): number => movesIn(game).length;

function commonCount(log: readonly MadeMove<GameMove>[], moves: readonly MadeMove<GameMove>[]): number {
  const other = moves.findIndex(({ move }, at) => !sameMove(log[at]?.move, move));
  return other === -1 ? moves.length : other;
}

function sameMove(a: GameMove | undefined, b: GameMove): boolean {
  if (a === undefined || a === 'stop' || b === 'stop') return a === b;
  return a.tile === b.tile && a.q === b.q && a.r === b.r && a.rotation === b.rotation;
}

/** Tiles that were drawn, seats that are played otherwise, and at the end what proves it. */
function amendments(now: RecordedGame, known: OnlineGame, seated: readonly Pick<Player, 'robot'>[]): GameMessage[] {
  const { drawn, seats } = known;
  const online = playedOnlineIn(known);
  const isProved = online !== undefined && !samePlayedOnline(now.online, online);
  const isDrawn = knownIn(now.game).join() !== drawn.join();
  const isSeated = seats.some(({ robot }, seat) => !sameRobot(robot, seated[seat]?.robot));
  const change = (record: RecordedGame): RecordedGame => ({
    ...record,
    ...(isDrawn ? { game: withDrawn(record.game, drawn) } : {}),
    ...(isSeated ? { players: playersWith(record, seats) } : {}),
    ...(isProved ? { online } : {}),
  });
  return isDrawn || isSeated || isProved ? [{ kind: 'amended', change }] : [];
}

const playersWith = ({ players }: RecordedGame, seats: readonly OnlineSeat[]): RecordedGame['players'] =>
  players.map((player, seat) => ({ ...player, robot: seats[seat]?.robot }));

/** What counts now: the first of those on their way as they were made here, where they are the same. */
function rulings(
  moves: readonly MadeMove<GameMove>[],
  before: number,
  pending: Known['pending'],
): readonly GameMessage[] {
  return moves.map((made, at) => {
    const own = pending[at];
    const isOwn = own !== undefined && sameMove(own.move, made.move);
    return {
      kind: 'ruling',
      number: before + at + 1,
      made: isOwn ? own : made,
      ticket: isOwn ? own.ticket : undefined,
    };
  });
}

/** The move that does not count yet, unless it is on its way here already; another is given up for it. */
function onTheWay(
  [made]: readonly MadeMove<GameMove>[],
  known: Known['pending'][number] | undefined,
  counts: number,
): GameMessage[] {
  if (!made || sameMove(known?.move, made.move)) return [];
  return [...(known ? [{ kind: 'rewound', to: counts } as const] : []), { kind: 'move', made }];
}
