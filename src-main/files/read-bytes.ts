import { readFile, stat } from 'node:fs/promises';
import { FileError } from './problems';

/** Reads a whole file; rejects with what `problemOf` understands. */
export async function readBytes(file: string, maxBytes: number): Promise<Uint8Array> {
  const status = await stat(file);
  // A pipe or a device could go on for ever.
  if (!status.isFile()) throw new FileError('notAGame');
  if (status.size > maxBytes) throw new FileError('tooLarge');
  // A small buffer is part of a larger one, all of which would cross to the page.
  return new Uint8Array(await readFile(file));
}
