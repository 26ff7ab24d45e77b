/** How a page that is ready gets what it is to open. */
interface Delivery<Reply> {
  readonly read: (file: string) => Promise<Reply>;
  readonly send: (reply: Reply) => void;
}

/** The files that come from outside the window, delivered one after the other; kept until the page is ready. */
export class OpenRequests<Reply> {
  #begin: (delivery: Delivery<Reply>) => void = () => {};
  #delivery = this.#nextDelivery();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  add(file: string): void {
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#deliver(file))
      .catch(console.error)
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Whether there is a file that is not delivered yet. */
  get isAny(): boolean {
    return this.#waiting > 0;
  }

  /** From now on files are delivered this way; a second call changes nothing, unless they were held meanwhile. */
  deliverBy(delivery: Delivery<Reply>): void {
    this.#begin(delivery);
  }

  /** From now on files are kept again, as is what is still being read. */
  hold(): void {
    this.#delivery = this.#nextDelivery();
  }

  async #deliver(file: string): Promise<void> {
    const { read } = await this.#delivery;
    const reply = await read(file);
    // The page that was ready then may be gone, and the next not be ready.
    const { send } = await this.#delivery;
    send(reply);
  }

  #nextDelivery(): Promise<Delivery<Reply>> {
    const before = this.#begin;
    return new Promise((resolve) => {
      this.#begin = (delivery) => {
        // Somebody may have waited since before files were held again.
        before(delivery);
        resolve(delivery);
      };
    });
  }
}
