import { type Colour, edgesOf, type Hex, hexKey, neighbor, rotateHex } from '../../src-shared/tantrix';
import type { FillingWish, Symmetry } from './symmetrical-filling';

/** The patterns of the catalogue: their cells, and what leaves each as it is. */

/** Columns of 1, 2, 3, … cells from west to east, each about the row of 0,0. */
export const pyramid = (columns: number): Hex[] =>
  Array.from({ length: columns }, (_, q) => Array.from({ length: q + 1 }, (__, at) => ({ q, r: at - q }))).flat();

export const hexagon = (rings: number): Hex[] =>
  Array.from({ length: 2 * rings + 1 }, (_, column) => column - rings).flatMap((q) =>
    Array.from({ length: 2 * rings + 1 - Math.abs(q) }, (_, at) => ({ q, r: at - rings + Math.max(0, -q) })),
  );

/** The upper half is the lower one in a mirror. */
export const MIRRORED: Symmetry = {
  hex: ({ q, r }) => ({ q, r: -r - q }),
  side: (side) => (9 - side) % 6,
  colour: (colour) => colour,
};

const NEXT: Readonly<Record<Colour, Colour>> = { red: 'blue', blue: 'green', green: 'red', yellow: 'yellow' };

/** Turned by a third, red is where blue was, blue where green was, and green where red was. */
const turnedAbout = (middle: { readonly q: number; readonly r: number }): Symmetry => ({
  hex(hex) {
    // Three times the cells, so that a corner where three of them meet is a cell, too.
    const { q, r } = rotateHex({ q: 3 * hex.q - middle.q, r: 3 * hex.r - middle.r }, 2);
    return { q: (q + middle.q) / 3, r: (r + middle.r) / 3 };
  },
  side: (side) => (side + 2) % 6,
  colour: (colour) => NEXT[colour],
});

export interface PatternWish extends Omit<FillingWish, 'budget'> {
  readonly id: string;
}

const turned = (id: string, cells: readonly Hex[]): PatternWish => {
  const sum = (of: (hex: Hex) => number) => cells.reduce((total, hex) => total + of(hex), 0);
  const middle = { q: (3 * sum(({ q }) => q)) / cells.length, r: (3 * sum(({ r }) => r)) / cells.length };
  return { id, cells, symmetry: turnedAbout(middle), begun: [] };
};

/** Three cells about a corner, and the tiles of the loop that the booklet begins with. */
const LOOP = [
  { tile: 43, q: 5, r: -3 },
  { tile: 45, q: 5, r: -2 },
  { tile: 49, q: 6, r: -3 },
];

/** Each tile of the loop with its yellow corner towards the two others. */
function yellowLoop() {
  return LOOP.map((each) => {
    const inner = [0, 1, 2, 3, 4, 5].filter((side) =>
      LOOP.some((other) => hexKey(other) === hexKey(neighbor(each, side))),
    );
    const rotation = [0, 1, 2, 3, 4, 5].find((turn) =>
      inner.every((side) => edgesOf(each.tile, turn)[side] === 'yellow'),
    );
    return { ...each, rotation: rotation ?? 0 };
  });
}

export const PATTERNS: readonly PatternWish[] = [
  turned('pattern-flower', hexagon(1)),
  turned('pattern-triangle', pyramid(5)),
  turned('pattern-snowflake', hexagon(2)),
  turned('pattern-whirl', pyramid(7)),
  // The tiles 43 and 45 are mirror images of each other, and 49 of itself. Of the other tiles 30 more have a partner.
  { id: 'pattern-45', cells: pyramid(9), symmetry: MIRRORED, inexact: 4, begun: yellowLoop() },
];
