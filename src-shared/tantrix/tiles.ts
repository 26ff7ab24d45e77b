import type { Colour } from './colours';
import { FIRST_EDITION, TILE_TABLE } from './tile-set';

/** A tile's printed number, 1 to 56; in the first edition to 64. */
export type TileNumber = number;
/** Turns of 60° clockwise, 0 to 5, from the position in which the tile table is read from north. */
export type Rotation = number;
export type BackColour = (typeof TILE_TABLE)[number][1] | 'unknown';

/** What a link joins: sides next to each other (corner), with one between (bend), opposite (straight). */
export const LINK_SHAPES = ['corner', 'bend', 'straight'] as const;
export type LinkShape = (typeof LINK_SHAPES)[number];

/** One link: the two sides it joins (the first the smaller) and its shape. */
export interface Link {
  readonly colour: Colour;
  readonly sides: readonly [number, number];
  readonly shape: LinkShape;
}

/** Tiles of the standard set: 56. */
export const TILE_COUNT = TILE_TABLE.length;

/** Tiles of the largest set: 64. */
export const MOST_TILES = FIRST_EDITION.count;

/** The numbers of the standard set, ascending. */
export const TILE_NUMBERS: readonly TileNumber[] = TILE_TABLE.map((_, index) => index + 1);

/** Whether a number is that of a tile in a set of so many: whole, from 1. */
export const isTileIn = (count: number, value: number): value is TileNumber =>
  Number.isInteger(value) && value >= 1 && value <= count;

/** Whether a number is that of a tile of the standard set: whole, 1 to 56. */
export const isTileNumber = (value: number): value is TileNumber => isTileIn(TILE_COUNT, value);

/** The numbers of the tiles in a set of so many, ascending. */
export const tileNumbers = (count: number): TileNumber[] => Array.from({ length: count }, (_, at) => at + 1);

/** Whether it is one of the triple intersections, which are the same when turned by 180°. */
export const isTripleIntersection = (tile: TileNumber): boolean => tile > TILE_COUNT;

/** The rotation, 0 to 5, after so many further turns of 60° clockwise; negative ones go the other way. */
export const turnRotation = (rotation: Rotation, sixths: number): Rotation => (((rotation + sixths) % 6) + 6) % 6;

/** Whether a number is a rotation: whole, 0 to 5. */
export const isRotation = (value: number): value is Rotation => Number.isInteger(value) && value >= 0 && value <= 5;

/** The six colours of a tile clockwise from north, the tile turned by `rotation`. */
export function edgesOf(tile: TileNumber, rotation: Rotation = 0): readonly Colour[] {
  const printed = FIRST_EDITION.tiles[tile - 1];
  return printed.map((_, side) => printed[(side - rotation + 6) % 6]);
}

/** The three links of a tile turned by `rotation`, in the order of their first sides. */
export function linksOf(tile: TileNumber, rotation: Rotation = 0): readonly Link[] {
  const edges = edgesOf(tile, rotation);
  const links: Link[] = [];
  edges.forEach((colour, side) => {
    const other = edges.indexOf(colour, side + 1);
    if (other > 0) links.push({ colour, sides: [side, other], shape: shapeBetween(side, other) });
  });
  return links;
}

/** The colour in which the number of a tile is printed on its back; that of triple intersections is not known. */
export const backOf = (tile: TileNumber): BackColour => TILE_TABLE.at(tile - 1)?.[1] ?? 'unknown';

/** Corners join sides 1 apart, bends 2, straights 3. */
function shapeBetween(side: number, other: number): LinkShape {
  const apart = Math.min(other - side, 6 - other + side);
  return LINK_SHAPES[apart - 1];
}
