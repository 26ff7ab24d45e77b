import type { Recovered } from '../../src-shared/bridge/bridge';
import { makeTxg, parseTxg } from '../../src-shared/record';
import { ask, attempt, notify } from './dialogs';
import { kindNamed } from './forms';
import { openReply } from './opening';
import { isEdited, type OpenGame, showGame, type Table, useTable } from './table';

/** Starting where the last run ended, and keeping the open game against a crash. */

/** Brings back what the last run left, then takes what is opened from outside; to be called once. */
export async function startUp(): Promise<void> {
  const { preferences, wasReset } = await window.tantrix.preferences();
  useTable.setState({ preferences, recent: await window.tantrix.recentFiles() });
  if (wasReset) notify('settingsReset');
  const recovered = await window.tantrix.recovered();
  const isAnswered = !recovered || (await bringBack(recovered, preferences.reopenAtStart));
  // Only now may the journal be written over; what nobody could read stays until there is another game to keep.
  if (isAnswered) await keep(useTable.getState().open);
  useTable.subscribe(keepChanges);
  window.tantrix.onRecentFilesChanged((recent) => useTable.setState({ recent }));
  window.tantrix.onOpenRequested((reply) => void attempt(() => openReply(reply)));
  await window.tantrix.ready();
}

/** Opens the game of the last run, if that is wanted; false when it cannot be read. */
async function bringBack(recovered: Recovered, reopen: boolean): Promise<boolean> {
  const parsed = parseTxg(recovered.text);
  if (!parsed.ok) {
    notify('recoveryFailed');
    return false;
  }
  const { record } = parsed;
  const isWanted = recovered.cleanExit
    ? reopen
    : (await ask((answer) => ({ kind: 'recovery', moves: record.game.placements.length, answer }))) === 'open';
  if (!isWanted) return true;
  const { file, name = '' } = recovered;
  const known = file ? { file: { id: file, name, kind: kindNamed(name) } } : {};
  showGame({ record, ...known, saved: recovered.edited ? undefined : record.game });
  return true;
}

/** Journals every change of the open game. */
function keepChanges({ open }: Table, before: Table): void {
  const isSame = open?.record === before.open?.record && open?.file?.id === before.open?.file?.id;
  if (!isSame || isEdited(open) !== isEdited(before.open)) void attempt(() => keep(open));
}

async function keep(open: OpenGame | undefined): Promise<void> {
  const entry = open && {
    text: makeTxg(open.record),
    ...(open.file ? { file: open.file.id } : {}),
    edited: isEdited(open),
  };
  if (!(await window.tantrix.journal(entry ?? null))) useTable.setState({ note: 'journalFails' });
}

/** Whether the next start opens the game that is open when the program is left. */
export async function toggleReopen(): Promise<void> {
  const { preferences } = useTable.getState();
  const change = { reopenAtStart: !preferences.reopenAtStart };
  useTable.setState({ preferences: { ...preferences, ...change } });
  if (!(await window.tantrix.setPreferences(change))) notify('settingsNotKept');
}
