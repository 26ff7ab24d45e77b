import { app, type BrowserWindow } from 'electron';
import type { OpenReply } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import { stopReading } from '../reading/waited-for';
import { bringToFront } from '../window';
import { fileArguments, isInvitation } from './file-arguments';
import { OpenRequests } from './open-requests';
import { isFirstInstance, type ToOpen } from './single-instance';

const requests = new OpenRequests<OpenReply>();
const invitations = new OpenRequests<string>();
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
  app.on('open-url', (event, url) => {
    event.preventDefault();
    if (isInvitation(url)) invitations.add(url);
  });
  const args = process.argv.slice(1);
  const named = fileArguments(args, process.cwd());
  // While developing, the command line names the program's folder first.
  const files = process.defaultApp ? named.slice(1) : named;
  const first: ToOpen = { files, invitation: args.find(isInvitation) };
  const isOnly = isFirstInstance(first, (more) => {
    showWindow();
    openFirst(more);
  });
  if (isOnly) openFirst(first);
  return isOnly;
}

/** Delivers to the page, which is ready, what came before and what comes from now on. */
export function deliverOpenRequests(window: BrowserWindow, read: (file: string) => Promise<OpenReply>): void {
  game = window;
  requests.deliverBy({ read, send: (reply) => sendEvent(window, 'onOpenRequested', reply) });
  invitations.deliverBy({ read: async (link) => link, send: (link) => sendEvent(window, 'onInvitation', link) });
}

/** Whether there is something to open that the page does not have yet. */
export const isOpening = (): boolean => requests.isAny;

/** The page is gone; what comes from now on waits for the next. */
export function holdOpenRequests(): void {
  requests.hold();
  invitations.hold();
}

/** There is one window, and a game at a time in it. */
function openFirst({ files: [file], invitation }: ToOpen): void {
  if (file !== undefined) ask(file);
  if (invitation !== undefined) invitations.add(invitation);
}

/** What is read for an earlier request would hold this one up. */
function ask(file: string): void {
  stopReading();
  requests.add(file);
}

function showWindow(): void {
  if (game && !game.isDestroyed()) bringToFront(game);
}
