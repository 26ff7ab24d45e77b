import { setTimeout as wait } from 'node:timers/promises';
import { app } from 'electron';

/** A disk may never answer. A program that waits for it without a window could not even be started anew. */
const PATIENCE_MS = 10_000;

/** Lets the program end only when everything it still has to do is done. */
export function finishBeforeQuit(finish: () => Promise<void>): void {
  let isFinished = false;
  app.on('will-quit', (event) => {
    if (isFinished) return;
    event.preventDefault();
    void Promise.race([finish(), wait(PATIENCE_MS)])
      .catch(console.error)
      .finally(() => {
        isFinished = true;
        app.quit();
      });
  });
}

/**
 * The system's wish that the program ends is a quit like any other. Electron sees to that by itself, but only until some
 * library has listened for a signal and stopped: then the next one kills. To be called once, before the program is ready.
 */
export function quitWhenTold(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => app.quit());
}
