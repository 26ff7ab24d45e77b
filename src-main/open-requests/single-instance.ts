import { lstatSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';
import * as v from 'valibot';
import { fileArguments, isInvitation } from './file-arguments';

/** What a start of the program is to open. */
export interface ToOpen {
  readonly files: readonly string[];
  readonly invitation?: string | undefined;
}

/**
 * What a second start tells the first: the URLs of its files. Electron would hand over the command line too, but in
 * another order; and it loses everything when one character lies beyond Latin-1, as in URLs none does.
 */
const HandOver = v.object({ files: v.array(v.string()), invitation: v.exactOptional(v.string()) });

/** Electron gives the same answer where somebody has the lock and where it cannot be made; elsewhere than here it is no file. */
const isLocked = (): boolean =>
  process.platform === 'win32' ||
  lstatSync(path.join(app.getPath('userData'), 'SingletonLock'), { throwIfNoEntry: false }) !== undefined;

/**
 * Takes the lock anew in the profile of now, after that has become another. False when another instance runs there; then
 * this one has none.
 */
export function retakeInstanceLock(): boolean {
  app.releaseSingleInstanceLock();
  return app.requestSingleInstanceLock() || !isLocked();
}

/**
 * True when no other instance runs on this profile, or none can be found out about; then the handler is told of every
 * later start and its files. False when one does: it has been told ours.
 */
export function isFirstInstance({ files, invitation }: ToOpen, onSecondStart: (more: ToOpen) => void): boolean {
  const urls = files.map((file) => pathToFileURL(file).href);
  const isFirst = app.requestSingleInstanceLock({ files: urls, ...(invitation === undefined ? {} : { invitation }) });
  if (!isFirst && isLocked()) return false;
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const { success, output } = v.safeParse(HandOver, data);
    if (!success) return onSecondStart({ files: [] });
    const link = [output.invitation ?? ''].find(isInvitation);
    onSecondStart({ files: fileArguments(output.files, process.cwd()), invitation: link });
  });
  return true;
}
