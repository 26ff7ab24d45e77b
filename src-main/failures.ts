import { app, type BrowserWindow, clipboard, dialog } from 'electron';
import { failureDetails } from '../src-shared/failure-details';
import { sendEvent } from './events';
import { say } from './words/words';

/** What nobody foresaw: it is told in the page, which has the words, or in a box of the system where there is none. */

let page: BrowserWindow | undefined;
let isTold = false;

/** From now on failures are told in a window, whose page is ready; undefined once it is gone. */
export function showFailuresIn(window: BrowserWindow | undefined): void {
  page = window;
}

/** Electron's own box for errors shows a stack, and where the person's folders are. */
export function catchFailures(): void {
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
}

function tell(error: unknown): void {
  console.error('Nobody foresaw:', error);
  if (page && !page.isDestroyed()) sendEvent(page, 'onFailed', failureDetails(error));
  else if (!isTold)
    void tellInBox(error, {
      message: say('failed.title'),
      detail: say('failed.text'),
      leave: say('failed.goOn'),
    });
}

/** Tells why the program cannot start; resolves when that is read. */
export function showStartFailure(error: unknown): Promise<void> {
  console.error(error);
  return tellInBox(error, {
    message: say('noStart.title'),
    detail: say('noStart.text'),
    leave: say('noStart.close'),
  });
}

interface BoxWords {
  readonly message: string;
  readonly detail: string;
  /** On the button that does nothing. */
  readonly leave: string;
}

async function tellInBox(error: unknown, { message, detail, leave }: BoxWords): Promise<void> {
  isTold = true;
  try {
    await app.whenReady();
    const box = { title: app.name, message, detail, buttons: [leave, say('failed.copy')], cancelId: 0 };
    const { response } = await dialog.showMessageBox({ type: 'error', ...box });
    if (response === 1) await clipboard.writeText(detailsOf(error));
  } catch (failure) {
    // Told in a box again, it would fail for ever.
    console.error('The failure cannot be told:', failure);
  } finally {
    isTold = false;
  }
}

const detailsOf = (error: unknown): string =>
  [
    `Tantrix ${app.getVersion()}`,
    `Electron ${process.versions.electron}, ${process.platform} ${process.getSystemVersion()}, ${process.arch}`,
    '',
    failureDetails(error),
  ].join('\n');
