import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SETTLED_AFTER } from '../../src-main/library/arriving';
import { type LookPiece, lookThrough } from '../../src-main/library/look-through';
import type { LibraryStore } from '../../src-main/library/store';
import { type EntryId, parseEntries } from '../../src-shared/bridge/bridge';
import type { Entry } from '../../src-shared/library/entry';
import { builtReader } from './built-reader';
import { LibraryProfile, type PageOfLibrary } from './library-profile';

/** Libraries in folders of their own. */

/** The script of the thread that reads. */
export const READER = await builtReader();

/** A profile in a folder of its own. */
export class Profile extends LibraryProfile {
  constructor() {
    super(mkdtempSync(path.join(os.tmpdir(), 'tantrix-')), READER);
  }
}

/** Opens a library, and waits until its folder was looked through. */
export async function opened(store: LibraryStore, page: PageOfLibrary): Promise<Entry[]> {
  const before = page.changes.length;
  page.take(await store.open());
  while (page.changes.length === before || page.last?.progress) await wait(2);
  return [...page.entries.values()];
}

/** The same, and once more when what may still be arriving has stayed as it is for long enough. */
export async function openedLater(profile: Profile, store: LibraryStore, page: PageOfLibrary): Promise<Entry[]> {
  await opened(store, page);
  profile.pass(SETTLED_AFTER);
  return opened(store, page);
}

/** The entries of a folder as they are read by somebody who knows nothing. */
export async function readAnew(folder: string): Promise<Map<EntryId, Entry>> {
  const index = path.join(mkdtempSync(path.join(os.tmpdir(), 'tantrix-')), 'index');
  const found = new Map<EntryId, Entry>();
  const take = ({ rows }: LookPiece) => {
    for (const row of rows) for (const entry of parseEntries(`[${row.text}]`)) found.set(entry.id, entry);
  };
  for await (const piece of lookThrough({ folder, isChosen: false, index, unsure: [], settled: [] })) take(piece);
  rmSync(path.dirname(index), { recursive: true });
  return found;
}
