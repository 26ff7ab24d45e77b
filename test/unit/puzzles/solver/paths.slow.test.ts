import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import { countSolutions, solve } from '../../../../src-shared/puzzles/solver';
import type { Colour } from '../../../../src-shared/tantrix';
import { IS_NIGHTLY } from '../../../support/nightly';
import { catalogued, miscounted } from '../../../support/path-puzzles';

/** The nightly run takes 100, and counts more. */
const SEEDS = Number(process.env['TANTRIX_SOLVER_SEEDS'] ?? 1);
/** The tests that are always run take the first seed. */
const seeds = Array.from({ length: SEEDS }, (_, place) => place + 2);

const LONGER: readonly [string, Colour[], number][] = IS_NIGHTLY
  ? [
      ['genius', ['yellow', 'blue'], 0],
      ['genius', ['red', 'yellow'], 22],
      ['genius', ['red', 'blue'], 1],
    ]
  : [];

const OF_PATHS = CATALOGUE.filter(
  ({ family, puzzle: { goal } }) => family !== 'extended' && goal.kind === 'paths' && !goal.shape,
);

describe('a puzzle of paths', () => {
  it.each(OF_PATHS)('$id is solved whatever the seed', { timeout: 600_000 }, ({ puzzle }) => {
    const failed = seeds.filter((seed) => !checkPuzzle(puzzle, solve({ puzzle, seed }) ?? []).isSolved);
    expect(failed).toEqual([]);
  });
});

describe('the number of solutions', () => {
  it.each<[string, Colour[], number]>([['master', ['green'], 1222], ['professor', ['yellow', 'blue'], 2], ...LONGER])(
    'of %s in %j is %i',
    { timeout: 600_000 },
    (id, colours, solutions) => {
      expect(countSolutions({ puzzle: catalogued(id), colours, seed: 1 })).toBe(solutions);
    },
  );

  it.each(IS_NIGHTLY ? seeds : [])(
    'with four tiles at random is what the checker finds among all: %i',
    { timeout: 600_000 },
    (seed) => {
      expect(miscounted(4, seed)).toEqual([]);
    },
  );
});
