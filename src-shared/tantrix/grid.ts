import { DIRECTIONS, type Hex } from './hex';

/**
 * Cells as small integers, so that the board can keep typed arrays. The grid is a square of axial coordinates with the
 * first tile in the middle; 64 tiles in a row (the largest edition) and the spaces beyond them stay well inside.
 */
export type Cell = number;

/** Both coordinates of a cell lie below this, and above its negative. */
export const GRID_RADIUS = 66;
const GRID_SIDE = 2 * GRID_RADIUS + 1;
/** How many cells the grid has: cells go from 0 to one less. */
export const GRID_CELLS = GRID_SIDE * GRID_SIDE;

/** What to add to a cell to cross each side. */
export const CELL_STEPS: readonly number[] = DIRECTIONS.map(({ q, r }) => r * GRID_SIDE + q);

/** Whether a hex has a cell; anything outside cannot hold a tile or a space. */
export const isOnGrid = ({ q, r }: Hex): boolean => Math.max(Math.abs(q), Math.abs(r)) < GRID_RADIUS;

/** The cell of a hex that is on the grid (see `isOnGrid`); of any other the result means nothing. */
export const cellOf = ({ q, r }: Hex): Cell => (r + GRID_RADIUS) * GRID_SIDE + q + GRID_RADIUS;

/** The hex of a cell of the grid. */
export const hexOf = (cell: Cell): Hex => ({
  q: (cell % GRID_SIDE) - GRID_RADIUS,
  r: Math.floor(cell / GRID_SIDE) - GRID_RADIUS,
});

/** The cell of 0,0, where the first tile lies. */
export const CENTRE: Cell = cellOf({ q: 0, r: 0 });
