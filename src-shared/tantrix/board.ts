import { RING_SHARE } from './fits';
import { CELL_STEPS, CENTRE, type Cell, GRID_CELLS } from './grid';

/** A value a cell, to be read. */
interface CellValues {
  readonly length: number;
  readonly [cell: Cell]: number;
}

/** What lies and what points into each cell; see `ReadonlyBoard`. */
interface Grid {
  readonly turned: Uint16Array;
  readonly rings: Uint16Array;
}

/** An empty grid that a board has let go of: to make a new one for each move would keep the garbage collector busy. */
let spare: Grid | undefined;

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
  readonly filled: Cell[];
  readonly spaces: Cell[];
  /** Where in `spaces` each filled cell stood before it was filled, -1 when it was none. */
  readonly #formerPlaces: number[];
  /** The turned tiles in the filled cells: all that the grid can be made of again. */
  readonly #laid: number[];
  /** Undefined while the board rests: it is large. */
  #grid: Grid | undefined;

  constructor(from?: Board) {
    const grid = from ? from.#grid : undefined;
    this.#grid = grid && { turned: grid.turned.slice(), rings: grid.rings.slice() };
    this.#laid = from ? [...from.#laid] : [];
    this.filled = from ? [...from.filled] : [];
    this.spaces = from ? [...from.spaces] : [CENTRE];
    this.#formerPlaces = from ? [...from.#formerPlaces] : [];
  }

  get turned(): Uint16Array {
    return (this.#grid ??= this.#madeGrid()).turned;
  }

  get rings(): Uint16Array {
    return (this.#grid ??= this.#madeGrid()).rings;
  }

  isEmpty(cell: Cell): boolean {
    return this.turned[cell] === 0;
  }

  /** Lets go of the grid for as long as nobody looks at it; the next board that needs one takes it over. */
  rest(): void {
    const grid = this.#grid;
    if (!grid) return;
    for (const cell of this.filled) {
      grid.turned[cell] = 0;
      for (let side = 0; side < 6; side++) grid.rings[cell + CELL_STEPS[side]] = 0;
    }
    this.#grid = undefined;
    spare = grid;
  }

  /** Puts a turned tile into an empty cell. */
  place(cell: Cell, turned: number): void {
    const { turned: turnedAt, rings } = (this.#grid ??= this.#madeGrid());
    this.#takeSpace(cell);
    turnedAt[cell] = turned + 1;
    this.filled.push(cell);
    this.#laid.push(turned);
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      if (rings[next] === 0 && turnedAt[next] === 0) this.spaces.push(next);
      rings[next] += RING_SHARE[turned * 6 + side];
    }
  }

  /** Takes the last tile off again; everything, the order of `spaces` too, is as it was before. */
  takeBack(): void {
    const { turned: turnedAt, rings } = (this.#grid ??= this.#madeGrid());
    const cell = this.filled.pop();
    const turned = this.#laid.pop();
    if (cell === undefined || turned === undefined) return;
    turnedAt[cell] = 0;
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      rings[next] -= RING_SHARE[turned * 6 + side];
      if (rings[next] === 0 && turnedAt[next] === 0) this.spaces.pop();
    }
    this.#giveSpaceBack(cell);
  }

  #madeGrid(): Grid {
    const grid = spare ?? { turned: new Uint16Array(GRID_CELLS), rings: new Uint16Array(GRID_CELLS) };
    spare = undefined;
    for (const [at, cell] of this.filled.entries()) {
      const turned = this.#laid[at];
      grid.turned[cell] = turned + 1;
      for (let side = 0; side < 6; side++) grid.rings[cell + CELL_STEPS[side]] += RING_SHARE[turned * 6 + side];
    }
    return grid;
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
