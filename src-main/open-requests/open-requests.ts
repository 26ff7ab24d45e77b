type Deliver = (file: string) => Promise<void>;

/** The files that come from outside the window, delivered one after the other; kept until the page is ready. */
export class OpenRequests {
  #begin: (deliver: Deliver) => void = () => {};
  #deliver = this.#nextDeliver();
  #last: Promise<unknown> = Promise.resolve();

  add(file: string): void {
    this.#last = this.#last.then(async () => (await this.#deliver)(file)).catch(console.error);
  }

  /** From now on files are delivered this way; a second call changes nothing, unless they were held meanwhile. */
  deliverBy(deliver: Deliver): void {
    this.#begin(deliver);
  }

  /** From now on files are kept again. */
  hold(): void {
    this.#deliver = this.#nextDeliver();
  }

  #nextDeliver(): Promise<Deliver> {
    const before = this.#begin;
    return new Promise((resolve) => {
      this.#begin = (deliver) => {
        // Somebody may have waited since before files were held again.
        before(deliver);
        resolve(deliver);
      };
    });
  }
}
