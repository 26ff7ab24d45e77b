import { laidPieceAt, laidPieceOf, layPiece, withoutPieces } from '../puzzles/arrangement';
import { type LaidPiece, laidPiece, type Piece, pieceOf } from '../puzzles/pieces';
import type { Arrangement } from '../puzzles/puzzle';
import { edgesOf, type Hex, hexDistance, hexKey, ORIGIN, sameHex, type TileNumber } from '../tantrix';
import { type Guide, type Partner, partnersOf } from './guide';

/** How the tiles lie, and where the guide shows partners of them. */
export interface PatternPosition {
  readonly laid: Arrangement;
  readonly guide: Guide;
}

/** What lies on a free table: any tiles of any set, as many of each as one likes, and no goal. */
export interface Pattern extends PatternPosition {
  /** One and the same value whatever is laid on it, which tells free tables apart. */
  readonly sheet: object;
}

/** The most tiles that lie on a free table: a file with more is none. */
export const MOST_LAID = 400;

/** So many copies of a tile have names: `TILE.2` to `TILE.99`. */
export const MOST_COPIES = 99;

/** Cells further from the middle are too far away to be seen with the others. */
const FARTHEST = 30;

/** Whether a tile may lie there at all. */
export const isWithinReach = (hex: Hex): boolean => hexDistance(hex, ORIGIN) <= FARTHEST;

/** The first copy of a tile that does not lie there; undefined where all do. */
export function freePiece(laid: Arrangement, tile: TileNumber): Piece | undefined {
  const taken = new Set(laid.filter((each) => each.tile === tile).map(pieceOf));
  for (let copy = 0; copy < MOST_COPIES; copy++) {
    const piece = pieceOf({ tile, copy });
    if (!taken.has(piece)) return piece;
  }
  return undefined;
}

/** The tile that lies where a partner would, if it shows what the partner would show. */
function lyingPartner(laid: Arrangement, partner: Partner): LaidPiece | undefined {
  const there = laidPieceAt(laid, partner);
  if (!there || partner.tile === undefined) return undefined;
  const edges = edgesOf(partner.tile, partner.rotation);
  return edgesOf(there.tile, there.rotation).every((colour, side) => colour === edges[side]) ? there : undefined;
}

/** Where partners of a tile would lie and do not. */
export const missingPartners = ({ laid, guide }: PatternPosition, piece: LaidPiece): Partner[] =>
  partnersOf(guide, piece).filter((partner) => isWithinReach(partner) && !lyingPartner(laid, partner));

/** All partners that do not lie, of all tiles, one a cell. */
export function allMissing(pattern: PatternPosition): Partner[] {
  const missing = pattern.laid.flatMap((piece) => missingPartners(pattern, piece));
  return [...new Map(missing.map((partner) => [hexKey(partner), partner])).values()];
}

/** The tiles with a partner laid where it would lie; without it where none can. */
export function layPartner(laid: Arrangement, partner: Partner): Arrangement {
  const isTaken = partner.tile === undefined || laidPieceAt(laid, partner) !== undefined;
  const free = isTaken ? undefined : freePiece(laid, partner.tile ?? 0);
  return free === undefined ? laid : [...laid, laidPiece(free, partner, partner.rotation)];
}

/** Lays a copy of each partner of a tile that is missing, where a cell is free for it. */
export const layPartners = (pattern: PatternPosition, piece: LaidPiece): Arrangement =>
  missingPartners(pattern, piece).reduce(layPartner, pattern.laid);

/** The pattern without the partners that a tile has where it lies; without that tile nothing changes. */
function withoutPartners({ laid, guide }: PatternPosition, piece: LaidPiece | undefined): Arrangement {
  if (!piece) return laid;
  const lying = partnersOf(guide, piece).flatMap((partner) => lyingPartner(laid, partner) ?? []);
  return withoutPieces(laid, lying.map(pieceOf));
}

/**
 * The tiles after one was laid. One that lies there goes where the other came from, or off the table.
 *
 * @param together whether its partners go with it
 */
export function layTile(pattern: PatternPosition, piece: LaidPiece, together: boolean): Arrangement {
  if (!together) return layPiece(pattern.laid, piece);
  const alone = withoutPartners(pattern, laidPieceOf(pattern.laid, pieceOf(piece)));
  return layPartners({ ...pattern, laid: layPiece(alone, piece) }, piece);
}

/** The tiles without one, and where they go together, without its partners. */
export function takeAway(pattern: PatternPosition, piece: Piece, together: boolean): Arrangement {
  const laid = together ? withoutPartners(pattern, laidPieceOf(pattern.laid, piece)) : pattern.laid;
  return withoutPieces(laid, [piece]);
}

/** Whether two patterns have the same tiles in the same cells, and the same guide. */
export const samePattern = (a: PatternPosition, b: PatternPosition): boolean =>
  a.laid.length === b.laid.length &&
  a.guide.kind === b.guide.kind &&
  a.guide.axis === b.guide.axis &&
  sameHex(a.guide.centre, b.guide.centre) &&
  a.laid.every((each) => {
    const other = laidPieceOf(b.laid, pieceOf(each));
    return other !== undefined && sameHex(each, other) && each.rotation === other.rotation;
  });
