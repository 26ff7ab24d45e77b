import { FEATURES, PARTS } from '../../src-shared/robots/playouts/features';
import { inPool } from '../lib/pool';
import type { Training } from './arguments';
import { examplesIn } from './examples';
import { crossEntropyOf, fitPolicy } from './fit-policy';
import type { TrainingGame } from './training-game';

interface Learning {
  /** Is told how it goes on. */
  readonly tell: (line: string) => void;
  /** How many processes play; their number changes nothing. */
  readonly processes?: number;
}

/** How often a round looks at each decision. */
const EPOCHS = 30;
/** A search looks at many moves that it would not play: in the end what was learned is made so many times as plain. */
export const PLAINNESS = 2;
/** After so many games it is told how far a round is. */
const TOLD_EVERY = 20;

/**
 * The weights of a policy (see `Policy`), learned from nothing but the rules: a round has searches play with what was learned
 * before, and learns from their choices. The same for the same training.
 */
export async function learn(training: Training, { tell, processes }: Learning): Promise<Int32Array> {
  const { rounds, games, playouts, seed } = training;
  let weights: Int32Array = new Int32Array(FEATURES * PARTS);
  for (let round = 1; round <= rounds; round++) {
    const played = await inPool<TrainingGame>(games, {
      script: 'scripts/train/worker.ts',
      args: [String(seed + round), String(playouts), weights.join(' ')],
      processes,
      onResult({ length }) {
        if (length % TOLD_EVERY === 0) tell(`round ${round}: ${length} of ${games} games`);
      },
    });
    const examples = played.flatMap(examplesIn);
    const before = crossEntropyOf(weights, examples);
    weights = fitPolicy(examples, EPOCHS, seed);
    const after = crossEntropyOf(weights, examples);
    // Of decisions that were learned from: how much of it holds for others, only a match can tell.
    tell(
      `round ${round}: ${examples.length} decisions, cross-entropy of these ${before.toFixed(3)}, now ${after.toFixed(3)}`,
    );
  }
  return weights.map((weight) => PLAINNESS * weight);
}
