import { Outcome } from '../outcome';
import type { Utility } from '../monte-carlo';

/** An end that a game may come to at best or at worst, to be weighed like one that it came to. */
class Supposed extends Outcome {
  readonly lines = { best: new Int32Array(4), loop: new Int32Array(4) };
  readonly isDeadlock = false;
}

/** Weighs ends that are only known by their scores. */
export class Weighing {
  readonly #supposed: Supposed;
  readonly #own: number;
  readonly #rival: number;

  /** There must be two colours. */
  constructor(
    colours: readonly number[],
    readonly utility: Utility,
    readonly seat: number,
  ) {
    this.#supposed = new Supposed(colours);
    this.#own = colours[seat];
    this.#rival = colours.find((colour) => colour !== this.#own) ?? this.#own;
  }

  /** The utility for the seat when it and its rival score so much, of it so much with a loop. */
  of(own: number, rival: number, loop: number): number {
    const { best, loop: loops } = this.#supposed.lines;
    best[this.#own] = own;
    best[this.#rival] = rival;
    loops[this.#own] = loop;
    return this.utility(this.#supposed, this.seat);
  }
}
