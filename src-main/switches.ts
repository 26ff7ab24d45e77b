import { app } from 'electron';
import { isOnOwnProfile } from './profile/own-profile';

/** Chromium's switches by which others look into a page, write down what it does, or have something run in it or in its place. */
const OPENING = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'custom-devtools-frontend',
  'auto-open-devtools-for-tabs',
  'js-flags',
  'load-extension',
  'disable-extensions-except',
  'enable-blink-features',
  'disable-web-security',
  'allow-running-insecure-content',
  'log-net-log',
  'ssl-key-log-file',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
];

/**
 * Takes these switches from the installed program, before Chromium looks for them, unless the command line names another
 * profile than the person's: a program that holds nothing of anybody's may be looked into, as one may a browser. To be called
 * before anything else.
 */
export function dropOpeningSwitches(): void {
  if (!app.isPackaged || !isOnOwnProfile()) return;
  for (const name of OPENING.filter((each) => app.commandLine.hasSwitch(each))) {
    app.commandLine.removeSwitch(name);
    console.error(`--${name} is not taken with your own profile`);
  }
}
