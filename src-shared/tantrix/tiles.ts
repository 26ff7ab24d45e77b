import { COLOUR_LETTERS, COLOURS, type Colour } from './colours';
import { TILE_TABLE } from './tile-set';

/** A tile's printed number, 1 to 56. */
export type TileNumber = number;
/** Turns of 60° clockwise, 0 to 5, from the position in which the tile table is read from north. */
export type Rotation = number;
export type BackColour = (typeof TILE_TABLE)[number][1];

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

/** All tile numbers, ascending. */
export const TILE_NUMBERS: readonly TileNumber[] = TILE_TABLE.map((_, index) => index + 1);

/** Whether a number is that of a tile: whole, 1 to 56. */
export const isTileNumber = (value: number): value is TileNumber =>
  Number.isInteger(value) && value >= 1 && value <= TILE_COUNT;

/** The rotation, 0 to 5, after so many further turns of 60° clockwise; negative ones go the other way. */
export const turnRotation = (rotation: Rotation, sixths: number): Rotation => (((rotation + sixths) % 6) + 6) % 6;

/** Whether a number is a rotation: whole, 0 to 5. */
export const isRotation = (value: number): value is Rotation => Number.isInteger(value) && value >= 0 && value <= 5;

/** The six colours of a tile clockwise from north, the tile turned by `rotation`. */
export function edgesOf(tile: TileNumber, rotation: Rotation = 0): readonly Colour[] {
  const letters = TILE_TABLE[tile - 1][0];
  return Array.from({ length: 6 }, (_, side) => COLOURS[COLOUR_LETTERS.indexOf(letters[(side - rotation + 6) % 6])]);
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

/** The colour in which the number of a tile is printed on its back. */
export const backOf = (tile: TileNumber): BackColour => TILE_TABLE[tile - 1][1];

/** Corners join sides 1 apart, bends 2, straights 3. */
function shapeBetween(side: number, other: number): LinkShape {
  const apart = Math.min(other - side, 6 - other + side);
  return LINK_SHAPES[apart - 1];
}
