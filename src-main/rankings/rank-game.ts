import {
  type Changes,
  changesBy,
  EMPTY_TABLE,
  type EntryOf,
  type RankedGame,
  type Table,
  withEntries,
} from '../../src-shared/rankings';
import type { RankingStore } from './store';

/** Enters a game and tells what it changed; one that is entered already tells the same again. */
export async function rankGame(store: RankingStore, game: RankedGame, now: number): Promise<Changes> {
  const { before, after } = await store.add((table) => {
    if (table.ids.has(game.id)) return [];
    return [{ kind: 'result', ...game, at: timeAfter(table, now) }];
  });
  const at = after.entries.findLastIndex(({ id }) => id === game.id);
  const entry = after.entries[at];
  if (entry?.kind !== 'result') throw new Error('An id is that of something else');
  return before.ids.has(game.id) ? changesAt(after, at, entry) : changesBy(entry, before, after);
}

/** A clock that was put back must not sort a game before those that are entered already. */
export const timeAfter = ({ entries }: Table, now: number): number => Math.max(now, (entries.at(-1)?.at ?? 0) + 1);

function changesAt({ entries }: Table, at: number, entry: EntryOf<'result'>): Changes {
  const before = withEntries(EMPTY_TABLE, entries.slice(0, at));
  return changesBy(entry, before, withEntries(before, [entry]));
}
