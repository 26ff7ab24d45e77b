import { failureDetails } from '../../src-shared/failure-details';
import { declareDialog, dialogOf, dialogUnder, openDialog, type Opened } from './dialogs';

/** Telling what nobody foresaw. */

export const failureDialog = declareDialog<{
  readonly details: string;
  /** The dialog that comes back after it. */
  readonly before: Opened | undefined;
}>('failure', () => 'error:notice.failure');

/** Gives the words that are the person's, as they are now; as long as nobody knows them, reports leave messages out. */
let secrets: (() => readonly string[]) | undefined;

/** From now on reports hold messages, without the words that `words` gives. */
export function keepOutOfReports(words: () => readonly string[]): void {
  secrets = words;
}

/** What a report says of an error in this window. */
export const errorReport = (error: unknown): string => failureDetails(error, secrets?.());

/** Does something for the person; what nobody foresaw is told, and left in the log for a report. */
export async function reportErrors(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(error);
    tellFailure(errorReport(error));
  }
}

/** Tells of a failure that nobody foresaw, over the dialog that is open; of another while it is told, nothing. */
export function tellFailure(details: string): void {
  if (!dialogOf(failureDialog)) openDialog(failureDialog, { details, before: dialogUnder() });
}

/** Tells of everything thrown in the page that nobody catches. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!message.startsWith(HARMLESS)) tellFailure(errorReport(error ?? message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(errorReport(reason)));
}

/** Chromium says so of sizes that are told one frame later, and means no harm. */
const HARMLESS = 'ResizeObserver loop';
