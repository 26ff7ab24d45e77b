import { gamesToStart } from '../game';
import { puzzlesToStart } from '../puzzles';
import { always, type Commands } from '../stage/commands';
import { mayLeave } from '../stage/leaving';
import { allStarts, openStarts } from '../stage/starts';

/** What can be started, in the order of the tabs. */
export const STARTS = [puzzlesToStart, gamesToStart];

/** Asks what is to be started. */
async function proposeStart(): Promise<void> {
  const rooms = await allStarts();
  if (await mayLeave()) openStarts('newGame.title', rooms);
}

/** What starts something, of whatever kind. */
export const START_COMMANDS = {
  newGame: { menu: ['file', 1, 1], keys: ['$mod+n'], isEnabled: always, run: proposeStart },
} as const satisfies Commands;
