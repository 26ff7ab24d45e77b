import { app, type BrowserWindow, dialog } from 'electron';
import { loadPage } from './window';
import { say } from './words/words';

/** A page that crashes again within so many milliseconds would do so for ever. */
const TOO_SOON_MS = 60_000;

/**
 * Starts the page anew when it crashes; when it does so twice in a short time, says so and ends the program.
 *
 * @param onGone is told of every crash, before anything else is done
 */
export function outlivePage(window: BrowserWindow, onGone: () => void): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit') return;
    console.error(`The page is gone: ${reason}`);
    onGone();
    const isTooSoon = performance.now() - lastCrash < TOO_SOON_MS;
    lastCrash = performance.now();
    if (isTooSoon) giveUp(window);
    else loadPage(window).catch(console.error);
  });
}

function giveUp(window: BrowserWindow): void {
  dialog.showErrorBox(say('crash.title'), say('crash.text'));
  window.destroy();
  app.quit();
}
