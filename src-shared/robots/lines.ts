import { EDGE_COLOUR, LINKED_SIDE } from '../tantrix/fits';
import { CELL_STEPS, type Cell, GRID_CELLS } from '../tantrix/grid';
import { oppositeSide } from '../tantrix/hex';

/** An open end of a line: `cell * 6 + side`, the side being the one by which the line leaves the cell into a space. */
export type LineEnd = number;
/** Where no tile lies. */
export const NO_END: LineEnd = -1;
const COLOUR_COUNT = 4;

/** What taking one link back must restore. */
interface UndoRecord {
  readonly colour: number;
  readonly best: number;
  readonly loop: number;
  /** The ends of the line the link made, with what stood there before; none when it closed a loop. */
  readonly ends: readonly [LineEnd, LineEnd] | undefined;
  readonly lengths: readonly [number, number];
  readonly others: readonly [LineEnd, LineEnd];
}

/**
 * The lines of all colours by their open ends, kept up to date tile by tile; so a search has every score at hand
 * without walking the board. Lines only grow, and a loop is closed for good.
 */
export class Lines {
  /** By colour index: what its best line or loop scores. */
  readonly best = new Uint8Array(COLOUR_COUNT);
  /** By colour index: what its best loop alone scores. */
  readonly loop = new Uint8Array(COLOUR_COUNT);
  /** At an open end: how many tiles the line has, and its other end. Elsewhere stale. */
  readonly #lengths = new Uint8Array(GRID_CELLS * 6);
  readonly #others = new Int32Array(GRID_CELLS * 6);
  readonly #past: UndoRecord[] = [];

  /** Joins in the three links of the turned tile that was put into the cell; `turnedAt` is the board's own array. */
  place(turnedAt: Uint16Array, cell: Cell): void {
    const at = (turnedAt[cell] - 1) * 6;
    for (let side = 0; side < 6; side++) {
      const to = LINKED_SIDE[at + side];
      if (to > side) this.#join(turnedAt, cell, side, to, EDGE_COLOUR[at + side]);
    }
  }

  /** Forgets the tile joined in last. */
  takeBack(): void {
    for (let link = 0; link < 3; link++) this.#takeLinkBack();
  }

  /** What the line or loop would score that gets the link from side `a` to side `b` of an empty cell. */
  scoreWith(turnedAt: Uint16Array, cell: Cell, a: number, b: number): number {
    const one = this.endAcross(turnedAt, cell, a);
    const two = this.endAcross(turnedAt, cell, b);
    if (one !== NO_END && this.#others[one] === two) return 2 * (this.#lengths[one] + 1);
    return 1 + this.lengthAt(one) + this.lengthAt(two);
  }

  /** The end that points into the cell across its side, or NO_END. */
  endAcross(turnedAt: Uint16Array, cell: Cell, side: number): LineEnd {
    const next = cell + CELL_STEPS[side];
    return turnedAt[next] === 0 ? NO_END : next * 6 + oppositeSide(side);
  }

  /** The length of the line that ends here; 0 for no end. */
  lengthAt(end: LineEnd): number {
    return end === NO_END ? 0 : this.#lengths[end];
  }

  /** The far end of the line that ends here. */
  otherEnd(end: LineEnd): LineEnd {
    return this.#others[end];
  }

  #join(turnedAt: Uint16Array, cell: Cell, a: number, b: number, colour: number): void {
    const one = this.endAcross(turnedAt, cell, a);
    const two = this.endAcross(turnedAt, cell, b);
    const score = this.scoreWith(turnedAt, cell, a, b);
    const isLoop = one !== NO_END && this.#others[one] === two;
    const ends: [LineEnd, LineEnd] | undefined = isLoop
      ? undefined
      : [one === NO_END ? cell * 6 + a : this.#others[one], two === NO_END ? cell * 6 + b : this.#others[two]];
    this.#remember(colour, ends);
    if (ends) this.#tie(ends[0], ends[1], score);
    if (score > this.best[colour]) this.best[colour] = score;
    if (isLoop && score > this.loop[colour]) this.loop[colour] = score;
  }

  #tie(one: LineEnd, two: LineEnd, length: number): void {
    this.#lengths[one] = length;
    this.#lengths[two] = length;
    this.#others[one] = two;
    this.#others[two] = one;
  }

  #remember(colour: number, ends: readonly [LineEnd, LineEnd] | undefined): void {
    const [one, two] = ends ?? [0, 0];
    this.#past.push({
      colour,
      best: this.best[colour],
      loop: this.loop[colour],
      ends,
      lengths: [this.#lengths[one], this.#lengths[two]],
      others: [this.#others[one], this.#others[two]],
    });
  }

  #takeLinkBack(): void {
    const past = this.#past.pop();
    if (!past) return;
    this.best[past.colour] = past.best;
    this.loop[past.colour] = past.loop;
    if (!past.ends) return;
    const [one, two] = past.ends;
    this.#lengths[one] = past.lengths[0];
    this.#lengths[two] = past.lengths[1];
    this.#others[one] = past.others[0];
    this.#others[two] = past.others[1];
  }
}
