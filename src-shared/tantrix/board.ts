import { RING_SHARE } from './fits';
import { CELL_STEPS, CENTRE, type Cell, GRID_CELLS } from './grid';

/** A value a cell, to be read. */
interface CellValues {
  readonly length: number;
  readonly [cell: Cell]: number;
}

/** The tantrix and its spaces, to be read. */
export interface ReadonlyBoard {
  /** At a cell: 1 + the turned tile there, 0 when empty. */
  readonly turned: CellValues;
  /** At a cell: the ring of colours that point into it (see fits.ts). */
  readonly rings: CellValues;
  /** The cells with a tile, in the order in which they were filled. */
  readonly filled: readonly Cell[];
  /** The empty cells that touch a tile, in an order that depends only on the placements made; the centre at first. */
  readonly spaces: readonly Cell[];
  isEmpty(cell: Cell): boolean;
}

/**
 * The tantrix and its spaces, with do and undo of a placement. Knows geometry and colours but no rule: any tile can be
 * put into any empty cell.
 */
export class Board implements ReadonlyBoard {
  readonly turned: Uint16Array;
  readonly rings: Uint16Array;
  readonly filled: Cell[];
  readonly spaces: Cell[];
  /** Where in `spaces` each filled cell stood before it was filled, -1 when it was none. */
  readonly #formerPlaces: number[];

  constructor(from?: Board) {
    this.turned = from ? from.turned.slice() : new Uint16Array(GRID_CELLS);
    this.rings = from ? from.rings.slice() : new Uint16Array(GRID_CELLS);
    this.filled = from ? [...from.filled] : [];
    this.spaces = from ? [...from.spaces] : [CENTRE];
    this.#formerPlaces = from ? [...from.#formerPlaces] : [];
  }

  isEmpty(cell: Cell): boolean {
    return this.turned[cell] === 0;
  }

  /** Puts a turned tile into an empty cell. */
  place(cell: Cell, turned: number): void {
    this.#takeSpace(cell);
    this.turned[cell] = turned + 1;
    this.filled.push(cell);
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      if (this.rings[next] === 0 && this.turned[next] === 0) this.spaces.push(next);
      this.rings[next] += RING_SHARE[turned * 6 + side];
    }
  }

  /** Takes the last tile off again; everything, the order of `spaces` too, is as it was before. */
  takeBack(): void {
    const cell = this.filled.pop();
    if (cell === undefined) return;
    const turned = this.turned[cell] - 1;
    this.turned[cell] = 0;
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      this.rings[next] -= RING_SHARE[turned * 6 + side];
      if (this.rings[next] === 0 && this.turned[next] === 0) this.spaces.pop();
    }
    this.#giveSpaceBack(cell);
  }

  /** The last space moves into the gap, which keeps this cheap and `#giveSpaceBack` its exact reverse. */
  #takeSpace(cell: Cell): void {
    const place = this.spaces.indexOf(cell);
    this.#formerPlaces.push(place);
    if (place < 0) return;
    const last = this.spaces.pop();
    if (last !== undefined && place < this.spaces.length) this.spaces[place] = last;
  }

  #giveSpaceBack(cell: Cell): void {
    const place = this.#formerPlaces.pop() ?? -1;
    if (place < 0) return;
    if (place === this.spaces.length) {
      this.spaces.push(cell);
    } else {
      this.spaces.push(this.spaces[place]);
      this.spaces[place] = cell;
    }
  }
}
