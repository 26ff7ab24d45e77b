import { describe, expect, it } from 'vitest';
import { learn } from '../../../scripts/train/learn';
import { FEATURES, LENGTH, PARTS, SCORE } from '../../../src-shared/robots/playouts/features';

const TINY = { rounds: 2, games: 6, playouts: 120, seed: 3 };

describe('a tiny training', () => {
  it('learns from nothing that a long line is worth having, and the same every time', async () => {
    const lines: string[] = [];
    const worth = await learn(TINY, (line) => lines.push(line));
    expect(worth).toHaveLength(PARTS * FEATURES);
    // In all parts of the game together: six games are few.
    const scores = Array.from({ length: PARTS }, (_, part) => worth[part * FEATURES + LENGTH + SCORE] ?? 0);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(0);
    const surprises = lines.flatMap((line) => /surprise ([\d.]+), now ([\d.]+)/.exec(line)?.slice(1).map(Number) ?? []);
    expect(surprises).toHaveLength(2 * TINY.rounds);
    const [before = 0, after = before] = surprises;
    expect(after).toBeLessThan(0.95 * before);
    expect(await learn(TINY, () => {})).toEqual(worth);
  });
});
