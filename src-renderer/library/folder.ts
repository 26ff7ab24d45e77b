import { ask } from '../stage/dialogs';
import { libraryNow, showOther } from './library';
import { forgetDeleted, tell } from './news';
import { forgetGames, moveGames } from './questions';
import { choose } from './view';

/** Where the games lie, and what is done with all of them. */

export async function openFolder(): Promise<void> {
  if (!(await window.tantrix.openLibraryFolder())) tell({ kind: 'openFolderFailed', folder: libraryNow().folder });
}

/** Has another folder chosen; where there are games, it is asked first whether they come along. */
export async function chooseFolder(): Promise<void> {
  const { length: count } = libraryNow().entries;
  const choice = count === 0 ? 'leave' : await ask(moveGames, { count });
  if (choice === 'cancel') return;
  const reply = await window.tantrix.chooseLibraryFolder({ take: choice === 'take' });
  if ('kind' in reply) {
    if (reply.kind === 'failed') tell({ kind: 'notMoved', problem: reply.problem });
    return;
  }
  forgetDeleted();
  choose(new Set());
  await showOther();
  tell({ kind: 'moved', folder: reply.folder });
}

/** Deletes everything for good, after one question. */
export async function forgetAll(): Promise<void> {
  const { entries, folder } = libraryNow();
  if ((await ask(forgetGames, { count: entries.length, folder })) === 'cancel') return;
  const { problem } = await window.tantrix.forgetGames();
  forgetDeleted();
  choose(new Set());
  await showOther();
  tell(problem ? { kind: 'notForgotten', problem } : { kind: 'forgot' });
}
