import { FEATURES, PARTS } from '../../src-shared/robots/playouts/features';
import { inPool } from '../lib/pool';
import { examplesIn } from './examples';
import { fitPolicy, surpriseOf } from './fit-policy';
import type { TrainingGame } from './training-game';

export interface Training {
  readonly rounds: number;
  /** Of a round. */
  readonly games: number;
  /** Games that a search plays on for a decision. */
  readonly playouts: number;
  readonly seed: number;
}

/** How often a round looks at each decision. */
const EPOCHS = 30;
/** A search looks at many moves that it would not play: what was learned is taken to be so many times as plain in the end. */
const PLAINNESS = 2;

/**
 * What a policy must think of moves (see `Policy`), from nothing but the rules: a round has searches play with what was learned
 * before, and learns from their choices. The same for the same training, however many processes there are.
 *
 * @param tell is told how it goes on
 */
export async function learn(training: Training, tell: (line: string) => void): Promise<Int32Array> {
  const { rounds, games, playouts, seed } = training;
  let worth: Int32Array = new Int32Array(FEATURES * PARTS);
  for (let round = 1; round <= rounds; round++) {
    const played = await inPool<TrainingGame>(games, {
      script: 'scripts/train/worker.ts',
      args: [String(seed + round), String(playouts), worth.join(' ')],
      onResult: ({ length }) => length % 20 === 0 && tell(`round ${round}: ${length} of ${games} games`),
    });
    const examples = played.flatMap(examplesIn);
    const before = surpriseOf(worth, examples);
    worth = fitPolicy(examples, EPOCHS, seed);
    const after = surpriseOf(worth, examples);
    tell(`round ${round}: ${examples.length} decisions, surprise ${before.toFixed(3)}, now ${after.toFixed(3)}`);
  }
  return worth.map((thought) => PLAINNESS * thought);
}
