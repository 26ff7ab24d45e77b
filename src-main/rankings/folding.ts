import { setImmediate as nextTurn } from 'node:timers/promises';
import { byTime, EMPTY_TABLE, type LogEntry, type Table, withEntries } from '../../src-shared/rankings';

/** So many entries go into the table at a time; in between the program can do something else. */
const BATCH = 2000;

/** The table with further entries, however many, without holding up the program. */
export async function foldedIn(table: Table, more: readonly LogEntry[]): Promise<Table> {
  const goesOn = more.every((entry) => !isRemoval(entry) && isAfterAll(table, entry));
  // Otherwise all is folded anew, once: batch by batch it would be as often as there are batches.
  const all = (goesOn ? [...more] : [...table.log.values(), ...more]).sort(inOrder);
  let folded = goesOn ? table : EMPTY_TABLE;
  for (let at = 0; at < all.length; at += BATCH) {
    folded = withEntries(folded, all.slice(at, at + BATCH));
    await nextTurn();
  }
  return folded;
}

const isRemoval = ({ kind }: LogEntry): boolean => kind === 'importRemoval' || kind === 'resultRemoval';

const isAfterAll = ({ entries }: Table, entry: LogEntry): boolean => {
  const last = entries.at(-1);
  return last === undefined || byTime(last, entry) < 0;
};

/** What is removed is known before it comes, and then never gets into the table. */
const inOrder = (a: LogEntry, b: LogEntry): number => Number(isRemoval(b)) - Number(isRemoval(a)) || byTime(a, b);
