import * as v from 'valibot';
import type { EntryId } from '../../src-shared/bridge/bridge';
import { type Notes, NotesSchema, withOthers } from '../../src-shared/library/entry';
import type { AtomicFileWriter } from '../files/atomic-file-writer';
import { FileError, fileProblemOf } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import { setAside } from '../profile/set-aside';
import { isThere } from './folders';
import { isOwnId, notesFileOf } from './names';

/** What stands beside a game: what its format has no room for. */

/** In bytes: some times what this program writes. */
export const MAX_NOTES_SIZE = 2 ** 16;

const TextSchema = v.pipe(v.string(), v.parseJson(), NotesSchema, v.check(canBeWritten));

/** The notes in a text; null for a text that holds none. */
export function parseNotes(text: string): Notes | null {
  const { success, output } = v.safeParse(TextSchema, text);
  return success ? output : null;
}

/** What is nested too deep can be read, but not written again. */
function canBeWritten(notes: Notes): boolean {
  try {
    return JSON.stringify(notes).length > 0;
  } catch {
    return false;
  }
}

/** The text of the file of notes. */
export const notesText = (notes: Notes): string => `${JSON.stringify(notes)}\n`;

const OwnNotesSchema = v.object(NotesSchema.entries);

/** Of notes what this program knows, for a list that holds many. */
export const knownNotes = (notes: Notes): Notes => v.parse(OwnNotesSchema, notes);

/** The notes of an entry; none where there are none, null where they are damaged. Rejects when they cannot be read. */
export async function readNotes(folder: string, id: EntryId): Promise<Notes | null> {
  try {
    return parseNotes(new TextDecoder().decode(await readBytes(notesFileOf(folder, id), MAX_NOTES_SIZE)));
  } catch (error) {
    const problem = fileProblemOf(error);
    if (problem === 'notFound') return {};
    // Nor are there any in what is no file at all.
    if (problem === 'tooLarge' || problem === 'notAGame') return null;
    throw error;
  }
}

/** Whether what was found beside a game is none of ours: any program may have written a file of that name. */
export const isForeign = (id: EntryId, notes: Notes | null): boolean =>
  !isOwnId(id) && (notes === null || (Object.keys(notes).length > 0 && Object.keys(knownNotes(notes)).length === 0));

/**
 * The file of the notes of an entry, be it there or not; none where one of another program stands in its place. Rejects when
 * that cannot be told.
 */
export async function ownNotes(folder: string, id: EntryId): Promise<readonly string[]> {
  const file = notesFileOf(folder, id);
  return isOwnId(id) || !isForeign(id, await readNotes(folder, id)) ? [file] : [];
}

/**
 * Whether the notes of an entry can go from one folder to another without a file of another program in their way. Rejects when they
 * cannot be read.
 */
export async function haveRoom(from: string, to: string, id: EntryId): Promise<boolean> {
  const [notes] = await ownNotes(from, id);
  if (notes === undefined || !(await isThere(notes))) return true;
  try {
    return (await ownNotes(to, id)).length > 0;
  } catch (error) {
    // Under another name nothing is in their way.
    console.error('What stands where notes are to go cannot be read:', error);
    return false;
  }
}

/** Where notes lie, and how they are written. */
export interface NotesPlace {
  readonly folder: string;
  readonly writer: AtomicFileWriter;
}

/**
 * Puts other notes beside a game and gives them; those that are damaged are set aside first. Rejects with `notAllowed` where a file of
 * another program lies.
 */
export async function changeNotes(
  { folder, writer }: NotesPlace,
  id: EntryId,
  change: (notes: Notes) => Notes,
): Promise<Notes> {
  const found = await readNotes(folder, id);
  if (isForeign(id, found)) throw new FileError('notAllowed');
  if (found === null) await setAside(notesFileOf(folder, id));
  const notes = change(found ?? {});
  if (JSON.stringify(notes) !== JSON.stringify(found)) {
    await writer.write(notesFileOf(folder, id), new TextEncoder().encode(notesText(notes)));
  }
  return notes;
}

/** Adds to the notes of a game those of its copy in another folder, which are not changed. */
export async function bringNotes(from: string, to: NotesPlace, id: EntryId): Promise<void> {
  const others = await readNotes(from, id);
  if (others !== null && !isForeign(id, others) && Object.keys(others).length > 0)
    await changeNotes(to, id, (notes) => withOthers(notes, others));
}
