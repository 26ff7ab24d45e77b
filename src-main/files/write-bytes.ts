import { writeFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file whole or not at all: a file beside it is written, flushed to the disk, and renamed over it. Links are
 * followed, and the mode is kept.
 *
 * The library writes with a single call and does not look at how much of it was taken; on a disk that is nearly full it
 * would put a cut-off game in place of the old one. Hence the bytes are written by Node's own function, which goes on
 * until everything is written or the disk refuses.
 *
 * @param onTemporary is told the path of the file beside it while that is still empty
 */
export async function writeBytes(
  file: string,
  bytes: string | Uint8Array,
  onTemporary: (temporary: string) => void = () => {},
): Promise<void> {
  await writeFileAtomic(file, '', {
    tmpfileCreated(temporary) {
      onTemporary(temporary);
      writeFileSync(temporary, bytes);
    },
  });
}

/** Writes a file as `writeBytes` does; nobody but its owner reads it, also while it is written. */
export const writeSecretBytes = (file: string, bytes: string): Promise<void> =>
  writeFileAtomic(file, '', { mode: 0o600, tmpfileCreated: (temporary) => writeFileSync(temporary, bytes) });

/** Writes a file whole or not at all before anything else is done. Throws when it cannot be written. */
export const writeBytesNow = (file: string, bytes: string | Uint8Array): void =>
  writeFileAtomic.sync(file, '', { tmpfileCreated: (temporary) => writeFileSync(temporary, bytes) });
