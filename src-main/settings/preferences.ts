import path from 'node:path';
import { app } from 'electron';
import type { Preferences, PREFERENCES_CALLS, SomePreferences } from '../../src-shared/bridge/bridge';
import type { IpcHandlers } from '../ipc-handlers';
import { changeJson } from '../profile/json-file';
import { followLanguage, systemLanguage } from './language';
import { type ReadPreferences, readSettings } from './read-settings';
import { followTheme } from './window-look';

export interface KeptPreferences {
  readonly handlers: IpcHandlers<typeof PREFERENCES_CALLS>;
  /** What is set now. */
  current(): Preferences;
  /** Tells the listener of every change. */
  onChanged(listener: (preferences: Preferences) => void): void;
}

const fileOfSettings = (): string => path.join(app.getPath('userData'), 'settings.json');

/** What the person has set: read once, and written with every change. */
export function setUpPreferences(): KeptPreferences {
  const listeners: ((preferences: Preferences) => void)[] = [];
  let reply: ReadPreferences = readSettings(fileOfSettings());
  followTheme(reply.preferences.theme);
  followLanguage(reply.preferences);
  return {
    handlers: {
      preferences() {
        const told = { ...reply, systemLanguage: systemLanguage() };
        // A page that crashed may have left a theme that was only tried.
        followTheme(reply.preferences.theme);
        // A page that starts anew after a crash has nothing more to tell.
        reply = { ...reply, wasReset: false };
        return told;
      },
      setPreferences(change) {
        reply = { ...reply, preferences: { ...reply.preferences, ...change } };
        if (change.theme !== undefined) followTheme(change.theme);
        if (change.language !== undefined) followLanguage({ language: change.language });
        for (const listener of listeners) listener(reply.preferences);
        return isWritten(change);
      },
      showTheme: followTheme,
    },
    current: () => reply.preferences,
    onChanged: (listener) => void listeners.push(listener),
  };
}

function isWritten(change: SomePreferences): boolean {
  try {
    changeJson(fileOfSettings(), change);
    return true;
  } catch (error) {
    console.error('The settings cannot be written:', error);
    return false;
  }
}
