import { app } from 'electron';
import * as v from 'valibot';

/** What a second start tells the first. Electron would hand over the command line too, but in another order. */
const HandOver = v.object({ files: v.array(v.string()) });

/**
 * True when no other instance runs on this profile; then the handler is told of every later start and its files. False
 * when one does: it has been told ours.
 */
export function isOnlyInstance(files: readonly string[], onSecondStart: (files: readonly string[]) => void): boolean {
  if (!app.requestSingleInstanceLock({ files })) return false;
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const { success, output } = v.safeParse(HandOver, data);
    onSecondStart(success ? output.files : []);
  });
  return true;
}
