/** How many positions are remembered: a power of two. */
const SLOTS = 1 << 18;
const MASK = SLOTS - 1;

/** What is known of a value: that it is at most, at least or just so much. */
export const AT_MOST = 1;
export const AT_LEAST = 2;
export const JUST = 3;

/** What a search has found out about positions it may meet again, reached by other ways. A later one may take the place of another. */
export class Transpositions {
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly values = new Float64Array(SLOTS);
  readonly bounds = new Uint8Array(SLOTS);
  /** The move that came out best. */
  readonly moves = new Int32Array(SLOTS);

  clear(): void {
    this.bounds.fill(0);
  }

  /** Where a position stands, or -1. */
  find(low: number, high: number): number {
    const at = low & MASK;
    return this.bounds[at] !== 0 && this.#low[at] === low && this.#high[at] === high ? at : -1;
  }

  note(low: number, high: number, value: number, bound: number, move: number): void {
    const at = low & MASK;
    this.#low[at] = low;
    this.#high[at] = high;
    this.values[at] = value;
    this.bounds[at] = bound;
    this.moves[at] = move;
  }
}
