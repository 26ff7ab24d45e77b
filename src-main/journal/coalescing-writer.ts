/**
 * Writes values one after the other. Of those that come while one is written only the last is written, so that writing
 * never falls behind and never misses the last.
 */
export class CoalescingWriter<T> {
  readonly #write: (value: T) => Promise<boolean>;
  #waiting: { value: T } | undefined;
  #last: Promise<boolean> = Promise.resolve(true);

  /** @param write never rejects, and says whether it succeeded */
  constructor(write: (value: T) => Promise<boolean>) {
    this.#write = write;
  }

  /** Whether this value, or a later one in its place, was written. */
  put(value: T): Promise<boolean> {
    if (this.#waiting) {
      this.#waiting.value = value;
      return this.#last;
    }
    const waiting = { value };
    this.#waiting = waiting;
    this.#last = this.#last.then(() => {
      this.#waiting = undefined;
      return this.#write(waiting.value);
    });
    return this.#last;
  }

  /** Everything put so far is written, or could not be. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
