import type { UnfinishedOnline } from '../../../../src-shared/bridge/online';
import { GameFolder } from './game-folder';

/** The games of a folder that were begun here and can go on, the latest first. */
export async function unfinishedIn(folder: string): Promise<readonly UnfinishedOnline[]> {
  const games = await new GameFolder(folder).unfinished();
  return games.flatMap(({ id, note, line, at }) =>
    line.kind === 'terms' && line.party !== undefined
      ? { id, rules: note.rules, names: line.terms.seats.map(({ name }) => name), at }
      : [],
  );
}
