import path from 'node:path';
import type { OpenReply } from '../../src-shared/bridge/bridge';
import { contentOf } from './content';
import type { FileIds } from './file-ids';
import { isGameFile, maxBytesOf } from './kinds';
import { FileError, failure } from './problems';
import { readBytes } from './read-bytes';

/** Reads a file and gives it an id; null stands for none. */
export async function openFile(file: string | null, ids: FileIds): Promise<OpenReply> {
  if (file === null) return { kind: 'cancelled' };
  try {
    const bytes = await readBytes(file, maxBytesOf(file));
    const id = ids.idOf({ path: file, content: contentOf(bytes) });
    return { kind: 'opened', file: id, name: path.basename(file), bytes };
  } catch (error) {
    return failure(error, file);
  }
}

/** As above, for a file that no dialog of ours has offered. */
export async function openFromOutside(file: string, ids: FileIds): Promise<OpenReply> {
  return isGameFile(file) ? openFile(path.resolve(file), ids) : failure(new FileError('notAGame'), file);
}
