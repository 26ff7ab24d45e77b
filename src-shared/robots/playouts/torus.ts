import { DIRECTIONS, type Hex } from '../../tantrix/hex';

/**
 * The plane of playouts: a small one that wraps at its edges, so that no step needs a check. How far a step to the south
 * goes is chosen so that no way of fewer than 72 steps leads back to where it began: a row of 64 tiles with the spaces at its
 * ends is shorter, so a tantrix cannot meet itself.
 */
const SOUTH = 285;

/** A cell of the torus, 0 to TORUS_CELLS - 1. */
export type TorusCell = number;
export const TORUS_CELLS = 2 ** 12;
/** What brings a cell back that a step has led over the edge. */
export const CELL_MASK = TORUS_CELLS - 1;

/** What to add to a cell to cross each side, before CELL_MASK. */
export const TORUS_STEPS: readonly number[] = DIRECTIONS.map(({ q, r }) => r * SOUTH + q);

/** The cell of a hex. The first tile lies at 0. */
export const torusCellOf = ({ q, r }: Hex): TorusCell => (r * SOUTH + q) & CELL_MASK;

/**
 * An edge lies between two cells and belongs to the one of which it is side 0, 1 or 2: its number is four times that cell,
 * and the side.
 */
export type TorusEdge = number;
export const TORUS_EDGES = TORUS_CELLS * 4;
export const EDGE_MASK = TORUS_EDGES - 1;

/** What to add to four times a cell to come to its edge across each side, before EDGE_MASK. */
export const EDGE_STEPS: readonly number[] = TORUS_STEPS.map((step, side) => (side < 3 ? side : step * 4 + side - 3));
