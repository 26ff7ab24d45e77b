import { readFile } from 'node:fs/promises';
import { isGif, isPng } from '../../src-shared/record';
import { GAME_LIMITS, type ReadingLimits, readApart, ReadingStopped } from '../reading/reading';
import { fileProblemOf } from './problems';

/**
 * Whether a file is a picture whose drawing is not as this program left it; one that is gone is none. A picture that takes
 * too much to tell is none of ours.
 *
 * @param reader the script of the thread that looks at it
 */
export async function isDrawnInto(
  file: string,
  limits: ReadingLimits = GAME_LIMITS,
  reader?: string,
): Promise<boolean> {
  const bytes = await bytesOf(file);
  if (bytes === null || !mayBePicture(bytes)) return false;
  try {
    return await readApart({ task: 'isDrawnInto', question: { bytes } }, limits, undefined, reader);
  } catch (error) {
    if (error instanceof ReadingStopped) return true;
    throw error;
  }
}

/** Told at once, for most files that are saved are none. */
const mayBePicture = (bytes: Uint8Array): boolean =>
  isPng(bytes) || isGif(bytes) || Buffer.from(bytes.buffer).includes('<svg');

/** With a buffer of their own, which can be handed over. */
async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return null;
    throw error;
  }
}
