import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { showHelp } from '../stage/show';
import { askHere } from './whats-this-mode';
import { shownNow } from '../stage/tables';
import { stageNow } from '../stage/dialogs';
import { subjectAt } from '../stage/explained';
import { isForemost } from '../stage/roles';
import type { Subject } from '../stage/subjects';

const taken = (action: () => void) => (event: KeyboardEvent) => {
  event.preventDefault();
  action();
};

const KEYS = {
  F1: taken(() => void showHelp(subjectHere())),
  'Shift+F1': taken(askHere),
};

/**
 * F1 opens the manual at whatever the person is busy with, Shift+F1 explains it on the spot: in dialogs, menus and fields,
 * too, which keep other keys.
 */
export function useHelpKey(): void {
  useEffect(() => tinykeys(window, KEYS, { capture: true, ignore: () => false }), []);
}

/** The subject that the person is busy with: of what has the focus; before that, of a dialog or a refused move; empty when nothing special goes on. */
function subjectHere(): string {
  const focused = document.activeElement;
  const subject = subjectAt(focused);
  if (subject !== undefined && isForemost(focused)) return subject;
  return subjectOfTable() ?? subject ?? '';
}

/** What is open in the window, or was refused last. */
function subjectOfTable(): string | undefined {
  const { dialog, screen } = stageNow();
  const refusal = shownNow()?.state.refusal;
  return (dialog ?? screen)?.subject ?? (refusal && (`error:refusal.${refusal.code}` satisfies Subject));
}
