import { describe, expect, it } from 'vitest';
import { cellsOfShape } from '../../../src-shared/puzzles/checker/shapes';
import { generate } from '../../../src-shared/puzzles/generate';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { puzzleProblem } from '../../../src-shared/puzzles/problem';
import {
  GENERATED_KINDS,
  GENERATED_LEVELS,
  GENERATED_SIZES,
  type PuzzleRecipe,
} from '../../../src-shared/puzzles/recipes';
import { countSolutions, solve } from '../../../src-shared/puzzles/solver';
import { puzzleCode } from '../../../src-shared/record';
import { catalogued } from '../../support/path-puzzles';
import { formOf, naiveFillings } from '../../support/naive-shapes';

const SOME = GENERATED_KINDS.flatMap((kind) =>
  GENERATED_SIZES[kind].flatMap((size): PuzzleRecipe[] =>
    kind === 'match'
      ? GENERATED_LEVELS.map((level) => ({ kind, size, level, seed: level }))
      : [{ kind, size, seed: 12 }],
  ),
);

describe('a generated puzzle', () => {
  it.each(SOME)('$kind of $size tiles, level $level, has one solution', { timeout: 30_000 }, (generating) => {
    const { puzzle } = generate(generating);
    expect(puzzleProblem(puzzle)).toBeUndefined();
    expect(puzzle.tiles).toHaveLength(generating.size);
    expect(countSolutions({ puzzle, seed: 3 })).toBe(1);
    expect(checkPuzzle(puzzle, solve({ puzzle, seed: 3 }) ?? [])).toMatchObject({ isSolved: true, faults: [] });
  });

  it.each([1, 2, 3])('of few tiles has one by a naive search, too: %i', (seed) => {
    const { puzzle } = generate({ kind: 'pyramid', size: 6, seed });
    const fillings = [...naiveFillings(cellsOfShape('pyramid-6'), puzzle.tiles)];
    expect(new Set(fillings.filter((one) => checkPuzzle(puzzle, one).isSolved).map(formOf)).size).toBe(1);
  });

  it.each([1, 2, 3])('with clues has one by a naive search, too: %i', (seed) => {
    const { puzzle } = generate({ kind: 'match', size: 7, seed, level: 3 });
    const { clues = [], tiles } = puzzle;
    const open = cellsOfShape('hexagon-7').filter(({ q, r }) => !clues.some((clue) => clue.q === q && clue.r === r));
    const others = tiles.filter((tile) => !clues.some((clue) => clue.tile === tile));
    const cells = [...clues, ...open].map(({ q, r }) => ({ q, r }));
    expect([...naiveFillings(cells, others, clues)]).toHaveLength(1);
  });

  it('has fewer clues at a higher level', () => {
    const counts = GENERATED_LEVELS.map(
      (level) => generate({ kind: 'match', size: 19, seed: 1, level }).puzzle.clues?.length ?? 0,
    );
    expect(counts).toEqual([10, 6, 4]);
  });

  it('is refused when its size is not offered, or its seed is none', () => {
    expect(() => generate({ kind: 'pyramid', size: 7, seed: 1 })).toThrow(RangeError);
    expect(() => generate({ kind: 'pyramid', size: 6, seed: -1 })).toThrow(RangeError);
  });

  it.each([
    [{ kind: 'loop', size: 8, seed: 12 } as const, 'txp1;16.20.24.26-27.41.43.51;loop_green;;68acec'],
    [{ kind: 'lines', size: 8, seed: 1 } as const, 'txp1;1.20.25.29.31.42-43.49;line_yellow+green;;25484a'],
    [{ kind: 'hexagon', size: 7, seed: 1 } as const, 'txp1;1-2.9-10.30.36.54;line_yellow_in_hexagon-7;;573443'],
    [{ kind: 'pyramid', size: 10, seed: 1 } as const, 'txp1;2.24-25.34-36.42.54-56;line_green_in_pyramid-10;;d5e47b'],
    [
      { kind: 'match', size: 7, seed: 1, level: 3 } as const,
      'txp1;10.19.23.30.34.40.45;shape_-1,0/-1,1/0,-1/0,0/0,1/1,-1/1,0;45_0,-1_5/19_0,1_2;1e0875',
    ],
  ])('stays the same for ever: %o', { timeout: 30_000 }, (generating, code) => {
    expect(puzzleCode(generate(generating).puzzle)).toBe(code);
  });
});

describe('counting', () => {
  it('ends at as many solutions as are asked for', () => {
    expect(countSolutions({ puzzle: catalogued('discovery-10'), most: 2, seed: 1 })).toBe(2);
    const puzzle = { tiles: [1, 2, 3, 4, 5, 24], goal: { kind: 'shape', shape: 'pyramid-6' } } as const;
    expect(countSolutions({ puzzle, most: 2, seed: 1 })).toBe(2);
  });
});
