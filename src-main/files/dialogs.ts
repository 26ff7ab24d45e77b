import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import filenamify from 'filenamify';

const EXTENSION = 'txg';
const FILTERS = [{ name: 'Tantrix games', extensions: [EXTENSION] }];

/** The file the person wants to open, or null. */
export async function askWhatToOpen(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, { filters: FILTERS, properties: ['openFile'] });
  return filePaths[0] ?? null;
}

/** The file the person wants to write, or null. */
export function askWhereToSave(window: BrowserWindow, suggestedName: string): Promise<string | null> {
  return ask(window, path.join(app.getPath('documents'), fileName(suggestedName)));
}

async function ask(window: BrowserWindow, defaultPath: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { filters: FILTERS, defaultPath });
  if (canceled || filePath === '') return null;
  if (path.extname(filePath) !== '') return filePath;
  // The dialog asked whether to replace the file as named; it has not asked about the longer name.
  const named = `${filePath}.${EXTENSION}`;
  return existsSync(named) ? ask(window, named) : named;
}

const ENDING = new RegExp(`\\.${EXTENSION}$`, 'i');
/** In characters of up to three bytes: file systems take 255 bytes. */
const LONGEST_NAME = 80;

/** A name that every file system takes, ended once by the extension. */
const fileName = (suggested: string) =>
  filenamify(`${suggested.replace(ENDING, '')}.${EXTENSION}`, { replacement: '-', maxLength: LONGEST_NAME });
