import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { fileProblemOf } from './problems';

/** Enough of what a file holds to notice that it holds something else. */
export const ContentSchema = v.object({ size: v.number(), sha256: v.string() });
export type Content = Readonly<v.InferOutput<typeof ContentSchema>>;

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** What tells contents of a file apart: how many bytes they are, and their SHA-256. */
export const contentOf = (bytes: Uint8Array): Content => ({ size: bytes.byteLength, sha256: sha256(bytes) });

/**
 * Whether a file holds something else than it held. A file that is gone has not changed: writing it again loses nothing.
 *
 * The content alone decides, since times lie: a copy may keep them, and two writes may share one. A game is read in no
 * time.
 */
export async function holdsOther(file: string, content: Content | undefined): Promise<boolean> {
  return (await statusOf(file)) !== null && !(await stillHolds(file, content));
}

/** Whether a file is there and holds what it held. */
export async function stillHolds(file: string, content: Content | undefined): Promise<boolean> {
  const status = await statusOf(file);
  if (content === undefined || !status?.isFile() || status.size !== content.size) return false;
  return sha256(await readFile(file)) === content.sha256;
}

async function statusOf(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return null;
    throw error;
  }
}
