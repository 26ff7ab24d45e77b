/**
 * Hexagon arithmetic: flat-topped cells in axial coordinates, q to the east and r to the south.
 * Sides and directions share one numbering, clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The way to the neighbour across each side. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The hex 0,0. */
export const ORIGIN: Hex = { q: 0, r: 0 };

/** The sum of two hexes, coordinate by coordinate. */
export const addHex = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** Whether two hexes have the same coordinates. */
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The hex across side `direction`, 0 to 5 clockwise from north. */
export const neighbor = (hex: Hex, direction: number): Hex => addHex(hex, DIRECTIONS[direction]);

/** The side by which a link that leaves through `side` enters the next cell. */
export const oppositeSide = (side: number): number => (side + 3) % 6;

/** A text that is equal for equal cells; for maps and React keys. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** How many steps from neighbour to neighbour lead from a to b, at least. */
export const hexDistance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/** The cell turned `sixths` × 60° clockwise round the origin; negative turns go the other way. */
export function rotateHex(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  // 0 - r, not -r, which would turn 0 into -0.
  for (let turn = ((sixths % 6) + 6) % 6; turn > 0; turn--) [q, r] = [0 - r, q + r];
  return { q, r };
}
