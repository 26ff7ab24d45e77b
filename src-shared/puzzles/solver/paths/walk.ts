import { EDGE_COLOUR, LINKED_SIDE } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell } from '../../../tantrix/grid';
import { NOTHING, type Table } from './tile-grid';
import type { Wanted } from './task';

/** A path as far as it goes. */
export interface Walk {
  /** Tiles on it. */
  readonly length: number;
  readonly isClosed: boolean;
  /** The empty cells into which its ends point; of no meaning when it is closed. */
  readonly ahead: Cell;
  readonly behind: Cell;
}

/** The path of a colour through a filled cell; undefined when its tile does not have the colour. */
export function walkThrough(table: Table, cell: Cell, colour: number): Walk | undefined {
  const at = table.turned[cell] * 6;
  let side = 0;
  while (side < 6 && EDGE_COLOUR[at + side] !== colour) side++;
  if (side === 6) return undefined;
  const there = follow(table, cell, side);
  if (there.end === cell) return { length: there.tiles + 1, isClosed: true, ahead: cell, behind: cell };
  const back = follow(table, cell, LINKED_SIDE[at + side]);
  return { length: there.tiles + back.tiles + 1, isClosed: false, ahead: there.end, behind: back.end };
}

/** From a tile out by a side: the tiles met, and the empty cell at the end, or the tile itself again. */
function follow(table: Table, start: Cell, out: number): { tiles: number; end: Cell } {
  let side = out;
  let cell = start + CELL_STEPS[side];
  let tiles = 0;
  while (cell !== start && table.turned[cell] !== NOTHING) {
    tiles++;
    side = LINKED_SIDE[table.turned[cell] * 6 + ((side + 3) % 6)];
    cell += CELL_STEPS[side];
  }
  return { tiles, end: cell };
}

/** Whether the tiles on the table, which are all and match, make the paths wanted. */
export const hasPaths = (table: Table, wanted: Wanted): boolean =>
  wanted.colours.every((colour) => {
    const { path, lengths } = wanted;
    const cell = table.filled.find((one) => walkThrough(table, one, colour) !== undefined);
    const walk = cell === undefined ? undefined : walkThrough(table, cell, colour);
    return walk !== undefined && walk.length === lengths[colour] && walk.isClosed === (path === 'loop');
  });
