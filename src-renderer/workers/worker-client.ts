import type { Errand, Message, TaskName, Tasks, Tell } from './tasks';

/** A worker is no more. */
export class ThinkerEnded extends Error {}

/** The page's side of a worker that thinks. It takes one errand at a time. */
export class Thinker {
  readonly #worker = new Worker(new URL('./tasks.worker.ts', import.meta.url), { type: 'module' });

  /**
   * Gives the answer; parts of it are told as they come. Rejects with what the task threw, or with ThinkerEnded when the
   * worker has ended, or never began.
   */
  run<Name extends TaskName>(errand: Errand<Name>, tell: Tell<Name>): Promise<Tasks[Name]['answer']> {
    const { port1: port, port2 } = new MessageChannel();
    const settled = new AbortController();
    const { signal } = settled;
    const answer = new Promise<Tasks[Name]['answer']>((resolve, reject) => {
      port.addEventListener('message', ({ data }: MessageEvent<Message<Name>>) => {
        if (data.kind === 'part') return tell(data.part);
        port.close();
        if (data.kind === 'answer') resolve(data.answer);
        else reject(data.error);
      });
      // The other end of the channel goes with the worker, however it ends.
      port.addEventListener('close', () => reject(new ThinkerEnded('the worker ended')));
      // A worker that never began has not taken it.
      this.#worker.addEventListener('error', () => reject(new ThinkerEnded('the worker could not begin')), {
        signal,
      });
      port.start();
      this.#worker.postMessage(errand, [port2]);
    });
    // The worker outlives its errands: it would keep hold of each.
    return answer.finally(() => settled.abort());
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.#worker.terminate();
  }
}
