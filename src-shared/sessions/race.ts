import type { RaceMove } from '../gobble/race';
import { newRace, racersLeft } from '../gobble/race';
import { makeMove } from '../gobble/moves';
import { makeTxg, type RecordedRace } from '../record';
import { type Hex, hexKey, type Rotation, type TileNumber } from '../tantrix';
import type { Log, MadeMove, Rules, Seat } from './rules';

/** What a player of a race has in hand: a tile, over which space it is held, and how the tiles are turned. */
export interface RaceHand {
  readonly held?: { readonly by: Seat; readonly tile: TileNumber; readonly over?: Hex | undefined } | undefined;
  /** Those left out are not turned. */
  readonly turned: Readonly<Record<TileNumber, Rotation>>;
}

const EMPTY: RaceHand = { turned: {} };

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

/** A tile that has gone to somebody else is held no more, nor one over a space that somebody else has filled. */
function handAfter(hand: RaceHand, { race }: RecordedRace): RaceHand {
  const { held } = hand;
  if (!held) return hand;
  if (!race.hands[held.by]?.includes(held.tile)) return { ...hand, held: undefined };
  const { over, ...still } = held;
  return over && !race.spaces.has(hexKey(over)) ? { ...hand, held: still } : hand;
}

/**
 * A race: all may move at any time, at which each move says when it was made; therefore a gesture, which has no time, is none.
 * What was done in a race cannot be taken back, for the others have gone on.
 */
export const raceRules: Rules<RecordedRace, RaceMove, RaceHand> = {
  emptyHand: EMPTY,
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

/**
 * A race of which somebody elsewhere decides in which order moves count: one that is on its way is seen as made after all that
 * count, whenever it was.
 */
export const refereedRaceRules: typeof raceRules = {
  ...raceRules,
  execute(record, { by, move }) {
    const last = record.race.moves.at(-1)?.move.at ?? 0;
    return execute(record, { by, move: { ...move, at: Math.max(move.at, last) } });
  },
};
