import {
  edgesOf,
  type Hex,
  hexKey,
  isRotation,
  type Link,
  linksOf,
  neighbor,
  oppositeSide,
  type TileNumber,
} from '../../tantrix';
import { type LaidPiece, type Piece, pieceOf, piecesOf } from '../pieces';
import type { Arrangement } from '../puzzle';

/** A tile as it lies, with the colours of its sides and its links. */
export interface LayoutTile extends LaidPiece {
  readonly edges: ReturnType<typeof edgesOf>;
  readonly links: readonly Link[];
}

/** What lies on the table, read once for all checks. */
export interface Layout {
  /** By their numbers, so that it does not matter in which order they were laid. */
  readonly laid: readonly LayoutTile[];
  readonly missing: readonly Piece[];
  /** Not of the puzzle, there once too often, or in a cell that has a tile already; nothing else is said of them. */
  readonly strays: readonly Piece[];
  /** The tile across a side, whatever its colours. */
  readonly beside: (tile: Hex, side: number) => LayoutTile | undefined;
}

/**
 * Reads an arrangement for the checks of a puzzle with these tiles. Takes anything: what has no place, number or
 * rotation of its own becomes a stray.
 */
export function readLayout(tiles: readonly TileNumber[], arrangement: Arrangement): Layout {
  const wanted = piecesOf(tiles);
  const cells = new Map<string, LayoutTile>();
  const strays: Piece[] = [];
  for (const laid of arrangement.toSorted(byNumber)) {
    const { tile, q, r, rotation } = laid;
    const piece = pieceOf(laid);
    const isRight = isRotation(rotation) && Number.isInteger(q) && Number.isInteger(r);
    if (!isRight || cells.has(hexKey({ q, r })) || !wanted.includes(piece)) strays.push(piece);
    else {
      wanted.splice(wanted.indexOf(piece), 1);
      cells.set(hexKey({ q, r }), {
        ...laid,
        edges: edgesOf(tile, rotation),
        links: linksOf(tile, rotation),
      });
    }
  }
  return {
    laid: [...cells.values()],
    missing: wanted,
    strays,
    beside: (tile, side) => cells.get(hexKey(neighbor(tile, side))),
  };
}

const byNumber = (a: LaidPiece, b: LaidPiece): number =>
  pieceOf(a) - pieceOf(b) || a.q - b.q || a.r - b.r || a.rotation - b.rotation;

/** The six sides, clockwise from north. */
export const SIDES: readonly number[] = [0, 1, 2, 3, 4, 5];

/**
 * The tile to which the link that leaves by a side goes on; undefined when none lies there, or its colour is another.
 */
export function matchingNeighbour({ beside }: Layout, tile: LayoutTile, side: number): LayoutTile | undefined {
  const other = beside(tile, side);
  return other?.edges[oppositeSide(side)] === tile.edges[side] ? other : undefined;
}

/** Pairs of touching tiles whose colours differ, the lower number first; ordered by the numbers. */
export const clashingPairs = (layout: Layout): [LayoutTile, LayoutTile][] =>
  layout.laid.flatMap((tile) =>
    SIDES.flatMap((side) => (matchingNeighbour(layout, tile, side) ? [] : (layout.beside(tile, side) ?? [])))
      .filter((other) => pieceOf(other) > pieceOf(tile))
      .toSorted(byNumber)
      .map((other): [LayoutTile, LayoutTile] => [tile, other]),
  );

/** The tiles in groups that touch, the largest first; among equals that with the lowest number. */
export function tileGroups(layout: Layout): LayoutTile[][] {
  const seen = new Set<LayoutTile>();
  const groups = layout.laid.flatMap((tile) => (seen.has(tile) ? [] : [groupOf(layout, tile, seen)]));
  return groups.toSorted((a, b) => b.length - a.length);
}

function groupOf({ beside }: Layout, first: LayoutTile, seen: Set<LayoutTile>): LayoutTile[] {
  const group = [first];
  seen.add(first);
  for (const tile of group) {
    for (const side of SIDES) {
      const other = beside(tile, side);
      if (!other || seen.has(other)) continue;
      seen.add(other);
      group.push(other);
    }
  }
  return group;
}
