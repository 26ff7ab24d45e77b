import type { PathKind } from '../../puzzle';
import { type Choices, choicesOf } from './choices';
import { type Plan, singlesAhead } from './order';
import { PathsSoFar } from './paths-so-far';

/** Fills the cells of a plan one after another, and goes back where nothing fits or too much is lost. */
export class Search {
  /** Tiles tried so far. */
  steps = 0;
  /** At each cell: the turned tile. */
  readonly laid: Int16Array;
  private readonly choices: readonly Choices[];
  private readonly ahead: Int32Array;
  private readonly paths: PathsSoFar;
  private readonly isUsed = new Uint8Array(56);

  /** The turned tiles are tried as ordered. `slack` is how many links may be lost beside those lost along the border. */
  constructor(
    plan: Plan,
    path: PathKind,
    links: Int32Array,
    turned: readonly number[],
    private readonly slack: number,
    private readonly limit: number,
  ) {
    this.laid = new Int16Array(plan.order.length);
    this.choices = choicesOf(plan, turned);
    this.ahead = singlesAhead(plan.border, plan.order);
    this.paths = new PathsSoFar(plan.border, path, links);
  }

  /** Whether all cells could be filled, within the limit of steps. */
  run(): boolean {
    return this.fill(0, 0);
  }

  private fill(place: number, lost: number): boolean {
    if (place === this.choices.length) return true;
    const { cell, ways, starts, turned } = this.choices[place];
    const { paths, isUsed } = this;
    let key = 0;
    for (let at = 0; at < ways.length; at++) key = key * 4 + paths.colour[ways[at]];
    for (let at = starts[key]; at < starts[key + 1]; at++) {
      const tile = Math.floor(turned[at] / 6);
      if (isUsed[tile]) continue;
      if (this.steps >= this.limit) return false;
      this.steps++;
      const all = lost + paths.lay(cell, turned[at], this.ahead[place + 1]);
      if (all <= this.slack) {
        this.laid[cell] = turned[at];
        isUsed[tile] = 1;
        if (this.fill(place + 1, all)) return true;
        isUsed[tile] = 0;
      }
      paths.lift(cell, turned[at]);
    }
    return false;
  }
}
