import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesReply,
  type SomePreferences,
} from '../../src-shared/bridge/bridge';
import { makeStore } from '../ui/store';

/** What the person has set: it holds at once, and main keeps it for the next start. */

const { reading, set } = makeStore(DEFAULT_PREFERENCES);

export const { use: usePreferences, get: preferencesNow, subscribe: onPreferences } = reading;

/** Reads what main has kept. */
export async function loadPreferences(): Promise<PreferencesReply> {
  const reply = await window.tantrix.preferences();
  set(reply.preferences, true);
  return reply;
}

/** From now on holds what main tells of: the manual's window hears of what is set in the game's. */
export const followPreferences = (): void =>
  void window.tantrix.onPreferencesChanged((preferences) => set(preferences, true));

/** Sets something for good. False where it cannot be written: then it holds until the program ends. */
export function keepPreferences(change: SomePreferences): Promise<boolean> {
  tryPreferences(change);
  return window.tantrix.setPreferences(change);
}

/** Sets something for as long as nobody sets it otherwise, at most until the program ends. */
export const tryPreferences = (change: SomePreferences): void => set(change);

/** The preferences that are either on or off. */
export type Switch = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

/** Milliseconds that a tile takes from one place to another, by the speed that is set. */
const TRAVEL_MS: Readonly<Record<Preferences['animationSpeed'], number>> = { 1: 1600, 2: 1000, 3: 600, 4: 350, 5: 180 };

/** Milliseconds of a tile's way; 0 when tiles are not to be seen moving, or the system is set to move little. */
export function travelMs({ animate, animationSpeed }: Pick<Preferences, 'animate' | 'animationSpeed'>): number {
  const movesLittle = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return animate && !movesLittle ? TRAVEL_MS[animationSpeed] : 0;
}

/** Milliseconds for which a move of a replay that runs by itself is looked at, once its tile has arrived. */
const LOOK_MS = 300;

/** Milliseconds from one move of a replay that runs by itself to the next. */
export const replayMs = (preferences: Pick<Preferences, 'animate' | 'animationSpeed'>): number =>
  travelMs(preferences) + LOOK_MS;
