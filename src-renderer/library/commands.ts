import { always, type Commands } from '../stage/commands';
import { openLibrary } from './open-page';

/** What can be done with the games that are kept. */
export const LIBRARY_COMMANDS = {
  myGames: { menu: ['file', 1, 5], keys: ['$mod+g'], isEnabled: always, run: openLibrary },
} as const satisfies Commands;
