import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { fileProblemOf } from '../files/problems';

/** What is done with files of which nobody knows whether they are there. */

/** What lies in a folder; nothing where there is none. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

export const isThere = async (file: string): Promise<boolean> => (await unlessMissing(stat(file))) !== undefined;

/** Makes a folder in one that is there, unless it is there already. Node's way to make several at once has wrong words for what fails. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!(await isThere(folder))) throw error;
  }
}

/** Moves a file over whatever is there; whether there was one. */
export const moved = async (from: string, to: string): Promise<boolean> =>
  (await unlessMissing(rename(from, to).then(() => true))) ?? false;

/** Removes files, and those that are gone already. */
export async function remove(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

/** Removes a folder, unless something lies in it. */
export async function removeEmpty(folder: string): Promise<void> {
  try {
    await unlessMissing(rmdir(folder));
  } catch (error) {
    if ((await namesIn(folder)).length === 0) throw error;
  }
}

async function unlessMissing<T>(task: Promise<T>): Promise<T | undefined> {
  try {
    return await task;
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return undefined;
    throw error;
  }
}
