import type { Hex } from '../../../tantrix';

/** How many cells more than needed a trimmed triangle may have; they are taken from the end of a side. */
const SPARE = 12;

/**
 * Compact outlines of so many cells: triangles whose tips are cut off (hexagons among them), less a run of cells at an end
 * of one side. Of those that are turns of each other only one is given; their middle is 0,0.
 */
export function outlinesOf(count: number): Hex[][] {
  const outlines = trimmedTriangles(count).flatMap((cells) => withoutRuns(cells, count));
  return [...new Map(outlines.map((cells) => [rowsOf(cells), cells])).values()].map(centred);
}

/** Triangles with tips cut off, of `count` cells or a few more. */
function trimmedTriangles(count: number): Hex[][] {
  const triangles: Hex[][] = [];
  for (let edge = 1; (edge * (edge + 1)) / 6 <= count + SPARE; edge++) {
    for (let a = 0; a < edge; a++) {
      for (let b = 0; b <= a; b++) {
        for (let c = 0; c <= b; c++) {
          const size = (edge * (edge + 1) - a * (a + 1) - b * (b + 1) - c * (c + 1)) / 2;
          if (a + b <= edge && size >= count && size <= count + SPARE) triangles.push(triangle(edge, [a, b, c]));
        }
      }
    }
  }
  return triangles;
}

/** The cells with q, r >= 0 and q + r < edge, less tips of so many rows. */
function triangle(edge: number, [a, b, c]: readonly [number, number, number]): Hex[] {
  const cells: Hex[] = [];
  for (let r = 0; r < edge - c; r++) {
    for (let q = 0; q < edge - b && q + r < edge; q++) if (q + r >= a) cells.push({ q, r });
  }
  return cells;
}

/** Which way each side of a triangle lies: the cells where this is least. */
const SIDES: readonly ((hex: Hex) => number)[] = [
  ({ q }) => q,
  ({ r }) => r,
  ({ q, r }) => -q - r,
  ({ q, r }) => q + r,
  ({ q }) => -q,
  ({ r }) => -r,
];

/** The cells without those too many, which are taken from either end of a side. */
function withoutRuns(cells: readonly Hex[], count: number): Hex[][] {
  const spare = cells.length - count;
  if (spare === 0) return [[...cells]];
  return SIDES.flatMap((level) => {
    const least = Math.min(...cells.map(level));
    const row = cells.filter((hex) => level(hex) === least).toSorted((a, b) => a.q - b.q || a.r - b.r);
    if (row.length <= spare) return [];
    return [row.slice(0, spare), row.slice(-spare)].map((run) => cells.filter((hex) => !run.includes(hex)));
  });
}

function centred(cells: readonly Hex[]): Hex[] {
  const middle = (of: (hex: Hex) => number) => Math.round(cells.reduce((sum, hex) => sum + of(hex), 0) / cells.length);
  const [q, r] = [middle((hex) => hex.q), middle((hex) => hex.r)];
  return cells.map((hex) => ({ q: hex.q - q, r: hex.r - r }));
}

/** How long the rows are in each direction: the same for turns and mirror images. */
function rowsOf(cells: readonly Hex[]): string {
  const lengths = SIDES.slice(0, 3).map((level) => {
    const rows = new Map<number, number>();
    for (const hex of cells) rows.set(level(hex), (rows.get(level(hex)) ?? 0) + 1);
    const along = [...rows].toSorted(([a], [b]) => a - b).map(([, length]) => length);
    return [along.join(), along.toReversed().join()].toSorted()[0];
  });
  return lengths.toSorted().join(';');
}
