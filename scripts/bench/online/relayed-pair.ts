import type { SeatPlace } from './orders';
import type { Played } from './played';
import { Seat } from './seat';
import { PAIRED } from './texts';

/** As many bytes as a step has. */
const STEP = 'x'.repeat(420);

/** Two at a relay: what one says comes to both, once it is on the disk. */
export class RelayedPair implements Played {
  readonly breaks = [];
  readonly #place: SeatPlace;
  readonly #number: number;
  #seats: readonly Seat[] = [];
  #turn = 0;
  #due = 0;
  #done: (() => void) | undefined;

  constructor(place: SeatPlace, number: number) {
    this.#place = place;
    this.#number = number;
  }

  get isFree(): boolean {
    return this.#due === 0;
  }

  async sit(): Promise<void> {
    const heard = this.#both();
    this.#seats = await Promise.all([0, 1].map(() => Seat.connected(this.#place, false)));
    for (const seat of this.#seats) {
      seat.follow({ hear: () => this.#hear(), lost: () => {} });
      seat.sendText(`${PAIRED} ${this.#number}`);
    }
    await heard;
  }

  async move(): Promise<number> {
    const from = performance.now();
    this.#turn += 1;
    const heard = this.#both();
    this.#seats[this.#turn % 2]?.sendText(STEP);
    await heard;
    return performance.now() - from;
  }

  /** Resolves when both have heard something. */
  #both(): Promise<void> {
    this.#due = 2;
    return new Promise((resolve) => (this.#done = resolve));
  }

  #hear(): void {
    this.#due -= 1;
    if (this.#due === 0) this.#done?.();
  }

  async comeBack(): Promise<void> {
    this.leave();
    await this.sit();
  }

  leave(): void {
    for (const seat of this.#seats) seat.cut();
  }
}
