import type { JournalEntry, Recovered, RecoveredText } from '../../src-shared/bridge/bridge';
import { type AnyRecord, makeTxg, parseRecord } from '../../src-shared/record';
import { preferencesNow } from '../preferences/preferences';
import { ask, declareQuestion } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { showNotice } from '../stage/notices';
import { documentOf, isEdited } from '../stage/document';
import { showStatusNote } from '../stage/status-note';
import { type Left, firstKept, referenceTo } from '../stage/keepers';
import type { Journalled } from '../stage/kind';
import { showRecord, kindFor, kindOf } from '../stage/known-kinds';
import type { What } from '../words/translation';
import { tablesNow, onTables, type Tables, type OpenTable, downwards } from '../stage/tables';

/** What the last run left, and keeping the open game against a crash. */

export const recovery = declareQuestion<
  'open' | 'discard',
  {
    readonly what: What;
    /** Of the moves of a game, of the tiles of a puzzle that lie on the table. */
    readonly count: number;
    /** Whether what was kept last is damaged. */
    readonly mayBeOlder: boolean;
  }
>('recovery');

/** Asks whether what the last run left is to be opened, and opens it; false when it cannot be read. */
export async function recover(): Promise<boolean> {
  const recovered = await window.tantrix.recovered();
  if (recovered === 'unreadable') return tellUnreadable();
  return !recovered || bringBack(recovered, preferencesNow().reopenAtStart);
}

/**
 * From now on every change of what is open is journalled.
 *
 * @param isAnswered whether what the last run left was opened or let go; what nobody could read stays until there is another
 *   game to keep
 */
export async function startJournal(isAnswered: boolean): Promise<void> {
  if (isAnswered) await keep(keptIn(tablesNow()));
  onTables(keepChanges);
}

/** Opens what the last run left, if that is wanted; false when it cannot be read. */
async function bringBack(recovered: Recovered, reopen: boolean): Promise<boolean> {
  const plain = choiceWithoutAsking(recovered, reopen);
  // No game by mail has to be read to be let go.
  if ('mailGame' in recovered && plain === 'discard') return true;
  const left = await leftIn(recovered);
  if (!left) return tellUnreadable();
  const choice = plain ?? (await askAbout(left.record, recovered));
  if (choice !== 'open') return choice === 'discard';
  await left.show();
  if (recovered.end === 'pageCrashed') showNotice('pageCrashed');
  return true;
}

function tellUnreadable(): false {
  showNotice('recoveryFailed');
  return false;
}

/** Undefined when it cannot be read, or is kept no more. */
async function leftIn(recovered: Recovered): Promise<Left | undefined> {
  if ('mailGame' in recovered) return firstKept((keeper) => keeper.find(recovered));
  const parsed = parseRecord(recovered.text, 'txg');
  return parsed.ok ? { record: parsed.record, show: () => showRecovered(parsed.record, recovered) } : undefined;
}

async function showRecovered(
  record: AnyRecord,
  { file, isOnDisk: isSaved, undone, steps }: RecoveredText,
): Promise<void> {
  if (await firstKept((keeper) => keeper.bringBack(record))) return;
  showRecord(record, { file, isSaved, undone, steps });
}

/** What was left in good order is reopened if that is wanted, and what lost nothing but its page goes on. */
function choiceWithoutAsking(recovered: Recovered, reopen: boolean): 'open' | 'discard' | undefined {
  const { end, mayBeOlder } = recovered;
  if (end === 'pageCrashed') return 'open';
  const isWhole = 'mailGame' in recovered || !recovered.edited;
  return end === 'closed' && isWhole && !mayBeOlder ? (reopen ? 'open' : 'discard') : undefined;
}

/** Anything else is for the person to decide: moves that were let go on purpose are not in the journal. */
function askAbout(record: AnyRecord, { mayBeOlder }: Recovered): Promise<'open' | 'discard' | 'cancel'> {
  const kind = kindFor(record);
  return ask(recovery, { what: kind.what, count: kind.countOf(record), mayBeOlder });
}

/** What is shown, or waits under what nobody would miss. */
function keptIn(tables: Tables): OpenTable | undefined {
  for (const table of downwards(tables)) if (!table.isPassing) return table;
  return undefined;
}

/** What the journal says of a table, so far as it changes with it. */
function noted(table: OpenTable | undefined): readonly unknown[] {
  const { mailGame } = referenceTo(table) ?? {};
  if (mailGame !== undefined) return [mailGame];
  const document = documentOf(table);
  return [document?.record, document?.session.undone, document?.file?.id, isEdited(table)];
}

/** Journals every change of what is open. */
function keepChanges(tables: Tables, before: Tables): void {
  const [table, last] = [keptIn(tables), keptIn(before)];
  if (table?.state === last?.state) return;
  const [now, was] = [noted(table), noted(last)];
  if (now.length !== was.length || now.some((each, at) => each !== was[at])) void reportErrors(() => keep(table));
}

async function keep(table: OpenTable | undefined): Promise<void> {
  if (!(await window.tantrix.journal(table ? entryOf(table) : null))) showStatusNote('journalFails');
}

function entryOf(table: OpenTable): JournalEntry {
  const { file } = documentOf(table) ?? {};
  return (
    referenceTo(table) ?? {
      ...journalled(table),
      ...(file ? { file: { id: file.id, kind: file.kind } } : {}),
      edited: isEdited(table),
    }
  );
}

/** With the moves that were taken back: after a crash none of them is to be missing. */
function journalled(table: OpenTable): Omit<Journalled, 'record'> & { text: string } {
  const { record, ...more } = kindOf(table).toJournal(table.state);
  return { text: makeTxg(record), ...more };
}
