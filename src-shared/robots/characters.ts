import type { Utility } from './monte-carlo';
import type { Outcome } from './outcome';

/** The computer players by name. */
export const CHARACTERS = ['mason', 'thorn', 'orbit', 'flint'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Who plays where nobody was chosen, and who gives hints. */
export const DEFAULT_CHARACTER: Character = 'mason';

/** The weights of the final scores in what a character is after. */
interface EvaluationWeights {
  /** Worth of a point of its own, and of one of its best rival. */
  readonly own: number;
  readonly rival: number;
  /** Further worth of a point that its loop scores. */
  readonly loop: number;
  /** The lead at which a win is nearly as good as it gets: small for those who play safe. */
  readonly lead: number;
}

const EVALUATION_WEIGHTS: Readonly<Record<Character, EvaluationWeights>> = {
  // Builds: its own length above all.
  mason: { own: 1, rival: 0.9, loop: 0, lead: 7 },
  // Blocks: every point of the rival hurts more than a point of its own pleases.
  thorn: { own: 0.8, rival: 1.15, loop: 0, lead: 5 },
  // Loves loops, also when a line would do.
  orbit: { own: 1, rival: 0.9, loop: 0.25, lead: 9 },
  // Gambles: far ahead is far better than just ahead.
  flint: { own: 1.1, rival: 0.9, loop: 0.1, lead: 18 },
};

/** What a character is after, as a number between -1 and 1; 0 for a deadlock, which is a draw. */
export function utilityOf(character: Character): Utility {
  const { own, rival, loop, lead } = EVALUATION_WEIGHTS[character];
  return (outcome: Outcome, seat: number) => {
    if (outcome.isDeadlock) return 0;
    const value = own * outcome.scoreOf(seat) - rival * outcome.rivalScoreOf(seat) + loop * outcome.loopScoreOf(seat);
    return Math.tanh(value / lead);
  };
}
