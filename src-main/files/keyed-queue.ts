/** Does what concerns one file one after the other, and what concerns different files at the same time. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the task when everything that came before it under the same name is done, however that ended. */
  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const result = before.then(task, task);
    this.#last.set(name, result);
    const forget = () => {
      if (this.#last.get(name) === result) this.#last.delete(name);
    };
    void result.then(forget, forget);
    return result;
  }

  /** Everything asked for so far is done, or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
