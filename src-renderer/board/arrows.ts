import { type Hex, neighbor } from '../../src-shared/tantrix/hex';
import type { Point } from './geometry';
import { fromScreen, type Orientation, toScreen } from './orientation';

/** The arrow keys, which lead across the board as it is seen. */
export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

type Step = (from: Hex) => readonly [Hex, ...Hex[]];

/** To the side there are two ways; what is meant keeps to the row: from an even column south of east or west, else north. */
const SIDES: Readonly<Record<Arrow, (seen: Hex) => readonly [number, ...number[]]>> = {
  ArrowUp: () => [0],
  ArrowDown: () => [3],
  ArrowRight: ({ q }) => (q % 2 === 0 ? [2, 1] : [1, 2]),
  ArrowLeft: ({ q }) => (q % 2 === 0 ? [4, 5] : [5, 4]),
};

const DIRECTIONS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
};

/** From a cell to the next ones where an arrow leads, the one that is meant first. */
export const stepBy =
  (arrow: Arrow, orientation: Orientation): Step =>
  (hex) => {
    const seen = toScreen.hex(hex, orientation);
    const cell = (side: number) => fromScreen.hex(neighbor(seen, side), orientation);
    const [side, ...others] = SIDES[arrow](seen);
    return [cell(side), ...others.map(cell)];
  };

/** A way of some table units where an arrow leads. */
export function wayOf(arrow: Arrow, distance: number, orientation: Orientation): Point {
  const { x, y } = DIRECTIONS[arrow];
  return fromScreen.point({ x: distance * x, y: distance * y }, orientation);
}
