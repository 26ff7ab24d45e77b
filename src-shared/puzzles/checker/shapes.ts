import { addHex, type Hex, hexDistance, hexKey, ORIGIN, rotateHex } from '../../tantrix';
import type { Shape, ShapeName } from '../puzzle';

/** A triangle of so many rows. */
const pyramid = (rows: number): Hex[] =>
  Array.from({ length: rows }, (_, q) => Array.from({ length: rows - q }, (__, r) => ({ q, r }))).flat();

/** The middle and so many rings round it. */
function hexagon(rings: number): Hex[] {
  const along = Array.from({ length: 2 * rings + 1 }, (_, at) => at - rings);
  return along.flatMap((q) => along.map((r) => ({ q, r }))).filter((hex) => hexDistance(hex, ORIGIN) <= rings);
}

const CELLS: Readonly<Record<ShapeName, readonly Hex[]>> = {
  'pyramid-3': pyramid(2),
  'pyramid-6': pyramid(3),
  'pyramid-10': pyramid(4),
  'pyramid-15': pyramid(5),
  'pyramid-21': pyramid(6),
  'pyramid-28': pyramid(7),
  'pyramid-36': pyramid(8),
  'pyramid-45': pyramid(9),
  'hexagon-7': hexagon(1),
  'hexagon-19': hexagon(2),
};

/** The cells of a shape; a named one lies somewhere, turned somehow. */
export const cellsOfShape = (shape: Shape): readonly Hex[] => (typeof shape === 'string' ? CELLS[shape] : shape);

/** The shape where it holds most of the cells: in all places and turns when it is named, else just as it is. */
export function bestFit(shape: Shape, cells: readonly Hex[]): readonly Hex[] {
  const own = cellsOfShape(shape);
  if (typeof shape !== 'string') return own;
  const fits = [0, 1, 2, 3, 4, 5].map((sixths) => {
    const turned = own.map((hex) => rotateHex(hex, sixths));
    return { turned, ...bestShift(turned, cells) };
  });
  const best = fits.reduce((one, other) => (other.held > one.held ? other : one));
  return best.turned.map((hex) => addHex(hex, best.shift));
}

/** The shift by which the shape comes to hold most of the cells, and how many these are. */
function bestShift(shape: readonly Hex[], cells: readonly Hex[]): { shift: Hex; held: number } {
  const tally = new Map<string, { shift: Hex; held: number }>();
  let best = { shift: ORIGIN, held: 0 };
  for (const { q, r } of cells) {
    for (const part of shape) {
      const shift = { q: q - part.q, r: r - part.r };
      const held = (tally.get(hexKey(shift))?.held ?? 0) + 1;
      tally.set(hexKey(shift), { shift, held });
      if (held > best.held) best = { shift, held };
    }
  }
  return best;
}
