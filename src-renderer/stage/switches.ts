import type { SomePreferences } from '../../src-shared/bridge/bridge';
import { keepPreferences, preferencesNow, type Switch } from '../preferences/preferences';
import { always, type Command } from './commands';
import { showNotice } from './notices';

/** Sets something for good. Where it cannot be written it holds until the program ends, and a notice says so. */
export async function changePreferences(change: SomePreferences): Promise<void> {
  if (!(await keepPreferences(change))) showNotice('settingsNotKept');
}

/** Turns on what is off, and off what is on. */
export const togglePreference = (name: Switch): Promise<void> => changePreferences({ [name]: !preferencesNow()[name] });

/** What a command does that turns a preference on and off. */
export const toggle = (name: Switch): Pick<Command, 'isEnabled' | 'isOn' | 'run'> => ({
  isEnabled: always,
  isOn: () => preferencesNow()[name],
  run: () => togglePreference(name),
});
