import { app } from 'electron';

/** Lets the program end only when everything it still has to do is done. */
export function finishBeforeQuit(finish: () => Promise<void>): void {
  let isFinished = false;
  app.on('will-quit', (event) => {
    if (isFinished) return;
    event.preventDefault();
    void finish()
      .catch(console.error)
      .finally(() => {
        isFinished = true;
        app.quit();
      });
  });
}
