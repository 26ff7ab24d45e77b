import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, puzzleById } from '../../../../src-shared/puzzles/catalogue';
import {
  DRAWN_COLOURS,
  DRAWN_PYRAMIDS,
  drawnPyramid,
  hasThreeColours,
} from '../../../../src-shared/puzzles/drawn-pyramids';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { PathKind, Puzzle, ShapeName } from '../../../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../../../src-shared/puzzles/solver';
import { type Colour, type Hex, hexKey, rotateHex } from '../../../../src-shared/tantrix';
import { formOf, naiveFillings } from '../../../support/naive-shapes';
import { BUSY, IS_NIGHTLY } from '../../../support/nightly';

/** How many sets of random tiles are drawn of each kind; the nightly run draws more. */
const SEEDS = Number(process.env['TANTRIX_SOLVER_SEEDS'] ?? 4);

const triangle = (rows: number): Hex[] =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: rows - r }, (__, q) => ({ q, r }))).flat();

/** A tile in the middle and six round it. */
const FLOWER: readonly Hex[] = [{ q: 0, r: 0 }, ...[0, 1, 2, 3, 4, 5].map((turn) => rotateHex({ q: 1, r: 0 }, turn))];

const filled = (shape: ShapeName | readonly Hex[], tiles: readonly number[], more: Partial<Puzzle> = {}): Puzzle => ({
  tiles,
  goal: { kind: 'shape', shape },
  ...more,
});

const formsOf = (cells: readonly Hex[], tiles: readonly number[]): Set<string> =>
  new Set([...naiveFillings(cells, tiles)].map(formOf));

/** Tiles that are much alike: the naive search is long about them. */
const MANY_FILLINGS: readonly [ShapeName, readonly Hex[], number[]][] = IS_NIGHTLY
  ? [['pyramid-6', triangle(3), [1, 2, 3, 4, 5, 24]]]
  : [];

describe('solutions of shapes', BUSY, () => {
  it.each<[ShapeName, readonly Hex[], number[]]>([
    ['pyramid-3', triangle(2), [1, 2, 3]],
    ['pyramid-3', triangle(2), [7, 31, 52]],
    ['pyramid-6', triangle(3), [3, 17, 26, 38, 44, 51]],
    ...MANY_FILLINGS,
    ['hexagon-7', FLOWER, [1, 15, 24, 33, 43, 48, 52]],
  ])('in a %s are as many as a naive search finds: %#', (shape, cells, tiles) => {
    const forms = formsOf(cells, tiles);
    expect(countSolutions({ puzzle: filled(shape, tiles), seed: 1 })).toBe(forms.size);
    const solution = solve({ puzzle: filled(shape, tiles), seed: 1 });
    expect(solution && forms.has(formOf(solution))).toBe(true);
  });

  it('in a shape without symmetry are as many as a naive search finds', () => {
    const cells = [...triangle(2), { q: 2, r: 0 }, { q: 2, r: 1 }];
    const tiles = [2, 9, 14, 22, 40];
    expect(countSolutions({ puzzle: filled(cells, tiles), seed: 1 })).toBe(formsOf(cells, tiles).size);
  });

  it('with firm tiles are those of all in which these lie so', () => {
    const tiles = [3, 17, 26, 38, 44, 51];
    const all = [...naiveFillings(triangle(3), tiles)];
    const [first = []] = all;
    const firm = first.slice(1, 3);
    const alike = all.filter((one) => firm.every((firmOne) => one.some((other) => isDeepStrictEqual(other, firmOne))));
    const puzzle = filled(triangle(3), tiles);
    expect(countSolutions({ puzzle, from: firm, seed: 1 })).toBe(alike.length);
    expect(countSolutions({ puzzle: { ...puzzle, clues: firm }, seed: 1 })).toBe(alike.length);
    expect(solve({ puzzle, from: firm, seed: 1 })).toEqual(expect.arrayContaining(firm));
  });

  it('lie anywhere, pointing up or down, where a firm tile of a named shape wants it', () => {
    const firm = { q: 4, r: -7, tile: 2, rotation: 5 };
    const puzzle = filled('pyramid-3', [1, 2, 3]);
    const free = countSolutions({ puzzle, seed: 1 });
    // Every solution can be turned so that one of its tiles lies in any rotation.
    expect(countSolutions({ puzzle, from: [firm], seed: 1 })).toBe(free);
    expect(solve({ puzzle, from: [firm], seed: 1 })).toContainEqual(firm);
  });

  it('do not exist with two firm tiles in one cell, or one that is not in the set', () => {
    const puzzle = filled('pyramid-3', [1, 2, 3]);
    const at = { q: 0, r: 0, rotation: 0 };
    expect(
      solve({
        puzzle,
        from: [
          { ...at, tile: 1 },
          { ...at, tile: 2 },
        ],
        seed: 1,
      }),
    ).toBeUndefined();
    expect(solve({ puzzle, from: [{ ...at, tile: 4 }], seed: 1 })).toBeUndefined();
  });

  it('lie in the very cells that are named', () => {
    const cells = triangle(3).map(({ q, r }) => ({ q: q + 5, r: r - 2 }));
    const solution = solve({ puzzle: filled(cells, [1, 2, 3, 4, 5, 6]), seed: 3 });
    expect(solution?.map(hexKey).toSorted()).toEqual(cells.map(hexKey).toSorted());
  });
});

describe('paths in shapes', BUSY, () => {
  const FEW = [14, 16, 31, 39, 49, 51];
  const ofFew = () => naiveFillings(triangle(3), FEW);
  const puzzleIds = CATALOGUE.filter(({ puzzle: { goal } }) => goal.kind === 'paths' && goal.shape).map(({ id }) => id);

  it.each(puzzleIds)('of %s are found', (id) => {
    const puzzle = puzzleById(id)?.puzzle;
    expect(puzzle && checkPuzzle(puzzle, solve({ puzzle, seed: 1 }) ?? [])).toMatchObject({
      isSolved: true,
      faults: [],
    });
  });

  it.each<[PathKind, (readonly Colour[])[]]>([
    ['line', [['red'], ['yellow'], ['blue']]],
    ['line', [['red', 'yellow']]],
    ['loop', [['red'], ['yellow'], ['blue']]],
  ])('are as many as a naive search finds: %s of %o', (path, choices) => {
    const puzzle: Puzzle = { tiles: FEW, goal: { kind: 'paths', path, choices, shape: 'pyramid-6' } };
    const forms = [...ofFew()].filter((one) => checkPuzzle(puzzle, one).isSolved).map(formOf);
    expect(countSolutions({ puzzle, seed: 1 })).toBe(new Set(forms).size);
  });

  it('are looked for in one choice of colours when that is asked for', () => {
    const puzzle: Puzzle = {
      tiles: [6, 7, 12, 25, 26, 27, 30, 38, 40, 42],
      goal: { kind: 'paths', path: 'line', choices: [['red'], ['blue']], shape: 'pyramid-10' },
    };
    const solution = solve({ puzzle, colours: ['blue'], seed: 1 });
    expect(checkPuzzle(puzzle, solution ?? []).colours).toContain('blue');
  });
});

describe('random pyramids', () => {
  it.each(
    DRAWN_PYRAMIDS.flatMap((shape) =>
      DRAWN_COLOURS.filter((colours) => colours === 'four' || hasThreeColours(shape)).map(
        (colours) => [shape, colours] as const,
      ),
    ),
  )('%s of %s colours are solved', { timeout: 120_000 }, (shape, colours) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const puzzle = drawnPyramid(shape, colours, seed);
      expect(checkPuzzle(puzzle, solve({ puzzle, seed }) ?? []).faults).toEqual([]);
    }
  });
});
