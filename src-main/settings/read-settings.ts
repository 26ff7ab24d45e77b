import { DEFAULT_PREFERENCES, type PreferencesReply, SomePreferencesSchema } from '../../src-shared/bridge/bridge';
import { readJson } from '../profile/json-file';
import { setAsideNow } from '../profile/set-aside';

export type ReadPreferences = Omit<PreferencesReply, 'systemLanguage'>;

const DEFAULTS: ReadPreferences = { preferences: DEFAULT_PREFERENCES, wasReset: false };

/** Reads the file of settings. One that makes no sense is set aside as .bak, and the defaults hold. */
export function readSettings(file: string): ReadPreferences {
  const found = readJson(file, SomePreferencesSchema);
  if (found.kind === 'whole') return { preferences: { ...DEFAULT_PREFERENCES, ...found.value }, wasReset: false };
  // What cannot be read may make sense all the same.
  if (found.kind === 'nothing' || found.text === null) return DEFAULTS;
  setAsideNow(file, `${file}.bak`);
  return { ...DEFAULTS, wasReset: true };
}
