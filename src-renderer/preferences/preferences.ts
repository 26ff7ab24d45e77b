import type { Preferences, PreferencesReply, SomePreferences } from '../../src-shared/bridge/bridge';
import { notify } from '../play/dialogs';
import { useTable } from '../play/table';

/** What the person has set: it holds at once, and main keeps it for the next start. */

/** Reads what main has kept. */
export async function loadPreferences(): Promise<PreferencesReply> {
  const reply = await window.tantrix.preferences();
  useTable.setState({ preferences: reply.preferences });
  return reply;
}

/** From now on holds what main tells of: the manual's window hears of what is set in the game's. */
export const followPreferences = (): void =>
  void window.tantrix.onPreferencesChanged((preferences) => useTable.setState({ preferences }));

/** Sets something for good. Where it cannot be written it holds until the program ends, and a notice says so. */
export async function changePreferences(change: SomePreferences): Promise<void> {
  tryPreferences(change);
  if (!(await window.tantrix.setPreferences(change))) notify('settingsNotKept');
}

/** Sets something for as long as nobody sets it otherwise, at most until the program ends. */
export const tryPreferences = (change: SomePreferences): void =>
  useTable.setState(({ preferences }) => ({ preferences: { ...preferences, ...change } }));

/** The preferences that are either on or off. */
export type Switch = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

/** Turns on what is off, and off what is on. */
export const togglePreference = (name: Switch): Promise<void> =>
  changePreferences({ [name]: !useTable.getState().preferences[name] });

/** Milliseconds that a tile takes from one place to another, by the speed that is set. */
const TRAVEL_MS: Readonly<Record<Preferences['animationSpeed'], number>> = { 1: 1600, 2: 1000, 3: 600, 4: 350, 5: 180 };

/** Milliseconds of a tile's way; 0 when tiles are not to be seen moving, or the system is set to move little. */
export function travelMs({ animate, animationSpeed }: Pick<Preferences, 'animate' | 'animationSpeed'>): number {
  const movesLittle = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return animate && !movesLittle ? TRAVEL_MS[animationSpeed] : 0;
}
