import path from 'node:path';
import type { BrowserWindow } from 'electron';
import * as v from 'valibot';
import { type BackgroundReply, MAX_BACKGROUND_BYTES } from '../../src-shared/bridge/bridge';
import { askWhatToOpen } from '../files/dialogs';
import type { Filter } from '../files/kinds';
import { failure } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import type { Answers } from '../gate';
import { remembered } from '../remembered';

/** The kinds of picture that the page can show. */
const FILTERS: readonly Filter[] = [
  { name: 'Pictures', extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp', 'avif'] },
  { name: 'All files', extensions: ['*'] },
];

const store = remembered('background', 'file', v.string());

/** The person's own picture under the tantrix. The page learns its name and what is in it, never where it lies. */
export function setUpBackground(
  window: BrowserWindow,
): Pick<Answers, 'chooseBackground' | 'keepBackground' | 'background'> {
  let chosen: string | null = null;
  return {
    async chooseBackground() {
      const file = await askWhatToOpen(window, FILTERS);
      if (file === null) return { kind: 'cancelled' };
      const reply = await read(file);
      if (reply.kind === 'opened') chosen = file;
      return reply;
    },
    keepBackground() {
      if (chosen !== null) store.write(chosen);
    },
    background() {
      const file = store.read();
      return file === null ? { kind: 'cancelled' } : read(file);
    },
  };
}

async function read(file: string): Promise<BackgroundReply> {
  try {
    return { kind: 'opened', name: path.basename(file), bytes: await readBytes(file, MAX_BACKGROUND_BYTES) };
  } catch (error) {
    return failure(error, file);
  }
}
