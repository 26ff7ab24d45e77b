import type { Words } from '../words/words';
import { whatIsOpen, whatWords } from './document';
import { ofTable } from './known-kinds';
import { type StatusNote, toldNow } from './status-note';
import { type OpenTable, shownNow } from './tables';

/** Notes that something went wrong or was refused. */
const WARNINGS: readonly StatusNote[] = ['journalFails', 'mailGameFails', 'resultFails'];

/** What the person is told now. A warning is shown even where the rest is hidden. */
export function messageOf(
  table: OpenTable | undefined,
  note: StatusNote | undefined,
  t: Words,
): { readonly words: string; readonly isWarning: boolean } {
  const refusal = table?.state.refusal;
  if (refusal) {
    const own = ofTable((kind, state) => kind.refusalWords(state, t), table);
    return { words: own ?? t(`refusal.${refusal.code}`), isWarning: true };
  }
  if (note) return { words: noteWords(note, t, table), isWarning: WARNINGS.includes(note) };
  return { words: ofTable((kind, state) => kind.status(state, t), table) ?? t('status.noGame'), isWarning: false };
}

/** What is told in passing. */
export const noteWords = (note: StatusNote, t: Words, table = shownNow()): string =>
  t(`status.note.${note}`, { players: '', ...whatWords(whatIsOpen(table), t), ...toldNow() });
