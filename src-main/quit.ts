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
