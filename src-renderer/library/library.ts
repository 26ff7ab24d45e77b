import {
  type EntryId,
  type FileProblem,
  type LibraryChange,
  type NoteRequest,
  parseEntries,
} from '../../src-shared/bridge/bridge';
import { type Entry, withRemarks } from '../../src-shared/library/entry';
import { reportErrors } from '../stage/failures';
import { makeStore } from '../ui/store';

/** The games that are kept, as main tells of them. */

export interface Library {
  /** Whether main has said what it knows; before that nobody can say that there are none. */
  readonly isKnown: boolean;
  /** Where it lies, to be shown. */
  readonly folder: string;
  /** In no order. */
  readonly entries: readonly Entry[];
  /** How far reading the folder has come, while that goes on. */
  readonly progress?: LibraryChange['progress'] | undefined;
  /** Why the folder cannot be read or written. */
  readonly problem?: FileProblem | undefined;
  /** The damaged files that were set aside and of which nobody has been told yet. */
  readonly damaged: readonly string[];
  /** The files that are left as they are, for they cannot be read, or only by a newer version. */
  readonly unread: readonly string[];
}

const { reading, set } = makeStore<Library>({ isKnown: false, folder: '', entries: [], damaged: [], unread: [] });

export const { use: useLibrary, get: libraryNow, subscribe: onLibrary } = reading;

let isFollowed = false;
/** What is told while main's answer is on its way: it may overtake the answer, and is newer. */
let early: LibraryChange[] | undefined;

/**
 * Shows what main knows, and follows what changes from then on.
 *
 * @param known what main has been asked for already, with which it begins to look through the folder
 * @param missed what main has told since
 */
export async function loadLibrary(
  known = window.tantrix.library(),
  missed: readonly LibraryChange[] = [],
): Promise<void> {
  if (!isFollowed) window.tantrix.onLibrary((change) => (early ? early.push(change) : take(change)));
  isFollowed = true;
  const told = [...missed];
  early = told;
  try {
    const { folder, entries, progress, problem } = await known;
    set({ folder, entries: parseEntries(entries), progress, problem, isKnown: true });
  } finally {
    // Without an answer, what is told goes on what was known before.
    told.forEach(take);
    if (early === told) early = undefined;
  }
}

let asked: Promise<void> | undefined;

/** Shows what main knows, if it was not asked for before. */
export async function knowLibrary(): Promise<void> {
  if (!reading.get().isKnown) await (asked ??= loadLibrary().finally(() => (asked = undefined)));
}

function take({ entries: text, gone, damaged, unread, progress, problem }: LibraryChange): void {
  const { entries: before, damaged: told, unread: unreadBefore } = reading.get();
  const entries = parseEntries(text);
  const isOther = entries.length > 0 || gone.length > 0;
  set({
    ...(isOther ? { entries: changed(before, entries, gone) } : {}),
    // What is told while it is opened comes both ways.
    damaged: [...new Set([...told, ...damaged])],
    unread: unread ?? unreadBefore,
    progress,
    problem,
  });
}

function changed(before: readonly Entry[], entries: readonly Entry[], gone: readonly EntryId[]): Entry[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  for (const id of gone) byId.delete(id);
  for (const entry of entries) byId.set(entry.id, entry);
  return [...byId.values()];
}

/** Shows what is about to be changed, for which nobody waits. */
export const change = (entries: readonly Entry[], gone: readonly EntryId[] = []): void =>
  set({ entries: changed(reading.get().entries, entries, gone) });

/** Notes something beside a game, and shows it; says whether it is noted. */
export async function noteBeside({ id, ...remarks }: NoteRequest): Promise<boolean> {
  const isNoted = (await window.tantrix.noteGame({ id, ...remarks })) === 'noted';
  const entry = libraryNow().entries.find((each) => each.id === id);
  if (isNoted && entry) change([{ ...entry, notes: withRemarks(entry.notes, remarks) }]);
  return isNoted;
}

/** Another folder is used, or this one was emptied. */
export async function showOther(): Promise<void> {
  set({ isKnown: false, entries: [], damaged: [], unread: [], problem: undefined, progress: undefined });
  await loadLibrary();
}

export const forgetDamaged = (): void => set({ damaged: [] });
export const forgetUnread = (): void => set({ unread: [] });

/** What is being read is given up. */
export const stopReading = (): Promise<void> => reportErrors(() => window.tantrix.stopReadingLibrary());
