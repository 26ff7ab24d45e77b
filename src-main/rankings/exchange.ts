import {
  withoutFuture,
  type Entry,
  isExchangeable,
  keyOf,
  rowsOf,
  type RankingTable,
  withoutOrigin,
} from '../../src-shared/rankings';
import { makeCsv, parseCsv } from '../../src-shared/rankings/csv';
import { MAX_CSV_SIZE, MOST_PLAYERS } from '../../src-shared/limits';
import type { RankingForm } from '../../src-shared/bridge/bridge';
import { makeLine, parseLine } from './lines';

/** Tables as files of their own: all entries, one a line, under a line that says what they are; or CSV. */

const HEADER = 'Tantrix rankings 1';

/** @param now what a clock that was ahead has put behind it is dated by it, so that everybody can read it */
export const makeExport = (table: RankingTable, form: RankingForm, now: number): string =>
  form === 'csv'
    ? makeCsv(rowsOf(table))
    : [HEADER, ...withoutFuture(table.entries, now).map((entry) => makeLine(withoutOrigin(entry))), ''].join('\n');

export type Imported =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  /** The first line that is not understood; left out when the file holds something else altogether. */
  | { readonly ok: false; readonly line?: number }
  | { readonly ok: false; readonly isTooLarge: true };

/** Reads a table in either form. What it dates later than now counts as made now. */
export function parseExport(text: string, now: number): Imported {
  if (/^[^\r\n]*/.exec(text)?.[0] === HEADER) return parseOwn(text.split(/\r?\n/), now);
  if (text.length > MAX_CSV_SIZE) return { ok: false, isTooLarge: true };
  const csv = parseCsv(text);
  if (!csv.ok) return 'line' in csv && csv.line === 1 ? { ok: false } : csv;
  return { ok: true, entries: withoutFuture(csv.standings, now) };
}

/** A line that is cut off or damaged spoils the whole: nobody would notice what is missing. */
function parseOwn(lines: readonly string[], now: number): Imported {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const found = at === 0 ? 'empty' : parseLine(line);
    if (found === 'empty') continue;
    if (typeof found !== 'object' || !isExchangeable(found)) return { ok: false, line: at + 1 };
    entries.push(found);
  }
  return hasRoomFor(entries) ? { ok: true, entries: withoutFuture(entries, now) } : { ok: false, isTooLarge: true };
}

/** Whether the players of some entries are not too many for a table. */
function hasRoomFor(entries: readonly Entry[]): boolean {
  const keys = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'result') keys.add(keyOf(entry.player));
    else for (const { player } of entry.sides) if (player.kind === 'person') keys.add(keyOf(player));
  }
  return keys.size <= MOST_PLAYERS;
}
