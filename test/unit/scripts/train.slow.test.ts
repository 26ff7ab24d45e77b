import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../../scripts/train/examples';
import { crossEntropyOf } from '../../../scripts/train/fit-policy';
import { learn, PLAINNESS } from '../../../scripts/train/learn';
import { trainingGame } from '../../../scripts/train/training-game';
import { FEATURES, LENGTH, PARTS, SCORE } from '../../../src-shared/robots/playouts/features';
import { POLICY_WEIGHTS } from '../../../src-shared/robots/playouts/policy-weights';

const TINY = { rounds: 1, games: 10, playouts: 100, seed: 3 };

describe('a tiny training', () => {
  it('learns from nothing that a long line is worth having, and the same however many processes play', async () => {
    const lines: string[] = [];
    const weights = await learn(TINY, { tell: (line) => lines.push(line) });
    expect(weights).toHaveLength(PARTS * FEATURES);
    // In all parts of the game together: ten games are few.
    const scores = Array.from({ length: PARTS }, (_, part) => weights[part * FEATURES + LENGTH + SCORE] ?? 0);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(0);
    const entropies = lines.flatMap(
      (line) => /entropy of these ([\d.]+), now ([\d.]+)/.exec(line)?.slice(1).map(Number) ?? [],
    );
    expect(entropies).toHaveLength(2 * TINY.rounds);
    const [before = 0, after = before] = entropies;
    expect(after).toBeLessThan(0.95 * before);
    expect(await learn(TINY, { tell: () => {}, processes: 1 })).toEqual(weights);
  });
});

describe('the weights that were learned', () => {
  it('tell what a search chooses in games they were not learned from, and would not for other features', () => {
    const nothing = new Int32Array(PARTS * FEATURES);
    // As they were before they were made plainer.
    const learned = POLICY_WEIGHTS.map((weight) => weight / PLAINNESS);
    const teacher = { playouts: 400, seed: 1_000, weights: nothing };
    const examples = [0, 1].flatMap((number) => examplesIn(trainingGame(teacher, number)));
    const known = crossEntropyOf(learned, examples);
    // A search looks at every move now and then: no policy comes near it.
    expect(known).toBeLessThan(0.97 * crossEntropyOf(nothing, examples));
    expect(known).toBeLessThan(0.95 * crossEntropyOf(learned.toReversed(), examples));
  });
});
