import type { Hex, TileNumber } from '../../tantrix';
import type { CataloguedPuzzle } from './entry';

/**
 * Symmetrical patterns, of which the places of the tiles are given. The booklet has one, a pyramid of 45 with a yellow loop
 * of the tiles 43, 45 and 49 in it, but its diagram is not in our documents: the placements are ours, found by
 * `npm run patterns`. The solver proves that each has one solution.
 *
 * The first four are turned by a third: red is then where blue was, blue where green was, green where red was. The pyramid is
 * the same in a mirror, as the tiles of the loop want it: 43 and 45 are mirror images, and 49 is its own. Only 32 of the 56
 * tiles have a partner, and five on the axis are their own image, so 37 is the most; the other eight lie at the border, where
 * they differ in nothing but what they show to the outside.
 */

type Columns = readonly (readonly TileNumber[])[];

/** Each column from top to bottom, from west to east. */
const FLOWER: Columns = [
  [10, 5],
  [48, 25, 17],
  [54, 22],
];
const TRIANGLE: Columns = [[10], [33, 23], [35, 19, 44], [14, 8, 46, 56], [54, 12, 6, 43, 17]];
const SNOWFLAKE: Columns = [
  [10, 40, 44],
  [15, 13, 19, 49],
  [35, 8, 25, 16, 17],
  [39, 47, 46, 42],
  [54, 2, 6],
];
const WHIRL: Columns = [
  [10],
  [33, 23],
  [20, 45, 36],
  [38, 42, 24, 29],
  [27, 26, 25, 39, 52],
  [14, 21, 40, 30, 3, 56],
  [54, 12, 7, 41, 37, 43, 17],
];
const PYRAMID: Columns = [
  [47],
  [55, 56],
  [23, 16, 21],
  [53, 19, 20, 54],
  [46, 18, 15, 17, 52],
  [22, 41, 43, 45, 36, 26],
  [31, 38, 27, 49, 29, 37, 33],
  [5, 11, 10, 3, 14, 1, 12, 30],
  [9, 8, 28, 2, 24, 48, 25, 7, 40],
];

/** Columns that grow by a cell each, or grow and shrink by one about the middle of the table. */
const placesIn = (columns: Columns): (Hex & { readonly tile: TileNumber })[] => {
  const isPyramid = columns[0]?.length === 1;
  const west = isPyramid ? Math.round((2 * (columns.length - 1)) / 3) : (columns.length - 1) / 2;
  const top = (column: number) => (isPyramid ? Math.ceil(west / 2) - column : Math.max(0, west - column) - west);
  return columns.flatMap((tiles, column) => tiles.map((tile, at) => ({ tile, q: column - west, r: top(column) + at })));
};

function pattern(id: string, name: string, columns: Columns): CataloguedPuzzle {
  const places = placesIn(columns).toSorted((a, b) => a.tile - b.tile);
  const cells = places.map(({ q, r }) => ({ q, r }));
  return {
    id,
    name,
    family: 'pattern',
    puzzle: { tiles: places.map(({ tile }) => tile), goal: { kind: 'turn', cells } },
  };
}

export const PATTERNS: readonly CataloguedPuzzle[] = [
  pattern('pattern-flower', 'Flower', FLOWER),
  pattern('pattern-triangle', 'Triangle', TRIANGLE),
  pattern('pattern-snowflake', 'Snowflake', SNOWFLAKE),
  pattern('pattern-whirl', 'Whirl', WHIRL),
  pattern('pattern-45', 'Pyramid of 45', PYRAMID),
];
