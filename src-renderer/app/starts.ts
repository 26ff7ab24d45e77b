import { mayLeave } from '../files/saving';
import { gamesToStart } from '../game/new-game';
import { puzzlesToStart } from '../puzzles/choice/start-tabs';
import { allStarts, openStarts } from '../stage/starts';

/** What can be started, in the order of the tabs. */
export const STARTS = [puzzlesToStart, gamesToStart];

/** Asks what is to be started. */
export async function proposeStart(): Promise<void> {
  const rooms = await allStarts();
  if (await mayLeave()) openStarts('newGame.title', rooms);
}
