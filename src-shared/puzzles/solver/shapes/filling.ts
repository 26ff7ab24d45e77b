import { oppositeSide } from '../../../tantrix';
import { RING_SHARE, tileOf } from '../../../tantrix/fits';
import type { Candidates } from './candidates';
import type { ShapeFrame } from './frame';
import type { PathTracker } from './path-tracker';

/** Parts of the search smaller than this are not told of. */
const LEAST_TOLD = 1e-4;

export interface FillingPlan {
  readonly frame: ShapeFrame;
  /** The turned tile at each place, -1 where there is none yet; the filling keeps it. */
  readonly turned: Int16Array;
  readonly candidates: Candidates;
  readonly trackers: readonly PathTracker[];
  /** Called with the shape full; says whether to stop. */
  readonly found: () => boolean;
  /** Called with the part of the search that is done. */
  readonly progress: (part: number) => void;
}

/** Fills the places of a frame one after another with all the tiles, in every way in which touching edges match. */
export class Filling {
  readonly #plan: FillingPlan;
  readonly #frame: ShapeFrame;
  readonly #turned: Int16Array;
  readonly #used = new Uint8Array(64);

  constructor(plan: FillingPlan) {
    this.#plan = plan;
    this.#frame = plan.frame;
    this.#turned = plan.turned;
  }

  /** Fills from a place on; true when `found` said to stop. `share` is the part of the search that this is, after `done`. */
  run(place = 0, done = 0, share = 1): boolean {
    if (place === this.#turned.length) return this.#plan.found();
    const candidates = this.#plan.candidates.at(place, this.#ringAt(place));
    const isTold = share > LEAST_TOLD;
    const each = isTold ? share / candidates.length : 0;
    for (let index = 0; index < candidates.length; index++) {
      if (isTold) this.#plan.progress(done + index * each);
      if (this.#try(place, candidates[index], done + index * each, each)) return true;
    }
    return false;
  }

  #try(place: number, turned: number, done: number, share: number): boolean {
    const tile = tileOf(turned);
    if (this.#used[tile] === 1) return false;
    this.#used[tile] = 1;
    this.#turned[place] = turned;
    const stops = this.#isAllowed(place) && this.run(place + 1, done, share);
    for (const tracker of this.#plan.trackers) tracker.forget(place);
    this.#turned[place] = -1;
    this.#used[tile] = 0;
    return stops;
  }

  /** All watches count the tile in, whatever the first of them says. */
  #isAllowed(place: number): boolean {
    let isAllowed = true;
    for (const tracker of this.#plan.trackers) if (!tracker.allows(place)) isAllowed = false;
    return isAllowed;
  }

  /** The ring of colours (see fits.ts) that the places filled before show a place. */
  #ringAt(place: number): number {
    const { before, across } = this.#frame;
    let ring = 0;
    for (let side = 0; side < 6; side++) {
      if ((before[place] & (1 << side)) === 0) continue;
      ring += RING_SHARE[this.#turned[across[place * 6 + side]] * 6 + oppositeSide(side)];
    }
    return ring;
  }
}
