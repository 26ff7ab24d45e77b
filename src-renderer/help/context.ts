import type { RecordProblem } from '../../src-shared/record';
import { type FileTrouble, type OpenDialog, type Table, useTable } from '../play/table';
import type { Subject } from './subjects';

/** What the person is busy with, for the manual to open there. */

/** The subject of what has the focus; else of what is open or was refused; empty when nothing special goes on. */
export const subjectHere = (): string => subjectAt(document.activeElement) ?? subjectOfTable(useTable.getState()) ?? '';

/** The subject that the element, or what it lies in, is marked with. */
export const subjectAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement | SVGElement>('[data-help]')?.dataset.help;

/** What is open in the window, or was refused last. */
export function subjectOfTable({ dialog, preview, refusal }: Table): Subject | undefined {
  if (dialog) return subjectOfDialog(dialog);
  if (preview) return 'command:printPreview';
  return refusal && `error:refusal.${refusal.code}`;
}

/** What a dialog is about: an error where it tells of one, else the dialog itself. */
export function subjectOfDialog(dialog: OpenDialog): Subject {
  if (dialog.kind === 'notice') return `error:notice.${dialog.notice}`;
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
