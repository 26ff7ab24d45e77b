import { makeStore } from '../../ui/store';

/** How far the moving picture is that is being drawn, if one is; at most one is. */
interface Progress {
  readonly done: number;
  readonly of: number;
  readonly stop: AbortController;
}

const { reading, set } = makeStore<{ readonly drawn?: Progress | undefined }>({});

export const progressNow = (): Progress | undefined => reading.get().drawn;

export const useProgress = (): Progress | undefined => reading.use(({ drawn }) => drawn);

/** From now on another one is drawn, of so many frames; one before is given up. */
export function beginProgress(of: number): AbortSignal {
  stopDrawing();
  const stop = new AbortController();
  set({ drawn: { done: 0, of, stop } });
  return stop.signal;
}

/** So many frames more of what this signal ends are drawn. */
export function noteProgress(signal: AbortSignal, done: number): void {
  const drawn = progressNow();
  if (drawn?.stop.signal === signal) set({ drawn: { ...drawn, done } });
}

/** What this signal ends is drawn, or cannot be. */
export function endProgress(signal: AbortSignal): void {
  if (progressNow()?.stop.signal === signal) set({ drawn: undefined });
}

export const stopDrawing = (): void => progressNow()?.stop.abort();
