import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { countSolutions, type SolverProgress, solve } from '../../../../src-shared/puzzles/solver';

const circles = (tiles: readonly number[], atLeast: number): Puzzle => ({ tiles, goal: { kind: 'circles', atLeast } });

const CROP = puzzleById('crop-circles')?.puzzle.tiles ?? [];

/** Seven tiles of the crop circles; all of them take the nightly run. */
const SETS: readonly (readonly [readonly number[], number])[] = [
  [[1, 2, 7, 8, 10, 15, 17], 2],
  ...(process.env['TANTRIX_SOLVER_SEEDS'] ? [[CROP, 6] as const] : []),
];

describe('crop circles', () => {
  it.each(SETS)('of %o become at least %i loops, told one after another', { timeout: 300_000 }, (tiles, least) => {
    const puzzle = circles(tiles, 1);
    const news: SolverProgress[] = [];
    const best = solve({ puzzle, seed: 1 }, (one) => news.push(one));
    const verdict = checkPuzzle(puzzle, best ?? []);
    expect(verdict.isSolved).toBe(true);
    expect(verdict.score).toBeGreaterThanOrEqual(least);
    for (const { best: told, score } of news) expect(checkPuzzle(puzzle, told ?? []).score).toBe(score);
    expect(news.at(-1)?.score).toBe(verdict.score);
  });
});

describe('circles among few tiles', () => {
  it('are found where there are some, and proved not to be where there are none', () => {
    const one = circles([1, 2, 3], 1);
    expect(checkPuzzle(one, solve({ puzzle: one, seed: 1 }) ?? []).isSolved).toBe(true);
    expect(solve({ puzzle: circles([1, 2, 3], 3), seed: 1 })).toBeUndefined();
  });

  it('keep the tiles that must stay', () => {
    const firm = { q: 3, r: 3, tile: 2, rotation: 4 };
    expect(solve({ puzzle: circles([1, 2, 3], 1), from: [firm], seed: 1 })).toContainEqual(firm);
  });

  it('are given up by a hasty question where nobody could look through all arrangements', { timeout: 300_000 }, () => {
    const puzzle = circles(CROP, 4);
    const firm = puzzle.tiles.slice(0, 9).map((tile, q) => ({ tile, q, r: 0, rotation: 0 }) as const);
    expect(solve({ puzzle, from: firm, isHasty: true, seed: 1 })).toBeUndefined();
  });

  it('are not counted', () => {
    expect(() => countSolutions({ puzzle: circles([1, 2, 3], 1), seed: 1 })).toThrow(RangeError);
  });
});
