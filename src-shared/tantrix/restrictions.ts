import type { ReadonlyBoard } from './board';
import { EDGE_COLOUR, PAIRS, TOUCHING } from './fits';
import { CELL_STEPS, type Cell, GRID_CELLS } from './grid';

/** A space is forced once this many tiles touch it, next to each other or not (booklet of 2003, *Forced spaces*). */
export const FORCED_FROM = 3;

/**
 * A bit of `RestrictedCells.at`: a tile in the cell would be the fourth round a forced space (the second restriction).
 */
export const FOURTH_TILE = 1;
/** A bit of `RestrictedCells.at`: the cell lies along a controlled side (the third restriction). */
export const CONTROLLED_SIDE = 2;

/** Whether an empty cell is a forced space. */
export const isForced = (board: ReadonlyBoard, cell: Cell): boolean => TOUCHING[board.rings[cell]] >= FORCED_FROM;

/**
 * The cells closed by the second and third restriction, which bind while the bag holds tiles (booklet of 2003, *The three
 * restrictions*). One instance serves many positions: `update` forgets the cells of the position before.
 */
export class RestrictedCells {
  readonly #reasons = new Uint8Array(GRID_CELLS);
  readonly #marked: Cell[] = [];

  /** The reasons, as bits, for which no tile may be put into the cell; 0 when it is open. */
  at(cell: Cell): number {
    return this.#reasons[cell];
  }

  /** Marks what the forced ones among `spaces` close: all the board's, unless only some are asked about. */
  update(board: ReadonlyBoard, spaces: readonly Cell[] = board.spaces): void {
    for (const cell of this.#marked) this.#reasons[cell] = 0;
    this.#marked.length = 0;
    for (const space of spaces) if (isForced(board, space)) this.#closeRound(board, space);
  }

  /** Closes what a forced space closes: the empty cells next to it, and its controlled sides. */
  #closeRound(board: ReadonlyBoard, space: Cell): void {
    for (let side = 0; side < 6; side++) {
      const next = space + CELL_STEPS[side];
      if (!board.isEmpty(next)) continue;
      this.#mark(next, FOURTH_TILE);
      this.#closeSide(board, space, side, (side + 1) % 6);
      this.#closeSide(board, space, side, (side + 5) % 6);
    }
  }

  /**
   * The third restriction to the letter: from forced space F in direction d, cell F + k·d is controlled while it is
   * empty and F + w, F + w + d, …, F + w + (k-1)·d are all tiles, w being a direction next to d.
   */
  #closeSide(board: ReadonlyBoard, space: Cell, along: number, beside: number): void {
    const step = CELL_STEPS[along];
    let wall = space + CELL_STEPS[beside];
    for (let cell = space + step; board.isEmpty(cell) && !board.isEmpty(wall); cell += step, wall += step) {
      this.#mark(cell, CONTROLLED_SIDE);
    }
  }

  #mark(cell: Cell, reason: number): void {
    if (this.#reasons[cell] === 0) this.#marked.push(cell);
    this.#reasons[cell] |= reason;
  }
}

/** Whether two links of one colour point into some empty neighbour, so that the first restriction can bite at all. */
export function hasPairBeside(board: ReadonlyBoard, cell: Cell): boolean {
  for (const step of CELL_STEPS) if (PAIRS[board.rings[cell + step]] !== 0 && board.isEmpty(cell + step)) return true;
  return false;
}

/**
 * The first restriction: the empty neighbour into which the turned tile, put into `cell`, would send a third link of
 * one colour; undefined when there is none.
 */
export function thirdLinkAt(board: ReadonlyBoard, cell: Cell, turned: number): Cell | undefined {
  for (let side = 0; side < 6; side++) {
    const next = cell + CELL_STEPS[side];
    const pairs = PAIRS[board.rings[next]];
    if (pairs !== 0 && (pairs >> EDGE_COLOUR[turned * 6 + side]) & 1 && board.isEmpty(next)) return next;
  }
  return undefined;
}
