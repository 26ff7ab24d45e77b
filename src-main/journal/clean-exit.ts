import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const markerIn = (folder: string) => path.join(folder, 'clean-exit');

/** Whether the last run ended in the normal way; from now on this run has not. */
export async function takeCleanExit(folder: string): Promise<boolean> {
  const marker = markerIn(folder);
  const wasClean = existsSync(marker);
  await rm(marker, { force: true }).catch((error: unknown) => console.error('A mark cannot be removed:', error));
  return wasClean;
}

/** To be called last of all. */
export async function markCleanExit(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // An empty file is whole as soon as it is there; a temporary one could be left by a kill.
  await writeFile(markerIn(folder), '');
}
