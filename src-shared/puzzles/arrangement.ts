import {
  addHex,
  type Hex,
  hexKey,
  neighbor,
  edgesOf,
  oppositeSide,
  rotateHex,
  type Rotation,
  sameHex,
  turnRotation,
} from '../tantrix';
import { type LaidPiece, type Piece, pieceOf } from './pieces';
import type { Arrangement } from './puzzle';

/**
 * What a hand does to an arrangement, and what the eye sees in it. Whatever changes gives a new arrangement; tiles that
 * were moved last stand last.
 */

/** A piece as it lies; undefined when it is not laid. */
export const laidPieceOf = (laid: Arrangement, piece: Piece): LaidPiece | undefined =>
  laid.find((each) => pieceOf(each) === piece);

/** The piece that lies in a cell; undefined when it is empty. */
export const laidPieceAt = (laid: Arrangement, hex: Hex): LaidPiece | undefined =>
  laid.find((each) => sameHex(each, hex));

/**
 * The arrangement with a piece laid into a cell. One that lies there goes to the cell from which the piece came, or
 * off the table.
 */
export function layPiece(laid: Arrangement, placement: LaidPiece): Arrangement {
  const piece = pieceOf(placement);
  const from = laidPieceOf(laid, piece);
  const there = laidPieceAt(laid, placement);
  const others = laid.filter((each) => pieceOf(each) !== piece && each !== there);
  const swapped = from && there && there !== from ? [{ ...there, q: from.q, r: from.r }] : [];
  return [...others, ...swapped, placement];
}

/** The arrangement without some pieces. */
export const withoutPieces = (laid: Arrangement, pieces: readonly Piece[]): Arrangement =>
  laid.filter((each) => !pieces.includes(pieceOf(each)));

/** The tiles that hang together with one, by cells that touch; it stands first. Empty when the tile is not laid. */
export function groupOf(laid: Arrangement, piece: Piece): Arrangement {
  const start = laidPieceOf(laid, piece);
  if (!start) return [];
  const left = new Map(laid.map((each) => [hexKey(each), each]));
  const group = [start];
  left.delete(hexKey(start));
  for (const member of group) {
    for (let side = 0; side < 6; side++) {
      const next = left.get(hexKey(neighbor(member, side)));
      if (!next) continue;
      group.push(next);
      left.delete(hexKey(next));
    }
  }
  return group;
}

/** All groups of tiles that hang together, the largest first. */
export function groupsOf(laid: Arrangement): Arrangement[] {
  const groups: Arrangement[] = [];
  const seen = new Set<Piece>();
  for (const piece of laid.map(pieceOf)) {
    if (seen.has(piece)) continue;
    const group = groupOf(laid, piece);
    for (const member of group) seen.add(pieceOf(member));
    groups.push(group);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

/** The arrangement with some pieces moved by as many cells; undefined when another piece lies in the way. */
export function movedBy(laid: Arrangement, pieces: readonly Piece[], by: Hex): Arrangement | undefined {
  return replaced(laid, pieces, (each) => ({ ...each, ...addHex(each, by) }));
}

/**
 * The arrangement with some pieces turned round a cell, each with it, by `sixths` × 60° clockwise; undefined when
 * another piece lies in the way.
 */
export function turnedAround(
  laid: Arrangement,
  pieces: readonly Piece[],
  { q, r }: Hex,
  sixths: number,
): Arrangement | undefined {
  return replaced(laid, pieces, (each) => ({
    ...each,
    ...addHex(rotateHex(addHex(each, { q: -q, r: -r }), sixths), { q, r }),
    rotation: turnRotation(each.rotation, sixths),
  }));
}

function replaced(
  laid: Arrangement,
  pieces: readonly Piece[],
  change: (placement: LaidPiece) => LaidPiece,
): Arrangement | undefined {
  const others = withoutPieces(laid, pieces);
  const changed = laid.filter((each) => pieces.includes(pieceOf(each))).map(change);
  return changed.some((each) => laidPieceAt(others, each)) ? undefined : [...others, ...changed];
}

/** The arrangement with one piece turned to a rotation where it lies. */
export const withRotation = (laid: Arrangement, piece: Piece, rotation: Rotation): Arrangement =>
  laid.map((each) => (pieceOf(each) === piece ? { ...each, rotation } : each));

/** An edge where two tiles touch: a cell and its side. */
export interface Edge {
  readonly hex: Hex;
  /** 0 to 2: every edge is told once, from the cell to the west or south of it. */
  readonly side: number;
}

/** The edges where touching tiles show different colours. */
export function clashesOf(laid: Arrangement): Edge[] {
  const byCell = new Map(laid.map((each) => [hexKey(each), each]));
  return laid.flatMap(({ tile, rotation, q, r }) =>
    [0, 1, 2].flatMap((side) => {
      const other = byCell.get(hexKey(neighbor({ q, r }, side)));
      if (!other) return [];
      const clashes = edgesOf(tile, rotation)[side] !== edgesOf(other.tile, other.rotation)[oppositeSide(side)];
      return clashes ? [{ hex: { q, r }, side }] : [];
    }),
  );
}

/** How a tile is turned to match all that lies round it: as it is, or else the next turn clockwise; undefined when none does. */
export const fittingRotation = (placement: LaidPiece, around: Arrangement): Rotation | undefined =>
  [0, 1, 2, 3, 4, 5]
    .map((sixths) => turnRotation(placement.rotation, sixths))
    .find((rotation) => clashesOf([...around, { ...placement, rotation }]).length === 0);

/** Whether two arrangements have the same tiles in the same cells, turned alike. */
export const sameArrangement = (a: Arrangement, b: Arrangement): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((each) => {
      const other = laidPieceOf(b, pieceOf(each));
      return other !== undefined && sameHex(each, other) && each.rotation === other.rotation;
    }));
