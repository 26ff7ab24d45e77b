/** Tells of what fails again and again once, until it goes well: while Redis is gone, everything fails twice a second. */
export class Failing {
  readonly #what: string;
  #isFailing = false;

  /** @param what cannot be done, as it is told */
  constructor(what: string) {
    this.#what = what;
  }

  /** Never rejects. */
  async watch(done: Promise<unknown>): Promise<void> {
    try {
      await done;
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) console.error(`${this.#what}:`, error);
      this.#isFailing = true;
    }
  }
}
