import type { Piece } from '../puzzles/pieces';
import { type Hex, REFUSALS, type Rotation } from '../tantrix';
import type { Spot } from './spot';

/**
 * What may lie where on a table, as pure values: a gesture of a person becomes another thing in the hand, a move, or a reason
 * why neither; a move becomes another state, or a reason why not. Rules know no clock, window, words, files or people.
 *
 * A game, a puzzle and a drawn solitaire are rules. A competition, a lesson and a game by mail are not: they are terms on
 * which a game is played (see `terms.ts`).
 */

/** Who acts at the table, from 0; the seats of a game, and 0 for a puzzle. */
export type Seat = number;

/** Why something cannot be done: the rules against a placement, and what is missing for one. */
export const OBJECTIONS = [
  ...REFUSALS,
  'stillInHand',
  'notYourMove',
  'turnEnded',
  'elsewhere',
  'noUndoByMail',
  'touchesOne',
  'throwFirst',
  'tableFull',
  'noCopyLeft',
] as const;

/** Why something cannot be done, and the cells to look at. */
export interface Objection {
  readonly code: (typeof OBJECTIONS)[number];
  readonly at: readonly Hex[];
  /** Whose tile it was that somebody else reached for. */
  readonly owner?: Seat | undefined;
}

/** The cells that a step leads to from a cell, the one that is meant first. */
export type StepTargets = (from: Hex) => readonly [Hex, ...Hex[]];

/** What a person does at the table, as it lies in the game: the board has turned it back already. */
export type Gesture =
  | { readonly kind: 'take'; readonly tile: Piece; readonly withGroup?: boolean }
  /** Left without a rotation, the tile is turned to fit where it can. */
  | { readonly kind: 'lay'; readonly at: Spot; readonly rotation?: Rotation | undefined }
  | { readonly kind: 'step'; readonly next: StepTargets; readonly as: 'one' | 'group' | 'swap' }
  /** By so many sixths with the clock. */
  | { readonly kind: 'turn'; readonly sixths: number; readonly withGroup?: boolean }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'clear' };

/** What a gesture means: another thing in hand, a move, or why neither. Nothing of these: it is not meant for the table. */
export interface Interpretation<Move, Hand> {
  readonly hand?: Hand | undefined;
  readonly move?: Move | undefined;
  readonly objection?: Objection | undefined;
}

/** A move, and who made it. */
export interface MadeMove<Move> {
  readonly by: Seat;
  readonly move: Move;
}

export type MoveResult<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly objection: Objection };

/** What has happened at a table: from `start` the moves lead to `now`. */
export interface Log<State, Move> {
  readonly start: State;
  readonly moves: readonly MadeMove<Move>[];
  /** What folding the moves from `start` gives: never a second truth. */
  readonly now: State;
}

/**
 * State: all that a file holds. Move: data. Hand: what one person has in hand or has laid down to try out; it is neither
 * saved nor undone.
 */
export interface Rules<State, Move, Hand> {
  readonly emptyHand: Hand;
  readonly interpret: (state: State, hand: Hand, by: Seat, gesture: Gesture) => Interpretation<Move, Hand>;
  readonly execute: (state: State, made: MadeMove<Move>) => MoveResult<State>;
  /** What is left in a hand after a change of the state. */
  readonly handAfter: (hand: Hand, before: State, after: State) => Hand;
  /** Who may act now: the mover, several at once, or nobody once it is over. */
  readonly actors: (state: State) => readonly Seat[];
  /** How many moves are left after one Undo; undefined where there is nothing to take back. */
  readonly undoTo: (log: Log<State, Move>) => number | undefined;
  /** The state after the first `count` moves of a log. */
  readonly at: (log: Log<State, Move>, count: number) => State;
  /** The log of a state as a file gives it. */
  readonly logOf: (state: State) => Log<State, Move>;
  /** Whether leaving it loses something where it was never saved. */
  readonly isWorthKeeping: (log: Log<State, Move>) => boolean;
  readonly text: (state: State) => string;
}
