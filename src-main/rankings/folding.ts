import { setImmediate as nextTurn } from 'node:timers/promises';
import { Folding, type LogEntry, type Table } from '../../src-shared/rankings';

/** So many entries go into the table at a time; in between the program can do something else. */
const BATCH = 2000;

/** The table with further entries, however many, without holding up the program. */
export async function foldedIn(table: Table, more: readonly LogEntry[]): Promise<Table> {
  if (more.length === 0) return table;
  const folding = new Folding(table, more);
  while (folding.take(BATCH)) await nextTurn();
  return folding.table;
}
