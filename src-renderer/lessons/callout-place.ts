import type { Box, Size } from '../board/camera';
import { HALF_HEIGHT, type Point, R } from '../board/geometry';

/**
 * Where a callout hangs: beside what it speaks of, on a line, and over nothing that is to be seen. All lengths are pixels of
 * the area.
 */

export interface CalloutScene {
  /** What it may lie in, from its top left corner. */
  readonly area: Size;
  /** Kept free at the top of the area. */
  readonly top: number;
  readonly card: Size;
  /** Side of a tile. */
  readonly side: number;
  /** The middle of the cell that it speaks of; left out, it hangs on nothing. */
  readonly anchor?: Point | undefined;
  /** Where in that cell the line ends; left out, at its edge. */
  readonly end?: Point | undefined;
  /** So far the handles of a tile in that cell reach to the sides from its middle. */
  readonly reach: number;
  /** The middles of all tiles. */
  readonly tiles: readonly Point[];
  /** What else it must not cover; its line may. */
  readonly kept: readonly Box[];
}

/** Where the board gives way to a callout. */
export type Side = 'left' | 'right';

export interface CalloutPlace extends Point {
  /** From the edge of the cell to that of the callout. */
  readonly line?: { readonly from: Point; readonly to: Point };
}

/** Kept free round the tiles, and at the edges of the area. */
const GAP = 18;
const MARGIN = 12;
/** The line is at least so long, and meets the callout so far below its top where there is room. */
const LEAST_LINE = 28;
const LINE_DROP = 40;
const SHARE = HALF_HEIGHT / R;
/** What a line crosses of a tile counts within this radius, in sides. */
const CORE = 0.8;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a callout hangs beside its cell, the right side first, on the side where its line crosses fewer tiles; undefined where
 * there is no room.
 *
 * @param mayCross whether the line may cross tiles at all
 */
export function calloutPlace(scene: CalloutScene, mayCross: boolean): CalloutPlace | undefined {
  if (!scene.anchor) return cornerPlace(scene);
  const { anchor, tiles, side } = scene;
  const places = ([1, -1] as const).flatMap((direction) => placeAt(scene, anchor, direction) ?? []);
  const crossed = ({ line }: CalloutPlace) =>
    line ? tiles.filter((tile) => isNear(tile, line, CORE * side)).length : 0;
  return places.toSorted((a, b) => crossed(a) - crossed(b)).find((place) => mayCross || crossed(place) === 0);
}

/** Where the board is to give way to a callout that finds no room: where its line crosses fewer tiles, at best at the right. */
export function sideToGive({ anchor, area, side, tiles }: CalloutScene): Side {
  if (!anchor) return 'right';
  const crossedTo = (x: number) =>
    tiles.filter((tile) => isNear(tile, { from: anchor, to: { x, y: anchor.y } }, side)).length;
  return crossedTo(0) < crossedTo(area.width) ? 'left' : 'right';
}

/** Where a callout hangs that found no room: at the edge where the board has given way. */
export function edgePlace(scene: CalloutScene, side: Side): CalloutPlace {
  const { anchor, area, card } = scene;
  const isLeft = side === 'left';
  const x = isLeft ? MARGIN : Math.max(0, area.width - card.width - MARGIN);
  if (!anchor) return { x, y: scene.top + MARGIN };
  const from = endOf(scene, anchor, isLeft ? -1 : 1);
  const y = topFor(from.y, scene);
  return { x, y, line: { from, to: { x: isLeft ? x + card.width : x, y: meeting(from, y, card) } } };
}

function cornerPlace(scene: CalloutScene): CalloutPlace | undefined {
  const { area, card, top } = scene;
  const place = { x: area.width - card.width - MARGIN, y: top + MARGIN };
  const isFree = seenBoxes(scene).every((box) => box.right + GAP <= place.x || box.top - GAP >= place.y + card.height);
  return isFree && place.x >= MARGIN ? place : undefined;
}

/** The box round a cell. */
export const cellBox = ({ x, y }: Point, side: number): Box => ({
  left: x - side,
  top: y - SHARE * side,
  right: x + side,
  bottom: y + SHARE * side,
});

/** All that is not to be covered. */
const seenBoxes = ({ tiles, side, kept }: CalloutScene): Box[] => [
  ...tiles.map((tile) => cellBox(tile, side)),
  ...kept,
];

/** Where the line ends at the cell. */
const endOf = ({ end, side }: CalloutScene, anchor: Point, direction: 1 | -1): Point =>
  end ?? edgeOf(anchor, side, direction);

/** How far down the line meets a callout that lies so far down. */
const meeting = (from: Point, y: number, card: Size): number => between(y + MARGIN, from.y, y + card.height - MARGIN);

/** The middle of the upper right edge of a cell, or with -1 of the upper left one. */
const edgeOf = ({ x, y }: Point, side: number, direction: 1 | -1): Point => ({
  x: x + direction * 0.75 * side,
  y: y - (SHARE * side) / 2,
});

const topFor = (line: number, { area, card, top }: CalloutScene): number =>
  Math.max(top, between(top, line - LINE_DROP, area.height - card.height - MARGIN));

function placeAt(scene: CalloutScene, anchor: Point, direction: 1 | -1): CalloutPlace | undefined {
  const { area, card, side, reach } = scene;
  const from = endOf(scene, anchor, direction);
  const y = topFor(from.y, scene);
  const beside = seenBoxes(scene).filter((box) => box.bottom + GAP > y && box.top - GAP < y + card.height);
  const edges = [
    direction * edgeOf(anchor, side, direction).x + LEAST_LINE,
    direction * anchor.x + Math.max(side, reach) + GAP / 2,
    ...beside.map(({ left, right }) => (direction === 1 ? right : -left) + GAP),
  ];
  const near = direction * Math.max(...edges);
  const x = direction === 1 ? near : near - card.width;
  if (x < MARGIN || x + card.width > area.width - MARGIN) return undefined;
  return { x, y, line: { from, to: { x: near, y: meeting(from, y, card) } } };
}

/** Whether a point lies within a distance of a line. */
function isNear({ x, y }: Point, { from, to }: { from: Point; to: Point }, distance: number): boolean {
  const [along, across] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(along, across) || 1;
  const share = between(0, ((x - from.x) * along + (y - from.y) * across) / length ** 2, 1);
  return Math.hypot(x - from.x - share * along, y - from.y - share * across) < distance;
}
