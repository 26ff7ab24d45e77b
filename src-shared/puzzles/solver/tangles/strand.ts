import { oppositeSide } from '../../../tantrix';
import { LINKED_SIDE } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell } from '../../../tantrix/grid';
import type { Group } from './group';
import { FIRST_SIDE } from './loops';

/** The link of a colour on the tile in a cell. */
export interface LinkAt {
  readonly cell: Cell;
  readonly colour: number;
}

/** An open path. */
export interface Strand {
  readonly cells: readonly Cell[];
  /** The empty cells into which it leads at its ends. */
  readonly ahead: readonly [Cell, Cell];
  /** How many of its links are straights, bends and corners. */
  readonly shapes: readonly [number, number, number];
}

/** The open path through a link. */
export function strandThrough(group: Group, { cell, colour }: LinkAt): Strand {
  const turned = group.turned[cell] - 1;
  const side = FIRST_SIDE[turned * 4 + colour];
  const other = LINKED_SIDE[turned * 6 + side];
  const cells = [cell];
  const shapes: [number, number, number] = [0, 0, 0];
  shapes[turnBetween(side, other)]++;
  const one = walk(group, cell, side, cells, shapes);
  const two = walk(group, cell, other, cells, shapes);
  return { cells, ahead: [one, two], shapes };
}

/** Notes the cells and shapes of a path from one side of a cell on; the first empty cell. */
function walk(group: Group, start: Cell, side: number, cells: Cell[], shapes: [number, number, number]): Cell {
  let out = side;
  let cell = start + CELL_STEPS[out];
  while (group.turned[cell] > 0) {
    const entry = oppositeSide(out);
    out = LINKED_SIDE[(group.turned[cell] - 1) * 6 + entry];
    cells.push(cell);
    shapes[turnBetween(entry, out)]++;
    cell += CELL_STEPS[out];
  }
  return cell;
}

/** By how many sixths a link that joins two sides turns: 0 a straight, 1 a bend, 2 a corner. */
function turnBetween(side: number, other: number): 0 | 1 | 2 {
  const apart = Math.abs(side - other);
  return apart === 3 ? 0 : apart === 2 || apart === 4 ? 1 : 2;
}
