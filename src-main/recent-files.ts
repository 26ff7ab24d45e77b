import os from 'node:os';
import path from 'node:path';
import { app, type BrowserWindow } from 'electron';
import type { FileId, OpenReply, RECENT_FILES_CALLS, RecentFile } from '../src-shared/bridge/bridge';
import { sendEvent } from './events';
import type { FileIds } from './files/file-ids';
import { maxBytesOf } from './files/kinds';
import { openFile } from './files/open-file';
import { PatientQueue } from './files/patient-queue';
import { readBytes } from './files/read-bytes';
import type { IpcHandlers } from './ipc-handlers';
import { folderShown, RecentListSchema, withFirst, without } from './recent-list';
import { isReadAtOnce } from './reading/reading';
import { remembered } from './remembered';

export interface RecentFiles {
  readonly handlers: IpcHandlers<typeof RECENT_FILES_CALLS>;
  /** The game of this file is open. */
  isOpen(file: FileId): void;
}

/** So long the page waits for a text, in milliseconds: the files may lie anywhere. */
const PATIENCE_MS = 3000;

const store = remembered('recent', 'files', RecentListSchema);

/** Keeps the list of the files that were open last, here and in the system's own list. */
export function setUpRecentFiles(window: BrowserWindow, ids: FileIds): RecentFiles {
  let list: readonly string[] = store.read() ?? [];
  const idOf = idsByPath(ids);
  const texts = new PatientQueue(PATIENCE_MS);
  const shown = (file: string): RecentFile => ({
    file: idOf(file),
    name: path.basename(file),
    folder: folderShown(file, os.homedir()),
  });
  const change = (files: string[]) => {
    list = files;
    store.write(files);
    sendEvent(window, 'onRecentFilesChanged', list.map(shown));
  };
  return {
    handlers: {
      recentFiles: () => list.map(shown),
      async openRecent(id): Promise<OpenReply> {
        // A menu may still show what has left the list by now.
        const file = ids.fileOf(id)?.path;
        if (file === undefined) return { kind: 'failed', problem: 'notFound', name: '' };
        const reply = await openFile(file, ids);
        if (reply.kind === 'failed' && reply.problem === 'notFound') change(without(list, file));
        return reply;
      },
      recentText: (id) => texts.run(() => smallText(ids.fileOf(id)?.path)),
    },
    isOpen(id) {
      const file = ids.fileOf(id)?.path;
      if (file === undefined || file === list[0]) return;
      app.addRecentDocument(file);
      change(withFirst(list, file));
    },
  };
}

/** The text of a .txg file that the page can read without waiting; null of any other. */
async function smallText(file: string | undefined): Promise<string | null> {
  if (file === undefined || path.extname(file).toLowerCase() !== '.txg') return null;
  try {
    const bytes = await readBytes(file, maxBytesOf(file));
    return isReadAtOnce(bytes) ? new TextDecoder().decode(bytes) : null;
  } catch (error) {
    // Whoever opens it is told why it cannot be read.
    console.warn('A recent file:', error);
    return null;
  }
}

/** Ids that stay the same as long as the program runs: a menu shows them for a while. */
function idsByPath(ids: FileIds): (file: string) => FileId {
  const given = new Map<string, FileId>();
  return (file) => {
    const id = given.get(file) ?? ids.idOf({ path: file });
    given.set(file, id);
    return id;
  };
}
