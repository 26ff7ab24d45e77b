/**
 * Does one after the other what nobody has to wait for, such as reading files of shares that may not answer. Each of these
 * holds one of the few threads that all files are read with: so it is one at most, however many are asked for.
 */
export class PatientQueue {
  readonly #patience: number;
  #last: Promise<unknown> = Promise.resolve();

  /** @param patience milliseconds that each task is waited for, together with those before it */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** What the task gives, or null when that takes too long; a task that has not begun by then never does. */
  async run<T>(task: () => Promise<T>): Promise<T | null> {
    const over = new AbortController();
    const result = this.#last.then(() => (over.signal.aborted ? null : task()));
    this.#last = result.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#patience);
    });
    try {
      return await Promise.race([result, patience]);
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  }
}
