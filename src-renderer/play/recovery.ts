import type { Recovered } from '../../src-shared/bridge/bridge';
import { type AnyRecord, isByMail, isPuzzleRecord, makeTxg, parseRecord } from '../../src-shared/record';
import { recordNow } from '../puzzles/clock';
import { bringBackByMail } from '../mail-games/arrivals';
import { preferencesNow } from '../preferences/preferences';
import { ask, declareQuestion } from '../stage/dialogs';
import { attempt } from '../stage/failures';
import { notify } from '../stage/notices';
import { documentOf, isEdited, isPuzzle, type OpenDocument } from './document';
import { showRecord } from './showing';
import { showOpen, type Table, useTable } from './table';
import { showNote } from '../stage/note';
import { openGame, type OpenGame } from './open-game';

/** What the last run left, and keeping the open game against a crash. */

export const recovery = declareQuestion<
  'open' | 'discard',
  {
    readonly what: 'game' | 'puzzle';
    /** Of the moves of a game, of the tiles of a puzzle that lie on the table. */
    readonly count: number;
    /** Whether what was kept last is damaged. */
    readonly mayBeOlder: boolean;
  }
>('recovery');

/** Asks whether what the last run left is to be opened, and opens it; false when it cannot be read. */
export async function recover(): Promise<boolean> {
  const recovered = await window.tantrix.recovered();
  return !recovered || bringBack(recovered, preferencesNow().reopenAtStart);
}

/**
 * From now on every change of what is open is journalled.
 *
 * @param isAnswered whether what the last run left was opened or let go; what nobody could read stays until there is another
 *   game to keep
 */
export async function startJournal(isAnswered: boolean): Promise<void> {
  if (isAnswered) await keep(keptOf(useTable.getState()));
  useTable.subscribe(keepChanges);
}

/** Opens what the last run left, if that is wanted; false when it cannot be read. */
async function bringBack(recovered: Recovered | 'unreadable', reopen: boolean): Promise<boolean> {
  const parsed = recovered === 'unreadable' ? undefined : parseRecord(recovered.text, 'txg');
  if (recovered === 'unreadable' || !parsed?.ok) {
    notify('recoveryFailed');
    return false;
  }
  const { record } = parsed;
  const choice = await choiceFor(recovered, record, reopen);
  if (choice !== 'open') return choice === 'discard';
  await showRecovered(record, recovered);
  if (recovered.end === 'pageCrashed') notify('pageCrashed');
  return true;
}

async function showRecovered(record: AnyRecord, { file, isOnDisk, undone }: Recovered): Promise<void> {
  if (isPuzzleRecord(record)) return showRecord(record, { file, isSaved: isOnDisk });
  if (isByMail(record)) return bringBackByMail(record);
  const open = openGame({ record, undone, file });
  showOpen({ ...open, saved: isOnDisk ? open.record : undefined });
}

/**
 * What was left in good order is reopened if that is wanted, and what lost nothing but its page goes on. Anything else is
 * for the person to decide: moves that were let go on purpose are not in the journal.
 */
async function choiceFor({ end, edited, mayBeOlder }: Recovered, record: AnyRecord, reopen: boolean) {
  if (end === 'pageCrashed') return 'open';
  if (end === 'closed' && !edited && !mayBeOlder) return reopen ? 'open' : 'discard';
  const left = isPuzzleRecord(record)
    ? ({ what: 'puzzle', count: record.laid.length } as const)
    : ({ what: 'game', count: record.game.placements.length } as const);
  return ask(recovery, { ...left, mayBeOlder });
}

/** What is open, unless nobody would miss it. */
const keptOf = (table: Table): OpenDocument | undefined =>
  table.open?.session.terms.home === 'nowhere' ? undefined : documentOf(table);

/** Journals every change of what is open. */
function keepChanges(table: Table, before: Table): void {
  const [open, last] = [keptOf(table), keptOf(before)];
  const isSame =
    open?.record === last?.record &&
    table.open?.session.undone === before.open?.session.undone &&
    open?.file?.id === last?.file?.id;
  if (!isSame || isEdited(open) !== isEdited(last)) void attempt(() => keep(open));
}

async function keep(open: OpenDocument | undefined): Promise<void> {
  const entry = open && {
    ...(isPuzzle(open) ? { text: makeTxg(recordNow(open)) } : journalled(open)),
    ...(open.file ? { file: { id: open.file.id, kind: open.file.kind } } : {}),
    edited: isEdited(open),
  };
  if (!(await window.tantrix.journal(entry ?? null))) showNote('journalFails');
}

/** With the moves that were taken back: after a crash none of them is to be missing. */
const journalled = ({ session }: OpenGame) => ({ text: makeTxg(session.withUndone), undone: session.undone.length });
