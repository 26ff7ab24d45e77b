import { mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Report, ReportLocation } from '../src-shared/bridge/bridge';
import { writeBytes } from './files/write-bytes';
import { folderShown } from './recent-list';

/** So many reports are kept, the latest. */
export const MAX_REPORTS = 20;

/** The names sort by their time. */
const NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z\.txt$/;
const nameAt = (time: Date): string => `${time.toISOString().replace(/[:.]/g, '-')}.txt`;

/**
 * Keeps reports of what went wrong, each a text that says what and ends with the game, so that it can be imported. Says
 * where the report lies; null when it could not be written, which is no reason for anything else to fail.
 */
export async function keepReport(folder: string, { error, game }: Report, time: Date): Promise<ReportLocation | null> {
  const file = path.join(folder, nameAt(time));
  try {
    await mkdir(folder, { recursive: true });
    await writeBytes(file, `${time.toISOString()}\n${error}\n\n${game}`);
    await removeOld(folder);
  } catch (problem) {
    console.error('A report cannot be kept:', problem);
    return null;
  }
  return { name: path.basename(file), folder: folderShown(file, os.homedir()) };
}

async function removeOld(folder: string): Promise<void> {
  const reports = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of reports.slice(0, -MAX_REPORTS)) await rm(path.join(folder, name), { force: true });
}
