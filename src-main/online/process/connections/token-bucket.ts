/** So much may come at once, and so much in each second from then on. */
export interface Flow {
  readonly burst: number;
  readonly aSecond: number;
}

/** Counts what comes, and says when it is too much: a bucket that fills by itself, and of which each message takes one, or more. */
export class TokenBucket {
  readonly #flow: Flow;
  #left: number;
  #at: number;

  /** @param now in milliseconds, of a clock that is never set */
  constructor(flow: Flow, now: number) {
    this.#flow = flow;
    this.#left = flow.burst;
    this.#at = now;
  }

  /** Whether one more may come now. */
  take(now: number): boolean {
    const filled = this.#left + ((now - this.#at) / 1000) * this.#flow.aSecond;
    this.#left = Math.min(this.#flow.burst, filled);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** What came turns out to have cost more than one; of what is not there no more than a second gives is owed. */
  spend(tokens: number): void {
    this.#left = Math.max(this.#left - tokens, -this.#flow.aSecond);
  }
}
