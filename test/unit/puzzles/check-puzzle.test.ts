import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement, Goal, Puzzle } from '../../../src-shared/puzzles/puzzle';
import type { Fault } from '../../../src-shared/puzzles/verdict';
import { TILE_NUMBERS } from '../../../src-shared/tantrix';
import { laid, shifted } from '../../support/arrangements';
import { allArrangements } from '../../support/naive-puzzles';
import { IS_NIGHTLY } from '../../support/nightly';

function puzzleOf(id: string): Puzzle {
  const found = puzzleById(id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found.puzzle;
}

const THREE = puzzleOf('discovery-3');
const THREE_SOLVED = laid('1@0,0/0 3@1,0/0 2@1,-1/2');
const FOUR = puzzleOf('discovery-4');
const FOUR_SOLVED = laid('1@0,0/0 4@-1,0/5 3@-1,1/5 2@0,-1/5');

const faultsOf = (puzzle: Puzzle, arrangement: Arrangement): readonly Fault[] =>
  checkPuzzle(puzzle, arrangement).faults;
const codesOf = (puzzle: Puzzle, arrangement: Arrangement): string[] =>
  faultsOf(puzzle, arrangement).map(({ code }) => code);
const loop = (...tiles: number[]): Puzzle => ({ tiles, goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } });

const six = (goal: Goal): Puzzle => ({ tiles: [1, 2, 3, 4, 5, 6], goal });
const sum = (path: 'line' | 'loop'): Puzzle => ({
  tiles: TILE_NUMBERS,
  goal: { kind: 'sum', path, best: 146, bestByHand: 140 },
});
const circles = (atLeast: number): Puzzle => ({ tiles: [1, 2, 3], goal: { kind: 'circles', atLeast } });
const shapeFault = (puzzle: Puzzle, arrangement: Arrangement) =>
  faultsOf(puzzle, arrangement).find(({ code }) => code === 'shape');

/** The outline of a hexagon with so many tiles a side, colours be what they may. */
function ring(side: number): Arrangement {
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  let [q, r] = [0, 0];
  return steps.flatMap(([dq = 0, dr = 0], turn) =>
    Array.from({ length: side }, (_, at) => {
      [q, r] = [q + dq, r + dr];
      return { tile: turn * side + at + 1, q, r, rotation: 0 };
    }),
  );
}

const MORE_TILES: readonly (readonly [number, number])[] = IS_NIGHTLY
  ? [
      [4, 2],
      [5, 4],
    ]
  : [];

describe('a solved puzzle', () => {
  it.each([
    ['Discovery 3', THREE, THREE_SOLVED, 'yellow'],
    ['Discovery 4', FOUR, FOUR_SOLVED, 'red'],
  ])('is told with its colours: %s', (_, puzzle, arrangement, colour) => {
    expect(checkPuzzle(puzzle, arrangement)).toEqual({ isSolved: true, colours: [colour], faults: [] });
  });

  // Two independent programs count the same. More than three tiles have so many arrangements that only the nightly run
  // looks at all.
  it.each<readonly [number, number]>([[3, 2], ...MORE_TILES])(
    'Discovery %i: of all arrangements %i are solutions',
    { timeout: 300_000 },
    (count, solutions) => {
      const puzzle = puzzleOf(`discovery-${count}`);
      expect(allArrangements(puzzle.tiles).filter((one) => checkPuzzle(puzzle, one).isSolved)).toHaveLength(solutions);
    },
  );
});

describe('what tiles lie where', () => {
  it('an empty table lacks all tiles', () => {
    expect(faultsOf(THREE, [])).toEqual([
      { code: 'tilesMissing', tiles: [1, 2, 3] },
      { code: 'notClosed', colour: 'yellow' },
    ]);
  });

  it('names the tiles that are missing', () => {
    expect(faultsOf(FOUR, FOUR_SOLVED.slice(1))[0]).toEqual({ code: 'tilesMissing', tiles: [1] });
  });

  it('names the tiles that lie apart from most of the others', () => {
    const [one, ...others] = FOUR_SOLVED;
    const apart = [...others, ...shifted(one ? [one] : [], 40, -900)];
    expect(faultsOf(FOUR, apart)[0]).toEqual({ code: 'apart', tiles: [1] });
  });

  it('calls of two halves that one apart which has not the lowest number', () => {
    const halves = [...FOUR_SOLVED.slice(2), ...shifted(FOUR_SOLVED.slice(0, 2), 9, 9)];
    expect(faultsOf(FOUR, halves)[0]).toEqual({ code: 'apart', tiles: [2, 3] });
  });

  it.each([
    ['not of the puzzle', [...THREE_SOLVED, ...laid('9@-1,0/0')], [9]],
    ['of no set', [...THREE_SOLVED, ...laid('0@-1,0/0 57@5,5/0')], [0, 57]],
    ['there twice', [...THREE_SOLVED, ...laid('3@7,7/0')], [3]],
    ['in a filled cell', laid('1@0,0/0 3@1,0/0 2@1,0/2'), [3]],
    ['turned by no turn', [...THREE_SOLVED.slice(0, 2), ...laid('2@1,-1/8')], [2]],
    ['between the cells', [...THREE_SOLVED.slice(0, 2), { tile: 2, q: 1, r: -1.5, rotation: 2 }], [2]],
  ])('does not take a tile %s', (_, arrangement, tiles) => {
    const verdict = checkPuzzle(THREE, arrangement);
    expect(verdict.isSolved).toBe(false);
    expect(verdict.faults[0]).toEqual({ code: 'stray', tiles });
  });

  it('wants the clues where they are given', () => {
    const puzzle: Puzzle = { ...THREE, clues: laid('3@1,0/0') };
    expect(checkPuzzle(puzzle, THREE_SOLVED).isSolved).toBe(true);
    expect(faultsOf(puzzle, shifted(THREE_SOLVED, 1, 0))).toEqual([{ code: 'clueMoved', tiles: [3] }]);
    expect(codesOf(puzzle, THREE_SOLVED.toSpliced(1, 1))[0]).toBe('tilesMissing');
  });
});

describe('a clash', () => {
  it('names the two cells, the lower tile first', () => {
    const clashing = laid('1@0,0/0 3@1,0/1 2@1,-1/2');
    expect(faultsOf(THREE, clashing).filter(({ code }) => code === 'clash')).toEqual([
      {
        code: 'clash',
        cells: [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
      },
    ]);
  });
});

describe('a hole', () => {
  const all: Puzzle = { tiles: TILE_NUMBERS, goal: { kind: 'sum', path: 'line', best: 146, bestByHand: 140 } };
  const holeIn = (arrangement: Arrangement) => {
    const [fault] = faultsOf(all, arrangement).filter(({ code }) => code === 'hole');
    return fault?.code === 'hole' ? fault.cells : [];
  };

  it.each([
    [1, 1],
    [2, 7],
    [4, 37],
    [9, 217],
  ])('is all that a ring with sides of %i encloses', (side, cells) => {
    expect(holeIn(ring(side))).toHaveLength(cells);
  });

  it('names its cell', () => {
    expect(holeIn(ring(1))).toEqual([{ q: 0, r: 1 }]);
  });

  it('is none as long as there is a way out', () => {
    expect(holeIn(ring(9).slice(1))).toEqual([]);
    expect(holeIn(ring(2).slice(0, -1))).toEqual([]);
  });

  it('is told for each ring of a table full of them, tiles inside or not', () => {
    const inner = shifted(ring(1), 1, 1).map((one) => ({ ...one, tile: one.tile + 50 }));
    const both = [...ring(4), ...inner];
    expect(holeIn(both)).toHaveLength(37 - 6);
    expect(holeIn([...ring(4), ...shifted(inner, 500, 0)])).toHaveLength(37 + 1);
  });

  it('is no fault in a solitaire', () => {
    const solitaire: Puzzle = { tiles: TILE_NUMBERS, goal: { kind: 'solitaire', path: 'line', colours: ['red'] } };
    expect(codesOf(solitaire, ring(1))).not.toContain('hole');
  });
});

describe('paths', () => {
  it('names the tiles that the longest path leaves out', () => {
    const open = laid('1@0,0/0 3@1,0/0 2@-1,0/1');
    expect(faultsOf(loop(1, 2, 3), open)).toContainEqual({ code: 'leftOut', colour: 'yellow', tiles: [2] });
  });

  it('tells a loop that is open, and a line that is closed', () => {
    const line: Puzzle = { ...THREE, goal: { kind: 'paths', path: 'line', choices: [['yellow']] } };
    expect(faultsOf(line, THREE_SOLVED)).toEqual([{ code: 'closed', colour: 'yellow' }]);
    const open = allArrangements([1, 2, 3]).find((one) => checkPuzzle(line, one).isSolved) ?? [];
    expect(faultsOf(THREE, open)).toEqual([{ code: 'notClosed', colour: 'yellow' }]);
  });

  it('speaks of the choice that comes nearest', () => {
    const any: Puzzle = { ...THREE, goal: { kind: 'paths', path: 'loop', choices: [['red'], ['yellow'], ['blue']] } };
    expect(checkPuzzle(any, THREE_SOLVED)).toEqual({ isSolved: true, colours: ['yellow'], faults: [] });
  });

  it('wants all colours of a choice at once', () => {
    const both: Puzzle = { ...THREE, goal: { kind: 'paths', path: 'loop', choices: [['yellow', 'red']] } };
    const verdict = checkPuzzle(both, THREE_SOLVED);
    expect(verdict.isSolved).toBe(false);
    expect(verdict.faults.every((fault) => 'colour' in fault && fault.colour === 'red')).toBe(true);
  });
});

describe('a shape', () => {
  const pyramid = six({ kind: 'shape', shape: 'pyramid-6' });
  const UPRIGHT = laid('1@0,0/0 2@1,0/0 3@2,0/0 4@0,1/0 5@1,1/0 6@0,2/0');
  const UPSIDE_DOWN = laid('1@0,0/0 2@-1,0/0 3@-2,0/0 4@0,-1/0 5@-1,-1/0 6@0,-2/0');

  it('may lie anywhere and point both ways', () => {
    expect(shapeFault(pyramid, UPRIGHT)).toBeUndefined();
    expect(shapeFault(pyramid, shifted(UPSIDE_DOWN, -30, 7))).toBeUndefined();
  });

  it('tells the cells outside its best fit, and those to fill', () => {
    const almost = UPRIGHT.with(5, { tile: 6, q: 3, r: 0, rotation: 0 });
    expect(shapeFault(pyramid, almost)).toEqual({
      code: 'shape',
      cells: [{ q: 3, r: 0 }],
      open: [{ q: 0, r: 2 }],
    });
  });

  it('says nothing of open cells while tiles are missing, but of those outside', () => {
    expect(shapeFault(pyramid, UPRIGHT.slice(1))).toBeUndefined();
    expect(shapeFault(pyramid, laid('1@0,0/0 2@9,0/0'))).toMatchObject({ code: 'shape', cells: { length: 1 } });
  });

  it('of given cells stays where it is', () => {
    const cells = UPRIGHT.map(({ q, r }) => ({ q, r }));
    const given = six({ kind: 'shape', shape: cells });
    expect(shapeFault(given, UPRIGHT)).toBeUndefined();
    expect(shapeFault(given, shifted(UPRIGHT, 0, 1))).toMatchObject({ open: { length: 3 } });
  });

  it('of a hexagon has a middle', () => {
    const seven: Puzzle = { tiles: [1, 2, 3, 4, 5, 6, 7], goal: { kind: 'shape', shape: 'hexagon-7' } };
    const flower = laid('1@5,5/0 2@5,4/0 3@6,4/0 4@6,5/0 5@5,6/0 6@4,6/0 7@4,5/0');
    expect(shapeFault(seven, flower)).toBeUndefined();
    expect(shapeFault(seven, flower.with(0, { tile: 1, q: 5, r: 3, rotation: 0 }))).toBeDefined();
  });
});

describe('goals that are counted', () => {
  it('adds up the longest lines, or the longest loops, of what lies there', () => {
    // Yellow is a loop of three; red and blue go from no tile to another.
    expect(checkPuzzle(sum('loop'), THREE_SOLVED).score).toBe(3);
    expect(checkPuzzle(sum('line'), THREE_SOLVED)).toMatchObject({ isSolved: false, score: 2 });
    expect(checkPuzzle(sum('line'), []).score).toBe(0);
    expect(checkPuzzle(sum('line'), laid('1@0,0/0')).score).toBe(3);
  });

  it('counts loops where as many as can be found are wanted', () => {
    expect(checkPuzzle(circles(1), THREE_SOLVED)).toEqual({ isSolved: true, score: 1, faults: [] });
    expect(checkPuzzle(circles(2), THREE_SOLVED)).toEqual({
      isSolved: false,
      score: 1,
      faults: [{ code: 'tooFewLoops', found: 1, wanted: 2 }],
    });
  });

  it('scores a solitaire by the longest path of its best colour', () => {
    const goal: Goal = { kind: 'solitaire', path: 'loop', colours: ['red', 'yellow'] };
    expect(checkPuzzle({ tiles: [1, 2, 3], goal }, THREE_SOLVED)).toEqual({
      isSolved: true,
      colours: ['yellow'],
      score: 3,
      faults: [],
    });
    expect(checkPuzzle({ tiles: [1, 2, 3, 4], goal }, THREE_SOLVED)).toMatchObject({ isSolved: false, score: 3 });
  });
});
