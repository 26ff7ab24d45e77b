import type { Colour, Hex, TileNumber } from '../../../tantrix';
import { EDGE_COLOUR, rotationOf, tileOf, turnedTile } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, cellOf, GRID_CELLS } from '../../../tantrix/grid';
import { LINK_SHAPES, linksOf } from '../../../tantrix/tiles';
import { laidPiece, type Piece, pieceOf, piecesOf, tileOfPiece } from '../../pieces';
import type { Arrangement } from '../../puzzle';

/** Between the pieces of a puzzle and what the search knows of them: tiles, by the shapes of their links. */

/** The tiles by how far their link of the colour turns: straights, bends and corners. */
export function tilesByShape(tiles: readonly TileNumber[], colour: Colour): TileNumber[][] {
  const shapeOf = (tile: TileNumber) => linksOf(tile).find((link) => link.colour === colour)?.shape;
  return LINK_SHAPES.toReversed().map((shape) => tiles.filter((tile) => shapeOf(tile) === shape));
}

/** The tiles of a puzzle that are not laid; undefined when more are laid than there are. */
export function tilesLeft(tiles: readonly TileNumber[], laid: Arrangement): TileNumber[] | undefined {
  const used = new Set(laid.map(pieceOf));
  const left = piecesOf(tiles).filter((piece) => !used.has(piece));
  return used.size === laid.length && left.length + used.size === tiles.length ? left.map(tileOfPiece) : undefined;
}

/** At each cell where a tile is laid that has the colour: the bits of the two sides of its link; else 0. */
export function waysOfLaid(colour: number, laid: Arrangement): Uint8Array {
  const ways = new Uint8Array(GRID_CELLS);
  for (const { tile, rotation, ...hex } of laid) {
    const at = turnedTile(tile, rotation) * 6;
    for (let side = 0; side < 6; side++) if (EDGE_COLOUR[at + side] === colour) ways[cellOf(hex)] |= 1 << side;
  }
  return ways;
}

/** What is laid, by its cells. */
export const turnedByCell = (laid: Arrangement): Map<Cell, number> =>
  new Map(laid.map(({ tile, rotation, ...hex }) => [cellOf(hex), turnedTile(tile, rotation)]));

/** Whether two of the tiles laid touch with different colours. */
export function hasClash(laid: Arrangement): boolean {
  const turnedAt = turnedByCell(laid);
  return [...turnedAt].some(([cell, turned]) =>
    CELL_STEPS.some((step, side) => {
      const other = turnedAt.get(cell + step);
      return other !== undefined && EDGE_COLOUR[turned * 6 + side] !== EDGE_COLOUR[other * 6 + ((side + 3) % 6)];
    }),
  );
}

/** Turned tiles in their cells as pieces: what was laid is what it was, of all others any copy. */
export function withCopies(
  turned: readonly { readonly hex: Hex; readonly turned: number }[],
  tiles: readonly TileNumber[],
  laid: Arrangement,
): Arrangement {
  const isLaid = new Set(laid.map(({ q, r }) => `${q} ${r}`));
  const used = new Set<Piece>(laid.map(pieceOf));
  const left = piecesOf(tiles).filter((piece) => !used.has(piece));
  const others = turned.filter(({ hex }) => !isLaid.has(`${hex.q} ${hex.r}`));
  return [
    ...laid,
    ...others.flatMap((one) => {
      const at = left.findIndex((piece) => tileOfPiece(piece) === tileOf(one.turned));
      return left.splice(at, 1).map((piece) => laidPiece(piece, one.hex, rotationOf(one.turned)));
    }),
  ];
}
