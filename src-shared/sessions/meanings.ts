import type { Gesture, Interpretation } from './rules';

/** What gestures of one kind mean to what lies on a table and is in a hand. */
export type Meaning<State, Move, Hand, Kind extends Gesture['kind']> = (
  state: State,
  hand: Hand,
  gesture: Extract<Gesture, { readonly kind: Kind }>,
) => Interpretation<Move, Hand>;

/** The same of all kinds. */
export type Meanings<State, Move, Hand> = {
  readonly [Kind in Gesture['kind']]: Meaning<State, Move, Hand, Kind>;
};

/** What a gesture means, found by its kind. */
export function meaningOf<State, Move, Hand, Kind extends Gesture['kind']>(
  meanings: Meanings<State, Move, Hand>,
  state: State,
  hand: Hand,
  gesture: Extract<Gesture, { readonly kind: Kind }>,
): Interpretation<Move, Hand> {
  const kind: Kind = gesture.kind;
  return meanings[kind](state, hand, gesture);
}
