import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app, dialog } from 'electron';
import { retakeInstanceLock } from '../open-requests/single-instance';
import { followLanguage } from '../settings/language';
import { readSettings } from '../settings/read-settings';
import { say } from '../words/words';
import { wantedFolder } from './own-profile';
import { copyKept, isWritable, placeFor, rememberPlace } from './places';

/**
 * Settles on a folder for what the program keeps, before anything else looks for it. Where the wanted one cannot be
 * written a temporary one takes its place, with a copy of what can be read there: everything works, for this run.
 *
 * @returns asks for another folder in that case, and resolves when it is used or none is wanted; for when Electron is ready
 */
export function settleProfile(): () => Promise<void> {
  const wanted = wantedFolder();
  const folder = placeFor(wanted) ?? wanted;
  if (isWritable(folder)) {
    app.setPath('userData', folder);
    return () => Promise.resolve();
  }
  useTemporary(folder);
  return async () => {
    followLanguage(readSettings(path.join(app.getPath('userData'), 'settings.json')).preferences);
    const place = await moveTo(await askForPlace(folder));
    if (place !== null && !rememberPlace(wanted, place)) await tellOnlyNow(place);
  };
}

/** Goes on in a folder, or in another one where a second program already keeps its things in that; gives the one it is. */
async function moveTo(place: string | null): Promise<string | null> {
  if (place === null) return null;
  const temporary = app.getPath('userData');
  app.setPath('userData', place);
  if (retakeInstanceLock()) {
    copyKept(temporary, place);
    return place;
  }
  app.setPath('userData', temporary);
  retakeInstanceLock();
  return moveTo(await askForPlace(place));
}

/** Chromium keeps there what it needs; it takes no other folder once it is ready. */
function useTemporary(folder: string): void {
  try {
    const temporary = mkdtempSync(path.join(os.tmpdir(), `${app.name}-`));
    copyKept(folder, temporary);
    app.setPath('userData', temporary);
    app.on('quit', () => remove(temporary));
  } catch (error) {
    // Then nothing can be written at all: the program goes on, and whatever fails is told.
    console.error('There is no room for a temporary profile:', error);
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.error('The temporary profile cannot be removed:', error);
  }
}

/** A folder that can be written, in the place of one that cannot; null when the person wants none. */
async function askForPlace(folder: string): Promise<string | null> {
  const words = { message: say('place.title'), detail: say('place.text', { folder }) };
  const buttons = [say('place.choose'), say('place.goOn')];
  const box = { type: 'warning', title: app.name, ...words, buttons, defaultId: 0, cancelId: 1 } as const;
  const { response } = await dialog.showMessageBox(box);
  if (response === 1) return null;
  const { filePaths } = await dialog.showOpenDialog({
    title: say('place.dialog'),
    buttonLabel: say('place.use'),
    properties: ['openDirectory', 'createDirectory'],
  });
  const [chosen] = filePaths;
  if (chosen === undefined) return askForPlace(folder);
  const place = path.basename(chosen) === app.name ? chosen : path.join(chosen, app.name);
  return isWritable(place) ? place : askForPlace(place);
}

async function tellOnlyNow(folder: string): Promise<void> {
  const words = { message: say('place.onlyNow'), detail: say('place.onlyNowText', { folder }) };
  await dialog.showMessageBox({ type: 'info', title: app.name, ...words });
}
