import path from 'node:path';
import type { EndOfRun, JOURNAL_CALLS, JournalEntry, Recovered } from '../../src-shared/bridge/bridge';
import { stillHolds } from '../files/content';
import type { FileIds } from '../files/file-ids';
import type { IpcHandlers } from '../ipc-handlers';
import { markCleanExit, takeCleanExit } from './clean-exit';
import type { JournalGame, JournalText } from './entry';
import { CoalescingWriter } from './coalescing-writer';
import { Slots } from './slots';

export interface Journal {
  readonly handlers: IpcHandlers<typeof JOURNAL_CALLS>;
  /** The page has crashed: a new one will find the last entry of the old one. */
  pageGone(): void;
  /** The last entry is on the disk, and the end of the program is marked as a normal one if the page lived until then. */
  close(): Promise<void>;
}

/** What was on the table when the program, or the page, last ended. */
interface Left {
  readonly game: JournalGame | 'unreadable' | null;
  readonly end: EndOfRun;
  readonly mayBeOlder: boolean;
}

/** Keeps the open game in a folder of the profile, and finds what the last run kept there. */
export async function openJournal(folder: string, ids: FileIds): Promise<Journal> {
  const cleanExit = await takeCleanExit(folder);
  const slots = await Slots.open(folder);
  const { found, mayBeOlder } = slots;
  let left: Left = { game: found, end: cleanExit ? 'closed' : 'broken', mayBeOlder };
  /** The last entry of this run, if there is one; it need not be on the disk. */
  let last: JournalGame | null | undefined;
  let isPageGone = false;
  const entries = new CoalescingWriter<JournalGame | null>((game) => isWritten(slots, game));
  return {
    handlers: {
      journal(entry) {
        last = gameOf(entry, ids);
        // A page that cannot be drawn may live on, and the computer plays on in it.
        if (isPageGone) left = { game: last, end: 'pageCrashed', mayBeOlder: false };
        return entries.put(last);
      },
      recovered() {
        isPageGone = false;
        const { game, ...how } = left;
        if (typeof game !== 'object' || game === null) return game;
        return 'text' in game ? recoveredFrom(game, how, ids) : { ...game, ...how };
      },
    },
    pageGone() {
      isPageGone = true;
      if (last !== undefined) left = { game: last, end: 'pageCrashed', mayBeOlder: false };
    },
    async close() {
      await entries.settled();
      if (!isPageGone) await markCleanExit(folder);
    },
  };
}

async function isWritten(slots: Slots, game: JournalGame | null): Promise<boolean> {
  try {
    await slots.write(game);
    return true;
  } catch (error) {
    console.error('The journal cannot be written:', error);
    return false;
  }
}

/** A file that cannot be looked at is taken for one that has changed. */
async function isAsKnown({ path: file, content }: NonNullable<JournalText['file']>): Promise<boolean> {
  try {
    return await stillHolds(file, content);
  } catch (error) {
    console.error('The file of the last game cannot be looked at:', error);
    return false;
  }
}

/** The page names the file by its id, which means nothing to the next run. */
function gameOf(entry: JournalEntry, ids: FileIds): JournalGame | null {
  if (entry === null || 'mailGame' in entry) return entry;
  const { file: named, ...game } = entry;
  const file = ids.fileOf(named?.id);
  return file && named ? { ...game, file: { ...file, kind: named.kind } } : game;
}

async function recoveredFrom(
  { file, ...game }: JournalText,
  how: Omit<Left, 'game'>,
  ids: FileIds,
): Promise<Recovered> {
  const found = { ...game, ...how };
  if (file === undefined) return { ...found, isOnDisk: false };
  const isOnDisk = !game.edited && (await isAsKnown(file));
  const { kind, ...known } = file;
  return { ...found, isOnDisk, file: { id: ids.idOf(known), name: path.basename(file.path), kind } };
}
