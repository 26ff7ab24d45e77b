import { DIRECTIONS } from '../../tantrix';
import { type LoopShape, SMALL_LOOP } from '../puzzle';
import type { LaidPath, PathStep } from './paths';

/** Whether two loops cross on some tile, or one lies inside the other. */
export const areEntangled = (a: LaidPath, b: LaidPath): boolean => doCross(a, b) || isWithin(a, b) || isWithin(b, a);

/** Whether all of the first loop lies inside the second. */
export const isInside = (inner: LaidPath, outer: LaidPath): boolean => !doCross(inner, outer) && isWithin(inner, outer);

function doCross(a: LaidPath, b: LaidPath): boolean {
  const others = new Map(b.steps.map((step) => [step.tile, step]));
  return a.steps.some((step) => {
    const other = others.get(step.tile);
    return other !== undefined && isBetween(other.entry, step) !== isBetween(other.exit, step);
  });
}

/** Whether a side lies clockwise after the entry and before the exit. */
const isBetween = (side: number, { entry, exit }: PathStep): boolean => (side - entry + 6) % 6 < (exit - entry + 6) % 6;

/**
 * Whether the place where the first loop leaves its first tile lies inside the second loop. The middles of the sides
 * that a loop passes make a polygon that lies like the loop; no other loop passes them.
 */
function isWithin(inner: LaidPath, outer: LaidPath): boolean {
  const [point] = cornersOf(inner);
  const corners = cornersOf(outer);
  if (!point) return false;
  const [x, y] = point;
  return corners.reduce((inside, [ax, ay], at) => {
    const [bx, by] = corners.at(at - 1) ?? [ax, ay];
    const isCut = ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
    return isCut ? !inside : inside;
  }, false);
}

/** The middles of the sides that a loop passes, in a skew system of axes with the cells' middles at even numbers. */
const cornersOf = ({ steps }: LaidPath): [number, number][] =>
  steps.map(({ tile, exit }) => {
    const { q, r } = DIRECTIONS[exit] ?? { q: 0, r: 0 };
    return [2 * tile.q + q, 2 * tile.r + r];
  });

/** By how many sixths of a turn the loop bends on each tile, gone round clockwise: 2 a corner, 1 a bend, 0 a straight. */
function turnsOf({ steps }: LaidPath): number[] {
  const turns = steps.map(({ entry, exit }) => ((exit - entry + 6) % 6) - 3);
  const sum = turns.reduce((total, turn) => total + turn, 0);
  return sum > 0 ? turns : turns.toReversed().map((turn) => -turn);
}

const CORNER = 2;
const BEND = 1;

/** By how a loop turns; LoopShape says what each is. */
const HAS_SHAPE: Readonly<Record<LoopShape, (turns: readonly number[]) => boolean>> = {
  circle: (turns) => turns.length === 3 || (turns.length === 6 && turns.every((turn) => turn === BEND)),
  triangle: (turns) => {
    const bent = turns.filter((turn) => turn !== 0);
    return turns.length > 3 && bent.length === 3 && bent.every((turn) => turn === CORNER);
  },
  small: (turns) => turns.length <= SMALL_LOOP,
};

/** Whether a loop has a shape and, where one is asked for, a number of tiles. */
export const hasLoopShape = (loop: LaidPath, shape: LoopShape, size = loop.steps.length): boolean =>
  loop.steps.length === size && HAS_SHAPE[shape](turnsOf(loop));

/** Whether two loops are the same but for a turn of the whole; mirror images are not. */
export function areIdentical(a: LaidPath, b: LaidPath): boolean {
  const [one, other] = [turnsOf(a), turnsOf(b)];
  const round = [...one, ...one];
  return one.length === other.length && one.some((_, from) => other.every((turn, at) => turn === round[from + at]));
}
