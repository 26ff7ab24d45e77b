import type { ImportGamesReply } from '../../src-shared/bridge/bridge';
import { tell } from './news';
import { choose } from './view';

/** Taking in games that lie elsewhere. */

export const importGames = async (from: 'files' | 'folder'): Promise<void> =>
  told(await window.tantrix.importGames(from));

function told(reply: ImportGamesReply): void {
  if (reply.kind === 'cancelled') return;
  if (reply.taken.length > 0) choose(new Set(reply.taken));
  tell({ kind: 'imported', reply });
}

/** Takes in the files and folders that were dropped. */
export const importDropped = async (files: readonly File[]): Promise<void> =>
  told(await window.tantrix.importDropped([...files]));
