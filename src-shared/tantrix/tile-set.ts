import { COLOUR_LETTERS, COLOURS, type Colour } from './colours';

/**
 * The 56 tiles in the order of their numbers: the six edge colours met clockwise (R red, Y yellow, B blue, G green;
 * where the string starts is only a convention) and the colour of the number printed on the back. The strings are those
 * of the encyclopedia's article on Tantrix, *Tileset*, but for tiles 25 and 28, which it has the other way round:
 * photographs of a printed set show them as they stand here.
 */
// biome-ignore format: four tiles a line
export const TILE_TABLE = [
  ['RYYBRB', 'yellow'], ['BYYBRR', 'yellow'], ['YRRBBY', 'yellow'], ['BYRBRY', 'red'],
  ['RBBRYY', 'red'], ['YRBYBR', 'blue'], ['RBBYRY', 'blue'], ['YBBRYR', 'blue'],
  ['RBYRYB', 'yellow'], ['BYYRBR', 'red'], ['YRRBYB', 'red'], ['BRRYBY', 'yellow'],
  ['YRRYBB', 'blue'], ['RYYBBR', 'blue'], ['RGGRYY', 'red'], ['YRRYGG', 'red'],
  ['RYYGRG', 'yellow'], ['GYYRGR', 'red'], ['YRRGYG', 'red'], ['GRRYGY', 'yellow'],
  ['YGGRRY', 'yellow'], ['GYYGRR', 'yellow'], ['GYYRRG', 'yellow'], ['BGGBRR', 'red'],
  ['BGGRRB', 'red'], ['GRRGBB', 'red'], ['GRRBGB', 'red'], ['RGGBBR', 'red'],
  ['BRRGBG', 'red'], ['RBBRGG', 'red'], ['YGGRYR', 'yellow'], ['GYRGRY', 'green'],
  ['RGGYRY', 'green'], ['RGYRYG', 'green'], ['YRGYGR', 'green'], ['BGGRBR', 'green'],
  ['RBBGRG', 'green'], ['GBBRGR', 'green'], ['GRBGBR', 'blue'], ['BGRBRG', 'blue'],
  ['RGGBRB', 'blue'], ['RBGRGB', 'blue'], ['BYYGGB', 'blue'], ['YBGYGB', 'yellow'],
  ['YBBGGY', 'green'], ['YGGBYB', 'green'], ['YBBYGG', 'green'], ['BGGBYY', 'white'],
  ['GYYGBB', 'white'], ['BGYBYG', 'white'], ['GYBGBY', 'white'], ['BGGYBY', 'white'],
  ['BYYGBG', 'white'], ['GYYBGB', 'white'], ['YBBGYG', 'white'], ['GBBYGY', 'white'],
] as const;

/**
 * The edge colours of the triple intersections, whose numbers go on from 57: three straights that cross. Turned by 180°
 * they look the same. What colours their backs had is not known.
 */
export const TRIPLE_INTERSECTIONS = ['YRGYRG', 'YGRYGR', 'YBGYBG', 'YGBYGB', 'YRBYRB', 'YBRYBR', 'RBGRBG', 'RGBRGB'];

/** A set of tiles as a value; their numbers run from 1 to `count`. */
export interface TileSet {
  readonly count: number;
  /** At a tile's number - 1: the six colours met clockwise from north, the tile not turned; three colours, each on two sides. */
  readonly tiles: readonly (readonly Colour[])[];
}

/**
 * The set of tiles whose edge colours are told by six letters of RYBG each, by their numbers from 1. Throws RangeError
 * for what is no tile.
 */
export function tileSetOf(texts: readonly string[]): TileSet {
  const tiles = texts.map((letters) => Array.from(letters, (letter) => COLOURS[COLOUR_LETTERS.indexOf(letter)]));
  const bad = tiles.findIndex((edges) => !isTile(edges));
  if (bad >= 0) throw new RangeError(`no tile: ${texts[bad]}`);
  return { count: tiles.length, tiles };
}

function isTile(edges: readonly (Colour | undefined)[]): boolean {
  return (
    edges.length === 6 && edges.every((colour) => colour && edges.filter((other) => other === colour).length === 2)
  );
}

/** The 56 tiles. */
export const STANDARD_TILES: TileSet = tileSetOf(TILE_TABLE.map(([letters]) => letters));

/** The 64 tiles of the first edition, of which the makers left out eight in 1993. */
export const FIRST_EDITION: TileSet = tileSetOf([...TILE_TABLE.map(([letters]) => letters), ...TRIPLE_INTERSECTIONS]);

/**
 * The sets with which a game can be played. A larger one has the tiles of a smaller one by the same numbers, so all share
 * the look-up tables of the largest; and no two are of one size, so the tiles of a bag tell which set it is.
 */
export const TILE_SETS = { standard: STANDARD_TILES, 'first-edition': FIRST_EDITION } as const satisfies Record<
  string,
  TileSet
>;
export type SetName = keyof typeof TILE_SETS;
export const SET_NAMES: readonly SetName[] = ['standard', 'first-edition'];
