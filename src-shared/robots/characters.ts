import type { Trial } from './search-state';
import type { Aim } from './monte-carlo';

/** The computer players by name. */
export const CHARACTERS = ['mason', 'thorn', 'orbit', 'flint'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Who plays where nobody was chosen, and who gives hints. */
export const DEFAULT_CHARACTER: Character = 'mason';

/** What a character cares for in the final scores. */
interface Temperament {
  /** Worth of a point of its own, and of one of its best rival. */
  readonly own: number;
  readonly rival: number;
  /** Further worth of a point that its loop scores. */
  readonly loop: number;
  /** The lead at which a win is nearly as good as it gets: small for those who play safe. */
  readonly lead: number;
}

const TEMPERAMENTS: Readonly<Record<Character, Temperament>> = {
  // Builds: its own length above all.
  mason: { own: 1, rival: 0.9, loop: 0, lead: 7 },
  // Blocks: every point of the rival hurts more than a point of its own pleases.
  thorn: { own: 0.8, rival: 1.15, loop: 0, lead: 5 },
  // Loves loops, also when a line would do.
  orbit: { own: 1, rival: 0.9, loop: 0.25, lead: 9 },
  // Gambles: far ahead is far better than just ahead.
  flint: { own: 1.1, rival: 0.9, loop: 0.1, lead: 18 },
};

/** The aim of a character; a deadlock is a draw. */
export function aimOf(character: Character): Aim {
  const { own, rival, loop, lead } = TEMPERAMENTS[character];
  return (trial: Trial, seat: number) => {
    if (trial.position.phase === 'deadlock') return 0;
    const loopScore = trial.lines.loop[trial.colours[seat]];
    const worth = own * trial.scoreOf(seat) - rival * trial.rivalScoreOf(seat) + loop * loopScore;
    return Math.tanh(worth / lead);
  };
}
