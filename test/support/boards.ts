import { hexKey } from '../../src-shared/tantrix';
import type { ReadonlyBoard } from '../../src-shared/tantrix/board';
import { rotationOf, tileOf } from '../../src-shared/tantrix/fits';
import { type Cell, hexOf } from '../../src-shared/tantrix/grid';
import type { ReadonlyPosition } from '../../src-shared/tantrix/position';
import { type NaiveBoard, turned } from './naive';

export const keyOf = (cell: Cell): string => hexKey(hexOf(cell));

const turnedAt = (board: ReadonlyBoard, cell: Cell): number => (board.turned[cell] ?? 0) - 1;

export const tileAt = (board: ReadonlyBoard, cell: Cell): number => tileOf(turnedAt(board, cell));

/** The tantrix as the plain reading of the rules keeps it. */
export const boardOf = (board: ReadonlyBoard): NaiveBoard =>
  new Map(
    board.filled.map((cell) => [keyOf(cell), turned(tileOf(turnedAt(board, cell)), rotationOf(turnedAt(board, cell)))]),
  );

/** The values of a table that are not 0, each with its place. */
function marksIn(table: ReadonlyBoard['turned']): string {
  let marks = '';
  for (let at = 0; at < table.length; at++) if (table[at] !== 0) marks += `${at}:${table[at]} `;
  return marks;
}

/** Everything a position consists of, written out for comparing whole positions. */
export const snapshot = ({ board, hands, bagCount, mover, phase, moves }: ReadonlyPosition): string =>
  [
    marksIn(board.turned),
    marksIn(board.rings),
    board.filled,
    board.spaces,
    ...hands,
    bagCount,
    mover,
    phase,
    moves,
  ].join('\n');
