import {
  type Solitaire,
  solitairePlacements,
  solitaireScore,
  solitaireState,
} from '../../src-shared/puzzles/solitaire';
import type { Verdict } from '../../src-shared/puzzles/verdict';
import { solitaireRotations } from '../../src-shared/sessions/solitaire';
import { type Hex, hexKey, type Rotation } from '../../src-shared/tantrix';

/** Solitaires: tiles come one at a time, and stay where they are put. */

/** What is said once an attempt has ended; undefined while it goes on. */
export function solitaireVerdict(attempt: Solitaire): Verdict | undefined {
  const state = solitaireState(attempt);
  if (state === 'running') return undefined;
  return { isSolved: state === 'won', colours: [attempt.colour], score: solitaireScore(attempt), faults: [] };
}

/** A space for the tile that came, and the rotations in which it fits, the next clockwise from its own first. */
interface Offer {
  readonly hex: Hex;
  readonly rotations: readonly Rotation[];
}

export function solitaireOffers(attempt: Solitaire, own: Rotation): Offer[] {
  const spaces = new Map(solitairePlacements(attempt).map(({ q, r }) => [hexKey({ q, r }), { q, r }]));
  return [...spaces.values()].map((hex) => ({ hex, rotations: solitaireRotations(attempt, own, hex) }));
}
