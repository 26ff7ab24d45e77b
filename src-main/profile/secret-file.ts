import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileProblemOf } from '../files/problems';
import { writeSecretBytes } from '../files/write-bytes';

/** Files that nobody else on this computer is to read: keys. Windows keeps profiles apart by itself, and knows no such modes. */

const OTHERS = 0o077;

/** Resolves when the text is on the disk, for its owner alone; rejects when the file is as it was. */
export async function writeSecret(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeSecretBytes(file, text);
}

/** Takes what earlier versions have written, or somebody has copied, from all but its owner. Nothing happens where nothing is. */
export async function keepFromOthers(file: string): Promise<void> {
  try {
    const { mode } = await stat(file);
    if ((mode & OTHERS) !== 0) await chmod(file, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    // Some disks know no owners: what is there is of use all the same.
    if (fileProblemOf(error) !== 'notFound') console.error(`${path.basename(file)} cannot be kept from others:`, error);
  }
}
