import { readFile, stat } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '../../src-shared/bridge/bridge';
import { FileError } from './problems';

/** Reads a whole text file, without a byte order mark; rejects with what `problemOf` understands. */
export async function readText(file: string): Promise<string> {
  const status = await stat(file);
  // A pipe or a device could go on for ever.
  if (!status.isFile()) throw new FileError('notText');
  if (status.size > MAX_FILE_BYTES) throw new FileError('tooLarge');
  return decode(await readFile(file));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('notText');
  }
}
