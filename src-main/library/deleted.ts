import path from 'node:path';
import type { EntryId } from '../../src-shared/bridge/bridge';
import { isThere, makeFolder, moved, namesIn, remove, removeEmpty } from './folders';
import { heldGame } from './game-files';
import { goesOn } from '../../src-shared/library/course';
import { dayOf, entryIdIn, gameFileOf, notesFileOf, otherEntryId } from './names';
import { bringNotes, haveRoom, type NotesPlace, ownNotes } from './notes';
import { recordIn } from './reading-games';

/**
 * Deleted games wait in a folder of the library, in a folder for each day: the times of files would tell another day wherever
 * files are copied.
 */
export const DELETED = 'Deleted';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** For so many days a game can be put back. */
const DAYS_KEPT = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes a game out of the library, and tells what it is called among the deleted; its own name where it is gone already. */
export async function deleteGame(folder: string, id: EntryId): Promise<EntryId> {
  const bin = path.join(folder, DELETED, dayOf(Date.now()));
  for (const each of [path.dirname(bin), bin]) await makeFolder(each);
  const name = (await isThere(gameFileOf(bin, id))) ? otherEntryId(id) : id;
  const notes = await ownNotes(folder, id);
  // The notes follow: without their game they are nothing, and are found again when it is put back.
  await moved(gameFileOf(folder, id), gameFileOf(bin, name));
  for (const file of notes) await moved(file, notesFileOf(bin, name));
  return name;
}

/** Where each deleted game lies. */
export async function deletedGames(folder: string): Promise<ReadonlyMap<EntryId, string>> {
  const found = new Map<EntryId, string>();
  for (const bin of await binsOf(folder)) {
    for (const id of await gamesIn(bin)) found.set(id, bin);
  }
  return found;
}

/** Puts a game back from where it lies among the deleted, and tells what it is called now. */
export async function undeleteGame(place: NotesPlace, id: EntryId, bin: string): Promise<EntryId> {
  const { folder } = place;
  const held = await heldGame(folder, id);
  const hasRoom = await haveRoom(bin, folder, id);
  if (hasRoom && held !== null && (await saysAll(held.text, bin, id))) {
    await bringNotes(bin, place, id);
    await remove([gameFileOf(bin, id), ...(await ownNotes(bin, id))]);
    return id;
  }
  const name = hasRoom && held === null ? id : otherEntryId(id);
  // A game is never there without its notes.
  for (const notes of await ownNotes(bin, id)) await moved(notes, notesFileOf(folder, name));
  await moved(gameFileOf(bin, id), gameFileOf(folder, name));
  return name;
}

/** Whether a text says all that a deleted game says: somebody has played on. */
async function saysAll(text: string, bin: string, id: EntryId): Promise<boolean> {
  const [there, deleted] = [recordIn(text), recordIn((await heldGame(bin, id))?.text ?? '')];
  return there !== undefined && deleted !== undefined && goesOn(there, deleted);
}

/** Removes for good what has waited for long enough. */
export async function removeOldDeleted(folder: string, now: number): Promise<void> {
  const oldest = dayOf(now - DAYS_KEPT * DAY_MS);
  for (const bin of await binsOf(folder)) if (path.basename(bin) < oldest) await removeBin(bin);
}

/** Removes all deleted games for good. */
export async function removeAllDeleted(folder: string): Promise<void> {
  for (const bin of await binsOf(folder)) await removeBin(bin);
  await removeEmpty(path.join(folder, DELETED));
}

/** The folders of deleted games, the earliest day first. */
export async function binsOf(folder: string): Promise<readonly string[]> {
  const bins = path.join(folder, DELETED);
  const days = (await namesIn(bins)).filter((name) => DAY.test(name));
  return days.toSorted().map((day) => path.join(bins, day));
}

/** Whether a folder is, by its name, one of deleted games. */
export const isBin = (folder: string): boolean =>
  DAY.test(path.basename(folder)) && path.basename(path.dirname(folder)) === DELETED;

export const gamesIn = async (bin: string): Promise<readonly EntryId[]> =>
  (await namesIn(bin)).flatMap((name) => entryIdIn(name) ?? []);

async function removeBin(bin: string): Promise<void> {
  for (const id of await gamesIn(bin)) await remove([notesFileOf(bin, id), gameFileOf(bin, id)]);
  await removeEmpty(bin);
}
