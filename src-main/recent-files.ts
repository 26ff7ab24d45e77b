import os from 'node:os';
import path from 'node:path';
import { app, type BrowserWindow } from 'electron';
import type { FileId, OpenReply, RECENT_FILES_CALLS, RecentFile } from '../src-shared/bridge/bridge';
import { sendEvent } from './events';
import type { FileIds } from './files/file-ids';
import { openFile } from './files/open-file';
import type { IpcHandlers } from './ipc-handlers';
import { folderShown, RecentListSchema, withFirst, without } from './recent-list';
import { remembered } from './remembered';

export interface RecentFiles {
  readonly handlers: IpcHandlers<typeof RECENT_FILES_CALLS>;
  /** The game of this file is open. */
  isOpen(file: FileId): void;
}

const store = remembered('recent', 'files', RecentListSchema);

/** Keeps the list of the files that were open last, here and in the system's own list. */
export function setUpRecentFiles(window: BrowserWindow, ids: FileIds): RecentFiles {
  let list: readonly string[] = store.read() ?? [];
  const idOf = idsByPath(ids);
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
    },
    isOpen(id) {
      const file = ids.fileOf(id)?.path;
      if (file === undefined || file === list[0]) return;
      app.addRecentDocument(file);
      change(withFirst(list, file));
    },
  };
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
