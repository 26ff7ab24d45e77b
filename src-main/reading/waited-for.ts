/**
 * The reading that a person waits for. There is one at a time, the last that was asked for: an earlier one is given up, so
 * that what is read late never comes after what was asked for later.
 */

/** The person did not want to wait, or asked for something else. */
class ReadingGivenUp extends Error {}

/** From when on it is said that something is read, in milliseconds: before, nobody waits. */
const PATIENCE = 1000;

let current: AbortController | undefined;
let tell: (isReading: boolean) => void = () => {};

/** From now on this is told when a reading takes its time, and when it is over. */
export function tellReading(whom: (isReading: boolean) => void): void {
  tell = whom;
}

/** Gives up what is being read. */
export const stopReading = (): void => current?.abort(new ReadingGivenUp());

/**
 * Reads while the person waits, from the disk on; `cancelled` as soon as that is given up.
 *
 * @param read may go on after that, but ends what takes long when the signal says so
 */
export async function waitedFor<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T | { kind: 'cancelled' }> {
  stopReading();
  const own = new AbortController();
  current = own;
  const patience = setTimeout(() => tell(true), PATIENCE);
  try {
    const answer = await Promise.race([read(own.signal), givenUp(own.signal)]);
    own.signal.throwIfAborted();
    return answer;
  } catch (error) {
    if (error instanceof ReadingGivenUp) return { kind: 'cancelled' };
    throw error;
  } finally {
    clearTimeout(patience);
    if (current === own) {
      current = undefined;
      tell(false);
    }
  }
}

const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
