import { gamesToStart } from '../game';
import { gobbleToStart } from '../gobble';
import { onlineToStart } from '../online';
import { patternsToStart } from '../patterns';
import { puzzlesToStart } from '../puzzles';
import { mayLeave } from '../stage/leaving';
import { allStarts, openStarts } from '../stage/starts';

/** What can be started, in the order of the tabs. */
export const ALL_STARTS = [gamesToStart, onlineToStart, puzzlesToStart, gobbleToStart, patternsToStart];

/** Asks what is to be started. */
export async function proposeStart(): Promise<void> {
  const rooms = await allStarts();
  if (await mayLeave()) openStarts('newGame.title', rooms);
}
