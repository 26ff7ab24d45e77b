import type { WorkerTaskName, WorkerTasks, OnPart } from './tasks';
import { WorkerClient, WorkerEnded } from './worker-client';

/** A worker with nothing to do: starting one takes longer than many an answer. */
let idle: WorkerClient | undefined;

export interface RunOptions<Name extends WorkerTaskName> {
  /** Aborted, the thinking stops at once, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Takes the parts of the answer as they come; from the first again when a worker takes the place of one that ended. */
  readonly onPart?: OnPart<Name>;
}

/**
 * Lets a worker think about a question, so that the window stays free; several questions at once have a worker each.
 * Rejects with what the task threw, and with WorkerEnded when a fresh worker dies.
 */
export async function runInWorker<Name extends WorkerTaskName>(
  task: Name,
  question: WorkerTasks[Name]['question'],
  options: RunOptions<Name>,
): Promise<WorkerTasks[Name]['answer']> {
  const { signal, onPart = () => {} } = options;
  signal.throwIfAborted();
  const isFresh = idle === undefined;
  const worker = idle ?? new WorkerClient();
  idle = undefined;
  try {
    const answer = await Promise.race([worker.run({ task, question }, onPart), abortOf(signal)]);
    putBack(worker);
    return answer;
  } catch (error) {
    worker.end();
    // One that had nothing to do may have ended before it was asked.
    if (!isFresh && error instanceof WorkerEnded) return runInWorker(task, question, options);
    throw error;
  }
}

function putBack(worker: WorkerClient): void {
  if (idle) worker.end();
  else idle = worker;
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
