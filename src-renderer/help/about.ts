import type { ProgramFacts } from '../../src-shared/bridge/bridge';
import { makeTextImage } from '../../src-shared/record';
import type { Words } from '../words/words';
import { declareDialog, openDialog } from '../stage/dialogs';
import { isWritable, recordNow } from '../stage/document';
import { type OpenTable, shownNow } from '../stage/tables';

/** What the program is, and the details for a report of an error. */

export const aboutDialog = declareDialog<{ readonly facts: ProgramFacts }>('about');

export const showAbout = async (): Promise<void> =>
  openDialog(aboutDialog, { facts: await window.tantrix.programFacts() });

/** What whoever looks into an error needs: the program, the system, and what is open as a text that can be imported. */
export function aboutReport(facts: ProgramFacts, table: OpenTable | undefined, t: Words): string {
  const { version, electron, chromium, system } = facts;
  return `${t('about.details', { version, electron, chromium, system })}\n\n${textOf(table, t)}`;
}

/** What is open; there is no text of it as long as part of it is known nowhere. */
function textOf(table: OpenTable | undefined, t: Words): string {
  if (!table) return t('about.nothingOpen');
  return isWritable(table) ? makeTextImage(recordNow(table)) : '';
}

/** Puts the details on the clipboard; false when the system refuses. */
export const copyDetails = (facts: ProgramFacts, t: Words): Promise<boolean> =>
  window.tantrix.copyText(aboutReport(facts, shownNow(), t));
