import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement, Puzzle } from '../../src-shared/puzzles/puzzle';
import {
  newSolitaire,
  playSolitaire,
  type SolitairePuzzle,
  solitairePlacements,
} from '../../src-shared/puzzles/solitaire';
import { shapeOfGoal } from '../../src-shared/puzzles/turning';
import type { Fault, Verdict } from '../../src-shared/puzzles/verdict';
import {
  COLOURS,
  type Hex,
  hexKey,
  neighbor,
  pick,
  type Random,
  rotateHex,
  shuffled,
  TILE_NUMBERS,
  turnRotation,
} from '../../src-shared/tantrix';
import { Board } from '../../src-shared/tantrix/board';
import { turnedTile } from '../../src-shared/tantrix/fits';
import { cellOf } from '../../src-shared/tantrix/grid';
import { type Path, pathsOf } from '../../src-shared/tantrix/paths';
import { BUSY, runs } from '../support/nightly';
import { layOut, randomPuzzle } from '../support/random-puzzles';
import { forRandomSeeds } from '../support/random-records';
import { SOLVED_TANGLES } from '../support/solved-tangles';

const ALL: SolitairePuzzle = {
  tiles: TILE_NUMBERS,
  goal: { kind: 'solitaire', path: 'loop', colours: COLOURS },
};
const SIDES = [0, 1, 2, 3, 4, 5];

/** Some tiles in one group whose colours match, holes and all. */
function randomGroup(random: Random, count = 3 + random(40)): Arrangement {
  let solitaire = newSolitaire(ALL, 'red', random(100_000));
  while (solitaire.laid.length < count) {
    const legal = solitairePlacements(solitaire);
    const result = legal.length > 0 ? playSolitaire(solitaire, pick(legal, random)) : undefined;
    if (!result?.ok) return solitaire.laid;
    solitaire = result.solitaire;
  }
  return solitaire.laid;
}

const boardOf = (arrangement: Arrangement): Board => {
  const board = new Board();
  for (const one of arrangement) board.place(cellOf(one), turnedTile(one.tile, one.rotation));
  return board;
};

const longest = (paths: readonly Path[]): number => Math.max(0, ...paths.map(({ cells }) => cells.length));

/** The empty cells of a wide square that cannot be reached from its corner. */
function naiveHoles(arrangement: Arrangement): string[] {
  const filled = new Set(arrangement.map(hexKey));
  // Further than the largest group goes from its first tile.
  const reach = 45;
  const reached = new Set([hexKey({ q: -reach, r: -reach })]);
  const next: Hex[] = [{ q: -reach, r: -reach }];
  for (const hex of next) {
    for (const side of SIDES) {
      const beside = neighbor(hex, side);
      const isWithin = Math.max(Math.abs(beside.q), Math.abs(beside.r)) <= reach;
      if (!isWithin || filled.has(hexKey(beside)) || reached.has(hexKey(beside))) continue;
      reached.add(hexKey(beside));
      next.push(beside);
    }
  }
  const around = arrangement.flatMap((one) => SIDES.map((side) => neighbor(one, side)));
  return [...new Set(around.map(hexKey))].filter((key) => !filled.has(key) && !reached.has(key));
}

/** Everything a verdict says, its cells brought back by `back`; of a shape only how far it is from fitting. */
function essenceOf({ faults, ...rest }: Verdict, back: (hex: Hex) => Hex): unknown {
  const keysOf = (cells: readonly Hex[]): string[] => cells.map((hex) => hexKey(back(hex)));
  const faultOf = (fault: Fault): unknown => {
    if (fault.code === 'shape') return { code: fault.code, cells: fault.cells.length, open: fault.open.length };
    if (fault.code === 'hole') return { code: fault.code, cells: keysOf(fault.cells).toSorted() };
    return fault.code === 'clash' ? { code: fault.code, cells: keysOf(fault.cells) } : fault;
  };
  return { ...rest, faults: faults.map(faultOf) };
}

/** A puzzle that lies nowhere: without clues or given cells. */
function freePuzzle(random: Random): Puzzle {
  const { clues: _, ...puzzle } = randomPuzzle(random);
  const isPlaced = typeof shapeOfGoal(puzzle.goal) === 'object';
  return isPlaced ? freePuzzle(random) : puzzle;
}

const tableOf = (puzzle: Puzzle, random: Random): Arrangement => {
  const group = randomGroup(random).filter(({ tile }) => puzzle.tiles.includes(tile));
  return random(3) === 0 ? layOut(puzzle.tiles, random) : group;
};

describe('the checker', BUSY, () => {
  it('says the same however the whole lies, and in whatever order', () => {
    forRandomSeeds(runs(60, 300), 90, (random) => {
      const puzzle = freePuzzle(random);
      const arrangement = tableOf(puzzle, random);
      const [sixths, east, south] = [random(6), random(99) - 49, random(99) - 49];
      const moved = shuffled(arrangement, random).map((one) => {
        const { q, r } = rotateHex(one, sixths);
        return { tile: one.tile, q: q + east, r: r + south, rotation: turnRotation(one.rotation, sixths) };
      });
      const back = ({ q, r }: Hex) => rotateHex({ q: q - east, r: r - south }, -sixths);
      expect(essenceOf(checkPuzzle(puzzle, moved), back)).toEqual(
        essenceOf(checkPuzzle(puzzle, arrangement), (hex) => hex),
      );
    });
  });

  it('reads paths as the game does', () => {
    forRandomSeeds(runs(40, 200), 91, (random) => {
      const group = randomGroup(random);
      const board = boardOf(group);
      const paths = COLOURS.map((_, colour) => pathsOf(board, colour));
      const scoreOf = (goal: Puzzle['goal']) => checkPuzzle({ tiles: TILE_NUMBERS, goal }, group).score;
      const sum = (isLoop: boolean) =>
        paths.reduce((total, each) => total + longest(each.filter((path) => path.isLoop === isLoop)), 0);
      expect(scoreOf({ kind: 'sum', path: 'line', best: 1, bestByHand: 1 })).toBe(sum(false));
      expect(scoreOf({ kind: 'sum', path: 'loop', best: 1, bestByHand: 1 })).toBe(sum(true));
      expect(scoreOf({ kind: 'circles', atLeast: 1 })).toBe(paths.flat().filter(({ isLoop }) => isLoop).length);
    });
  });

  it('finds the holes that a flood from outside leaves', () => {
    const seen = new Set<boolean>();
    forRandomSeeds(runs(20, 60), 92, (random) => {
      const group = randomGroup(random);
      const hole = checkPuzzle({ tiles: TILE_NUMBERS, goal: { kind: 'circles', atLeast: 1 } }, group).faults.find(
        ({ code }) => code === 'hole',
      );
      const naive = naiveHoles(group);
      const found = hole?.code === 'hole' ? hole.cells.map(hexKey) : [];
      expect(naive.every((key) => found.includes(key))).toBe(true);
      expect(found.length > 0).toBe(naive.length > 0);
      seen.add(found.length > 0);
    });
    expect(seen.size).toBe(2);
  });

  it('finds no fault of place in a group that matches, and none in any order of the goals', () => {
    forRandomSeeds(runs(30, 100), 93, (random) => {
      const group = randomGroup(random);
      const tiles = group.map(({ tile }) => tile).toSorted((a, b) => a - b);
      const { faults } = checkPuzzle({ tiles, goal: { kind: 'circles', atLeast: 99 } }, group);
      expect(faults.map(({ code }) => code).filter((code) => code !== 'hole')).toEqual(['tooFewLoops']);
    });
  });

  it.each(SOLVED_TANGLES)('calls $id unsolved when any tile is taken away, or turned', ({ id, arrangement }) => {
    const puzzle = CATALOGUE.find((one) => one.id === id)?.puzzle ?? ALL;
    expect(checkPuzzle(puzzle, arrangement).isSolved).toBe(true);
    for (const [at, one] of arrangement.entries()) {
      expect(checkPuzzle(puzzle, arrangement.toSpliced(at, 1)).isSolved).toBe(false);
      const turned = arrangement.with(at, { ...one, rotation: turnRotation(one.rotation, 1) });
      expect(checkPuzzle(puzzle, turned).faults.map(({ code }) => code)).toContain('clash');
    }
  });
});
