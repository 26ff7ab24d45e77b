import type { Gesture, MadeMove, Seat } from './rules';
import type { Barred } from './terms';

/** What can be said to a table. */

/** A move that counts only once it is decided. */
export interface Pending<Move> extends MadeMove<Move> {
  /** By which a ruling names it; never used twice. */
  readonly ticket: number;
}

/** A move counts as number so and so of the log, from 1: one of ours, by its ticket, or anybody's. */
export interface Ruling<Move> {
  readonly number: number;
  readonly made: MadeMove<Move>;
  readonly ticket?: number | undefined;
}

/** What can be said to a table of whatever kind. */
export type PlainMessage =
  | { readonly kind: 'gesture'; readonly by: Seat; readonly gesture: Gesture }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Whoever looks at something else lays down what they have in hand. */
  | { readonly kind: 'letGo' }
  | { readonly kind: 'handedOn' }
  | { readonly kind: 'refused'; readonly ticket: number; readonly objection: Barred }
  /** All agreed, or whoever decides went on from fewer moves. */
  | { readonly kind: 'rewound'; readonly to: number };

export type Message<State, Move, Hand = unknown> =
  | PlainMessage
  /** Whoever needs no hand: a computer player, a hint that is played, a solution. */
  | { readonly kind: 'move'; readonly made: MadeMove<Move> }
  | ({ readonly kind: 'ruling' } & Ruling<Move>)
  /** Something else in hand than the rules know a gesture for: where exactly it lies. */
  | { readonly kind: 'hand'; readonly by: Seat; readonly hand: Hand }
  /** What is saved but never undone: names, a computer player who becomes a person, that the program has helped. */
  | { readonly kind: 'amended'; readonly change: (state: State) => State };

export type MessageOf<Kind extends Message<unknown, unknown>['kind'], State, Move, Hand> = Extract<
  Message<State, Move, Hand>,
  { readonly kind: Kind }
>;
