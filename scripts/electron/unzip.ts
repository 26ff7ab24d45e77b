import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';

/** Unpacks the files for which `place` gives a name under `target`; yauzl refuses names that lead out of it. */
export async function unzip(zip: string, target: string, place: (name: string) => string | null): Promise<void> {
  const archive = await openPromise(zip, { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.endsWith('/') ? null : place(entry.fileName);
    if (name === null) continue;
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    const mode = (entry.externalFileAttributes >>> 16) & 0o777 || 0o644;
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(file, { mode }));
  }
}
