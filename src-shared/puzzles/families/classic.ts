import type { Colour, TileNumber } from '../../tantrix';
import { type CataloguedPuzzle, eachColour, eachPair } from './entry';

const JUNIOR = [3, 5, 8, 12, 14, 43, 46, 50, 52, 54];
const STUDENT = [19, 21, 24, 25, 29, 31, 32, 40, 41, 42];
const MASTER = [18, 22, 23, 26, 27, 33, 34, 35, 36, 47, 53, 55];
const PROFESSOR = [2, 11, 15, 17, 20, 30, 38, 39, 44, 45, 51, 56];
const GENIUS = [1, 4, 6, 7, 9, 10, 13, 16, 28, 37, 48, 49];

/** A loop of any one colour; which ones can be made is for the person to find out. */
function anyLoop(name: string, level: number, tiles: readonly TileNumber[], ...solvable: Colour[]): CataloguedPuzzle {
  return {
    id: name.toLowerCase(),
    name,
    family: 'classic',
    level,
    puzzle: { tiles, goal: { kind: 'paths', path: 'loop', choices: eachColour(tiles) } },
    solvable: solvable.map((colour) => [colour]),
  };
}

/** The eight that the original program had, the easy ones first. */
export const CLASSIC: readonly CataloguedPuzzle[] = [
  anyLoop('Starter', 2, [1, 2, 3, 4, 5, 6], 'blue'),
  anyLoop('Basic', 3, [1, 2, 3, 4, 5, 6, 7, 8], 'blue'),
  anyLoop('Original', 3, [1, 4, 5, 6, 7, 8, 9, 10, 13, 14], 'red', 'yellow', 'blue'),
  anyLoop('Junior', 3, JUNIOR, 'blue'),
  anyLoop('Student', 4, STUDENT, 'green'),
  anyLoop('Master', 6, MASTER, 'green'),
  {
    id: 'professor',
    name: 'Professor',
    family: 'classic',
    level: 5,
    puzzle: { tiles: PROFESSOR, goal: { kind: 'paths', path: 'loop', choices: eachPair() } },
    solvable: [['yellow', 'blue']],
  },
  {
    id: 'genius',
    name: 'Genius',
    family: 'classic',
    level: 8,
    puzzle: {
      tiles: GENIUS,
      goal: { kind: 'paths', path: 'line', choices: eachPair(['red', 'yellow', 'blue']) },
    },
    solvable: [
      ['red', 'yellow'],
      ['red', 'blue'],
    ],
  },
];
