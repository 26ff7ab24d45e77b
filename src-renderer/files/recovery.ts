import type { JournalEntry, MailReference, Recovered, RecoveredText } from '../../src-shared/bridge/bridge';
import { parseKept } from '../../src-shared/mail-games/mail-game';
import { type AnyRecord, gameId, isByMail, isPuzzleRecord, makeTxg, parseRecord } from '../../src-shared/record';
import { recordNow } from '../puzzles/clock';
import { bringBackByMail } from '../mail/arrivals';
import { keptGames } from '../mail/kept';
import { preferencesNow } from '../preferences/preferences';
import { ask, declareQuestion } from '../stage/dialogs';
import { attempt } from '../stage/failures';
import { notify } from '../stage/notices';
import { documentOf, isEdited, isPuzzle, type OpenDocument } from '../stage/document';
import { showRecord } from '../stage/showing';
import { showGame, showOpen, type Table, useTable } from '../stage/table';
import { showNote } from '../stage/note';
import { openGame, type OpenGame } from '../game/open-game';
import { parkedDocument } from '../stage/parking';

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
  if (isAnswered) await keep(keptOf(useTable.getState()));
  useTable.subscribe(keepChanges);
}

/** What the last run left, read. */
interface Left {
  readonly record: AnyRecord;
  readonly show: () => unknown;
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
  if (recovered.end === 'pageCrashed') notify('pageCrashed');
  return true;
}

function tellUnreadable(): false {
  notify('recoveryFailed');
  return false;
}

/** Undefined when it cannot be read, or is kept no more. */
async function leftIn(recovered: Recovered): Promise<Left | undefined> {
  if ('mailGame' in recovered) return leftByMail(recovered);
  const parsed = parseRecord(recovered.text, 'txg');
  return parsed.ok ? { record: parsed.record, show: () => showRecovered(parsed.record, recovered) } : undefined;
}

async function leftByMail({ mailGame }: MailReference): Promise<Left | undefined> {
  const kept = (await keptGames()).find(({ id }) => id === mailGame);
  const game = kept && parseKept(kept);
  return game && { record: game.record, show: () => showGame(game) };
}

async function showRecovered(record: AnyRecord, { file, isOnDisk, undone }: RecoveredText): Promise<void> {
  if (isPuzzleRecord(record)) return showRecord(record, { file, isSaved: isOnDisk });
  // A copy to look at, or a state that could not be kept among the games by mail.
  if (isByMail(record)) return bringBackByMail(record);
  const open = openGame({ record, undone, file });
  showOpen({ ...open, saved: isOnDisk ? open.record : undefined });
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
  const left = isPuzzleRecord(record)
    ? ({ what: 'puzzle', count: record.laid.length } as const)
    : ({ what: 'game', count: record.game.placements.length } as const);
  return ask(recovery, { ...left, mayBeOlder });
}

/** What is open, or waits under what nobody would miss. */
const keptOf = (table: Table): OpenDocument | undefined =>
  table.open?.session.terms.persistence === 'nowhere' ? parkedDocument() : documentOf(table);

const undoneIn = (open: OpenDocument | undefined): unknown =>
  open && !isPuzzle(open) ? open.session.undone : undefined;

/** Journals every change of what is open. */
function keepChanges(table: Table, before: Table): void {
  const [open, last] = [keptOf(table), keptOf(before)];
  if (isKeptByMail(open) && isKeptByMail(last) && open.record.game.deal === last.record.game.deal) return;
  const isSame =
    open?.record === last?.record &&
    isKeptByMail(open) === isKeptByMail(last) &&
    undoneIn(open) === undoneIn(last) &&
    open?.file?.id === last?.file?.id;
  if (!isSame || isEdited(open) !== isEdited(last)) void attempt(() => keep(open));
}

/** Whether what is open is kept among the games by mail, as it stands; the journal then says which it is, and no more. */
const isKeptByMail = (open: OpenDocument | undefined): open is OpenGame =>
  open !== undefined && !isPuzzle(open) && open.mail !== undefined && !open.isUnkept;

async function keep(open: OpenDocument | undefined): Promise<void> {
  if (!(await window.tantrix.journal(open ? entryOf(open) : null))) showNote('journalFails');
}

function entryOf(open: OpenDocument): JournalEntry {
  if (isKeptByMail(open)) return { mailGame: gameId(open.record) };
  return {
    ...(isPuzzle(open) ? { text: makeTxg(recordNow(open)) } : journalled(open)),
    ...(open.file ? { file: { id: open.file.id, kind: open.file.kind } } : {}),
    edited: isEdited(open),
  };
}

/** With the moves that were taken back: after a crash none of them is to be missing. */
const journalled = ({ session }: OpenGame) => ({ text: makeTxg(session.withUndone), undone: session.undone.length });
