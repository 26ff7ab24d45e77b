import { type Entry, keyOf } from './entries';
import { persons } from './result';
import { type Table, withEntries } from './table';

/** Taking in what another table holds. */

/** A clock may be a little fast. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/**
 * Those entries of another table that this one takes over.
 *
 * Results are taken over whatever they say, each once. What the owner of the other table did with it, they did with theirs:
 * a removal, Words of Wisdom or a line of figures counts only for players who are new to this table.
 */
export function entriesToMerge(table: Table, others: readonly Entry[]): Entry[] {
  const known = new Set(table.players.keys());
  for (const entry of table.entries) {
    if (entry.kind === 'result') for (const { key } of persons(entry)) known.add(key);
  }
  return others.filter(
    (entry) => !table.ids.has(entry.id) && (entry.kind === 'result' || !known.has(keyOf(entry.player))),
  );
}

/** Whether entries can all have been made by now: later ones would stand behind all games to come. */
export const areOfThePast = (entries: readonly Entry[], now: number): boolean =>
  entries.every(({ at }) => at <= now + TOLERANCE_MS);

export interface Merged {
  /** The entries that are new. */
  readonly added: readonly Entry[];
  readonly table: Table;
}

export function merged(table: Table, others: readonly Entry[]): Merged {
  const added = entriesToMerge(table, others);
  return { added, table: withEntries(table, added) };
}
