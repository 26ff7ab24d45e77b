import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { problemOf } from '../files/problems';

/**
 * Gives what nobody can read a name of its own, which nothing later takes: somebody may still make something of it. Tells
 * that name; the old one when it cannot be renamed, and null when nothing is there.
 */
export async function setAside(file: string): Promise<string | null> {
  const aside = `${file}.${Date.now()}.damaged`;
  try {
    await rename(file, aside);
    return path.basename(aside);
  } catch (error) {
    if (problemOf(error) === 'notFound') return null;
    console.error('What is damaged cannot be set aside:', error);
    return path.basename(file);
  }
}

/** Sets aside what lies in the place of a folder, and tells its name; null when nothing does. */
export async function makeWayForFolder(folder: string): Promise<string | null> {
  const status = await stat(folder).catch(() => null);
  return !status || status.isDirectory() ? null : setAside(folder);
}
