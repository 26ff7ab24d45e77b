import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../../../src-shared/puzzles/solver';
import type { Colour } from '../../../../src-shared/tantrix';
import { catalogued, miscounted } from '../../../support/path-puzzles';

describe('the number of solutions', () => {
  it.each<[string, Colour[], number]>([
    ['master', ['green'], 1222],
    ['professor', ['yellow', 'blue'], 2],
    ['genius', ['red', 'yellow'], 22],
    ['genius', ['red', 'blue'], 1],
    ['genius', ['yellow', 'blue'], 0],
  ])('of %s in %j is %i', { timeout: 60_000 }, (id, colours, solutions) => {
    expect(countSolutions({ puzzle: catalogued(id), colours, seed: 1 })).toBe(solutions);
  });

  it.each([1])('with four tiles at random is what the checker finds among all: %i', { timeout: 60_000 }, (seed) => {
    expect(miscounted(4, seed)).toEqual([]);
  });
});
