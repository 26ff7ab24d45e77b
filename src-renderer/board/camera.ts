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

/** A tile is never fitted larger than this, side in pixels; the person may zoom between the other two. */
const LARGEST_SIDE = 58;
const SIDES_BY_HAND = { least: 12, most: 180 };
/** Kept free round the spaces, and the least the view shows to each side of the middle; in cells. */
const MARGIN = 0.06;
const LEAST_CELLS = 2.6;

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** What lies on the table, from edge to edge, with so many rings of spaces round the cells. */
function extents(cells: readonly Hex[], rings: number): { readonly across: Extent; readonly down: Extent } {
  const points = cells.map(centreOf);
  return {
    across: extent(
      points.map(({ x }) => x),
      1.5 * R,
      R,
      rings,
    ),
    down: extent(
      points.map(({ y }) => y),
      2 * HALF_HEIGHT,
      HALF_HEIGHT,
      rings,
    ),
  };
}

/** What to show of one axis: a ring lies one `step` beyond the last, and the outermost reaches `half` further. */
function extent(values: readonly number[], step: number, half: number, rings: number): Extent {
  const least = LEAST_CELLS * step;
  const margin = (rings + MARGIN) * step + half;
  return {
    from: Math.min(-least, ...values.map((value) => value - margin)),
    to: Math.max(least, ...values.map((value) => value + margin)),
  };
}

/** The camera that shows all cells and so many rings of spaces round them in a drawing of the given size. */
export function fitCamera(cells: readonly Hex[], { width, height }: Size, rings = 1): Camera {
  const { across, down } = extents(cells, rings);
  const fitting = Math.min(width / (across.to - across.from), height / (down.to - down.from));
  const scale = Math.min(fitting, LARGEST_SIDE / R);
  return {
    scale,
    x: width / 2 - (scale * (across.from + across.to)) / 2,
    y: height / 2 - (scale * (down.from + down.to)) / 2,
  };
}

/** Whether all cells and the middles of the spaces round them are in view. */
export function showsAll({ scale, x, y }: Camera, cells: readonly Hex[], { width, height }: Size): boolean {
  return cells.map(centreOf).every((centre) => {
    const [left, top] = [scale * centre.x + x, scale * centre.y + y];
    const [across, down] = [scale * 1.5 * R, scale * 2 * HALF_HEIGHT];
    return left >= across && left <= width - across && top >= down && top <= height - down;
  });
}

/** The camera zoomed by a factor, within limits; what lies at `point` of the drawing stays there. */
export function zoomed(camera: Camera, factor: number, point: Point): Camera {
  const scale = Math.min(SIDES_BY_HAND.most / R, Math.max(SIDES_BY_HAND.least / R, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * by, y: point.y - (point.y - camera.y) * by };
}

/** The camera moved by pixels, as long as at least half a tile stays in view. */
export function panned({ scale, x, y }: Camera, by: Point, cells: readonly Hex[], size: Size): Camera {
  const moved = { scale, x: x + by.x, y: y + by.y };
  const points = cells.length > 0 ? cells.map(centreOf) : [{ x: 0, y: 0 }];
  const outside = (point: Point) => ({
    x: overhang(scale * point.x + moved.x, 0, size.width),
    y: overhang(scale * point.y + moved.y, 0, size.height),
  });
  const [nearest = { x: 0, y: 0 }] = points
    .map(outside)
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return { scale, x: moved.x + nearest.x, y: moved.y + nearest.y };
}

/** The camera moved just so far that a tile at a point of the table is in view. */
export function revealing({ scale, x, y }: Camera, { x: across, y: down }: Point, { width, height }: Size): Camera {
  return {
    scale,
    x: x + overhang(scale * across + x, scale * R, width),
    y: y + overhang(scale * down + y, scale * HALF_HEIGHT, height),
  };
}

const overhang = (middle: number, half: number, length: number): number =>
  middle < half ? half - middle : Math.min(0, length - half - middle);

/** The point of the table under a point of the drawing, in pixels from its top left corner. */
export const pointUnder = ({ scale, x, y }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** A camera and whose it is: one that was moved by hand is left alone. */
export interface View {
  readonly camera: Camera;
  readonly isByHand: boolean;
  readonly size: Size;
  /** The game it shows. */
  readonly subject: unknown;
}

/**
 * The view of other cells, or in another size: it stays as it is as long as everything is in view, and then takes in a
 * ring more than it must, so that it seldom moves. A new game is fitted afresh.
 */
export function nextView(
  before: View | undefined,
  { cells, size, subject }: { readonly cells: readonly Hex[]; readonly size: Size; readonly subject: unknown },
): View {
  if (!before || before.subject !== subject) return { camera: fitCamera(cells, size), isByHand: false, size, subject };
  const isResized = before.size.width !== size.width || before.size.height !== size.height;
  if (before.isByHand) return { ...before, camera: isResized ? recentred(before, size) : before.camera, size };
  if (isResized) return { ...before, camera: fitCamera(cells, size), size };
  return showsAll(before.camera, cells, size) ? before : { ...before, camera: fitCamera(cells, size, 2) };
}

const recentred = ({ camera, size: before }: View, size: Size): Camera => ({
  scale: camera.scale,
  x: camera.x + (size.width - before.width) / 2,
  y: camera.y + (size.height - before.height) / 2,
});
