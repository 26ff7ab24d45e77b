import type { Playout } from '../playouts/playout';
import type { TorusMove } from '../playouts/torus-move';

/** A move that promises so many points more is tried first by a whole win. */
const PROMISE = 0.2;
/** Of what has not been tried yet: neither won nor lost. */
const UNKNOWN = 0;

/**
 * The moves that were met where others had led, with what came of each. Which of them are legal depends on what was
 * drawn on the way.
 */
export class Choices {
  readonly #moves: TorusMove[] = [];
  /** At a move: how often it was played. */
  readonly #visits: number[] = [];
  /** At a move: the sum of what it came to for whoever chooses here. */
  readonly #values: number[] = [];
  /** At a move: what its line would score (see `Playout.promiseOf`). */
  readonly #promises: number[] = [];
  readonly #after: (Choices | undefined)[] = [];
  readonly #places = new Map<TorusMove, number>();
  #total = 0;

  moveAt(place: number): TorusMove {
    return this.#moves[place];
  }

  note(place: number, value: number): void {
    this.#visits[place] += 1;
    this.#values[place] += value;
    this.#total += 1;
  }

  /** What was met after a move; it is opened once the move was played so often. */
  after(place: number, visits: number): Choices | undefined {
    if (this.#visits[place] < visits) return undefined;
    return (this.#after[place] ??= new Choices());
  }

  /**
   * The place of that one of the legal moves which is to be tried next.
   *
   * @param moves those are the first `count` of them
   * @param playout at the position where they are legal: it says what a new one promises
   */
  best(moves: Int32Array, count: number, playout: Playout, exploration: number): number {
    const urge = exploration * Math.sqrt(Math.log(this.#total + 1));
    let best = -1;
    let most = -Infinity;
    for (let at = 0; at < count; at++) {
      const move = moves[at];
      // Most lists are as they were the last time.
      const place =
        this.#moves[at] === move ? at : (this.#places.get(move) ?? this.#add(move, playout.promiseOf(move)));
      const hope = this.#hope(place, urge);
      if (hope <= most) continue;
      most = hope;
      best = place;
    }
    return best;
  }

  #add(move: TorusMove, promise: number): number {
    const place = this.#moves.push(move) - 1;
    this.#visits.push(0);
    this.#values.push(0);
    this.#promises.push(promise);
    this.#after.push(undefined);
    this.#places.set(move, place);
    return place;
  }

  /** The mean so far, more for what was tried little, and at first more for what promises much. */
  #hope(place: number, urge: number): number {
    const visits = this.#visits[place];
    const mean = visits === 0 ? UNKNOWN : this.#values[place] / visits;
    return mean + (2 * urge) / Math.sqrt(visits + 1) + (2 * PROMISE * this.#promises[place]) / (visits + 1);
  }
}
