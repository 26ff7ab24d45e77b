import {
  withoutFuture,
  type Entry,
  isExchangeable,
  keyOf,
  namedIn,
  rowsOf,
  type RankingTable,
  versionOf,
  withoutOrigin,
} from '../../src-shared/rankings';
import { makeCsv, parseCsv } from '../../src-shared/rankings/csv';
import { MAX_CSV_SIZE, MOST_PLAYERS } from '../../src-shared/limits';
import type { RankingForm } from '../../src-shared/bridge/bridge';
import { makeLine, parseLine } from './lines';

/** Tables as files of their own: all entries, one a line, under a line that says what they are; or CSV. */

const HEADER = /^Tantrix rankings ([12])$/;

/** @param now what a clock that was ahead has put behind it is dated by it, so that everybody can read it */
export const makeExport = (table: RankingTable, form: RankingForm, now: number): string =>
  form === 'csv' ? makeCsv(rowsOf(table)) : makeOwn(withoutFuture(table.entries, now).map(withoutOrigin));

/** In the first version where that can say all, so that a program of before can read it. */
function makeOwn(entries: readonly Entry[]): string {
  const version = entries.some((entry) => versionOf(entry) === 2) ? 2 : 1;
  return [`Tantrix rankings ${version}`, ...entries.map(makeLine), ''].join('\n');
}

export type Imported =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  /** The first line that is not understood; left out when the file holds something else altogether. */
  | { readonly ok: false; readonly line?: number }
  | { readonly ok: false; readonly isTooLarge: true };

/** Reads a table in either form. What it dates later than now counts as made now. */
export function parseExport(text: string, now: number): Imported {
  const [, version] = HEADER.exec(/^[^\r\n]*/.exec(text)?.[0] ?? '') ?? [];
  if (version !== undefined) return parseOwn(text.split(/\r?\n/), Number(version), now);
  if (text.length > MAX_CSV_SIZE) return { ok: false, isTooLarge: true };
  const csv = parseCsv(text);
  if (!csv.ok) return 'line' in csv && csv.line === 1 ? { ok: false } : csv;
  return { ok: true, entries: withoutFuture(csv.standings, now) };
}

/** A line that is cut off or damaged spoils the whole: nobody would notice what is missing. */
function parseOwn(lines: readonly string[], version: number, now: number): Imported {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const found = at === 0 ? 'empty' : parseLine(line);
    if (found === 'empty') continue;
    const isKnown = typeof found === 'object' && isExchangeable(found) && versionOf(found) <= version;
    if (!isKnown) return { ok: false, line: at + 1 };
    entries.push(found);
  }
  return hasRoomFor(entries) ? { ok: true, entries: withoutFuture(entries, now) } : { ok: false, isTooLarge: true };
}

/** Whether the players of some entries are not too many for a table. */
function hasRoomFor(entries: readonly Entry[]): boolean {
  const keys = new Set<string>();
  for (const entry of entries) for (const player of namedIn(entry)) keys.add(keyOf(player));
  return keys.size <= MOST_PLAYERS;
}
