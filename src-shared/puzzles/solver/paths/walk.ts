import { EDGE_COLOUR, LINKED_SIDE } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell } from '../../../tantrix/grid';
import { NO_TURNED_TILE, type TileGrid } from './tile-grid';
import type { WantedPaths } from './task';

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
export function walkThrough(grid: TileGrid, cell: Cell, colour: number): Walk | undefined {
  const at = grid.turned[cell] * 6;
  let side = 0;
  while (side < 6 && EDGE_COLOUR[at + side] !== colour) side++;
  if (side === 6) return undefined;
  const there = follow(grid, cell, side);
  if (there.end === cell) return { length: there.tiles + 1, isClosed: true, ahead: cell, behind: cell };
  const back = follow(grid, cell, LINKED_SIDE[at + side]);
  return { length: there.tiles + back.tiles + 1, isClosed: false, ahead: there.end, behind: back.end };
}

/** From a tile out by a side: the tiles met, and the empty cell at the end, or the tile itself again. */
function follow(grid: TileGrid, start: Cell, out: number): { tiles: number; end: Cell } {
  let side = out;
  let cell = start + CELL_STEPS[side];
  let tiles = 0;
  while (cell !== start && grid.turned[cell] !== NO_TURNED_TILE) {
    tiles++;
    side = LINKED_SIDE[grid.turned[cell] * 6 + ((side + 3) % 6)];
    cell += CELL_STEPS[side];
  }
  return { tiles, end: cell };
}

/** Whether the tiles on the table, which are all and match, make the paths wanted. */
export const hasPaths = (grid: TileGrid, wanted: WantedPaths): boolean =>
  wanted.colours.every((colour) => {
    const { path, lengths } = wanted;
    const cell = grid.filled.find((one) => walkThrough(grid, one, colour) !== undefined);
    const walk = cell === undefined ? undefined : walkThrough(grid, cell, colour);
    return walk !== undefined && walk.length === lengths[colour] && walk.isClosed === (path === 'loop');
  });
