import { type FactualRecord, hasFacts } from '../../src-shared/library/facts';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Notes } from '../../src-shared/library/entry';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { formNamed, makeTxg, parseRecord } from '../../src-shared/record';
import { isBin } from './deleted';
import { GAME_ENDING, notesFileOf } from './names';
import { isForeign, MAX_NOTES_SIZE, parseNotes } from './notes';

/** What is to be taken into a library: files, and folders with all that is in them. */
export interface Source {
  readonly path: string;
  /** The most that is read of it if it is a file. */
  readonly maxBytes: number;
}

/** A game outside the library. */
export interface OutsideGame {
  readonly record: FactualRecord;
  /** What is written into the library. */
  readonly text: string;
  readonly notes: Notes;
  /** Of its file, in milliseconds since 1970. */
  readonly time: number;
}

interface Place extends Source {
  readonly isFolder: boolean;
}

/** The files that are named, and those in the folders that are named, but for one folder. Links to folders in these are not followed. */
export function* filesOf(sources: readonly Source[], except: string): Generator<Source> {
  const rest: Place[] = sources.toReversed().map((source) => ({ ...source, isFolder: isFolder(source.path) }));
  for (let place = rest.pop(); place; place = rest.pop()) {
    if (!place.isFolder) yield place;
    else if (![ROOT, realPath(except)].includes(realPath(place.path))) rest.push(...placesIn(place.path));
  }
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    // Read as a file, it is refused.
    return false;
  }
}

/** Where all disks hang below one folder, to go through them all would take hours; it is nobody's folder of games. */
const ROOT = '/';

function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.resolve(file);
  }
}

/** What lies in a folder, the last by name first. One that cannot be read has nothing in it. */
function placesIn(folder: string): readonly Place[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((each) => ({
        path: path.join(folder, each.name),
        maxBytes: MAX_TEXT_SIZE,
        isFolder: each.isDirectory(),
      }))
      .filter((each) => (each.isFolder ? !isBin(each.path) : each.path.toLowerCase().endsWith(GAME_ENDING)))
      .toSorted((a, b) => (a.path < b.path ? 1 : -1));
  } catch (error) {
    console.error('A folder cannot be read:', error);
    return [];
  }
}

/** The game in a file of any form; undefined where there is none that can be read. */
export function outsideGame({ path: file, maxBytes }: Source): OutsideGame | undefined {
  try {
    const status = statSync(file);
    if (!status.isFile() || status.size > maxBytes) return undefined;
    const bytes = readFileSync(file);
    const found = parseRecord(new Uint8Array(bytes), formNamed(file));
    if (!found.ok || !hasFacts(found.record)) return undefined;
    const text = found.form === 'txg' ? bytes.toString('utf8') : makeTxg(found.record);
    return { record: found.record, text, notes: notesBeside(file), time: Math.floor(status.mtimeMs) };
  } catch (error) {
    console.error('A file cannot be read:', error);
    return undefined;
  }
}

/** The notes of a game that comes from another library. */
function notesBeside(file: string): Notes {
  const { dir, name } = path.parse(file);
  const beside = notesFileOf(dir, name);
  const status = statSync(beside, { throwIfNoEntry: false });
  if (!status?.isFile() || status.size > MAX_NOTES_SIZE) return {};
  const notes = parseNotes(readFileSync(beside, 'utf8'));
  return notes === null || isForeign(name, notes) ? {} : notes;
}
