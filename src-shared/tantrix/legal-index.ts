import { type Game, legalPlacements } from './game';
import { type Hex, hexKey } from './hex';
import type { Rotation, TileNumber } from './tiles';

/** The legal placements of a game, found once and looked up by tile and by cell: a window asks for them at every drawing. */

interface LegalIndex {
  /** By tile and `hexKey`: the cell, and the rotations in which the tile may be played there. */
  readonly byTile: ReadonlyMap<TileNumber, ReadonlyMap<string, { readonly hex: Hex; readonly rotations: Rotation[] }>>;
  /** By `hexKey`, ascending. */
  readonly tiles: ReadonlyMap<string, readonly TileNumber[]>;
}

/** A game is a value: what was found of it holds as long as it is there. */
const indexes = new WeakMap<Game, LegalIndex>();

function indexOf(game: Game): LegalIndex {
  const index = indexes.get(game) ?? indexed(game);
  indexes.set(game, index);
  return index;
}

function indexed(game: Game): LegalIndex {
  const byTile = new Map<TileNumber, Map<string, { hex: Hex; rotations: Rotation[] }>>();
  const tiles = new Map<string, TileNumber[]>();
  for (const { tile, rotation, q, r } of legalPlacements(game)) {
    const key = hexKey({ q, r });
    const cells = byTile.get(tile) ?? new Map<string, { hex: Hex; rotations: Rotation[] }>();
    byTile.set(tile, cells);
    const cell = cells.get(key) ?? { hex: { q, r }, rotations: [] };
    if (cell.rotations.length === 0)
      tiles.set(
        key,
        [...(tiles.get(key) ?? []), tile].toSorted((a, b) => a - b),
      );
    cells.set(key, cell);
    cell.rotations.push(rotation);
  }
  return { byTile, tiles };
}

/** The tiles of the mover that may be played somewhere. */
export const playableTiles = (game: Game): TileNumber[] => [...indexOf(game).byTile.keys()];

/** The cells where a tile of the mover's may be played, each once. */
export const legalCells = (game: Game, tile: TileNumber): Hex[] =>
  [...(indexOf(game).byTile.get(tile)?.values() ?? [])].map(({ hex }) => hex);

/** The rotations in which a tile of the mover's may be played in a cell. */
export const legalRotations = (game: Game, tile: TileNumber, hex: Hex): readonly Rotation[] =>
  indexOf(game).byTile.get(tile)?.get(hexKey(hex))?.rotations ?? [];

/** The tiles of the mover that may be played in a cell, ascending. */
export const legalTiles = (game: Game, hex: Hex): readonly TileNumber[] => indexOf(game).tiles.get(hexKey(hex)) ?? [];
