import type { Race } from '../../src-shared/gobble/race';
import { clockNow, type RaceClock } from './clock';
import { refereedOf } from './refereed';

/**
 * Where people race at several computers, whoever presses GO would be the first to look for tiles. So the clock, which is the same for
 * all, runs for three seconds before anybody sees them.
 */

type Time = Pick<RaceClock, 'ms' | 'isRunning'>;

const COUNTDOWN_MS = 3000;
/** So long stands GO, while all look for tiles already. */
const GO_MS = 700;

/** What the clock of a race shows before its players may begin, in milliseconds. */
export const leadOf = (race: Race): number => (refereedOf(race) ? COUNTDOWN_MS : 0);

/** Seconds until all may begin, and 0 for a moment then; undefined at any other time. Once a move counts, others have begun. */
export function countAt(race: Race, { ms, isRunning }: Time): number | undefined {
  const left = leadOf(race) - ms;
  if (!isRunning || race.moves.length > 0 || !refereedOf(race) || left <= -GO_MS) return undefined;
  return Math.max(0, Math.ceil(left / 1000));
}

/** Whether its players may move. */
export const isOn = (race: Race, clock: Time = clockNow()): boolean => clock.isRunning && !countAt(race, clock);
