type Deliver = (file: string) => Promise<void>;

/** The files that come from outside the window, delivered one after the other; kept until the page is ready. */
export class OpenRequests {
  #begin: (deliver: Deliver) => void = () => {};
  readonly #deliver = new Promise<Deliver>((resolve) => {
    this.#begin = resolve;
  });
  #last: Promise<unknown> = Promise.resolve();

  add(file: string): void {
    this.#last = this.#last.then(async () => (await this.#deliver)(file)).catch(console.error);
  }

  /** From now on files are delivered this way; a second call changes nothing. */
  deliverBy(deliver: Deliver): void {
    this.#begin(deliver);
  }
}
