/**
 * Random numbers for playouts, many and cheap: xoroshiro64* (Blackman and Vigna, 2018). Small steps of it can be taken by
 * an optimizing compiler in place; the generator of all else costs a third of a playout.
 */
export class Draws {
  /** Not fields: numbers of 32 bits would be boxed there. */
  readonly #state = new Int32Array(2);

  /** Begins anew; the same two seeds give the same numbers. Any whole numbers of 32 bits. */
  seed(first: number, second: number): void {
    this.#state[0] = first;
    // The generator must not stand at zero.
    this.#state[1] = second | 1;
  }

  /** 32 random bits, as a signed number. */
  bits(): number {
    const state = this.#state;
    const first = state[0];
    const second = state[1] ^ first;
    state[0] = ((first << 26) | (first >>> 6)) ^ second ^ (second << 9);
    state[1] = (second << 13) | (second >>> 19);
    return Math.imul(first, 0x9e3779bb);
  }

  /** A whole number from 0 to `end` - 1, of at most 128: then the product stays below 2³². */
  below(end: number): number {
    return Math.imul(this.bits() >>> 7, end) >>> 25;
  }
}
