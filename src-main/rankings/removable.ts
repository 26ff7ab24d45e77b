import type { RankedResult, RankingsImport, Removable } from '../../src-shared/bridge/bridge';
import {
  type EntryOf,
  type Identity,
  keyOf,
  type LogEntryOf,
  type Side,
  type RankingTable,
} from '../../src-shared/rankings';
import { type Plan, removingImport, removingResult } from './proposals';

/** What can be taken out of a table. */

/** The results of a player that count, the newest first. */
export const resultsOf = ({ entries }: RankingTable, player: Identity): RankedResult[] =>
  entries
    .filter((entry): entry is EntryOf<'result'> => entry.kind === 'result' && hasPlayed(entry, keyOf(player)))
    .map(({ id, at, sides }) => ({ id, at, sides }))
    .toReversed();

const hasPlayed = ({ sides }: EntryOf<'result'>, key: string): boolean =>
  sides.some(({ player }) => player.kind === 'person' && keyOf(player) === key);

/** The imports that count, the newest first. */
export const importsIn = (table: RankingTable): RankingsImport[] =>
  importEntriesIn(table)
    .map(({ id, at, name }) => ({ id, at, name }))
    .toSorted((a, b) => b.at - a.at);

const importEntriesIn = ({ log, removed }: RankingTable): LogEntryOf<'import'>[] =>
  [...log.values()].filter(
    (entry): entry is LogEntryOf<'import'> => entry.kind === 'import' && !removed.imports.has(entry.id),
  );

/** How to take it out; undefined when it is gone already. */
export function planToRemove(table: RankingTable, { what, id }: Removable): Plan | undefined {
  if (what === 'import') {
    const entry = importEntriesIn(table).find((each) => each.id === id);
    return entry && removingImport(entry);
  }
  const result = table.entries.find((entry): entry is EntryOf<'result'> => entry.kind === 'result' && entry.id === id);
  return result && removingResult(id, result.sides.map(sideWords).join(' – '));
}

const sideWords = ({ player, score }: Side): string => `${player.name} (${score})`;
