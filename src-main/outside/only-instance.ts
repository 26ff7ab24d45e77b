import { pathToFileURL } from 'node:url';
import { app } from 'electron';
import * as v from 'valibot';
import { fileArguments } from './file-arguments';

/**
 * What a second start tells the first: the URLs of its files. Electron would hand over the command line too, but in
 * another order; and it loses everything when one character lies beyond Latin-1, as in URLs none does.
 */
const HandOver = v.object({ files: v.array(v.string()) });

/**
 * True when no other instance runs on this profile; then the handler is told of every later start and its files. False
 * when one does: it has been told ours.
 */
export function isOnlyInstance(files: readonly string[], onSecondStart: (files: readonly string[]) => void): boolean {
  if (!app.requestSingleInstanceLock({ files: files.map((file) => pathToFileURL(file).href) })) return false;
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const { success, output } = v.safeParse(HandOver, data);
    onSecondStart(success ? fileArguments(output.files, process.cwd()) : []);
  });
  return true;
}
