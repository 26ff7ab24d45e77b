import path from 'node:path';
import { app } from 'electron';
import Store from 'electron-store';
import type { PreferencesReply, SomePreferences } from '../../src-shared/bridge/bridge';
import type { Answers } from '../gate';
import { readSettings } from './read-settings';

const NAME = 'settings';

/** What the person has set: read once, and written with every change. */
export function setUpPreferences(): Pick<Answers, 'preferences' | 'setPreferences'> {
  let reply: PreferencesReply = readSettings(path.join(app.getPath('userData'), `${NAME}.json`));
  return {
    preferences: () => reply,
    setPreferences(change) {
      reply = { ...reply, preferences: { ...reply.preferences, ...change } };
      return isWritten(change);
    },
  };
}

function isWritten(change: SomePreferences): boolean {
  try {
    new Store<SomePreferences>({ name: NAME }).set(change);
    return true;
  } catch (error) {
    console.error('The settings cannot be written:', error);
    return false;
  }
}
