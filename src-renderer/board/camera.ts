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

/** A part of a drawing, in pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawing as large as it is. */
export interface Frame extends Size {
  /** The part of it that nothing covers; left out, all of it. */
  readonly free?: Box;
  /** How much of the spaces round the tiles is to be in view, from 0 to 1; left out, all. */
  readonly ring?: number;
}

const freeOf = ({ width, height, free }: Frame): Box => free ?? { left: 0, top: 0, right: width, bottom: height };

/** The middle of what can be seen of a drawing. */
export function middleOf(frame: Frame): Point {
  const { left, top, right, bottom } = freeOf(frame);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A tile is never fitted larger than this, side in pixels; the person may zoom between the other two. */
const LARGEST_SIDE = 90;
const SIDES_BY_HAND = { least: 12, most: 180 };
/** How many cells of room are left round the tiles: a little beyond the ring of spaces, or next to nothing where no more are laid. */
const ROOM = { beyondRing: 0.06, complete: 0.2 };
/** The least the view shows to each side of the middle, in cells, without the ring. */
const LEAST_CELLS = 1;

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** What is to be in view. */
export interface Sight {
  /** With the spaces round them, unless they are complete. */
  readonly cells: readonly Hex[];
  /** Spaces that words speak of: each of them whole. */
  readonly spoken?: readonly Hex[] | undefined;
  /** Whether no more tiles are laid: no room is kept for spaces then. */
  readonly isComplete?: boolean | undefined;
}

/** A cell, and how many cells of room are to be seen round it. */
type Roomy = readonly [cell: Hex, room: number];

const roomyIn = ({ cells, spoken = [] }: Sight, room: number): Roomy[] => [
  ...cells.map((cell): Roomy => [cell, room]),
  ...spoken.map((cell): Roomy => [cell, ROOM.beyondRing]),
];

/** What lies on the table with so many cells round each, and at least so many to each side of the middle, from edge to edge. */
function extents(all: readonly Roomy[], least: number): { readonly across: Extent; readonly down: Extent } {
  const reach = all.map(([cell, room]) => ({
    ...centreOf(cell),
    across: (1 + 1.5 * room) * R,
    down: (1 + 2 * room) * HALF_HEIGHT,
  }));
  return {
    across: extent(
      reach.map(({ x, across }) => [x, across]),
      least * 1.5 * R,
    ),
    down: extent(
      reach.map(({ y, down }) => [y, down]),
      least * 2 * HALF_HEIGHT,
    ),
  };
}

/** What to show of one axis: so much beyond each value, and at least so much to each side of the middle. */
function extent(values: readonly (readonly [value: number, margin: number])[], least: number): Extent {
  return {
    from: Math.min(-least, ...values.map(([value, margin]) => value - margin)),
    to: Math.max(least, ...values.map(([value, margin]) => value + margin)),
  };
}

/**
 * The camera that shows all that is to be in view where nothing covers the drawing: across in the middle of the whole
 * drawing, as far as there is room for it.
 */
export function fitCamera(sight: Sight, frame: Frame): Camera {
  const { left, top, right, bottom } = freeOf(frame);
  const { ring = 1 } = frame;
  const room = sight.isComplete ? ROOM.complete : ring + ROOM.beyondRing;
  const { across, down } = extents(roomyIn(sight, room), LEAST_CELLS + ring);
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const fitting = Math.min(width / (across.to - across.from), height / (down.to - down.from));
  const scale = Math.min(fitting, LARGEST_SIDE / R);
  const half = (scale * (across.to - across.from)) / 2;
  const middle = half < width / 2 ? within(frame.width / 2, left + half, right - half) : (left + right) / 2;
  return {
    scale,
    x: middle - (scale * (across.from + across.to)) / 2,
    y: (top + bottom) / 2 - (scale * (down.from + down.to)) / 2,
  };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whether all that is to be in view is, and as much of the spaces round the cells as the frame asks for. */
export function showsAll({ scale, x, y }: Camera, sight: Sight, frame: Frame): boolean {
  const free = freeOf(frame);
  const { ring = 1 } = frame;
  const isSeen = (cell: Hex, room: number) => {
    const centre = centreOf(cell);
    const [left, top] = [scale * centre.x + x, scale * centre.y + y];
    const [across, down] = [scale * (1 + 1.5 * room) * R, scale * (1 + 2 * room) * HALF_HEIGHT];
    return (
      left - across >= free.left && left + across <= free.right && top - down >= free.top && top + down <= free.bottom
    );
  };
  return sight.cells.every((cell) => isSeen(cell, ring)) && (sight.spoken ?? []).every((cell) => isSeen(cell, 0));
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
    x: overhang(scale * point.x + moved.x, { from: 0, to: 0 }, { from: 0, to: size.width }),
    y: overhang(scale * point.y + moved.y, { from: 0, to: 0 }, { from: 0, to: size.height }),
  });
  const [nearest = { x: 0, y: 0 }] = points
    .map(outside)
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return { scale, x: moved.x + nearest.x, y: moved.y + nearest.y };
}

/** How far something reaches from its middle, in table units. */
export interface Reach {
  readonly across: number;
  readonly up: number;
  readonly down: number;
}

const OF_TILE: Reach = { across: R, up: HALF_HEIGHT, down: HALF_HEIGHT };

/** The camera moved just so far that what reaches so far round a point of the table, else a tile, is in view. */
export function revealing({ scale, x, y }: Camera, point: Point, frame: Frame, reach = OF_TILE): Camera {
  const { left, top, right, bottom } = freeOf(frame);
  const wide = { from: -scale * reach.across, to: scale * reach.across };
  const high = { from: -scale * reach.up, to: scale * reach.down };
  return {
    scale,
    x: x + overhang(scale * point.x + x, wide, { from: left, to: right }),
    y: y + overhang(scale * point.y + y, high, { from: top, to: bottom }),
  };
}

/** How far to move what reaches so far round its middle, for it to lie within the room. */
const overhang = (middle: number, reach: Extent, room: Extent): number =>
  middle + reach.from < room.from ? room.from - middle - reach.from : Math.min(0, room.to - middle - reach.to);

/** The point of the table under a point of the drawing, in pixels from its top left corner. */
export const pointUnder = ({ scale, x, y }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** What a view is of. */
export interface Subject extends Sight {
  readonly frame: Frame;
  /** The game; another one is fitted afresh. */
  readonly subject: unknown;
  /** The turn of the game; with another one what lies there is fitted again. Left out where there are no turns. */
  readonly turn?: unknown;
  /** Whether a tile is tried out: the view stays where it was moved to show all of that. */
  readonly isTrying?: boolean | undefined;
}

/** A camera and whose it is: one that was moved by hand is left alone. */
export interface View extends Subject {
  readonly camera: Camera;
  readonly isByHand: boolean;
}

/**
 * The view of other cells, or in another frame: during a turn it stays as it is as long as everything is in view, what covered
 * it goes, or a tile is tried out beside the same cells, so that nothing moves under the hand.
 */
export function nextView(before: View | undefined, now: Subject): View {
  const { cells, spoken, frame, subject, turn, isComplete, isTrying } = now;
  const fitted = () => fitCamera(now, frame);
  if (!before || before.subject !== subject) return { ...now, camera: fitted(), isByHand: false };
  const isResized = before.frame.width !== frame.width || before.frame.height !== frame.height;
  if (before.isByHand) return { ...before, ...now, camera: isResized ? recentred(before, frame) : before.camera };
  const isStill = !isResized && before.turn === turn && before.isComplete === isComplete;
  const isSame = isStill && (isComplete ? sameBox : contains)(freeOf(frame), freeOf(before.frame));
  const isHeld = isTrying && sameCells(before.cells, cells);
  if (isSame && (isComplete || isHeld || showsAll(before.camera, now, frame)))
    return { ...before, cells, spoken, frame, isTrying };
  return { ...before, ...now, camera: fitted() };
}

const sameCells = (before: readonly Hex[], cells: readonly Hex[]): boolean =>
  before.length === cells.length && before.every(({ q, r }, at) => q === cells[at]?.q && r === cells[at].r);

const sameBox = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

const contains = (a: Box, b: Box): boolean =>
  a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;

const recentred = ({ camera, frame: before }: View, frame: Frame): Camera => ({
  scale: camera.scale,
  x: camera.x + (frame.width - before.width) / 2,
  y: camera.y + (frame.height - before.height) / 2,
});
