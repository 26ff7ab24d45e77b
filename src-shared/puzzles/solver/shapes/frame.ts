import { type Hex, hexKey, neighbor } from '../../../tantrix';
import { rotationOf, tileOf } from '../../../tantrix/fits';
import type { Arrangement } from '../../puzzle';

/** The cells to be filled, in the order in which they are, and what each touches. */
export interface ShapeFrame {
  readonly cells: readonly Hex[];
  /** At `place * 6 + side`: the place across that side, -1 outside. */
  readonly across: Int8Array;
  /** At a place: the sides (bits) across which lie places filled before it. */
  readonly before: Uint8Array;
  /** At a place: the sides (bits) that lead outside. */
  readonly outside: Uint8Array;
}

/**
 * The firm cells first, then always the cell that touches most of those before it: few tiles fit it. Among equals the
 * one that came first in `cells`, so that shapes listed row by row are filled that way.
 */
export function shapeFrameOf(cells: readonly Hex[], firm: readonly Hex[]): ShapeFrame {
  const order = [...firm];
  const done = new Set(firm.map(hexKey));
  const left = cells.filter((cell) => !done.has(hexKey(cell)));
  while (left.length > 0) {
    const touching = left.map((cell) => sides(cell, (next) => done.has(next)).length);
    const [next] = left.splice(touching.indexOf(Math.max(...touching)), 1);
    order.push(next);
    done.add(hexKey(next));
  }
  return asFrame(order);
}

function asFrame(cells: readonly Hex[]): ShapeFrame {
  const places = new Map(cells.map((cell, place) => [hexKey(cell), place]));
  const across = new Int8Array(cells.length * 6).fill(-1);
  cells.forEach((cell, place) => {
    for (const side of sides(cell, (next) => places.has(next))) {
      across[place * 6 + side] = places.get(hexKey(neighbor(cell, side))) ?? -1;
    }
  });
  const bits = (place: number, holds: (other: number) => boolean) =>
    [0, 1, 2, 3, 4, 5].reduce((mask, side) => mask | (holds(across[place * 6 + side]) ? 1 << side : 0), 0);
  return {
    cells,
    across,
    before: Uint8Array.from(cells, (_, place) => bits(place, (other) => other >= 0 && other < place)),
    outside: Uint8Array.from(cells, (_, place) => bits(place, (other) => other < 0)),
  };
}

const sides = (cell: Hex, isThere: (key: string) => boolean): number[] =>
  [0, 1, 2, 3, 4, 5].filter((side) => isThere(hexKey(neighbor(cell, side))));

/** The full frame as an arrangement; `turned` holds the turned tile at each place. */
export const arrangementOf = ({ cells }: ShapeFrame, turned: Int16Array): Arrangement =>
  cells.map(({ q, r }, place) => ({ q, r, tile: tileOf(turned[place]), rotation: rotationOf(turned[place]) }));
