import { COLOURS, edgesOf, pick, type Random, seededRandom, shuffled, TILE_NUMBERS, type TileNumber } from '../tantrix';
import { tilesWithout } from './families/entry';
import type { Puzzle } from './puzzle';

/** Pyramids of random tiles, by the number of their tiles. */
export const DRAWN_PYRAMIDS = ['pyramid-6', 'pyramid-10', 'pyramid-15', 'pyramid-21'] as const;
export type DrawnPyramid = (typeof DRAWN_PYRAMIDS)[number];

/** Of how many colours the tiles are drawn; three is the easier. */
export const DRAWN_COLOURS = ['three', 'four'] as const;
export type DrawnColours = (typeof DRAWN_COLOURS)[number];

const TILES_IN: Readonly<Record<DrawnPyramid, number>> = {
  'pyramid-6': 6,
  'pyramid-10': 10,
  'pyramid-15': 15,
  'pyramid-21': 21,
};

/** Whether there are enough tiles of the same three colours: 14 are. */
export const hasThreeColours = (shape: DrawnPyramid): boolean =>
  TILES_IN[shape] <= tilesWithout(TILE_NUMBERS, 'green').length;

/**
 * A pyramid of random tiles, the same for the same seed. With four colours all of them occur. Nobody has looked whether
 * it can be made. Throws RangeError when three colours have too few tiles for it.
 */
export function drawnPyramid(shape: DrawnPyramid, colours: DrawnColours, seed: number): Puzzle {
  const count = TILES_IN[shape];
  if (colours === 'three' && !hasThreeColours(shape)) throw new RangeError(`no ${count} tiles have the same colours`);
  const random = seededRandom(seed);
  const from = colours === 'three' ? tilesWithout(TILE_NUMBERS, pick(COLOURS, random)) : TILE_NUMBERS;
  return { tiles: drawTiles(from, count, colours === 'four', random), goal: { kind: 'shape', shape } };
}

function drawTiles(from: readonly TileNumber[], count: number, isOfAll: boolean, random: Random): TileNumber[] {
  for (;;) {
    const tiles = shuffled(from, random).slice(0, count);
    if (!isOfAll || hasAllColours(tiles)) return tiles.toSorted((a, b) => a - b);
  }
}

const hasAllColours = (tiles: readonly TileNumber[]): boolean =>
  new Set(tiles.flatMap((tile) => edgesOf(tile))).size === COLOURS.length;
