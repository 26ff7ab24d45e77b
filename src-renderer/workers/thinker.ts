import type { Errand, Message, TaskName, Tasks, Tell } from './tasks';

/** A worker is no more. */
export class ThinkerEnded extends Error {}

/** The page's side of a worker that thinks. It takes one errand at a time. */
export class Thinker {
  readonly #worker: Worker;
  /** Rejects when the worker has ended, or never began; never fulfilled. */
  readonly death: Promise<never>;

  constructor() {
    const name = `thinker ${crypto.randomUUID()}`;
    this.#worker = new Worker(new URL('thinker.worker.ts', import.meta.url), { type: 'module', name });
    this.death = deathOf(this.#worker, name);
  }

  /** Gives the answer, or rejects with what the task threw; parts of the answer are told as they come. */
  run<Name extends TaskName>(errand: Errand<Name>, tell: Tell<Name>): Promise<Tasks[Name]['answer']> {
    const { port1: port, port2 } = new MessageChannel();
    return new Promise((resolve, reject) => {
      port.addEventListener('message', ({ data }: MessageEvent<Message<Name>>) => {
        if (data.kind === 'part') return tell(data.part);
        port.close();
        if (data.kind === 'answer') resolve(data.answer);
        else reject(data.error);
      });
      port.start();
      this.#worker.postMessage(errand, [port2]);
    });
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.#worker.terminate();
  }
}

function deathOf(worker: Worker, name: string): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', (event) => reject(new ThinkerEnded(`the worker failed: ${event.message}`)));
    // It holds the lock before it says that it is ready, and gives it back when it ends.
    const wait = () => navigator.locks.request(name, () => reject(new ThinkerEnded('the worker ended')));
    worker.addEventListener('message', () => void wait(), { once: true });
  });
}
