import path from 'node:path';
import type { FileId, WriteReply } from '../../src-shared/bridge/bridge';
import { contentOf, holdsOther } from './content';
import type { FileIds } from './file-ids';
import { isDrawnInto } from './pictures';
import { fileFailure } from './problems';
import type { AtomicFileWriter } from './atomic-file-writer';

/**
 * Writes a file that the page names by its id; unless forced, only while it holds what was last read or written, and no
 * picture that somebody has drawn into.
 */
export async function writeKnown(
  { ids, writer }: { readonly ids: FileIds; readonly writer: AtomicFileWriter },
  id: FileId,
  bytes: Uint8Array,
  force: boolean,
): Promise<WriteReply> {
  const known = ids.fileOf(id);
  if (known === undefined) throw new Error('This id was never given out');
  const { path: file, content } = known;
  const name = path.basename(file);
  try {
    if (!force && (await holdsOther(file, content))) return { kind: 'changed', name };
    if (!force && (await isDrawnInto(file))) return { kind: 'drawnInto', name };
    await writer.write(file, bytes);
    ids.note(id, { path: file, content: contentOf(bytes) });
    return { kind: 'saved', file: id, name };
  } catch (error) {
    return fileFailure(error, file);
  }
}
