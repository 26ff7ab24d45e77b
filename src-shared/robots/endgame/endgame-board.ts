import { COUNT_SHIFT, FILLED, WORD_SHARE } from '../playouts/tile-tables';
import { CELL_MASK, TORUS_CELLS, TORUS_STEPS, type TorusCell } from '../playouts/torus';

/** More than 56 tiles have round them. */
const MOST_SPACES = 256;

/**
 * The tantrix of an endgame: what each cell can take, and its spaces as a list. Like `TorusBoard`, but without restrictions,
 * which no longer bind, and every tile can be taken back; the last first.
 */
export class EndgameBoard {
  /** At a cell: its word (see playouts/tile-tables.ts). */
  readonly words = new Int32Array(TORUS_CELLS);
  /** The empty cells that touch a tile: the first `spaceCount`. */
  readonly spaces = new Int32Array(MOST_SPACES);
  spaceCount = 0;
  /** At a space: where it stands in the list; at a filled cell: where it stood. */
  readonly #places = new Int32Array(TORUS_CELLS);

  /** Puts the first tile into a cell that touches none. */
  begin(cell: TorusCell, turned: number): void {
    this.#add(cell);
    this.place(cell, turned);
  }

  /** Puts a turned tile into a space. */
  place(cell: TorusCell, turned: number): void {
    const { words, spaces } = this;
    const last = spaces[--this.spaceCount];
    const place = this.#places[cell];
    spaces[place] = last;
    this.#places[last] = place;
    words[cell] |= FILLED;
    for (let side = 0; side < 6; side++) {
      const next = (cell + TORUS_STEPS[side]) & CELL_MASK;
      const word = words[next];
      if (word & FILLED) continue;
      words[next] = word + WORD_SHARE[turned * 8 + side];
      if (word === 0) this.#add(next);
    }
  }

  /** Takes off the tile that was put last. */
  takeBack(cell: TorusCell, turned: number): void {
    const { words, spaces } = this;
    for (let side = 5; side >= 0; side--) {
      const next = (cell + TORUS_STEPS[side]) & CELL_MASK;
      if (words[next] & FILLED) continue;
      words[next] -= WORD_SHARE[turned * 8 + side];
      if (words[next] === 0) this.spaceCount--;
    }
    words[cell] &= ~FILLED;
    const place = this.#places[cell];
    const moved = spaces[place];
    spaces[this.spaceCount] = moved;
    this.#places[moved] = this.spaceCount++;
    spaces[place] = cell;
    this.#places[cell] = place;
  }

  /** Whether a space has three tiles or more round it. */
  isForced(space: TorusCell): boolean {
    return this.words[space] >> COUNT_SHIFT >= 3;
  }

  #add(cell: TorusCell): void {
    this.#places[cell] = this.spaceCount;
    this.spaces[this.spaceCount++] = cell;
  }
}
