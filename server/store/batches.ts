interface Waiting<T, R> {
  readonly value: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Does one group after the other: whatever is asked for while one is being done is the next. */
export class Batches<T, R> {
  readonly #write: (group: readonly T[]) => Promise<readonly R[]>;
  #waiting: Waiting<T, R>[] = [];
  #isWriting = false;
  #last: Promise<void> = Promise.resolve();

  /** @param write does a group, in its order, and tells what has become of each */
  constructor(write: (group: readonly T[]) => Promise<readonly R[]>) {
    this.#write = write;
  }

  /** Resolves when the group that it is in is done; rejects, as all of its group, when that fails. */
  add(value: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ value, resolve, reject });
      if (!this.#isWriting) this.#last = this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#write(group.map(({ value }) => value));
        for (const [at, result] of results.entries()) group[at]?.resolve(result);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    // At once: what is asked for from here on begins anew.
    this.#isWriting = false;
  }

  /** Everything that was asked for is done, or has failed. */
  settled(): Promise<void> {
    return this.#last;
  }
}
