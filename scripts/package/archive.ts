import path from 'node:path';
import { create } from 'tar';

/** Packs a folder; in the archive it has the name of the file without .tar.gz. */
export async function makeArchive(folder: string, file: string): Promise<void> {
  const prefix = path.basename(file, '.tar.gz');
  // Names of people and groups of this machine are nobody else's business.
  await create({ file, gzip: true, cwd: folder, prefix, portable: true }, ['.']);
}
