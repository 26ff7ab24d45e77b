import { CELL_STEPS, CENTRE, type Cell, GRID_CELLS, hexOf } from '../../../tantrix/grid';
import { hexDistance } from '../../../tantrix/hex';
import { NO_TURNED_TILE, type TileGrid } from './tile-grid';

/** At a cell: how many steps it is from the centre. */
export const DISTANCES = Uint8Array.from({ length: GRID_CELLS }, (_, cell) => hexDistance(hexOf(cell), hexOf(CENTRE)));

/** Steps between two cells, both not far from the centre. */
export const cellDistance = (a: Cell, b: Cell): number => DISTANCES[a - b + CENTRE];

/** Whether all tiles on the table hang together. */
export function isGridConnected({ filled, turned }: TileGrid): boolean {
  const seen = new Set<Cell>(filled.slice(0, 1));
  for (const cell of seen) {
    for (const step of CELL_STEPS) if (turned[cell + step] !== NO_TURNED_TILE) seen.add(cell + step);
  }
  return seen.size === filled.length;
}

/** Euler's number of marked cells, which is the number of their groups less that of their holes. */
export function eulerOf(cells: readonly Cell[], isMarked: Uint8Array): number {
  let pairs = 0;
  let threes = 0;
  for (const cell of cells) {
    for (let side = 0; side < 6; side++) {
      if (isMarked[cell + CELL_STEPS[side]] === 0) continue;
      pairs++;
      threes += isMarked[cell + CELL_STEPS[(side + 1) % 6]];
    }
  }
  return cells.length - pairs / 2 + threes / 3;
}
