import type { TaskName, Tasks, Tell } from './tasks';
import { Thinker, ThinkerEnded } from './worker-client';

/** A worker with nothing to do: starting one takes longer than many an answer. */
let idle: Thinker | undefined;

export interface Listening<Name extends TaskName> {
  /** Aborted, the thinking stops at once, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Takes the parts of the answer as they come; from the first again when a worker takes the place of one that ended. */
  readonly tell?: Tell<Name>;
}

/**
 * Lets a worker think about a question, so that the window stays free; several questions at once have a worker each.
 * Rejects with what the task threw, and with ThinkerEnded when a fresh worker dies.
 */
export async function think<Name extends TaskName>(
  task: Name,
  question: Tasks[Name]['question'],
  listening: Listening<Name>,
): Promise<Tasks[Name]['answer']> {
  const { signal, tell = () => {} } = listening;
  signal.throwIfAborted();
  const isFresh = idle === undefined;
  const thinker = idle ?? new Thinker();
  idle = undefined;
  try {
    const answer = await Promise.race([thinker.run({ task, question }, tell), abortOf(signal)]);
    putBack(thinker);
    return answer;
  } catch (error) {
    thinker.end();
    // One that had nothing to do may have ended before it was asked.
    if (!isFresh && error instanceof ThinkerEnded) return think(task, question, listening);
    throw error;
  }
}

function putBack(thinker: Thinker): void {
  if (idle) thinker.end();
  else idle = thinker;
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
