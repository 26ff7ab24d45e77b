import { turnPoint, type Point } from '../board/geometry';
import { type Hex, rotateHex, type Rotation, turnRotation } from '../../src-shared/tantrix';
import { useTable } from './table';

/** The table as it is turned on the screen: what lies where for the eye, and for the game. */

/** Where on the screen's table something lies, given where it lies in the game. */
export const shown = {
  hex: (hex: Hex, turn: Rotation): Hex => rotateHex(hex, turn),
  point: (point: Point, turn: Rotation): Point => turnPoint(point, turn),
  rotation: (rotation: Rotation, turn: Rotation): Rotation => turnRotation(rotation, turn),
};

/** Where in the game something lies, given where it lies on the screen's table. */
export const real = {
  hex: (hex: Hex, turn: Rotation): Hex => rotateHex(hex, -turn),
  point: (point: Point, turn: Rotation): Point => turnPoint(point, -turn),
  rotation: (rotation: Rotation, turn: Rotation): Rotation => turnRotation(rotation, -turn),
};

/** Turns the whole table on the screen by `sixths` × 60°, clockwise when positive. */
export const turnTable = (sixths: number): void =>
  useTable.setState(({ turn }) => ({ turn: turnRotation(turn, sixths) }));
