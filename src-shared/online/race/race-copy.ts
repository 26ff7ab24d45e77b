import { makeMove } from '../../gobble/moves';
import { newRace, type Race } from '../../gobble/race';
import { isSameDeed, moveOf, type RaceOnline } from './referee';
import type { RaceRuled } from './wire';

/** A race as a program knows it that is not the referee: what counts, in its order. A value, of which every ruling makes the next. */
export interface RaceCopy {
  readonly id: string;
  readonly race: Race;
  /** What counts, in its order. */
  readonly ruled: readonly RaceRuled[];
  /** Rulings that came before their turn. */
  readonly early: readonly RaceRuled[];
}

/** No race has more moves on their way: whoever says more of them is not to be believed. */
const MOST_EARLY = 500;

/** The copy of a race before its first move. Throws RangeError where it cannot begin like this. */
export const copyOf = ({ race: id, start }: RaceOnline): RaceCopy => ({
  id,
  race: newRace(start),
  ruled: [],
  early: [],
});

/** How many moves are known. */
export const movesKnown = ({ race }: RaceCopy): number => race.moves.length;

/**
 * The copy after a ruling, which may come early, late or twice; undefined where it is not to be believed: no race has such a move,
 * or another was told in its place.
 */
export function heard(copy: RaceCopy, ruled: RaceRuled): RaceCopy | undefined {
  const next = movesKnown(copy) + 1;
  if (ruled.race !== copy.id) return copy;
  const known = copy.ruled[ruled.n - 1] ?? copy.early.find(({ n }) => n === ruled.n);
  if (known) return isSame(known, ruled) ? copy : undefined;
  if (ruled.n > next) return copy.early.length < MOST_EARLY ? { ...copy, early: [...copy.early, ruled] } : undefined;
  const made = makeMove(copy.race, ruled.by, moveOf(ruled.deed, ruled.at));
  if (!made.ok) return undefined;
  const after = {
    ...copy,
    race: made.race,
    ruled: [...copy.ruled, ruled],
    early: copy.early.filter(({ n }) => n > next + 1),
  };
  const following = copy.early.find(({ n }) => n === next + 1);
  return following ? heard(after, following) : after;
}

const isSame = (a: RaceRuled, b: RaceRuled): boolean =>
  a.by === b.by && a.ticket === b.ticket && a.at === b.at && isSameDeed(a.deed, b.deed);
