import { useEffect, useState } from 'react';
import type { PuzzleStart } from '../starting';
import { runInWorker } from '../../workers/run-in-worker';
import type { Order } from './puzzle-form';

/** Lets a worker make a puzzle; whatever is under way ends with the dialog, and when another tab comes in front. */
export function useMaking(isInFront: boolean) {
  const [running, setRunning] = useState<AbortController>();
  const wanted = isInFront ? running : undefined;
  useEffect(() => () => wanted?.abort(), [wanted]);
  /** Gives undefined when the puzzle is not wanted any more; throws what the worker throws. */
  const make = async (order: Order): Promise<PuzzleStart | undefined> => {
    const stop = new AbortController();
    setRunning(stop);
    try {
      return await made(order, stop.signal);
    } finally {
      // By then another one may be under way.
      setRunning((now) => (now === stop ? undefined : now));
    }
  };
  const stop = () => {
    running?.abort();
    setRunning(undefined);
  };
  return { isMaking: running !== undefined, make, stop };
}

async function made({ name, generating }: Order, signal: AbortSignal): Promise<PuzzleStart | undefined> {
  try {
    const { puzzle, seed } = await runInWorker('generatePuzzle', generating, { signal });
    return signal.aborted ? undefined : { name, puzzle, seed };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
