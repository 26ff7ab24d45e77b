import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { EntryId } from '../../src-shared/bridge/bridge';
import type { Notes } from '../../src-shared/library/entry';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { fileProblemOf } from '../files/problems';
import { type ArrivingFile, isAsIn } from './arriving';
import { gameFileOf, notesFileOf } from './names';
import { MAX_NOTES_SIZE, parseNotes } from './notes';
import { entryOf, isOfNewerProgram, readGameText } from './reading-games';
import { rowOf, type Stamp, type StampedRow } from './row';

/** An entry as its files say it, read at once: for the thread that looks through a folder. */

export type ReadEntry =
  | ({ readonly kind: 'entry' } & StampedRow)
  /** Nobody can read it. */
  | { readonly kind: 'damaged' }
  /** A newer program can read it, or another person. */
  | { readonly kind: 'unread' }
  /** It may still be arriving, as from a folder that is synchronised. */
  | { readonly kind: 'unsettled'; readonly stamp: Stamp }
  /** It is gone, or is none. */
  | { readonly kind: 'gone' };

/** A file that has changed within so many milliseconds may change again, without its time showing it. */
const COARSE = 2000;

/** The stamp of an entry whose folder holds these names, or why it has none. */
export function stampOf(folder: string, id: EntryId, names: ReadonlySet<string>): Stamp | 'gone' | 'unread' {
  const file = notesFileOf(folder, id);
  try {
    const game = statusOf(gameFileOf(folder, id));
    const notes = names.has(path.basename(file)) ? statusOf(file) : undefined;
    if (!game) return 'gone';
    return { size: game.size, time: game.mtimeMs, notesSize: notes?.size ?? 0, notesTime: notes?.mtimeMs ?? 0 };
  } catch (error) {
    console.error('A file of the library cannot be looked at:', error);
    return 'unread';
  }
}

/** Undefined for a file that is gone, and for what is none. */
const statusOf = (file: string) => {
  const status = statSync(file, { throwIfNoEntry: false });
  return status?.isFile() ? status : undefined;
};

/**
 * Reads the files of an entry, whose stamp is given.
 *
 * @param seen how its file was found before, `SETTLED_AFTER` ago or longer; left out, it may still be arriving
 */
export function readEntry(folder: string, id: EntryId, stamp: Stamp, seen?: ArrivingFile): ReadEntry {
  try {
    if (stamp.size > MAX_TEXT_SIZE) return unreadable(folder, id, stamp, seen);
    const read = readGameText(readFileSync(gameFileOf(folder, id), 'utf8'));
    if ('record' in read) {
      const entry = entryOf(id, read.record, notesOf(folder, id, stamp), Math.floor(stamp.time));
      return { kind: 'entry', row: rowOf(entry), stamp: lasting(stamp) };
    }
    if (isOfNewerProgram(read.problem)) return { kind: 'unread' };
    return unreadable(folder, id, stamp, seen);
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return { kind: 'gone' };
    console.error('A file of the library cannot be read:', error);
    return { kind: 'unread' };
  }
}

/** Nothing is lost with notes that cannot be read but themselves. */
function notesOf(folder: string, id: EntryId, { notesSize }: Stamp): Notes {
  if (notesSize === 0 || notesSize > MAX_NOTES_SIZE) return {};
  try {
    return parseNotes(readFileSync(notesFileOf(folder, id), 'utf8')) ?? {};
  } catch (error) {
    console.error('The notes of a game cannot be read:', error);
    return {};
  }
}

/** What a file is that holds no game: one that is being written is not damaged. */
function unreadable(folder: string, id: EntryId, stamp: Stamp, seen: ArrivingFile | undefined): ReadEntry {
  const isSettled = seen !== undefined && isAsIn(seen, stamp) && isAsBefore(folder, id, stamp);
  return isSettled ? { kind: 'damaged' } : { kind: 'unsettled', stamp };
}

/** Whether a file was not changed while it was read. */
function isAsBefore(folder: string, id: EntryId, { size, time }: Stamp): boolean {
  const status = statusOf(gameFileOf(folder, id));
  return status?.size === size && status.mtimeMs === time;
}

/** The stamp by which the files are known from now on. */
function lasting(stamp: Stamp): Stamp {
  const isSettled = Date.now() - Math.max(stamp.time, stamp.notesTime) > COARSE;
  return isSettled ? stamp : { ...stamp, time: 0 };
}
