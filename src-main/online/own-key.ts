import { createPrivateKey } from 'node:crypto';
import path from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { readBytes } from '../files/read-bytes';
import { writeSecretBytes } from '../files/write-bytes';
import { say } from '../words/words';
import { type OwnKey, ownKey } from './keys';
import { keptIdentity, takeKey } from './process/kept/identity';

/** The key by which servers know who plays here, as a file: whoever has it is that person. */

const FILE_NAME = 'tantrix-key.pem';
/** More than a key is long. */
const MAX_BYTES = 10_000;
const filters = () => [
  { name: say('filter.key'), extensions: ['pem'] },
  { name: say('filter.all'), extensions: ['*'] },
];

/** Saves the key of a profile where the person wants it; false where nothing was saved. */
export async function exportKey(window: BrowserWindow, folder: string): Promise<boolean> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: say('key.save'),
    buttonLabel: say('save.button'),
    filters: filters(),
    defaultPath: path.join(app.getPath('documents'), FILE_NAME),
  });
  if (canceled || filePath === '') return false;
  const { secret } = await keptIdentity(folder);
  await writeSecretBytes(filePath, secret);
  return true;
}

/** Takes the key of a file that the person chooses, in the place of the one that was there. The process of connections must not run. */
export async function importKey(window: BrowserWindow, folder: string): Promise<'done' | 'cancelled' | 'noKey'> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say('key.open'),
    buttonLabel: say('library.button'),
    filters: filters(),
    properties: ['openFile'],
  });
  const [file] = filePaths;
  if (file === undefined) return 'cancelled';
  const key = await keyIn(file);
  if (!key) return 'noKey';
  await takeKey(folder, key);
  return 'done';
}

async function keyIn(file: string): Promise<OwnKey | undefined> {
  try {
    const key = createPrivateKey(Buffer.from(await readBytes(file, MAX_BYTES)));
    return key.asymmetricKeyType === 'ed25519' ? ownKey(key) : undefined;
  } catch {
    // That it is none is what is asked.
    return undefined;
  }
}
