import { setTimeout as wait } from 'node:timers/promises';
import type { Terms } from '../../../../src-shared/online/terms';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import type { Activity, Program } from '../program';
import { beginCopy, type KeptCopy, recallCopy } from './kept-copy';
import { PlayedGame } from './played-game';

/** How long who has left waits for the hands of the others at most, be the disk of one of them slow. */
const DEAL_MS = 30_000;
/** How long without any connection. */
const ALONE_MS = 3_000;
const LOOK_MS = 50;

/**
 * Begins a game, or goes on with it where it was begun already: whatever is kept of it counts. Rejects when the disk does not
 * take it; then nothing was said.
 *
 * @param links over which it is played
 * @returns what goes on from now on; undefined when what was kept of it is damaged
 */
export async function beginGame(
  program: Program,
  terms: Terms,
  table: TableNote,
  links: readonly Link[],
): Promise<PlayedGame | undefined> {
  return played(program, await beginCopy(program.games, program.identity, terms, table), links);
}

/** Goes on with a game that was kept; undefined when its lines make none. */
export const goOn = (program: Program, kept: KeptGame): PlayedGame | undefined =>
  played(program, recallCopy(program.identity, kept), []);

function played(program: Program, kept: KeptCopy | undefined, links: readonly Link[]): PlayedGame | undefined {
  if (!kept) return undefined;
  const game = new PlayedGame(program, kept.copy, kept.kept, kept.table);
  game.begin(kept.due, links);
  return game;
}

/**
 * Leaves for good what began in the very instant in which its table was left: nobody here sees anything of it. Without this program no
 * hands would be dealt, so it takes part until they are. A game that was begun before is offered as it was, whoever tells that it begins.
 */
export async function leaveUnseen({ games }: Program, activity: Activity): Promise<void> {
  if (activity instanceof PlayedGame) {
    if (!activity.isNew) return activity.end();
    await dealt(activity);
  }
  await activity.end();
  if (activity.id !== undefined) await games.drop(activity.id, true);
}

async function dealt(game: PlayedGame): Promise<void> {
  let alone = 0;
  for (let waited = 0; waited < DEAL_MS && alone < ALONE_MS && !game.isDealt; waited += LOOK_MS) {
    await wait(LOOK_MS);
    alone = game.isConnected ? 0 : alone + LOOK_MS;
  }
}
