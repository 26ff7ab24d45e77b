import { type Hex, hexKey, neighbor } from '../../src-shared/tantrix/hex';

/** Some sides of a cell: bit n is set for side n. A number, so that tiles are drawn anew only when it changes. */
export type Sides = number;

const SIDES = [0, 1, 2, 3, 4, 5];

/** For each cell, the sides at which one of the given cells lies. */
export function joinedSides(cells: readonly Hex[]): (hex: Hex) => Sides {
  const keys = new Set(cells.map(hexKey));
  return (hex) => SIDES.reduce((sides, side) => sides | (keys.has(hexKey(neighbor(hex, side))) ? 1 << side : 0), 0);
}

export const isJoined = (sides: Sides, side: number): boolean => (sides & (1 << side)) !== 0;
