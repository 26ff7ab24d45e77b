import type { Played } from './played';

/** Looked at so often whether a move is due, in milliseconds. */
const LOOK_MS = 2;
/**
 * Moves are made for so long at a time: whoever is late and makes up for it in one go is silent meanwhile, and all players would be
 * thought dead.
 */
const AT_A_TIME_MS = 20;
/** What is on its way at the end is waited for so long, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What came of playing for some time. */
export interface Pace {
  readonly count: number;
  readonly missed: number;
  readonly times: readonly number[];
}

/** Moves in turn at whichever game is free, as they are due. */
class Turns {
  readonly times: number[] = [];
  missed = 0;
  started = 0;
  readonly #all: readonly Played[];
  #next = 0;

  constructor(all: readonly Played[]) {
    this.#all = all;
  }

  get onTheirWay(): number {
    return this.started - this.times.length;
  }

  /** Moves at the next game that is free; says whether one was. */
  move(): boolean {
    for (let tried = 0; tried < this.#all.length; tried++) {
      const played = this.#all[this.#next];
      this.#next = (this.#next + 1) % this.#all.length;
      if (!played?.isFree) continue;
      this.started += 1;
      void played.move().then((ms) => this.times.push(ms));
      return true;
    }
    return false;
  }

  async ended(): Promise<Pace> {
    const until = performance.now() + PATIENCE_MS;
    await every(() => this.onTheirWay > 0 && performance.now() < until);
    return { count: this.times.length, missed: this.missed, times: this.times };
  }
}

/** Comes back to something every few milliseconds until it says that it is done. */
function every(goesOn: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (goesOn()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MS);
  });
}

/** Plays so many moves a second, whether or not those before have come back. */
export async function playedAtRate(all: readonly Played[], rate: number, seconds: number): Promise<Pace> {
  const turns = new Turns(all);
  const from = performance.now();
  let due = 0;
  await every(() => {
    const passed = (performance.now() - from) / 1000;
    const until = performance.now() + AT_A_TIME_MS;
    for (; due < Math.min(passed, seconds) * rate && performance.now() < until; due++)
      if (!turns.move()) turns.missed += 1;
    return passed < seconds;
  });
  turns.missed += Math.max(0, Math.floor(seconds * rate) - due);
  return turns.ended();
}

/** Plays as fast as it goes, with so many moves on their way at once. */
export async function playedFast(all: readonly Played[], onTheirWay: number, seconds: number): Promise<Pace> {
  const turns = new Turns(all);
  const until = performance.now() + seconds * 1000;
  await every(() => {
    while (turns.onTheirWay < onTheirWay && turns.move());
    return performance.now() < until;
  });
  return turns.ended();
}
