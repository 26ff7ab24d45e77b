import type { Colour, TileNumber } from '../../tantrix';
import type { CircleGoal, LoopForm, LoopShape, TangleGoal } from '../puzzle';
import type { CataloguedPuzzle } from './entry';

const ALL_FOUR: TangleGoal = { kind: 'tangle', loops: { red: 1, yellow: 1, blue: 1, green: 1 } };

/** One shape for the loops of several colours. */
const shapes = (shape: LoopShape, ...colours: readonly Colour[]): LoopForm[] =>
  colours.map((colour) => ({ colour, shape }));

const tangle = (
  id: string,
  name: string,
  goal: TangleGoal | CircleGoal,
  tiles: readonly TileNumber[],
): CataloguedPuzzle => ({ id, name, family: 'tangle', puzzle: { tiles, goal } });

/**
 * The booklet calls the second one a chain of red, yellow and blue. Only two arrangements close the three loops and
 * entangle them, and in both red is in the middle.
 */
const EASY = [
  tangle('tangle-pair', 'Red and yellow', { kind: 'tangle', loops: { red: 1, yellow: 1 } }, [2, 7, 15, 26, 31, 45]),
  tangle(
    'tangle-chain',
    'Red, yellow, blue chain',
    { kind: 'tangle', loops: { red: 1, yellow: 1, blue: 1 }, chain: ['yellow', 'red', 'blue'] },
    [7, 10, 24, 25, 26, 28, 31, 36, 45],
  ),
  tangle('tangle-four', 'Four loops', ALL_FOUR, [7, 10, 14, 21, 23, 25, 26, 27, 31, 36, 45, 54]),
];

const SYMMETRICAL = [
  tangle(
    'necklace',
    'The Necklace',
    { ...ALL_FOUR, hub: 'red', shaped: shapes('small', 'yellow', 'blue', 'green') },
    [3, 5, 9, 14, 15, 21, 23, 25, 30, 31, 37, 42],
  ),
  tangle(
    'padlock',
    'The Padlock',
    { ...ALL_FOUR, hub: 'yellow', shaped: shapes('triangle', 'yellow') },
    [2, 5, 6, 15, 21, 25, 26, 35, 44, 45, 48, 49],
  ),
  tangle(
    'tricycle',
    'The Tricycle',
    {
      ...ALL_FOUR,
      hub: 'blue',
      shaped: [...shapes('triangle', 'blue'), ...shapes('circle', 'red', 'yellow', 'green')],
    },
    [3, 4, 6, 7, 9, 19, 28, 33, 34, 35, 37, 38, 40, 42, 44, 45, 50, 56],
  ),
];

const LOCKDOWN = [
  tangle(
    'clownface',
    'Clownface',
    { ...ALL_FOUR, hub: 'green', shaped: [{ colour: 'green', shape: 'circle', size: 6 }] },
    [6, 14, 15, 17, 26, 38, 44, 47, 50, 52, 54, 55],
  ),
  tangle(
    'alien',
    'The Alien',
    { ...ALL_FOUR, hub: 'blue', nested: { inner: 'yellow', outer: 'blue', shape: 'circle' } },
    [2, 13, 21, 27, 33, 36, 41, 48, 53, 56],
  ),
  tangle(
    'bean-party',
    'Bean Party',
    {
      ...ALL_FOUR,
      shaped: [{ colour: 'green', shape: 'triangle', size: 6 }],
      identical: ['red', 'yellow', 'blue'],
    },
    [4, 9, 10, 18, 19, 20, 23, 25, 30, 31, 32, 35, 37, 39, 43, 46, 49, 51],
  ),
  tangle(
    'lockdown',
    'Lockdown',
    { kind: 'tangle', loops: { red: 1, yellow: 2, blue: 1, green: 1 } },
    [1, 3, 5, 7, 8, 11, 12, 16, 22, 24, 28, 29, 34, 40, 42, 45],
  ),
];

const CROP_CIRCLES = tangle(
  'crop-circles',
  'Crop circles',
  { kind: 'circles', atLeast: 4 },
  [1, 2, 7, 8, 10, 15, 17, 18, 20, 22, 27, 46, 52, 53, 55],
);

export const TANGLES: readonly CataloguedPuzzle[] = [...EASY, ...SYMMETRICAL, ...LOCKDOWN, CROP_CIRCLES];
