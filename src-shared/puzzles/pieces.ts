import type { Hex, Placement, Rotation, TileNumber } from '../tantrix';

/** Some puzzles have a tile more than once, as the booklet's Extended Discovery has; then a number does not tell which is meant. */

/**
 * A tile and which copy of it, as one number: copy × 100 + the tile's number, copies from 0. So the first copy of a tile, and
 * every tile of a puzzle that has each once, goes by its number alone.
 */
export type Piece = number;

/** A piece as it lies. */
export interface LaidPiece extends Placement {
  /** From 1; left out for the first copy, 0. */
  readonly copy?: number;
}

const STEP = 100;

/** The most that a puzzle has: a file with more is none. Twice what the longest loop of the catalogue takes. */
export const MOST_PIECES = 200;

/** The piece of a tile and which copy of it; without a copy, the first. */
export const pieceOf = ({ tile, copy = 0 }: Pick<LaidPiece, 'tile' | 'copy'>): Piece => copy * STEP + tile;

/** The number of the tile that a piece is a copy of. */
export const tileOfPiece = (piece: Piece): TileNumber => piece % STEP;

/** Which copy of its tile a piece is, from 0. */
export const copyOfPiece = (piece: Piece): number => Math.floor(piece / STEP);

/** A piece put into a cell. */
export const laidPiece = (piece: Piece, { q, r }: Hex, rotation: Rotation): LaidPiece => {
  const copy = copyOfPiece(piece);
  return { tile: tileOfPiece(piece), ...(copy > 0 ? { copy } : {}), q, r, rotation };
};

/** The pieces of a puzzle, in the order of its tiles: the first time a tile is named, its copy 0, then 1, 2, … */
export function piecesOf(tiles: readonly TileNumber[]): Piece[] {
  const counts = new Map<TileNumber, number>();
  return tiles.map((tile) => {
    const copy = counts.get(tile) ?? 0;
    counts.set(tile, copy + 1);
    return pieceOf({ tile, copy });
  });
}

/** Whether there is a tile of which there are several. */
export const hasCopies = (tiles: readonly TileNumber[]): boolean => new Set(tiles).size < tiles.length;
