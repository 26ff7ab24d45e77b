import { setImmediate as nextTurn } from 'node:timers/promises';
import { TableFold, type LogEntry, newEntries, type RankingTable } from '../../src-shared/rankings';

/** So many entries are taken at a time; in between the program can do something else. */
const BATCH = 1000;

/** The table with further entries, however many, without holding up the program. */
export async function foldedIn(table: RankingTable, more: readonly LogEntry[]): Promise<RankingTable> {
  const added: LogEntry[] = [];
  for (let at = 0; at < more.length; at += BATCH) {
    added.push(...newEntries(table, more.slice(at, at + BATCH)));
    await nextTurn();
  }
  if (added.length === 0) return table;
  const folding = new TableFold(table, added);
  do await nextTurn();
  while (folding.take(BATCH));
  await nextTurn();
  return folding.table;
}
