import type { Recovered } from '../../src-shared/bridge/bridge';
import { makeTxg, parseTxg } from '../../src-shared/record';
import { ask, attempt, notify, notifyWhenFree } from './dialogs';
import { takenBack, withUndone } from './history';
import { openWhenFree } from './opening';
import { keepRanked } from './ranking';
import { keepSeatsAsked } from './seats';
import { isEdited, type OpenGame, showGame, type Table, useTable } from './table';

/** Starting where the last run ended, and keeping the open game against a crash. */

/**
 * Brings back what the last run left, then takes what is opened from outside; to be called once.
 *
 * @param wasReset whether the settings had to start afresh, which is told
 */
export async function startUp(wasReset: boolean): Promise<void> {
  const { preferences } = useTable.getState();
  useTable.setState({ recent: await window.tantrix.recentFiles() });
  const recovered = await window.tantrix.recovered();
  const isAnswered = !recovered || (await bringBack(recovered, preferences.reopenAtStart));
  if (wasReset) notifyWhenFree('settingsReset');
  // Only now may the journal be written over; what nobody could read stays until there is another game to keep.
  if (isAnswered) await keep(useTable.getState().open);
  useTable.subscribe(keepChanges);
  window.tantrix.onRecentFilesChanged((recent) => useTable.setState({ recent }));
  keepSeatsAsked();
  keepRanked();
  window.tantrix.onOpenRequested((reply) => void attempt(() => openWhenFree(reply)));
  await window.tantrix.ready();
}

/** Opens the game of the last run, if that is wanted; false when it cannot be read. */
async function bringBack(recovered: Recovered | 'unreadable', reopen: boolean): Promise<boolean> {
  const parsed = recovered === 'unreadable' ? undefined : parseTxg(recovered.text);
  if (recovered === 'unreadable' || !parsed?.ok) {
    notify('recoveryFailed');
    return false;
  }
  const { record } = parsed;
  const choice = await choiceFor(recovered, record.game.placements.length, reopen);
  if (choice !== 'open') return choice === 'discard';
  const { file, isOnDisk, end, undone } = recovered;
  const open = takenBack(record, undone);
  showGame({ ...open, file, saved: isOnDisk ? open.record : undefined });
  if (end === 'pageCrashed') notify('pageCrashed');
  return true;
}

/**
 * A game that was left in good order is reopened if that is wanted, and one that lost nothing but its page goes on.
 * Anything else is for the person to decide: moves that were let go on purpose are not in the journal.
 */
async function choiceFor({ end, edited }: Recovered, moves: number, reopen: boolean) {
  if (end === 'pageCrashed') return 'open';
  if (end === 'closed' && !edited) return reopen ? 'open' : 'discard';
  return ask<'open' | 'discard'>((answer) => ({ kind: 'recovery', moves, answer }));
}

/** Journals every change of the open game. */
function keepChanges({ open }: Table, before: Table): void {
  const isSame =
    open?.record === before.open?.record &&
    open?.undone === before.open?.undone &&
    open?.file?.id === before.open?.file?.id;
  if (!isSame || isEdited(open) !== isEdited(before.open)) void attempt(() => keep(open));
}

async function keep(open: OpenGame | undefined): Promise<void> {
  const entry = open && {
    // With the moves that were taken back: after a crash none of them is to be missing.
    text: makeTxg({ ...open.record, game: withUndone(open) }),
    undone: open.undone?.length ?? 0,
    ...(open.file ? { file: { id: open.file.id, kind: open.file.kind } } : {}),
    edited: isEdited(open),
  };
  if (!(await window.tantrix.journal(entry ?? null))) useTable.setState({ note: 'journalFails' });
}
