import { describe, expect, it } from 'vitest';
import { clashesOf, withRotation } from '../../../src-shared/puzzles/arrangement';
import { CATALOGUE, puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { completePuzzle, puzzleHintFor } from '../../../src-shared/puzzles/hint';
import { puzzleProblem } from '../../../src-shared/puzzles/problem';
import type { Arrangement, Puzzle } from '../../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../../src-shared/puzzles/solver';
import { laidAtFirst, misplaced } from '../../../src-shared/puzzles/turning';
import { makeTxg, parsePuzzleCode, parsePuzzleTxg, puzzleCode } from '../../../src-shared/record';
import { type Colour, edgesOf, hexKey, type Hex, neighbor, rotateHex } from '../../../src-shared/tantrix';

const SIDES = [0, 1, 2, 3, 4, 5];
const PATTERNS = CATALOGUE.filter(({ family }) => family === 'pattern');
const puzzleOf = (id: string): Puzzle => {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no ${id}`);
  return entry.puzzle;
};
const solutionOf = (puzzle: Puzzle): Arrangement => {
  const solution = solve({ puzzle, seed: 1 });
  if (!solution) throw new Error('no solution');
  return solution;
};

/** The colours of all seams: by the middle of each, twice its coordinates. */
const seamsOf = (laid: Arrangement): Map<string, Colour> => {
  const byCell = new Map(laid.map((each) => [hexKey(each), each]));
  return new Map(
    laid.flatMap((each) =>
      SIDES.flatMap((side): [string, Colour][] => {
        const other = byCell.get(hexKey(neighbor(each, side)));
        const colour = edgesOf(each.tile, each.rotation)[side];
        return other && colour ? [[hexKey({ q: each.q + other.q, r: each.r + other.r }), colour]] : [];
      }),
    ),
  );
};

const numbers = (key: string): Hex => {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
};

describe.each(PATTERNS)('$name', ({ puzzle }) => {
  it('has one solution, which the checker knows as one', () => {
    expect(puzzleProblem(puzzle)).toBeUndefined();
    expect(countSolutions({ puzzle, seed: 1 })).toBe(1);
    const solution = solutionOf(puzzle);
    expect(misplaced(puzzle, solution)).toEqual([]);
    expect(checkPuzzle(puzzle, solution)).toEqual({ isSolved: true, faults: [] });
    expect(checkPuzzle(puzzle, laidAtFirst(puzzle)).isSolved).toBe(false);
  });

  it('comes back from a file and from a code', () => {
    const record = { name: 'x', puzzle, laid: laidAtFirst(puzzle), firm: [], seconds: 0, helped: false };
    expect(parsePuzzleTxg(makeTxg(record))).toEqual({ ok: true, record });
    expect(parsePuzzleCode(puzzleCode(puzzle))).toEqual({ ok: true, puzzle });
  });

  it('is solved by its hints, a tile at a time', () => {
    let laid = laidAtFirst(puzzle);
    for (let hints = 0; !checkPuzzle(puzzle, laid).isSolved; hints++) {
      expect(hints).toBeLessThan(puzzle.tiles.length);
      const hint = puzzleHintFor({ puzzle, laid, seed: 1 });
      if (hint.kind !== 'place') throw new Error(hint.kind);
      expect(hint.isTurn).toBe(true);
      laid = withRotation(laid, hint.placement.tile, hint.placement.rotation);
    }
    expect(completePuzzle({ puzzle, laid: laidAtFirst(puzzle), seed: 1 })?.laid).toHaveLength(puzzle.tiles.length);
  });
});

describe('the symmetry of the patterns', () => {
  const NEXT: Readonly<Record<Colour, Colour>> = { red: 'blue', blue: 'green', green: 'red', yellow: 'yellow' };

  it.each(PATTERNS.filter(({ id }) => id !== 'pattern-45'))(
    '$name is the same after a third of a turn',
    ({ puzzle }) => {
      const seams = seamsOf(solutionOf(puzzle));
      const cells = puzzle.goal.kind === 'turn' ? puzzle.goal.cells : [];
      const mean = (of: (hex: Hex) => number) => cells.reduce((sum, hex) => sum + of(hex), 0) / cells.length;
      const middle = { q: mean(({ q }) => q), r: mean(({ r }) => r) };
      for (const [key, colour] of seams) {
        const { q, r } = numbers(key);
        const turned = rotateHex({ q: 3 * q - 6 * middle.q, r: 3 * r - 6 * middle.r }, 2);
        const at = { q: Math.round(turned.q / 3 + 2 * middle.q), r: Math.round(turned.r / 3 + 2 * middle.r) };
        expect(seams.get(hexKey(at))).toBe(NEXT[colour]);
      }
    },
  );

  it('the pyramid of 45 is the same in a mirror', () => {
    const solution = solutionOf(puzzleOf('pattern-45'));
    const seams = seamsOf(solution);
    const apex = solution.reduce((a, b) => (b.q < a.q ? b : a));
    for (const [key, colour] of seams) {
      const { q, r } = numbers(key);
      expect(seams.get(hexKey({ q, r: 2 * (2 * apex.r + apex.q) - r - q }))).toBe(colour);
    }
  });

  it('the pyramid of 45 has a yellow loop of 43, 45 and 49', () => {
    const loop = solutionOf(puzzleOf('pattern-45')).filter(({ tile }) => [43, 45, 49].includes(tile));
    const yellowSeams = [...seamsOf(loop).values()];
    expect(yellowSeams).toEqual(['yellow', 'yellow', 'yellow']);
    expect(
      loop.every(({ tile, rotation }) =>
        SIDES.some((side) => {
          const edges = edgesOf(tile, rotation);
          return edges[side] === 'yellow' && edges[(side + 1) % 6] === 'yellow';
        }),
      ),
    ).toBe(true);
  });
});

describe('a puzzle in which tiles are only turned', () => {
  const puzzle = puzzleOf('pattern-flower');
  const solution = solutionOf(puzzle);

  it('is not solved by tiles that lie elsewhere, however they match', () => {
    const moved = solution.map((each) => ({ ...each, q: each.q + 1 }));
    expect(clashesOf(moved)).toEqual([]);
    expect(checkPuzzle(puzzle, moved).faults).toEqual([{ code: 'clueMoved', tiles: puzzle.tiles }]);
    const record = { name: 'x', puzzle, laid: moved, firm: [], seconds: 0, helped: false };
    expect(parsePuzzleTxg(makeTxg(record))).toEqual({ ok: false, problem: { code: 'badPuzzle', problem: 'laid' } });
  });

  it('has as many cells as tiles, and clues only in their cells', () => {
    const [first] = solution;
    if (!first || puzzle.goal.kind !== 'turn') throw new Error('no pattern');
    const { cells } = puzzle.goal;
    expect(puzzleProblem({ ...puzzle, goal: { kind: 'turn', cells: cells.slice(1) } })).toBe('shape');
    expect(puzzleProblem({ ...puzzle, clues: [first] })).toBeUndefined();
    expect(puzzleProblem({ ...puzzle, clues: [{ ...first, q: first.q + 9 }] })).toBe('clues');
    expect(laidAtFirst({ ...puzzle, clues: [first] })).toContainEqual(first);
    expect(countSolutions({ puzzle: { ...puzzle, clues: [first] }, seed: 1 })).toBe(1);
    const wrong = { ...first, rotation: (first.rotation + 1) % 6 };
    expect(countSolutions({ puzzle: { ...puzzle, clues: [wrong] }, seed: 1 })).toBe(0);
  });

  it('agrees with trying all turns of four tiles', () => {
    const tiles = [1, 2, 3, 4];
    const cells = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: -1 },
    ];
    const all = Array.from({ length: 6 ** 4 }, (_, index) =>
      tiles.map((tile, at) => ({
        tile,
        q: cells[at]?.q ?? 0,
        r: cells[at]?.r ?? 0,
        rotation: Math.trunc(index / 6 ** at) % 6,
      })),
    );
    const matching = all.filter((laid) => clashesOf(laid).length === 0);
    expect(matching.length).toBeGreaterThan(0);
    expect(countSolutions({ puzzle: { tiles, goal: { kind: 'turn', cells } }, seed: 1 })).toBe(matching.length);
  });
});
