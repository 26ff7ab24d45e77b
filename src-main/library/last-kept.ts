import path from 'node:path';
import * as v from 'valibot';
import { type EntryId, EntryIdSchema, type KeepReply } from '../../src-shared/bridge/bridge';
import { remembered } from '../remembered';
import { entryIdIn } from './names';

/** What was kept last, for that is what people go on with; it can be told before anything else of the library is read. */

/** So many: a puzzle between two games is not to hide the one that is not finished. */
const MOST = 5;

const latest = remembered('kept', 'latest', v.array(EntryIdSchema));

/** The latest first. */
export const latestKept = (): readonly EntryId[] => latest.read() ?? [];

/** Notes what was just kept, and gives it back. */
export function noteLatest(reply: KeepReply): KeepReply {
  const before = latestKept();
  if (reply.kind === 'kept' && reply.id !== before[0])
    latest.write([reply.id, ...before.filter((id) => id !== reply.id)].slice(0, MOST));
  return reply;
}

/** The names of games say who played. */
export function forgetLatest(): void {
  if (latestKept().length > 0) latest.write([]);
}

/** The entry that a file is; null where it is none of the library in this folder. */
export const entryAt = (folder: string, file: string | undefined): EntryId | null =>
  (file !== undefined && path.dirname(file) === folder && entryIdIn(path.basename(file))) || null;
