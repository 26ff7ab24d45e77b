import { realpathSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { placeFor } from './places';

/** The folder for what the program keeps, unless the command line names another. */
const usualFolder = (): string => path.join(app.getPath('appData'), app.name);

/**
 * The folder that the person or the system wants things kept in. Electron itself takes another where it cannot make the
 * one that is named, and knows none where it cannot make the usual one.
 */
export function wantedFolder(): string {
  const named = app.commandLine.getSwitchValue('user-data-dir');
  return named === '' ? usualFolder() : path.resolve(named);
}

/** Whether this run is on the person's own profile, and not on one that the command line names besides it. */
export function isOnOwnProfile(): boolean {
  const usual = usualFolder();
  const own = [usual, placeFor(usual) ?? usual].map(realPath);
  return own.includes(realPath(wantedFolder()));
}

/** A path by which two names of one folder are the same, also of one that is yet to be made. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(realPath(parent), path.basename(folder));
  }
}
