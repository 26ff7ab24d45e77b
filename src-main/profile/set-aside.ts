import { renameSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileProblemOf } from '../files/problems';

/**
 * Gives what nobody can read a name of its own, which nothing later takes: somebody may still make something of it. Tells
 * that name; the old one when it cannot be renamed, and null when nothing is there.
 */
export async function setAside(file: string): Promise<string | null> {
  const aside = asideOf(file);
  try {
    await rename(file, aside);
    return path.basename(aside);
  } catch (error) {
    return notSetAside(file, error);
  }
}

/**
 * The same at once.
 *
 * @param aside its new path, which may be one that is taken
 */
export function setAsideNow(file: string, aside = asideOf(file)): string | null {
  try {
    renameSync(file, aside);
    return path.basename(aside);
  } catch (error) {
    return notSetAside(file, error);
  }
}

/** Sets aside what lies in the place of a folder, and tells its name; null when nothing does. */
export async function makeWayForFolder(folder: string): Promise<string | null> {
  const status = await stat(folder).catch(() => null);
  return !status || status.isDirectory() ? null : setAside(folder);
}

/** Where a damaged file is kept, or a copy of it. */
export const asideOf = (file: string): string => `${file}.${Date.now()}.damaged`;

function notSetAside(file: string, error: unknown): string | null {
  if (fileProblemOf(error) === 'notFound') return null;
  console.error('What is damaged cannot be set aside:', error);
  return path.basename(file);
}
