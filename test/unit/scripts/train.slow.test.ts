import { describe, expect, it } from 'vitest';
import { learn } from '../../../scripts/train/learn';
import { FEATURES, LENGTH, PARTS, SCORE } from '../../../src-shared/robots/playouts/features';

const TINY = { rounds: 1, games: 10, playouts: 100, seed: 3 };

describe('a tiny training', () => {
  it('learns from nothing that a long line is worth having, and the same however many processes play', async () => {
    const lines: string[] = [];
    const weights = await learn(TINY, { tell: (line) => lines.push(line) });
    expect(weights).toHaveLength(PARTS * FEATURES);
    // In all parts of the game together: ten games are few.
    const scores = Array.from({ length: PARTS }, (_, part) => weights[part * FEATURES + LENGTH + SCORE] ?? 0);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(0);
    const entropies = lines.flatMap((line) => /entropy ([\d.]+), now ([\d.]+)/.exec(line)?.slice(1).map(Number) ?? []);
    expect(entropies).toHaveLength(2 * TINY.rounds);
    const [before = 0, after = before] = entropies;
    expect(after).toBeLessThan(0.95 * before);
    expect(await learn(TINY, { tell: () => {}, processes: 1 })).toEqual(weights);
  });
});
