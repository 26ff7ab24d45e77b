import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import filenamify from 'filenamify';
import type { FileKind } from '../../src-shared/bridge/bridge';
import { say } from '../words/words';
import { EXTENSIONS, type OpenDialogKind, openFilters, saveFilters } from './kinds';

/** The file the person wants to open, or null. */
export async function askWhatToOpen(window: BrowserWindow, what: OpenDialogKind): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say(`open.${what}`),
    buttonLabel: say('open.button'),
    filters: openFilters(what),
    properties: ['openFile'],
  });
  return filePaths[0] ?? null;
}

/** The files, or the folders, of which the person wants the games in the library; none when that is given up. */
export async function askWhatToTake(window: BrowserWindow, what: 'files' | 'folder'): Promise<readonly string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say(`library.${what}`),
    buttonLabel: say('library.button'),
    ...(what === 'files' ? { filters: openFilters('games') } : {}),
    properties: [what === 'files' ? 'openFile' : 'openDirectory', 'multiSelections'],
  });
  return filePaths;
}

/** The folder in which the person wants the library, or null. */
export async function askForFolder(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say('library.place'),
    buttonLabel: say('place.use'),
    properties: ['openDirectory', 'createDirectory'],
  });
  return filePaths[0] ?? null;
}

/** The file the person wants to write, or null. */
export function askWhereToSave(window: BrowserWindow, kind: FileKind, suggestedName: string): Promise<string | null> {
  return ask(window, kind, path.join(app.getPath('documents'), fileName(suggestedName, kind)));
}

async function ask(window: BrowserWindow, kind: FileKind, defaultPath: string): Promise<string | null> {
  const words = { title: say('save.title'), buttonLabel: say('save.button') };
  const options = { ...words, filters: saveFilters(kind), defaultPath };
  const { canceled, filePath } = await dialog.showSaveDialog(window, options);
  if (canceled || filePath === '') return null;
  if (ENDING.test(filePath)) return filePath;
  // The dialog asked whether to replace the file as named; it has not asked about the longer name.
  const named = `${filePath}.${EXTENSIONS[kind]}`;
  return existsSync(named) ? ask(window, kind, named) : named;
}

/** A person may choose an ending of their own. “Ann v. Bob” has none. */
const ENDING = /\.[a-z0-9]{1,5}$/i;
const OUR_ENDING = new RegExp(`\\.(${Object.values(EXTENSIONS).join('|')})$`, 'i');
/** In characters of up to three bytes: file systems take 255 bytes. */
const LONGEST_NAME = 80;

/** A name that every file system takes, ended once by the extension. */
const fileName = (suggested: string, kind: FileKind) =>
  filenamify(`${suggested.replace(OUR_ENDING, '')}.${EXTENSIONS[kind]}`, {
    replacement: '-',
    maxLength: LONGEST_NAME,
  });
