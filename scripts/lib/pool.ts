import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from './steps';

/** What a worker says; it asks for the next number by being done with one. */
type Message<Result> = { readonly number: number; readonly result: Result } | 'ready';

export interface Pool<Result> {
  /** The script of the workers, from the root of the repository; it calls `serve`. */
  readonly script: string;
  readonly args: readonly string[];
  /** How many processes work, from 1; their number changes nothing. */
  readonly processes?: number | undefined;
  /** Told after each of all that are done, in no order; always the same list. */
  readonly onResult?: ((done: readonly Result[]) => void) | undefined;
}

/**
 * Has processes work on the numbers from 0 to `count` - 1: what came of each, in their order. Results come as JSON; what they are is not
 * checked. Rejects when a process dies, and with what `onResult` throws.
 */
export async function inPool<Result>(
  count: number,
  { script, args, processes = availableParallelism(), onResult }: Pool<Result>,
): Promise<Result[]> {
  if (!(count >= 0 && processes >= 1)) throw new RangeError(`${processes} processes for ${count}`);
  const results: Result[] = [];
  const done: Result[] = [];
  let next = 0;
  /** Takes what was done; gives what is to be done next. */
  const answer = (message: Message<Result>): number | undefined => {
    if (message !== 'ready') {
      results[message.number] = message.result;
      done.push(message.result);
      onResult?.(done);
    }
    return next < count ? next++ : undefined;
  };
  const keepBusy = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code, signal) => reject(new Error(`a worker ended with ${signal ?? code}`)));
      worker.on('message', (message: Message<Result>) => {
        try {
          const number = answer(message);
          if (number === undefined) resolve();
          else worker.send(number);
        } catch (error) {
          reject(error);
        }
      });
    });
  // Processes and not threads: only they can tell how much processor time each has used.
  const workers = Array.from({ length: Math.min(processes, count) }, () =>
    fork(path.join(ROOT, script), args, { cwd: ROOT, execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(workers.map(keepBusy));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return results;
}

const say = (message: Message<unknown>) => process.send?.(message);

/** In a worker: does what it is asked for, until it is ended. */
export function serve(work: (number: number) => unknown): void {
  process.on('message', (number: number) => say({ number, result: work(number) }));
  say('ready');
}
