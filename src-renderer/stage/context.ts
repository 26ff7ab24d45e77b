import { shownNow } from './tables';
import { stageNow } from './dialogs';
import { subjectAt } from './explained';
import { isForemost } from './roles';
import type { Subject } from './subjects';

/** What the person is busy with, for the manual to open there. */

/** The subject of what has the focus; before that, of a dialog or a refused move; empty when nothing special goes on. */
export function subjectHere(): string {
  const focused = document.activeElement;
  const subject = subjectAt(focused);
  if (subject !== undefined && isForemost(focused)) return subject;
  return subjectOfTable() ?? subject ?? '';
}

/** What is open in the window, or was refused last. */
export function subjectOfTable(): string | undefined {
  const { dialog, screen } = stageNow();
  const refusal = shownNow()?.state.refusal;
  return (dialog ?? screen)?.subject ?? (refusal && (`error:refusal.${refusal.code}` satisfies Subject));
}
