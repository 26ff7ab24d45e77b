import path from 'node:path';
import type { BrowserWindow } from 'electron';
import * as v from 'valibot';
import type { BACKGROUND_CALLS, PictureReply } from '../../src-shared/bridge/bridge';
import { askWhatToOpen } from '../files/dialogs';
import { FileIds } from '../files/file-ids';
import { fileFailure } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import type { IpcHandlers } from '../ipc-handlers';
import { remembered } from '../remembered';

/** The largest picture that is read, in bytes. */
const MAX_BYTES = 20_000_000;

const store = remembered('background', 'file', v.string());

/** The person's own picture under the tantrix. The page learns its name and what is in it, never where it lies. */
export function setUpBackground(window: BrowserWindow): IpcHandlers<typeof BACKGROUND_CALLS> {
  // Apart from the files of games, to which the page may write.
  const ids = new FileIds();
  return {
    async chooseBackground() {
      const file = await askWhatToOpen(window, 'pictures');
      return file === null ? { kind: 'cancelled' } : read(file, ids);
    },
    keepBackground(id) {
      const file = ids.fileOf(id);
      return file !== undefined && store.write(file.path);
    },
    background() {
      const file = store.read();
      return file === null ? { kind: 'cancelled' } : read(file, ids);
    },
  };
}

async function read(file: string, ids: FileIds): Promise<PictureReply> {
  try {
    const bytes = await readBytes(file, MAX_BYTES);
    return { kind: 'opened', file: ids.idOf({ path: file }), name: path.basename(file), bytes };
  } catch (error) {
    return fileFailure(error, file);
  }
}
