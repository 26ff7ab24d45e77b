import { TURNED_TILES } from '../../../tantrix/fits';
import type { Chance } from './chance';
import { costTables } from './costs';
import type { Filling } from './filling';

/** How a filling is annealed. Temperatures are in clashes: that is what an edge of two colours costs. */
export interface Schedule {
  readonly steps: number;
  readonly hot: number;
  readonly cold: number;
  /** What a border cell costs whose outward sides are not joined. */
  readonly miss: number;
  /** What each link costs that is in none of the longest paths. */
  readonly lost: number;
}

/** Steps between two changes of the temperature. */
const EVERY = 4096;
/** Most clashes of a tile, and most misses of a cell, with one more. */
const CLASHES = 8;
const MISSES = 4;

/**
 * Simulated annealing: two tiles change places, or one turns. The rotations are drawn by what they cost in clashes (heat
 * bath); only a change that is taken so far is weighed by the sum, for which all paths must be followed.
 */
export class Annealing {
  private temperature = 1;
  private readonly weights = new Float64Array(CLASHES * MISSES);
  private readonly here = new Float64Array(6);
  private readonly there = new Float64Array(6);
  private readonly misses: Uint8Array;
  private readonly clashes: Uint8Array;

  constructor(
    private readonly filling: Filling,
    private readonly schedule: Schedule,
    private readonly chance: Chance,
  ) {
    ({ misses: this.misses, clashes: this.clashes } = costTables());
  }

  /** `legal` hears of every step after which nothing clashes; the run ends when it says so, or with the schedule. */
  run(legal: () => boolean): number {
    const { filling, chance, schedule } = this;
    const { size } = filling.region;
    for (let step = 0; step < schedule.steps; step++) {
      if (step % EVERY === 0) this.cool(step / schedule.steps);
      const cell = chance.below(size);
      const other = chance.below(size);
      const isChanged = cell === other ? this.turn(cell) : this.swap(cell, other);
      if (isChanged && filling.clashes === 0 && legal()) return step + 1;
    }
    return schedule.steps;
  }

  private cool(share: number): void {
    const { hot, cold, miss } = this.schedule;
    this.temperature = hot * (cold / hot) ** share;
    for (let misses = 0; misses < MISSES; misses++) {
      for (let clashes = 0; clashes < CLASHES; clashes++) {
        this.weights[misses * CLASHES + clashes] = Math.exp(-(clashes + miss * misses) / this.temperature);
      }
    }
  }

  private turn(cell: number): boolean {
    const { filling } = this;
    const before = filling.turned[cell];
    const tile = before - (before % 6);
    const after = tile + this.draw(this.here, this.weigh(cell, tile, this.here));
    if (after === before) return false;
    const clashes = this.clashesOf(cell, after) - this.clashesOf(cell, before);
    filling.put(cell, after);
    if (this.accept(clashes)) return true;
    filling.put(cell, before);
    return false;
  }

  /** Tiles that touch do not change places: each weighs the other's cell as it is. */
  private swap(cell: number, other: number): boolean {
    const { filling } = this;
    if (filling.region.touch(cell, other)) return false;
    const before = filling.turned[cell];
    const otherBefore = filling.turned[other];
    const tile = before - (before % 6);
    const otherTile = otherBefore - (otherBefore % 6);
    const stay = this.weigh(cell, tile, this.here) * this.weigh(other, otherTile, this.there);
    const weight = this.weigh(cell, otherTile, this.here);
    const otherWeight = this.weigh(other, tile, this.there);
    if (this.chance.share() * stay >= weight * otherWeight) return false;
    const after = otherTile + this.draw(this.here, weight);
    const otherAfter = tile + this.draw(this.there, otherWeight);
    const clashes =
      this.clashesOf(cell, after) +
      this.clashesOf(other, otherAfter) -
      this.clashesOf(cell, before) -
      this.clashesOf(other, otherBefore);
    filling.put(cell, after);
    filling.put(other, otherAfter);
    if (this.accept(clashes)) return true;
    filling.put(cell, before);
    filling.put(other, otherBefore);
    return false;
  }

  /** The weights of the six rotations of a tile in a cell, each added to those before it; all of them together. */
  private weigh(cell: number, tile: number, sums: Float64Array): number {
    const { clashes, misses, weights } = this;
    const { filling } = this;
    const ring = filling.rings[cell] * TURNED_TILES + tile;
    const outward = filling.region.outward[cell] * TURNED_TILES + tile;
    let sum = 0;
    for (let rotation = 0; rotation < 6; rotation++) {
      sum += weights[misses[outward + rotation] * CLASHES + clashes[ring + rotation]];
      sums[rotation] = sum;
    }
    return sum;
  }

  private draw(sums: Float64Array, all: number): number {
    const value = this.chance.share() * all;
    let rotation = 0;
    while (rotation < 5 && sums[rotation] < value) rotation++;
    return rotation;
  }

  private clashesOf(cell: number, turned: number): number {
    return this.clashes[this.filling.rings[cell] * TURNED_TILES + turned];
  }

  private accept(clashes: number): boolean {
    const { filling, schedule } = this;
    const sum = filling.sumNow();
    const loss = (filling.sum - sum) * schedule.lost;
    if (loss > 0 && this.chance.share() >= Math.exp(-loss / this.temperature)) return false;
    filling.sum = sum;
    filling.clashes += clashes;
    return true;
  }
}
