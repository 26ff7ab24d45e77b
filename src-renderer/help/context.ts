import type { RecordProblem } from '../../src-shared/record';
import { type FileTrouble, type OpenDialog, type Table, useTable } from '../play/table';
import { PARTS } from './parts';
import type { Subject } from './subjects';

/** What the person is busy with, for the manual to open there. */

/** What takes the person's attention from the rest of the window. */
const FOREMOST = '[role=menu], [role=menubar], [role=dialog], [role=alertdialog]';

/** The subject of what has the focus; before that, of a dialog or a refused move; empty when nothing special goes on. */
export function subjectHere(): string {
  const focused = document.activeElement;
  const subject = subjectAt(focused);
  if (subject !== undefined && focused?.closest(FOREMOST)) return subject;
  return subjectOfTable(useTable.getState()) ?? subject ?? '';
}

/** What an element is, or the part of the window that it lies in. */
export function subjectAt(element: Element | null): string | undefined {
  if (!element) return undefined;
  const marked = element instanceof HTMLElement ? element.dataset.help : undefined;
  return marked ?? PARTS.find(([selector]) => element.matches(selector))?.[1] ?? subjectAt(element.parentElement);
}

/** What is open in the window, or was refused last. */
export function subjectOfTable({ dialog, preview, refusal }: Table): Subject | undefined {
  if (dialog) return subjectOfDialog(dialog);
  if (preview) return 'command:printPreview';
  return refusal && `error:refusal.${refusal.code}`;
}

/** What a dialog is about: an error where it tells of one, else the dialog itself. */
export function subjectOfDialog(dialog: OpenDialog): Subject {
  if (dialog.kind === 'notice') return `error:notice.${dialog.notice}`;
  if (dialog.kind === 'failure') return 'error:notice.failure';
  if (dialog.kind === 'fileTrouble') return subjectOfTrouble(dialog.trouble);
  return `dialog:${dialog.kind}`;
}

function subjectOfTrouble(trouble: FileTrouble): Subject {
  if (trouble.kind === 'record') return subjectOfRecord(trouble.problem);
  return `error:${trouble.kind}.${trouble.problem}`;
}

function subjectOfRecord(problem: RecordProblem): Subject {
  if (problem.code === 'badDeal') return `error:deal.${problem.problem}`;
  if (problem.code === 'badPuzzle') return `error:puzzle.${problem.problem}`;
  return `error:record.${problem.code}`;
}
