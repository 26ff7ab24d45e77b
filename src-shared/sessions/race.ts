import type { RaceMove } from '../gobble/race';
import { newRace, racersLeft } from '../gobble/race';
import { makeMove } from '../gobble/moves';
import { makeTxg, type RecordedRace } from '../record';
import type { Hex, Rotation, TileNumber } from '../tantrix';
import type { Log, MadeMove, Rules } from './rules';

/** What a player of a race has in hand: a tile, how it is turned, and over which space it is held. */
export interface RaceHand {
  readonly tile?: TileNumber | undefined;
  readonly rotation: Rotation;
  readonly over?: Hex | undefined;
}

function execute(
  record: RecordedRace,
  { by, move }: MadeMove<RaceMove>,
): ReturnType<Rules<RecordedRace, RaceMove, RaceHand>['execute']> {
  const made = makeMove(record.race, by, move);
  if (!made.ok) return { ok: false, objection: made.refusal };
  return { ok: true, state: { ...record, race: made.race, clock: move.at } };
}

/** The race as it was after so many of its moves. */
function upTo(record: RecordedRace, moves: readonly MadeMove<RaceMove>[]): RecordedRace {
  const start: RecordedRace = { ...record, race: newRace(record.race.start), clock: 0 };
  return moves.reduce((state, made) => {
    const after = execute(state, made);
    return after.ok ? after.state : state;
  }, start);
}

/** A tile that somebody else's throw, or one's own move, has taken away is held no more. */
const handAfter = (hand: RaceHand, { race }: RecordedRace): RaceHand =>
  hand.tile !== undefined && race.hands.some((tiles) => tiles.includes(hand.tile ?? 0)) ? hand : { rotation: 0 };

/**
 * A race: all may move at any time, at which each move says when it was made; therefore a gesture, which has no time, is none.
 * What was done in a race cannot be taken back, for the others have gone on.
 */
export const raceRules: Rules<RecordedRace, RaceMove, RaceHand> = {
  emptyHand: { rotation: 0 },
  interpret: () => ({}),
  execute,
  handAfter: (hand, _, after) => handAfter(hand, after),
  actors: ({ race }) => (race.isOver ? [] : racersLeft(race)),
  undoTo: () => undefined,
  at: ({ now, moves }, count) => upTo(now, moves.slice(0, count)),
  logOf: (now): Log<RecordedRace, RaceMove> => ({ start: upTo(now, []), moves: now.race.moves, now }),
  isWorthKeeping: ({ moves }) => moves.length > 0,
  text: (state) => makeTxg(state),
};
