import { areOfThePast, type Entry, rowsOf, type Table } from '../../src-shared/rankings';
import { makeCsv, parseCsv } from '../../src-shared/rankings/csv';
import type { RankingForm } from '../../src-shared/bridge/bridge';
import { makeLine, parseLine } from './lines';

/** Tables as files of their own: all entries, one a line, under a line that says what they are; or CSV. */

const HEADER = 'Tantrix rankings 1';

export const makeExport = (table: Table, form: RankingForm): string =>
  form === 'csv' ? makeCsv(rowsOf(table)) : [HEADER, ...table.entries.map(makeLine), ''].join('\n');

export type Imported =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  /** The first line that is not understood; left out when the file holds something else altogether. */
  | { readonly ok: false; readonly line?: number };

/** Reads a table in either form. */
export function parseExport(text: string, now: number): Imported {
  const lines = text.split(/\r?\n/);
  if (lines[0] === HEADER) return parseOwn(lines, now);
  const csv = parseCsv(text);
  if (!csv.ok) return csv.line === 1 ? { ok: false } : csv;
  return areOfThePast(csv.standings, now) ? { ok: true, entries: csv.standings } : { ok: false };
}

/** A line that is cut off or damaged spoils the whole: nobody would notice what is missing. */
function parseOwn(lines: readonly string[], now: number): Imported {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const found = at === 0 ? 'empty' : parseLine(line);
    if (found === 'empty') continue;
    if (typeof found !== 'object' || !areOfThePast([found], now)) return { ok: false, line: at + 1 };
    entries.push(found);
  }
  return { ok: true, entries };
}
