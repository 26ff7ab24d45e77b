import type { EntryId } from '../../src-shared/bridge/bridge';
import { type Entry, withRemarks } from '../../src-shared/library/entry';
import { reportErrors } from '../stage/failures';
import { change, libraryNow, loadLibrary } from './library';
import { noteDeleted, takeDeleted, tell } from './news';
import { bringBackOnline, dropOnline } from './online-games';
import { choose } from './view';

/** Stars, notes, and what is deleted and brought back. */

/** Stars games, or takes that back. */
export const star = (entries: readonly Entry[], starred: boolean): void => remark(entries, { starred });

/** Writes the note of a game; the empty string is none. */
export const writeNote = (entry: Entry, note: string): void => remark([entry], { note });

/**
 * What stands beside games is shown at once; where it cannot be written, what the files say. What was told before has been seen
 * by then.
 */
function remark(entries: readonly Entry[], remarks: { readonly starred: boolean } | { readonly note: string }): void {
  tell(undefined);
  change(entries.map((entry) => ({ ...entry, notes: withRemarks(entry.notes, remarks) })));
  void reportErrors(async () => {
    for (const { id } of entries) {
      const reply = await window.tantrix.noteGame({ id, ...remarks });
      if (reply === 'noted') continue;
      await loadLibrary();
      return tell(reply === 'foreign' ? { kind: 'noteForeign', file: `${id}.json` } : { kind: 'notNoted' });
    }
  });
}

/**
 * Deletes games, which can be brought back; the game below the last of them is chosen then.
 *
 * @param listed those in the list, in its order
 */
export function deleteListed(ids: ReadonlySet<EntryId>, listed: readonly Entry[]): void {
  if (ids.size === 0) return;
  const left = listed.filter(({ id }) => !ids.has(id));
  const last = listed.findLastIndex(({ id }) => ids.has(id));
  const next = listed.slice(last + 1).find(({ id }) => !ids.has(id)) ?? left.at(-1);
  void reportErrors(() => deleteGames([...ids], next?.id));
}

/** What main answers where it is asked nothing. */
const NOTHING_TO_DO = { done: [], problem: undefined };

/** @param next what is chosen then */
async function deleteGames(ids: readonly EntryId[], next: EntryId | undefined): Promise<void> {
  const online = await dropOnline(ids);
  const files = ids.filter((id) => !online.includes(id));
  const { done, problem } = files.length > 0 ? await window.tantrix.deleteGames(files) : NOTHING_TO_DO;
  choose(new Set(next === undefined ? [] : [next]));
  const gone = [...online, ...done];
  if (gone.length > 0) noteDeleted(gone);
  if (files.length === 0) tell({ kind: 'dropped' });
  else tell(problem ? { kind: 'notDeleted', problem } : { kind: 'deleted', count: gone.length });
}

/** Brings back what was deleted last. */
export async function undoDelete(): Promise<void> {
  const ids = takeDeleted();
  if (!ids) return;
  const online = await bringBackOnline(ids);
  const files = ids.filter((id) => !online.includes(id));
  const { done, problem } = files.length > 0 ? await window.tantrix.undeleteGames(files) : NOTHING_TO_DO;
  // What is still deleted can be tried again.
  if (problem) noteDeleted(files.filter((id) => !done.includes(id)));
  const back = [...online, ...done];
  choose(new Set(back));
  tell(problem ? { kind: 'notBroughtBack', problem } : { kind: 'broughtBack', count: back.length });
}

/** The entries of ids that are still there. */
export function entriesOf(ids: Iterable<EntryId>): Entry[] {
  const wanted = new Set(ids);
  return libraryNow().entries.filter(({ id }) => wanted.has(id));
}
