import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../../../src-shared/puzzles/solver';
import {
  COLOURS,
  type Colour,
  type Placement,
  rotateHex,
  seededRandom,
  shuffled,
  TILE_NUMBERS,
  turnRotation,
} from '../../../../src-shared/tantrix';
import { shifted } from '../../../support/arrangements';
import { naiveLoops } from '../../../support/naive-loops';
import { allArrangements } from '../../../support/naive-puzzles';
import { catalogued, miscounted, only, paths } from '../../../support/path-puzzles';

/** Whether there is a solution, and the checker finds it good. */
function isSolved(puzzle: Puzzle, seed = 1): boolean {
  const solution = solve({ puzzle, seed });
  if (!solution) return false;
  expect(checkPuzzle(puzzle, solution)).toMatchObject({ isSolved: true, faults: [] });
  return true;
}

const discovery = (count: number): Puzzle => catalogued(`discovery-${count}`);

const isSame = (a: Placement, b: Placement): boolean =>
  a.q === b.q && a.r === b.r && a.tile === b.tile && a.rotation === b.rotation;

const OF_PATHS = CATALOGUE.filter(
  ({ family, puzzle: { goal } }) => family !== 'extended' && goal.kind === 'paths' && !goal.shape,
);

describe('the puzzles of paths in the catalogue', () => {
  it.each(OF_PATHS)('$id is solved', ({ puzzle }) => {
    expect(isSolved(puzzle)).toBe(true);
  });

  it.each<[string, Colour[][]]>([
    ['starter', [['blue']]],
    ['basic', [['blue']]],
    ['original', [['red'], ['yellow'], ['blue']]],
    ['junior', [['blue']]],
    ['student', [['green']]],
    ['master', [['green']]],
    ['professor', [['yellow', 'blue']]],
    ['rainbow-white', [['blue']]],
    ['discovery-4', [['red']]],
    ['discovery-5', [['red']]],
    ['discovery-6', [['blue']]],
    ['discovery-7', [['red'], ['blue']]],
    ['discovery-8', [['blue']]],
    ['discovery-9', [['yellow']]],
  ])('%s has a solution in %j and in no other colours', (id, solvable) => {
    const puzzle = catalogued(id);
    const width = solvable[0]?.length ?? 1;
    const choices = COLOURS.flatMap((one, at) =>
      width === 1 ? [[one]] : COLOURS.slice(at + 1).map((other) => [one, other]),
    );
    expect(choices.filter((colours) => isSolved(only(puzzle, ...colours)))).toEqual(solvable);
  });

  it('says nothing of a choice that is not asked for', () => {
    const puzzle = catalogued('original');
    const solution = solve({ puzzle, colours: ['yellow'], seed: 1 }) ?? [];
    expect(checkPuzzle(puzzle, solution).colours).toContain('yellow');
    expect(solve({ puzzle: discovery(6), colours: ['red'], seed: 1 })).toBeUndefined();
  });
});

describe('the number of solutions', () => {
  it.each<[number, Colour, number]>([
    [3, 'yellow', 2],
    [4, 'red', 2],
    [5, 'red', 4],
    [6, 'blue', 8],
    [10, 'red', 1280],
    [10, 'blue', 952],
    [10, 'yellow', 388],
  ])('of Discovery %i in %s is what two other programs found: %i', (count, colour, solutions) => {
    expect(countSolutions({ puzzle: discovery(count), colours: [colour], seed: 1 })).toBe(solutions);
  });

  it.each([3, 4, 5, 6])('of Discovery %i is what laying the tiles along all loops gives', (count) => {
    const puzzle = discovery(count);
    for (const colour of ['red', 'yellow', 'blue'] as const) {
      const loops = [...naiveLoops(puzzle.tiles, colour)].filter(
        (one) => checkPuzzle(only(puzzle, colour), one).isSolved,
      );
      expect(countSolutions({ puzzle, colours: [colour], seed: 1 })).toBe(loops.length);
    }
  });

  it.each([1, 2, 3, 4, 5, 6])('with three tiles at random is what the checker finds among all: %i', (seed) => {
    expect(miscounted(3, seed)).toEqual([]);
  });

  it('counts an arrangement once that is good in two colours', () => {
    const puzzle = paths('loop', discovery(10).tiles, ['red'], ['blue'], ['yellow']);
    const count = countSolutions({ puzzle, seed: 1 });
    expect(count).toBeLessThanOrEqual(1280 + 952 + 388);
    expect(count).toBeGreaterThanOrEqual(1280);
  });

  it('does not depend on the seed', () => {
    const counts = [1, 2, 3].map((seed) => countSolutions({ puzzle: discovery(8), seed }));
    expect(new Set(counts)).toEqual(new Set([84]));
  });
});

describe('a search', () => {
  it('comes to the same answer again with the same seed', () => {
    const solutions = [4, 4, 5].map((seed) => solve({ puzzle: discovery(20), seed }));
    expect(solutions[0]).toEqual(solutions[1]);
    expect(solutions[0]).not.toEqual(solutions[2]);
  });

  it('says how far it is, and never goes back', () => {
    const told: number[] = [];
    const puzzle = paths('line', discovery(7).tiles, ['red']);
    countSolutions({ puzzle, seed: 1 }, ({ progress = -1 }) => told.push(progress));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(Math.min(...told)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
  });
});

describe('solutions with tiles that must stay', () => {
  const puzzle = discovery(10);
  const solution = solve({ puzzle, seed: 7 }) ?? [];

  it('contain them where they lie', () => {
    for (const count of [1, 2, 5, 9, 10]) {
      const from = shifted(solution.slice(0, count), 30, -11);
      const completed = solve({ puzzle, from, seed: 1 }) ?? [];
      expect(completed).toEqual(expect.arrayContaining([...from]));
      expect(checkPuzzle(puzzle, completed).isSolved).toBe(true);
    }
  });

  it('are the same, turned, when the tiles are turned', () => {
    const from = solution.filter((_, place) => place % 3 === 0);
    const turned = from.map((one) => ({ ...one, ...rotateHex(one, 2), rotation: turnRotation(one.rotation, 2) }));
    const count = countSolutions({ puzzle, from, seed: 1 });
    expect(count).toBeGreaterThan(0);
    expect(countSolutions({ puzzle, from: turned, seed: 1 })).toBe(count);
  });

  it('are all there are when one tile stays, for that is no more than a place', () => {
    const from = [{ tile: 5, q: 3, r: 4, rotation: 2 }];
    expect(countSolutions({ puzzle, from, seed: 1 })).toBe(1280);
    expect(countSolutions({ puzzle: { ...puzzle, clues: from }, seed: 1 })).toBe(1280);
  });

  it.each([1, 2, 3, 4, 5, 6])('are what the checker finds among all arrangements: %i', (seed) => {
    const tiles = shuffled(TILE_NUMBERS, seededRandom(seed)).slice(0, 3);
    const arrangements = allArrangements(tiles);
    for (const path of ['loop', 'line'] as const) {
      const small = paths(path, tiles, ['red'], ['yellow'], ['blue'], ['green']);
      const good = arrangements.filter((one) => checkPuzzle(small, one).isSolved);
      const from = (good[0] ?? arrangements[0] ?? []).filter(({ tile }) => tile === tiles[0] || tile === tiles[2]);
      const holding = good.filter((one) => from.every((firm) => one.some((each) => isSame(each, firm))));
      expect(countSolutions({ puzzle: small, from, seed })).toBe(holding.length);
    }
  });

  it('are none when the tiles cannot stay', () => {
    const [first, second] = solution;
    if (!first || !second) throw new Error('no solution');
    const none = (...from: (typeof first)[]) => solve({ puzzle, from, seed: 1 });
    expect(none(first, { ...second, q: second.q + 20 })).toBeUndefined();
    expect(none(first, { ...second, q: first.q, r: first.r })).toBeUndefined();
    expect(none({ ...first, tile: 56 })).toBeUndefined();
  });
});
