import type { WorkerRequest, WorkerMessage, WorkerTaskName, WorkerTasks, OnPart } from './tasks';

/** A worker is no more. */
export class WorkerEnded extends Error {}

/** The page's side of a worker. It takes one request at a time. */
export class WorkerClient {
  readonly #worker = new Worker(new URL('./tasks.worker.ts', import.meta.url), { type: 'module' });

  /**
   * Gives the answer; parts of it are told as they come. Rejects with what the task threw, or with WorkerEnded when the
   * worker has ended, or never began.
   */
  run<Name extends WorkerTaskName>(
    request: WorkerRequest<Name>,
    onPart: OnPart<Name>,
  ): Promise<WorkerTasks[Name]['answer']> {
    const { port1: port, port2 } = new MessageChannel();
    const settled = new AbortController();
    const { signal } = settled;
    const answer = new Promise<WorkerTasks[Name]['answer']>((resolve, reject) => {
      port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<Name>>) => {
        if (data.kind === 'part') return onPart(data.part);
        port.close();
        if (data.kind === 'answer') resolve(data.answer);
        else reject(data.error);
      });
      // The other end of the channel goes with the worker, however it ends.
      port.addEventListener('close', () => reject(new WorkerEnded('the worker ended')));
      // A worker that never began has not taken it.
      this.#worker.addEventListener('error', () => reject(new WorkerEnded('the worker could not begin')), {
        signal,
      });
      port.start();
      this.#worker.postMessage(request, [port2]);
    });
    // The worker outlives its requests: it would keep hold of each.
    return answer.finally(() => settled.abort());
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.#worker.terminate();
  }
}
