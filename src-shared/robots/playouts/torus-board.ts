import { PAIRS } from '../../tantrix/fits';
import {
  CLOSED,
  COUNT_SHIFT,
  EDGE_BITS,
  FILLED,
  ONE_TILE,
  RING_BITS,
  RING_MASK,
  SIDE_MASK,
  WALK_END,
  WALKS,
  WORD_SHARE,
} from './tile-tables';
import { CELL_MASK, TORUS_CELLS, TORUS_STEPS, type TorusCell } from './torus';

/** More than 64 tiles have round them. */
const MOST_SPACES = 256;

const [N, NE, SE, S, SW, NW] = TORUS_STEPS;

/**
 * The tantrix of a playout: what each cell can take, and its spaces as two lists, all kept up to date tile by tile. It holds the
 * same rules as tantrix/restrictions.ts and board.ts, which a law compares at every move, but cannot take a tile back: a
 * playout goes back to where it began.
 */
export class TorusBoard {
  /** At a cell: its word (see tile-tables.ts). */
  readonly words = new Int32Array(TORUS_CELLS);
  /** At a cell: what it is closed to, as long as restrictions bind. */
  readonly closed = new Int32Array(TORUS_CELLS);
  /** The spaces with one or two tiles round them. */
  readonly open = new Int32Array(MOST_SPACES);
  openCount = 0;
  /** The forced spaces. */
  readonly forced = new Int32Array(MOST_SPACES);
  forcedCount = 0;
  tileCount = 0;
  /** At a space: where it stands in its list. */
  readonly #places = new Int32Array(TORUS_CELLS);

  /** Takes all tiles away; the first may lie in cell 0. */
  clear(): void {
    this.words.fill(0);
    this.closed.fill(0);
    this.open[0] = 0;
    this.#places[0] = 0;
    this.openCount = 1;
    this.forcedCount = 0;
    this.tileCount = 0;
  }

  /** Becomes the same as another. */
  copy(from: TorusBoard): void {
    this.words.set(from.words);
    this.closed.set(from.closed);
    this.tileCount = from.tileCount;
    this.openCount = from.openCount;
    this.forcedCount = from.forcedCount;
    // By hand: of most lists only the beginning is in use.
    for (let at = from.openCount - 1; at >= 0; at--) {
      const cell = from.open[at];
      this.open[at] = cell;
      this.#places[cell] = at;
    }
    for (let at = from.forcedCount - 1; at >= 0; at--) {
      const cell = from.forced[at];
      this.forced[at] = cell;
      this.#places[cell] = at;
    }
  }

  /** Puts a turned tile into a space. Once restrictions bind no more, what is closed need not be kept. */
  place(cell: TorusCell, turned: number, isRestricted: boolean): void {
    const { words } = this;
    const word = words[cell];
    const count = word >> COUNT_SHIFT;
    if (count >= 3) this.#takeForced(cell);
    else this.#takeOpen(cell);
    words[cell] = word | FILLED;
    this.tileCount++;
    if (isRestricted && (count >= 3 || PAIRS[word & RING_MASK] !== 0)) this.#reopenRound(cell, count >= 3 ? CLOSED : 0);
    for (let side = 0; side < 6; side++) {
      const next = (cell + TORUS_STEPS[side]) & CELL_MASK;
      const before = words[next];
      if (before & FILLED) continue;
      const after = before + WORD_SHARE[turned * 8 + side];
      words[next] = after;
      const touching = after >> COUNT_SHIFT;
      if (touching === 1) {
        this.#addOpen(next);
        continue;
      }
      if (touching === 3) {
        this.#takeOpen(next);
        this.#addForced(next);
        if (isRestricted) this.#closeRound(next);
      }
      const pairs = PAIRS[after & RING_MASK] ^ PAIRS[before & RING_MASK];
      if (isRestricted && pairs !== 0) this.#forbidRound(next, pairs);
    }
  }

  /** Whether a restriction keeps the turned tile, which fits, from the space; they must bind. */
  isClosed(space: TorusCell, turned: number): boolean {
    const closed = this.closed[space];
    if ((EDGE_BITS[turned] & closed) !== 0 || closed >= CLOSED) return true;
    return this.forcedCount !== 0 && this.isControlled(space);
  }

  /** Whether the space lies along a controlled side (see `RestrictedCells`): from it, walls are followed to a forced space. */
  isControlled(space: TorusCell): boolean {
    const { words } = this;
    let at = ((words[space] >> RING_BITS) & SIDE_MASK) * 16;
    for (let walk = WALKS[at]; walk !== WALK_END; walk = WALKS[++at]) {
      const step = TORUS_STEPS[walk >> 3];
      const wall = 1 << (RING_BITS + (walk & 7));
      let cell = (space + step) & CELL_MASK;
      let word = words[cell];
      while ((word & wall) !== 0) {
        cell = (cell + step) & CELL_MASK;
        word = words[cell];
        if (word < 3 * ONE_TILE) continue;
        if (word < FILLED) return true;
        break;
      }
    }
    return false;
  }

  #addOpen(cell: TorusCell): void {
    this.#places[cell] = this.openCount;
    this.open[this.openCount++] = cell;
  }

  #addForced(cell: TorusCell): void {
    this.#places[cell] = this.forcedCount;
    this.forced[this.forcedCount++] = cell;
  }

  /** The last of a list goes into the gap. */
  #takeOpen(cell: TorusCell): void {
    const last = this.open[--this.openCount];
    const place = this.#places[cell];
    this.open[place] = last;
    this.#places[last] = place;
  }

  #takeForced(cell: TorusCell): void {
    const last = this.forced[--this.forcedCount];
    const place = this.#places[cell];
    this.forced[place] = last;
    this.#places[last] = place;
  }

  /** Closes the cells round a space that is forced from now on. */
  #closeRound(space: TorusCell): void {
    const { closed } = this;
    closed[(space + N) & CELL_MASK] += CLOSED;
    closed[(space + NE) & CELL_MASK] += CLOSED;
    closed[(space + SE) & CELL_MASK] += CLOSED;
    closed[(space + S) & CELL_MASK] += CLOSED;
    closed[(space + SW) & CELL_MASK] += CLOSED;
    closed[(space + NW) & CELL_MASK] += CLOSED;
  }

  /** Forbids the cells round a space to point into it with colours of which it has two links from now on. */
  #forbidRound(space: TorusCell, colours: number): void {
    const { closed } = this;
    closed[(space + N) & CELL_MASK] |= colours << 12;
    closed[(space + NE) & CELL_MASK] |= colours << 16;
    closed[(space + SE) & CELL_MASK] |= colours << 20;
    closed[(space + S) & CELL_MASK] |= colours;
    closed[(space + SW) & CELL_MASK] |= colours << 4;
    closed[(space + NW) & CELL_MASK] |= colours << 8;
  }

  /** Takes back both for a space that is filled; `closure` is CLOSED where it was forced, 0 where it was not. */
  #reopenRound(space: TorusCell, closure: number): void {
    this.#reopen((space + N) & CELL_MASK, 12, closure);
    this.#reopen((space + NE) & CELL_MASK, 16, closure);
    this.#reopen((space + SE) & CELL_MASK, 20, closure);
    this.#reopen((space + S) & CELL_MASK, 0, closure);
    this.#reopen((space + SW) & CELL_MASK, 4, closure);
    this.#reopen((space + NW) & CELL_MASK, 8, closure);
  }

  #reopen(cell: TorusCell, shift: number, closure: number): void {
    this.closed[cell] = (this.closed[cell] & ~(15 << shift)) - closure;
  }
}
