import { copyOfPiece, laidPiece, type LaidPiece, type Piece, pieceOf, tileOfPiece } from '../puzzles/pieces';
import { COLOURS, type Colour, type Placement } from '../tantrix';

/** A tile as it lies: `TILE Q,R ROTATION`. */
export const makePlacementText = ({ tile, q, r, rotation }: Placement): string => `${tile} ${q},${r} ${rotation}`;

/**
 * The placement that a text tells, as `TILE Q,R ROTATION`, or undefined; whether there is such a tile is not looked
 * at.
 */
export function parsePlacementText(text: string): Placement | undefined {
  const match = /^(\d{1,3}) (-?\d{1,3}),(-?\d{1,3}) ([0-5])$/.exec(text);
  if (!match) return undefined;
  const [tile = 0, q = 0, r = 0, rotation = 0] = match.slice(1).map(Number);
  return { tile, q, r, rotation };
}

/** A piece of a puzzle: `TILE`, and of the second copy of a tile `TILE.2`, of the third `TILE.3`, … */
export const makePieceText = (piece: Piece): string =>
  copyOfPiece(piece) === 0 ? `${piece}` : `${tileOfPiece(piece)}.${copyOfPiece(piece) + 1}`;

/** The piece a text tells, or undefined; whether there is such a tile is not looked at. */
export function parsePieceText(text: string): Piece | undefined {
  const [, tile, copy] = /^([1-9]\d?)(?:\.([2-9]|[1-9]\d))?$/.exec(text) ?? [];
  if (tile === undefined) return undefined;
  return pieceOf({ tile: Number(tile), copy: copy === undefined ? 0 : Number(copy) - 1 });
}

/** A piece as it lies: `PIECE Q,R ROTATION`. */
export const makeLaidText = (laid: LaidPiece): string =>
  [makePieceText(pieceOf(laid)), ...makePlacementText(laid).split(' ').slice(1)].join(' ');

/** The piece a text tells as it lies, or undefined. */
export function parseLaidText(text: string): LaidPiece | undefined {
  const [, copied] = /^\d{1,3}(\.\d+)/.exec(text) ?? [];
  const placement = parsePlacementText(copied === undefined ? text : text.replace(copied, ''));
  if (!placement || copied === undefined) return placement;
  const piece = parsePieceText(`${placement.tile}${copied}`);
  return piece === undefined ? undefined : laidPiece(piece, placement, placement.rotation);
}

/** The colour a word of a file names, or undefined. */
export const colourNamed = (word: string): Colour | undefined => COLOURS.find((colour) => colour === word);
