import { type Hex, rotateHex } from '../../src-shared/tantrix/hex';
import { type Rotation, turnRotation } from '../../src-shared/tantrix/tiles';
import { centreOf, type Point, turnPoint } from './geometry';

/**
 * How the table is turned on the screen, in sixths with the clock. It is a matter of the board alone: whatever comes to the
 * board or from it lies as it does in the game, and what depends on how it is seen is asked here.
 */
export type Orientation = Rotation;

/** As it is seen, given how it lies in the game. */
export const toScreen = {
  hex: (hex: Hex, orientation: Orientation): Hex => rotateHex(hex, orientation),
  point: (point: Point, orientation: Orientation): Point => turnPoint(point, orientation),
  rotation: (rotation: Rotation, orientation: Orientation): Rotation => turnRotation(rotation, orientation),
  side: (side: number, orientation: Orientation): number => turnRotation(side, orientation),
};

/** As it lies in the game, given how it is seen. */
export const fromScreen = {
  hex: (hex: Hex, orientation: Orientation): Hex => rotateHex(hex, -orientation),
  point: (point: Point, orientation: Orientation): Point => turnPoint(point, -orientation),
  rotation: (rotation: Rotation, orientation: Orientation): Rotation => turnRotation(rotation, -orientation),
  side: (side: number, orientation: Orientation): number => turnRotation(side, -orientation),
};

/** Things in the order in which they are read on the screen: from the top to the bottom, in a row from left to right. */
export const inReadingOrder = <T>(things: readonly T[], hexOf: (thing: T) => Hex, orientation: Orientation): T[] =>
  things
    .map((thing) => ({ thing, ...centreOf(toScreen.hex(hexOf(thing), orientation)) }))
    .toSorted((a, b) => Math.round(a.y - b.y) || a.x - b.x)
    .map(({ thing }) => thing);

/** What lies on the six sides of a cell, clockwise from the north of the screen. */
export function ringSeen<T>(ring: readonly T[], orientation: Orientation): readonly T[] {
  const first = turnRotation(0, -orientation);
  return [...ring.slice(first), ...ring.slice(0, first)];
}
