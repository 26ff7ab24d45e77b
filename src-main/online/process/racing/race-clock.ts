/** The clock of a race: milliseconds since GO, without the pauses. */
export class RaceClock {
  #at = 0;
  /** Since when it runs, by the clock of the computer; undefined while it stands. */
  #since: number | undefined;

  get at(): number {
    return Math.floor(this.#at + (this.#since === undefined ? 0 : performance.now() - this.#since));
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  /** Lets it stand, or go on. */
  set(isRunning: boolean, at = this.at): void {
    this.#at = at;
    this.#since = isRunning ? performance.now() : undefined;
  }
}
