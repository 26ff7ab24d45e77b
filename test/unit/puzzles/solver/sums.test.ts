import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { countSolutions, type SolverProgress, solve } from '../../../../src-shared/puzzles/solver';
import { IS_NIGHTLY } from '../../../support/nightly';

/** What is known to be found: by hand 140 and 133 points were made. */
const NIGHTLY = [
  ['four-line', 2, 40_000_000, 140],
  ['four-loop', 1, 30_000_000, 133],
] as const;

/** The seed, the steps, and the points they come to at least; the nightly run takes its time. */
const SEARCHES: readonly (readonly [string, number, number, number])[] = [
  ['four-line', 1, 2_000_000, 70],
  ['four-loop', 1, 2_000_000, 20],
  ...(IS_NIGHTLY ? NIGHTLY : []),
];

function puzzleOf(id: string): Puzzle {
  const entry = puzzleById(id);
  if (!entry) throw new RangeError(`no puzzle ${id}`);
  return entry.puzzle;
}

const SHORT: Puzzle = {
  tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  goal: { kind: 'sum', path: 'line', best: 30, bestByHand: 30 },
};

describe('the longest paths of all tiles', () => {
  it.each(SEARCHES)(
    'of %s come with seed %i in %i steps to %i points, bettered one by one',
    { timeout: 1_200_000 },
    (id, seed, steps, least) => {
      const puzzle = puzzleOf(id);
      const news: SolverProgress[] = [];
      const best = solve({ puzzle, seed, steps }, (one) => news.push(one));
      const { faults, score } = checkPuzzle(puzzle, best ?? []);
      expect(faults).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(least);
      const told = news.filter((one) => one.best);
      for (const { best: laid, score: said } of told)
        expect(checkPuzzle(puzzle, laid ?? [])).toMatchObject({ score: said, faults: [] });
      expect(told.at(-1)?.score).toBe(score);
      const scores = told.map((one) => one.score);
      expect(scores).toEqual(scores.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(news.at(-1)?.progress).toBe(1);
    },
  );
});

describe('sums of few tiles', { timeout: 60_000 }, () => {
  const question = { puzzle: SHORT, seed: 1, steps: 300_000 };

  it('are the same for the same seed', () => {
    expect(solve(question)).toEqual(solve(question));
    expect(checkPuzzle(SHORT, solve(question) ?? []).faults).toEqual([]);
  });

  it('never fall behind the arrangement to begin with, which keeps its place', () => {
    const from = solve({ ...question, steps: 200_000 })?.map((one) => ({ ...one, q: one.q + 5 }));
    expect(from).toBeDefined();
    expect(solve({ ...question, from: from ?? [], steps: 1 })).toEqual(from);
  });

  it('begin from scratch when tiles are missing or clash', () => {
    const [first, ...others] = solve(question) ?? [];
    if (!first) throw new Error('there is no first tile');
    const clashing = { ...first, rotation: (first.rotation + 1) % 6 };
    for (const from of [others, [clashing, ...others]]) {
      expect(checkPuzzle(SHORT, solve({ ...question, from }) ?? []).faults).toEqual([]);
    }
  });

  it('are not counted', () => {
    expect(() => countSolutions({ puzzle: SHORT, seed: 1 })).toThrow(RangeError);
  });
});
