import * as v from 'valibot';

/**
 * Some of what the person can set: a change of it, or a file of settings, which may be of an older version. What a newer
 * version added is left alone.
 */
export const SomePreferencesSchema = v.object({
  /** Whether the next start opens the game that was open when the program was left. */
  reopenAtStart: v.exactOptional(v.boolean()),
});
export type SomePreferences = Readonly<v.InferOutput<typeof SomePreferencesSchema>>;
export type Preferences = Required<SomePreferences>;

export const DEFAULT_PREFERENCES: Preferences = { reopenAtStart: false };

export interface PreferencesReply {
  readonly preferences: Preferences;
  /** The file of settings could not be understood: it was set aside as .bak, and the defaults hold. */
  readonly wasReset: boolean;
}
