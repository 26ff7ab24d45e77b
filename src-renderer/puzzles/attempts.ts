import {
  isSolitaire,
  type Solitaire,
  solitairePlacements,
  solitaireScore,
  solitaireState,
} from '../../src-shared/puzzles/solitaire';
import type { Verdict } from '../../src-shared/puzzles/verdict';
import type { RecordedPuzzle } from '../../src-shared/record';
import { type Hex, hexKey, type Rotation, sameHex, turnRotation } from '../../src-shared/tantrix';

/** Solitaires: tiles come one at a time, and stay where they are put. */

/** The attempt that a record tells of; undefined for all other puzzles. */
export function attemptOf({ puzzle, drawn, laid }: RecordedPuzzle): Solitaire | undefined {
  return isSolitaire(puzzle) && drawn ? { puzzle, ...drawn, laid } : undefined;
}

/** What is said once an attempt has ended; undefined while it goes on. */
export function endOf(attempt: Solitaire): Verdict | undefined {
  const state = solitaireState(attempt);
  if (state === 'running') return undefined;
  return { isSolved: state === 'won', colours: [attempt.colour], score: solitaireScore(attempt), faults: [] };
}

/** A space for the tile that came, and the rotations in which it fits, the next clockwise from its own first. */
interface Offer {
  readonly hex: Hex;
  readonly rotations: readonly Rotation[];
}

export function offersOf(attempt: Solitaire, own: Rotation): Offer[] {
  const placements = solitairePlacements(attempt);
  const spaces = new Map(placements.map(({ q, r }) => [hexKey({ q, r }), { q, r }]));
  return [...spaces.values()].map((hex) => ({
    hex,
    rotations: placements
      .filter((each) => sameHex(each, hex))
      .map(({ rotation }) => turnRotation(rotation, -own))
      .toSorted((a, b) => a - b)
      .map((turns) => turnRotation(own, turns)),
  }));
}
