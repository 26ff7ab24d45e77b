import { addHex, type Hex, hexKey, rotateHex } from '../../../tantrix';
import type { Shape, ShapeName } from '../../puzzle';

/** A triangle of so many rows, and all cells within so many steps of one. */
const triangle = (rows: number): Hex[] =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: rows - r }, (__, q) => ({ q, r }))).flat();
const hexagon = (radius: number): Hex[] => square(radius).filter(({ q, r }) => Math.abs(q + r) <= radius);
const square = (radius: number): Hex[] =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, index) => ({
    q: (index % (2 * radius + 1)) - radius,
    r: Math.floor(index / (2 * radius + 1)) - radius,
  }));

const NAMED: Readonly<Record<ShapeName, readonly Hex[]>> = {
  'pyramid-3': triangle(2),
  'pyramid-6': triangle(3),
  'pyramid-10': triangle(4),
  'pyramid-15': triangle(5),
  'pyramid-21': triangle(6),
  'pyramid-28': triangle(7),
  'pyramid-36': triangle(8),
  'pyramid-45': triangle(9),
  'hexagon-7': hexagon(1),
  'hexagon-19': hexagon(2),
};

/** The ways in which a shape can lie over all the given cells; with none given, one way stands for all. */
export function placesOfShape(shape: Shape, over: readonly Hex[]): (readonly Hex[])[] {
  if (typeof shape !== 'string') return covers(shape, over) ? [shape] : [];
  const [anchor] = over;
  if (!anchor) return [NAMED[shape]];
  return orientations(NAMED[shape])
    .flatMap((cells) => cells.map((cell) => shifted(cells, { q: anchor.q - cell.q, r: anchor.r - cell.r })))
    .filter((cells) => covers(cells, over));
}

/** A turn of the whole that leaves a shape as it is: cell i comes to lie where cell `to[i]` was. */
export interface Symmetry {
  readonly sixths: number;
  readonly to: readonly number[];
}

/** The turns that leave these cells as they are, the one that turns nothing left out. */
export function symmetriesOf(cells: readonly Hex[]): Symmetry[] {
  const places = new Map(cells.map((cell, index) => [hexKey(cell), index]));
  const home = first(cells);
  return [1, 2, 3, 4, 5].flatMap((sixths) => {
    const turned = cells.map((cell) => rotateHex(cell, sixths));
    const moved = first(turned);
    const to = shifted(turned, { q: home.q - moved.q, r: home.r - moved.r }).map((cell) => places.get(hexKey(cell)));
    return to.every((index) => index !== undefined) ? [{ sixths, to }] : [];
  });
}

/** The shape turned in every way that does not only shift it. */
function orientations(cells: readonly Hex[]): (readonly Hex[])[] {
  const sixths = symmetriesOf(cells).map((turn) => turn.sixths);
  return [0, 1, 2, 3, 4, 5]
    .filter((turn) => sixths.every((same) => turn < same))
    .map((turn) => cells.map((cell) => rotateHex(cell, turn)));
}

/** The cell furthest north, of those the one furthest west; shifts keep it. */
const first = (cells: readonly Hex[]): Hex => cells.reduce((a, b) => (b.r < a.r || (b.r === a.r && b.q < a.q) ? b : a));

const shifted = (cells: readonly Hex[], by: Hex): Hex[] => cells.map((cell) => addHex(cell, by));

function covers(cells: readonly Hex[], over: readonly Hex[]): boolean {
  const keys = new Set(cells.map(hexKey));
  return over.every((cell) => keys.has(hexKey(cell)));
}
