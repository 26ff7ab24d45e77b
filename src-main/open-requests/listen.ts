import { app, type BrowserWindow } from 'electron';
import type { OpenReply } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import { stopReading } from '../reading/waited-for';
import { bringToFront } from '../window';
import { fileArguments } from './file-arguments';
import { isFirstInstance } from './single-instance';
import { OpenRequests } from './open-requests';

const requests = new OpenRequests<OpenReply>();
/** The window of the game, once there is one. */
let game: BrowserWindow | undefined;

/**
 * Listens to what the system and other starts of the program want opened; to be called as soon as the program starts,
 * since macOS speaks early. False when another instance runs, and this one is to make way.
 */
export function listenForOpenRequests(): boolean {
  app.on('open-file', (event, file) => {
    event.preventDefault();
    ask(file);
  });
  const named = fileArguments(process.argv.slice(1), process.cwd());
  // While developing, the command line names the program's folder first.
  const files = process.defaultApp ? named.slice(1) : named;
  const isOnly = isFirstInstance(files, (more) => {
    showWindow();
    openFirst(more);
  });
  if (isOnly) openFirst(files);
  return isOnly;
}

/** Delivers to the page, which is ready, what came before and what comes from now on. */
export function deliverOpenRequests(window: BrowserWindow, read: (file: string) => Promise<OpenReply>): void {
  game = window;
  requests.deliverBy({ read, send: (reply) => sendEvent(window, 'onOpenRequested', reply) });
}

/** Whether there is something to open that the page does not have yet. */
export const isOpening = (): boolean => requests.isAny;

/** The page is gone; what comes from now on waits for the next. */
export const holdOpenRequests = (): void => requests.hold();

/** There is one window, and a game at a time in it. */
function openFirst([file]: readonly string[]): void {
  if (file !== undefined) ask(file);
}

/** What is read for an earlier request would hold this one up. */
function ask(file: string): void {
  stopReading();
  requests.add(file);
}

function showWindow(): void {
  if (game && !game.isDestroyed()) bringToFront(game);
}
