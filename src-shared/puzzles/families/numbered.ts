import { backOf, COLOURS, type Colour, TILE_NUMBERS, type TileNumber } from '../../tantrix';
import type { PathsGoal, ShapeName } from '../puzzle';
import { type CataloguedPuzzle, eachColour } from './entry';

/** The puzzles that the numbers on the backs tell: Discovery by the numbers, Rainbow by their colours. */

/** By the number of tiles; the booklet goes up to ten. */
const TARGET_SECONDS: Readonly<Record<number, number>> = {
  3: 20,
  4: 40,
  5: 60,
  6: 180,
  7: 360,
  8: 600,
  9: 900,
  10: 1080,
};
const FIRST = 3;
const LAST = 30;

/** The first `count` tiles in a loop of the colour that is on the back of the last. */
function discovery(count: number): CataloguedPuzzle {
  const tiles = TILE_NUMBERS.slice(0, count);
  const choices = COLOURS.filter((colour) => colour === backOf(count)).map((colour) => [colour]);
  const targetSeconds = TARGET_SECONDS[count];
  return {
    id: `discovery-${count}`,
    name: `Discovery ${count}`,
    family: 'discovery',
    puzzle: { tiles, goal: { kind: 'paths', path: 'loop', choices } },
    ...(targetSeconds === undefined ? {} : { targetSeconds }),
  };
}

export const DISCOVERY: readonly CataloguedPuzzle[] = TILE_NUMBERS.slice(FIRST - 1, LAST).map(discovery);

/** The ten tiles of a Discovery set: the booklet of 2003 puts any number of such sets together. */
const SET = 10;
/** The shortest and the longest loop of Extended Discovery; the booklet goes on for ever. */
export const EXTENDED_LENGTHS = { least: LAST + 1, most: 100 } as const;

/** The tile that comes in that place of the sequence, which goes through the ten again and again. */
const tileInPlace = (place: number): TileNumber => ((place - 1) % SET) + 1;

/** So many tiles of the sequence in a loop of the colour that is on the back of the last. */
function extended(count: number): CataloguedPuzzle {
  const tiles = Array.from({ length: count }, (_, at) => tileInPlace(at + 1)).toSorted((a, b) => a - b);
  const choices = COLOURS.filter((colour) => colour === backOf(tileInPlace(count))).map((colour) => [colour]);
  return {
    id: `extended-${count}`,
    name: `Extended Discovery ${count}`,
    family: 'extended',
    puzzle: { tiles, goal: { kind: 'paths', path: 'loop', choices } },
  };
}

export const EXTENDED: readonly CataloguedPuzzle[] = Array.from(
  { length: EXTENDED_LENGTHS.most - EXTENDED_LENGTHS.least + 1 },
  (_, at) => extended(EXTENDED_LENGTHS.least + at),
);

const withBack = (back: Colour | 'white'): TileNumber[] => TILE_NUMBERS.filter((tile) => backOf(tile) === back);

const rainbow = (back: Colour, path: PathsGoal['path'], shape?: ShapeName): CataloguedPuzzle => ({
  id: `rainbow-${back}`,
  name: `Rainbow, ${back}`,
  family: 'rainbow',
  puzzle: {
    tiles: withBack(back),
    goal: { kind: 'paths', path, choices: [[back]], ...(shape ? { shape } : {}) },
  },
});

export const RAINBOW: readonly CataloguedPuzzle[] = [
  rainbow('green', 'loop'),
  rainbow('yellow', 'loop'),
  {
    id: 'rainbow-white',
    name: 'Rainbow, white',
    family: 'rainbow',
    puzzle: {
      tiles: withBack('white'),
      goal: { kind: 'paths', path: 'loop', choices: eachColour(withBack('white')) },
    },
    solvable: [['blue']],
  },
  rainbow('blue', 'line', 'pyramid-10'),
  rainbow('red', 'line', 'pyramid-15'),
];
