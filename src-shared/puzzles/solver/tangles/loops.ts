import { DIRECTIONS, oppositeSide } from '../../../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, TURNED_TILES } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, hexOf } from '../../../tantrix/grid';
import type { Group } from './group';

/** At `turned * 4 + colour`: the first side where the tile has the colour, 6 when it has none. */
export const FIRST_SIDE = new Uint8Array(TURNED_TILES * 4).fill(6);
for (let turned = 0; turned < TURNED_TILES; turned++) {
  for (let side = 5; side >= 0; side--) FIRST_SIDE[turned * 4 + EDGE_COLOUR[turned * 6 + side]] = side;
}

/** How a link turns that comes in by side 0 and leaves by each side, in sixths, to the left below 0. */
const TURNS = [0, 2, 1, 0, -1, -2];

/** A loop that has closed. */
export interface Loop {
  readonly colour: number;
  readonly cells: readonly Cell[];
  /** How it turns in each cell, in sixths, walked so that all of them make up one turn to the right. */
  readonly turns: readonly number[];
  /** The points where it crosses from cell to cell, as twice their axial coordinates. */
  readonly points: readonly (readonly [number, number])[];
}

/** The loop of a colour through a filled cell that has it; undefined when it is open. */
export function loopThrough(group: Group, start: Cell, colour: number): Loop | undefined {
  const cells: Cell[] = [];
  const turns: number[] = [];
  const points: [number, number][] = [];
  let out = FIRST_SIDE[(group.turned[start] - 1) * 4 + colour];
  let cell = start;
  do {
    points.push(pointOn(cell, out));
    cell += CELL_STEPS[out];
    if (group.turned[cell] === 0) return undefined;
    const entry = oppositeSide(out);
    out = LINKED_SIDE[(group.turned[cell] - 1) * 6 + entry];
    cells.push(cell);
    turns.push(TURNS[(out - entry + 6) % 6]);
  } while (cell !== start);
  const isRight = turns.reduce((sum, turn) => sum + turn, 0) > 0;
  return { colour, cells, points, turns: isRight ? turns : turns.toReversed().map((turn) => -turn) };
}

function pointOn(cell: Cell, side: number): [number, number] {
  const { q, r } = hexOf(cell);
  return [2 * q + DIRECTIONS[side].q, 2 * r + DIRECTIONS[side].r];
}

/** Whether the links of two colours cross on a tile that has both. */
export function linksCross(turned: number, a: number, b: number): boolean {
  const from = FIRST_SIDE[turned * 4 + a];
  const to = LINKED_SIDE[turned * 6 + from];
  const first = FIRST_SIDE[turned * 4 + b];
  if (first === 6) return false;
  const isBetween = (side: number) => side > from && side < to;
  return isBetween(first) !== isBetween(LINKED_SIDE[turned * 6 + first]);
}

/** Whether two loops cross on some tile; loops of one colour never do. */
export const loopsCross = (group: Group, a: Loop, b: Loop): boolean =>
  a.colour !== b.colour &&
  a.cells.some((cell) => b.cells.includes(cell) && linksCross(group.turned[cell] - 1, a.colour, b.colour));

/** Whether a loop lies inside another that it does not cross: any point of it does, by the rule of odd crossings. */
export function liesInside(inner: Loop, outer: Loop): boolean {
  const [x, y] = inner.points[0];
  let isInside = false;
  outer.points.forEach(([x1, y1], index) => {
    const [x2, y2] = outer.points[(index + 1) % outer.points.length];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isInside = !isInside;
  });
  return isInside;
}

/** A text that is equal for loops that are the same but for a turn of the whole. */
export function formOf({ turns }: Loop): string {
  const text = turns.map((turn) => 'LlsrR'[turn + 2]).join('');
  return turns.map((_, index) => text.slice(index) + text.slice(0, index)).toSorted()[0];
}

/** How many turns of a loop are of `size` sixths, either way. */
export const countTurns = ({ turns }: Loop, size: number): number =>
  turns.filter((turn) => Math.abs(turn) === size).length;

/** The loops to which a relation leads from some of them, these included. */
export function reached(
  loops: readonly Loop[],
  from: readonly Loop[],
  areRelated: (a: Loop, b: Loop) => boolean,
): readonly Loop[] {
  const found = [...from];
  // An array that grows while it is walked through gives what is added, too.
  for (const loop of found) found.push(...loops.filter((other) => !found.includes(other) && areRelated(loop, other)));
  return found;
}

/** The loops that the tiles put since there were `before` of them have closed, beside those known. */
export function newLoops(group: Group, before: number, known: readonly Loop[]): readonly Loop[] {
  const loops: Loop[] = [];
  for (let index = before; index < group.filled.length; index++) {
    const cell = group.filled[index];
    for (let colour = 0; colour < 4; colour++) {
      const isOld = (loop: Loop) => loop.colour === colour && loop.cells.includes(cell);
      if (!isJoined(group, cell, colour) || known.some(isOld) || loops.some(isOld)) continue;
      const loop = loopThrough(group, cell, colour);
      if (loop) loops.push(loop);
    }
  }
  return loops;
}

/** Whether the link of a colour has tiles at both its ends. */
function isJoined(group: Group, cell: Cell, colour: number): boolean {
  const turned = group.turned[cell] - 1;
  const side = FIRST_SIDE[turned * 4 + colour];
  if (side === 6) return false;
  const other = LINKED_SIDE[turned * 6 + side];
  return group.turned[cell + CELL_STEPS[side]] > 0 && group.turned[cell + CELL_STEPS[other]] > 0;
}
