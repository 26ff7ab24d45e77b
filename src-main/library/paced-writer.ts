import { setTimeout as wait } from 'node:timers/promises';

/**
 * Writes values one after the other, with a pause between two. Of those that come meanwhile only the last is written, so that
 * writing never falls behind and never misses the last.
 */
export class PacedWriter<T, R> {
  readonly #write: (value: T) => Promise<R>;
  readonly #milliseconds: number;
  #waiting: { value: T } | undefined;
  #last: Promise<R> | undefined;
  #pause: Promise<unknown> = Promise.resolve();
  #resting = new AbortController();
  #isHurried = false;

  /**
   * @param write never rejects
   * @param milliseconds of the pause
   */
  constructor(write: (value: T) => Promise<R>, milliseconds: number) {
    this.#write = write;
    this.#milliseconds = milliseconds;
  }

  /** What came of writing this value, or a later one in its place. */
  put(value: T): Promise<R> {
    if (this.#waiting && this.#last) {
      this.#waiting.value = value;
      return this.#last;
    }
    const waiting = { value };
    this.#waiting = waiting;
    const written = this.#pause.then(() => {
      this.#waiting = undefined;
      return this.#write(waiting.value);
    });
    this.#last = written;
    this.#pause = written.then(() => this.#rest());
    return written;
  }

  /** Everything put so far is written, without a further pause. */
  async flush(): Promise<void> {
    this.#isHurried = true;
    this.#resting.abort();
    await this.#last;
    this.#isHurried = false;
  }

  async #rest(): Promise<void> {
    if (this.#isHurried) return;
    this.#resting = new AbortController();
    const { signal } = this.#resting;
    await wait(this.#milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
