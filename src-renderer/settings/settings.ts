import { DEFAULT_PREFERENCES, type Preferences, type SomePreferences } from '../../src-shared/bridge/bridge';
import {
  forgetOthers,
  type OwnPicture,
  ownPictureNow,
  type PictureProblem,
  showPicture,
  showPictureAgain,
} from '../preferences/own-picture';
import { ask, declareQuestion, stageNow } from '../stage/dialogs';
import { showNotice } from '../stage/notices';
import { preferencesNow, tryPreferences } from '../preferences/preferences';
import { changePreferences } from '../stage/switches';
import { showStatusNote } from '../stage/status-note';
import { settingsTabs } from './tabs';

/** The Settings dialog: everything holds as soon as it is set, and goes back to what it was unless it is kept. */

export const settingsDialog = declareQuestion<'keep'>('settings');

export async function openSettings(): Promise<void> {
  if (!ownPictureNow()) await showPicture(await window.tantrix.background());
  const preferences = preferencesNow();
  const picture = ownPictureNow();
  const choice = await ask(settingsDialog, {});
  if (choice !== 'keep') {
    tryPreferences(preferences);
    showPictureAgain(picture);
    for (const tab of settingsTabs()) tab.letGo?.();
  }
  forgetOthers();
  if (choice === 'keep') await keep(preferences, picture);
}

/** Keeps what is set now, as far as it was otherwise before. */
async function keep(preferences: Preferences, before: OwnPicture | undefined): Promise<void> {
  const picture = ownPictureNow();
  if (picture && picture !== before && !(await window.tantrix.keepBackground(picture.file)))
    showNotice('settingsNotKept');
  const change = changesSince(preferences);
  if (Object.keys(change).length > 0) await changePreferences(change);
  for (const tab of settingsTabs()) await tab.kept?.(change);
}

const isPreference = (name: string): name is keyof Preferences => Object.hasOwn(DEFAULT_PREFERENCES, name);
const NAMES = Object.keys(DEFAULT_PREFERENCES).filter(isPreference);

function changesSince(before: Preferences): SomePreferences {
  const preferences = preferencesNow();
  const changed = NAMES.filter((name) => preferences[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, preferences[name]]));
}

/**
 * Lets the person choose a picture of their own for the table, as long as the dialog is open; the answer is what keeps it
 * from being shown.
 */
export async function choosePicture(): Promise<PictureProblem | undefined> {
  const { dialog } = stageNow();
  const isOpen = () => stageNow().dialog === dialog;
  const reply = await window.tantrix.chooseBackground();
  const problem = await showPicture(reply, isOpen);
  if (reply.kind === 'opened' && !problem && isOpen()) tryPreferences({ showBitmap: true, bitmap: 'own' });
  return problem;
}

/** Shows the person's own picture; one that cannot be had any more gives way to the colour of the table, which is told. */
export async function loadPicture(): Promise<void> {
  const { bitmap, showBitmap } = preferencesNow();
  if (bitmap !== 'own') return;
  const problem = await showPicture(await window.tantrix.background());
  if (problem && showBitmap) showStatusNote('pictureGone');
}
