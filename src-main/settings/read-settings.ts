import { readFileSync, renameSync } from 'node:fs';
import * as v from 'valibot';
import { DEFAULT_PREFERENCES, type PreferencesReply, SomePreferencesSchema } from '../../src-shared/bridge/bridge';
import { problemOf } from '../files/problems';

export type ReadPreferences = Omit<PreferencesReply, 'systemLanguage'>;

const DEFAULTS: ReadPreferences = { preferences: DEFAULT_PREFERENCES, wasReset: false };

/** Reads the file of settings. One that makes no sense is set aside as .bak, and the defaults hold. */
export function readSettings(file: string): ReadPreferences {
  const text = textOf(file);
  if (text === null) return DEFAULTS;
  const parsed = v.safeParse(SettingsTextSchema, text);
  if (parsed.success) return { preferences: { ...DEFAULT_PREFERENCES, ...parsed.output }, wasReset: false };
  setAside(file);
  return { ...DEFAULTS, wasReset: true };
}

const SettingsTextSchema = v.pipe(v.string(), v.parseJson(), SomePreferencesSchema);

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (problemOf(error) !== 'notFound') console.error('The settings cannot be read:', error);
    return null;
  }
}

function setAside(file: string): void {
  try {
    renameSync(file, `${file}.bak`);
  } catch (error) {
    console.error('The damaged settings cannot be set aside:', error);
  }
}
