import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenReply } from '../../src-shared/bridge/bridge';
import { contentOf } from './content';
import type { FileIds } from './file-ids';
import { isGameFile, maxBytesOf } from './kinds';
import { FileError, fileFailure } from './problems';
import type { ReaderRequest } from '../reading/tasks';
import { isReadAtOnce, readGame } from '../reading/reading';
import { waitedFor } from '../reading/waited-for';
import { readBytes } from './read-bytes';

/** Reads a file of ours and gives it an id; null stands for none. */
export const openFile = (file: string | null, ids: FileIds): Promise<OpenReply> =>
  open(file, ids, (bytes, name) => ({ task: 'game', question: { bytes, name } }));

/** Reads a file that may be anything that people send each other, and gives it an id; null stands for none. */
export const openIncoming = (file: string | null, ids: FileIds): Promise<OpenReply> =>
  open(file, ids, (content) => ({ task: 'incoming', question: { content } }));

async function open(
  file: string | null,
  ids: FileIds,
  requestFor: (bytes: Uint8Array, name: string) => ReaderRequest<'game' | 'incoming'>,
): Promise<OpenReply> {
  if (file === null) return { kind: 'cancelled' };
  const name = path.basename(file);
  try {
    return await waitedFor(async (signal) => {
      const bytes = await readBytes(file, maxBytesOf(file));
      const id = ids.idOf({ path: file, content: contentOf(bytes) });
      await nextTurn();
      signal.throwIfAborted();
      if (isReadAtOnce(bytes)) return { kind: 'opened', file: id, name, bytes };
      return { kind: 'read', file: id, name, found: await readGame(requestFor(bytes, name), signal) };
    });
  } catch (error) {
    return fileFailure(error, file);
  }
}

/** Reads a file of ours that no dialog of ours has offered. */
export async function openRequested(file: string, ids: FileIds): Promise<OpenReply> {
  return isGameFile(file) ? openFile(path.resolve(file), ids) : fileFailure(new FileError('notAGame'), file);
}
