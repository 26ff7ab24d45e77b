import { COLOUR_LETTERS, COLOURS, type Colour } from './colours';
import { TILE_TABLE } from './tile-table';

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
