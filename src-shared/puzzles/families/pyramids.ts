import type { Colour, TileNumber } from '../../tantrix';
import type { PathKind, ShapeName } from '../puzzle';
import type { CataloguedPuzzle, Family } from './entry';

/** Paths of all the colours at once, in a pyramid where one is named. */
const paths = (
  [family, id, name]: readonly [Family, string, string],
  tiles: readonly TileNumber[],
  path: PathKind,
  colours: readonly Colour[],
  shape?: ShapeName,
): CataloguedPuzzle => ({
  id,
  name,
  family,
  puzzle: { tiles, goal: { kind: 'paths', path, choices: [colours], ...(shape ? { shape } : {}) } },
});

const LOOP = [2, 3, 5, 8, 9, 10, 12, 13, 15, 17, 18, 20, 21, 33, 35];
const LOOPS = [5, 7, 8, 13, 15, 16, 19, 20, 23, 25, 28, 30, 31, 33, 45];
const LINES = [5, 6, 19, 23, 33, 39, 41, 45, 47, 49, 50, 51, 53, 54, 55];

/** Pyramids with chosen tiles; those of random tiles are in drawn-pyramids.ts. */
export const PYRAMIDS: readonly CataloguedPuzzle[] = [
  paths(['pyramid', 'pyramid-loop', 'Loop pyramid'], LOOP, 'loop', ['red'], 'pyramid-15'),
  paths(['pyramid', 'pyramid-loops', 'Double loop pyramid'], LOOPS, 'loop', ['red', 'yellow'], 'pyramid-15'),
  paths(['pyramid', 'pyramid-lines', 'Double line pyramid'], LINES, 'line', ['red', 'blue'], 'pyramid-15'),
];

const SET = [6, 7, 12, 25, 26, 27, 30, 38, 40, 42];

export const XTREME: readonly CataloguedPuzzle[] = [
  paths(['xtreme', 'xtreme-loop', 'Xtreme, red loop'], SET, 'loop', ['red']),
  paths(['xtreme', 'xtreme-red', 'Xtreme, red pyramid'], SET, 'line', ['red'], 'pyramid-10'),
  paths(['xtreme', 'xtreme-blue', 'Xtreme, blue pyramid'], SET, 'line', ['blue'], 'pyramid-10'),
  paths(
    ['xtreme', 'xtreme-green-yellow', 'Xtreme, green and yellow pyramid'],
    SET,
    'line',
    ['yellow', 'green'],
    'pyramid-10',
  ),
];
