import type { Hex } from '../../src-shared/tantrix/hex';
import { centreOf, HALF_HEIGHT, type Point, R } from './geometry';

/** How table units become pixels of the drawing: multiply by `scale`, then add `x` and `y`. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tile is never drawn larger than this, side in pixels. */
const LARGEST_SIDE = 58;
/** Kept free round the spaces, and the least the view shows to each side of the middle; in cells. */
const MARGIN = 0.06;
const LEAST_CELLS = 2.6;

/** The camera that shows all cells and the ring of spaces round them in a drawing of the given size. */
export function fitCamera(cells: readonly Hex[], { width, height }: Size): Camera {
  const points = cells.map(centreOf);
  const across = extent(
    points.map(({ x }) => x),
    1.5 * R,
    R,
  );
  const down = extent(
    points.map(({ y }) => y),
    2 * HALF_HEIGHT,
    HALF_HEIGHT,
  );
  const fitting = Math.min(width / (across.to - across.from), height / (down.to - down.from));
  const scale = Math.min(fitting, LARGEST_SIDE / R);
  return {
    scale,
    x: width / 2 - (scale * (across.from + across.to)) / 2,
    y: height / 2 - (scale * (down.from + down.to)) / 2,
  };
}

/** What to show of one axis: a space lies one `step` beyond a tile and reaches `half` further. */
function extent(values: readonly number[], step: number, half: number): { from: number; to: number } {
  const least = LEAST_CELLS * step;
  const margin = (1 + MARGIN) * step + half;
  return {
    from: Math.min(-least, ...values.map((value) => value - margin)),
    to: Math.max(least, ...values.map((value) => value + margin)),
  };
}

/** The point of the table under a point of the drawing, in pixels from its top left corner. */
export const pointUnder = ({ scale, x, y }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
