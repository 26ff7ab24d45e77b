import { type BrowserWindow, dialog } from 'electron';
import { say } from './words/words';

/** A page that crashes again within so many milliseconds would do so for ever. */
const TOO_SOON_MS = 60_000;

interface Page {
  /** Loads it anew. */
  readonly load: () => Promise<void>;
  /** Is told of every crash, before anything else is done. */
  readonly onGone?: () => void;
  /** It has crashed twice in a short time, not at the person's wish: says so, and ends it. */
  readonly giveUp: () => void;
}

/** Starts the page of a window anew when it crashes, but not for ever; asks what to do with one that hangs. */
export function reloadAfterCrash(window: BrowserWindow, { load, onGone, giveUp }: Page): void {
  let lastCrash = Number.NEGATIVE_INFINITY;
  let isWanted = false;
  window.webContents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit') return;
    console.error(`The page is gone: ${reason}`);
    onGone?.();
    const isTooSoon = !isWanted && performance.now() - lastCrash < TOO_SOON_MS;
    if (!isWanted) lastCrash = performance.now();
    isWanted = false;
    if (isTooSoon) giveUp();
    else load().catch(console.error);
  });
  askWhenItHangs(window, () => {
    isWanted = true;
    window.webContents.forcefullyCrashRenderer();
  });
}

function askWhenItHangs(window: BrowserWindow, startAnew: () => void): void {
  let question: AbortController | undefined;
  const ask = async ({ signal }: AbortController) => {
    const words = {
      message: say('hangs.title'),
      detail: say('hangs.text'),
      buttons: [say('hangs.wait'), say('hangs.anew')],
    };
    const box = { type: 'warning', ...words, defaultId: 0, cancelId: 0, signal } as const;
    const { response } = await dialog.showMessageBox(window, box).finally(() => {
      question = undefined;
    });
    if (response === 1 && !window.isDestroyed()) startAnew();
  };
  window.on('unresponsive', () => {
    // It is said again and again.
    if (question) return;
    question = new AbortController();
    ask(question).catch(console.error);
  });
  // It answers after all, or there is another in its place: the question is taken back.
  window.on('responsive', () => question?.abort());
  window.webContents.on('render-process-gone', () => question?.abort());
}
