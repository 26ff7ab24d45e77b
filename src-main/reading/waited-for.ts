/**
 * The reading that a person waits for. There is one at a time, the last that was asked for: an earlier one is given up, so
 * that what is read late never comes after what was asked for later.
 */

/** The person did not want to wait, or asked for something else. */
export class ReadingGivenUp extends Error {}

/** From when on it is said that something is read, in milliseconds: before, nobody waits. */
const PATIENCE = 1000;

let current: AbortController | undefined;
let tell: (isReading: boolean) => void = () => {};

/** From now on this is told when a reading takes its time, and when it is over. */
export function tellReading(whom: (isReading: boolean) => void): void {
  tell = whom;
}

/** Gives up what is being read; also what is asked for next, and read at once, calls this first. */
export const stopReading = (): void => current?.abort(new ReadingGivenUp());

/**
 * Reads while the person waits.
 *
 * @param read rejects with the signal's reason as soon as it is given up, a ReadingGivenUp
 */
export async function waitedFor<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  stopReading();
  const own = new AbortController();
  current = own;
  const patience = setTimeout(() => tell(true), PATIENCE);
  try {
    return await read(own.signal);
  } finally {
    clearTimeout(patience);
    if (current === own) {
      current = undefined;
      tell(false);
    }
  }
}
