import { always, type Commands } from '../stage/commands';
import { playOnline } from './meeting/opening';

/** What can be done online. */
export const ONLINE_COMMANDS = {
  playOnline: { isEnabled: always, run: playOnline },
} as const satisfies Commands;
