import { failureDetails } from '../../src-shared/failure-details';
import { preferencesNow } from '../preferences/preferences';
import { type FileTrouble, type Notice, type OpenDialog, type Table, useTable } from './table';
import { until } from './until';

/** Opening and closing dialogs: at most one is open, and no question is left without an answer. */

/** Opens a dialog in place of the one that is open; a question that was open is taken as cancelled. */
export function openDialog(dialog: OpenDialog): void {
  const before = useTable.getState().dialog;
  useTable.setState({ dialog });
  if (before && 'answer' in before) before.answer('cancel');
}

export const closeDialog = (): void => useTable.setState({ dialog: undefined });

export const tell = (trouble: FileTrouble): void => openDialog({ kind: 'fileTrouble', trouble });

export const notify = (notice: Notice): void => openDialog({ kind: 'notice', notice });

/** Opens the dialog in which all players agree to stop. */
export const askToStop = (): void => openDialog({ kind: 'stop' });

/**
 * Opens a dialog once none is open.
 *
 * @param isWanted asked then, for what is on the table may have changed
 */
export function openDialogWhenFree(waiting: OpenDialog, isWanted: (table: Table) => boolean = () => true): void {
  if (!useTable.getState().dialog) return openDialog(waiting);
  const stop = useTable.subscribe(() => {
    // Another that waited, too, may have opened just now.
    const table = useTable.getState();
    if (table.dialog) return;
    stop();
    if (isWanted(table)) openDialog(waiting);
  });
}

/** Waits until no dialog is open. */
export const whenFree = (): Promise<void> => until(({ dialog }) => !dialog);

/** Waits until the person has answered what they are being asked; a dialog with nothing to answer may stay open. */
export const whenAnswered = (): Promise<void> => until(({ dialog }) => !dialog || !('answer' in dialog));

/** Tells it once no dialog is open. */
export const notifyWhenFree = (notice: Notice): void => openDialogWhenFree({ kind: 'notice', notice });

/** Asks a question; cancelled, the dialog that was open before comes back, unless it was a question now answered. */
export function ask<Choice extends string>(
  question: (answer: (choice: Choice | 'cancel') => void) => OpenDialog,
): Promise<Choice | 'cancel'> {
  const { dialog: open } = useTable.getState();
  const before = open && 'answer' in open ? undefined : open;
  return new Promise((resolve) => {
    const dialog = question((choice) => {
      if (useTable.getState().dialog === dialog) {
        useTable.setState({ dialog: choice === 'cancel' ? before : undefined });
      }
      resolve(choice);
    });
    openDialog(dialog);
  });
}

/** Does something for the person; what nobody foresaw is told, and left in the log for a report. */
export async function attempt(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(error);
    tellFailure(detailsOf(error));
  }
}

/** What a report says of an error in the window of the game: not who plays, nor whose mail account it is. */
export function detailsOf(error: unknown): string {
  // The manual does not know whose words are in its errors.
  if (location.pathname.endsWith('/help.html')) return failureDetails(error);
  const { open } = useTable.getState();
  const people = open?.record.players.flatMap(({ name, email, country }) => [name, email, country]) ?? [];
  const { name, address, host, user } = preferencesNow().mailAccount;
  return failureDetails(error, [...people, name, address, host, user]);
}

/** Tells of a failure that nobody foresaw, over the dialog that is open; of another while it is told, nothing. */
export function tellFailure(details: string): void {
  const { dialog: open } = useTable.getState();
  if (open?.kind === 'failure') return;
  openDialog({ kind: 'failure', details, before: open && 'answer' in open ? undefined : open });
}

/** Tells of everything thrown in the page that nobody catches. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!message.startsWith(HARMLESS)) tellFailure(detailsOf(error ?? message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(detailsOf(reason)));
}

/** Chromium says so of sizes that are told one frame later, and means no harm. */
const HARMLESS = 'ResizeObserver loop';
