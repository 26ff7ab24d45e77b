import type { UnfinishedOnline } from '../../../../src-shared/bridge/online';
import { GameFolder } from './game-folder';
import { keptIdentity } from './identity';

/** The games of a folder that were begun here by the key of now, and can go on, the latest first. */
export async function unfinishedIn(folder: string): Promise<readonly UnfinishedOnline[]> {
  const games = await new GameFolder(folder).unfinished();
  if (games.length === 0) return [];
  const { publicKey } = await keptIdentity(folder);
  return games.flatMap(({ id, note, line, at }) =>
    line.kind === 'terms' && line.party !== undefined && line.terms.parties[line.party] === publicKey
      ? { id, rules: note.rules, names: line.terms.seats.map(({ name }) => name), at }
      : [],
  );
}
