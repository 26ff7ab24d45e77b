import { app, type BrowserWindow } from 'electron';
import type { setUpAnswers } from './answers';
import { APP_ID } from './app-id';
import { catchFailures, showStartFailure } from './failures';
import { dropDefaultMenu } from './menus/default-menu';
import { listenForOpenRequests } from './open-requests/listen';
import { settleProfile } from './profile/profile';
import { quitWhenTold } from './quit';
import { disableUnneeded, limitPermissions } from './security';
import { registerScheme, serveBundle } from './serve-bundle';
import { type KeptPreferences, setUpPreferences } from './settings/preferences';
import { windowBackground } from './settings/window-look';
import { dropOpeningSwitches } from './switches';
import { takeCalls } from './take-calls';
import { createWindow, loadPage } from './window';

/** The way to the window. Whatever that does not need is in `answers.ts`, which is read while the page loads. */

async function open(): Promise<void> {
  const isServing = serveBundle();
  limitPermissions();
  const preferences = setUpPreferences();
  const window = createWindow(windowBackground(preferences.current().theme));
  const loaded = loadPage(window);
  // The development server serves the page itself.
  const answers = Promise.race([isServing, loaded]).then(() => answersFor(window, preferences));
  takeCalls(answers);
  try {
    await Promise.all([loaded, answers]);
    (await answers).warmUp();
  } catch (error) {
    // One that is closed before it is there fails nobody.
    if (!window.isDestroyed()) throw error;
    console.error('The window was closed before it was there:', error);
  }
}

/** Read once the page is on its way to its process, which begins meanwhile. */
async function answersFor(window: BrowserWindow, preferences: KeptPreferences): ReturnType<typeof setUpAnswers> {
  const { setUpAnswers: setUp } = await import('./answers');
  return setUp(window, preferences);
}

function start(askForProfile: () => Promise<void>): void {
  catchFailures();
  quitWhenTold();
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  registerScheme();
  disableUnneeded();
  dropDefaultMenu();
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(askForProfile)
    .then(open)
    .catch(async (error: unknown) => {
      await showStartFailure(error);
      app.exit(1);
    });
}

dropOpeningSwitches();
// Before the lock of the only instance, which lies in the profile.
const askForProfile = settleProfile();
if (listenForOpenRequests()) start(askForProfile);
else app.exit(0);
