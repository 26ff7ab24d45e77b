import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { app, type BrowserWindow, shell } from 'electron';
import type { ImportGamesReply, LIBRARY_CALLS } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import type { AtomicFileWriter } from '../files/atomic-file-writer';
import { askForFolder, askWhatToTake } from '../files/dialogs';
import { maxBytesOf } from '../files/kinds';
import type { FileIds } from '../files/file-ids';
import type { IpcHandlers } from '../ipc-handlers';
import { remembered } from '../remembered';
import { ChosenFolderSchema, folderIn } from './chosen-folder';
import type { LibraryInUse } from './in-use';
import { textIn } from './game-files';
import { entryAt, forgetLatest, latestKept, noteLatest } from './last-kept';
import type { Place } from './place';

export interface Library {
  readonly handlers: IpcHandlers<typeof LIBRARY_CALLS>;
  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<void>;
}

const chosen = remembered('library', 'chosen', ChosenFolderSchema);
const folderNow = (): string => folderIn(app.getPath('userData'), chosen);

/** The games that are kept by themselves. Nothing of it is read before it is asked for. */
export function setUpLibrary(window: BrowserWindow, files: FileIds, writer: AtomicFileWriter): Library {
  let inUse: Promise<LibraryInUse> | undefined;
  const library = () => (inUse ??= open(window, writer));
  const store = async () => (await library()).store;
  const take = async (sources: readonly string[]): Promise<ImportGamesReply> => {
    if (sources.length === 0) return { kind: 'cancelled' };
    return (await store()).import(sources.map((file) => ({ path: file, maxBytes: maxBytesOf(file) })));
  };
  return {
    handlers: {
      library: async () => (await store()).open(),
      stopReadingLibrary: async () => (await store()).stopReading(),
      keepGame: async (request) => noteLatest(await (await store()).keep(request)),
      entryOfFile: (id) => entryAt(folderNow(), files.fileOf(id)?.path),
      async latestKept() {
        const ids = latestKept();
        // What is still to be written is newer than the files.
        const texts = inUse
          ? await (await store()).texts(ids)
          : await Promise.all(ids.map((id) => textIn(folderNow(), id)));
        return ids.flatMap((id, at) => (texts[at] ? [{ id, text: texts[at] }] : []));
      },
      libraryTexts: async (ids) => (await store()).texts(ids),
      noteGame: async ({ id, ...remarks }) => (await store()).note(id, remarks),
      deleteGames: async (ids) => (await store()).delete(ids),
      undeleteGames: async (ids) => (await store()).undelete(ids),
      importGames: async (what) => take(await askWhatToTake(window, what)),
      importDropped: (dropped) => take(dropped.filter((file) => path.isAbsolute(file))),
      async chooseLibraryFolder({ take: isTaken }) {
        const folder = await askForFolder(window);
        return folder === null ? { kind: 'cancelled' } : (await library()).choose(folder, isTaken);
      },
      openLibraryFolder: async () => isOpened((await store()).place),
      async forgetGames() {
        const reply = await (await library()).forget();
        forgetLatest();
        return reply;
      },
    },
    async settled() {
      if (inUse) await (await store()).settled();
    },
  };
}

async function open(window: BrowserWindow, writer: AtomicFileWriter): Promise<LibraryInUse> {
  const { LibraryInUse: InUse } = await import('./in-use');
  return new InUse({
    profile: app.getPath('userData'),
    writer,
    chosen,
    tell: (change) => sendEvent(window, 'onLibrary', change),
  });
}

/** Shows the folder of a library in the file manager of the system. */
async function isOpened({ folder, isChosen }: Place): Promise<boolean> {
  // There is none before a game is kept.
  if (!isChosen) await mkdir(folder, { recursive: true });
  const problem = await shell.openPath(folder);
  if (problem !== '') console.error('The folder of games cannot be shown:', problem);
  return problem === '';
}
