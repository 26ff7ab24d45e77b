import Papa from 'papaparse';
import * as v from 'valibot';
import { isQuoted, withApostrophes, withoutApostrophes } from '../csv-cells';
import { MOST_PLAYERS } from '../limits';
import { KeySchema } from '../online/terms';
import { type EntryOf, FiguresSchema, IdentitySchema, keyOf } from './entries';
import { meanMarginOf, type RankingRow } from './view';

/**
 * The table as CSV, for spreadsheets: a line of names of columns, and a line a player. It holds the figures of the
 * players, not the games they come from.
 */

/** The columns that are read again, beside a `key` where there is one; the others are for the reader. */
const READ = ['name', 'email', 'country', 'rank', 'games', 'wins', 'losses', 'draws', 'best', 'margin', 'lastPlayed'];
const WRITTEN = [
  'place',
  ...READ.toSpliced(READ.indexOf('margin') + 1, 0, 'meanMargin'),
  'wisdom',
  'key',
  'unfinished',
];

const MEAN_DIGITS = 3;

/** The rows as CSV, with a mark in front that tells Excel the encoding. */
export function makeCsv(rows: readonly RankingRow[]): string {
  const data = rows.map((row) => ({
    ...row,
    name: withApostrophes(row.name),
    email: withApostrophes(row.email),
    country: withApostrophes(row.country),
    meanMargin: Number(meanMarginOf(row).toFixed(MEAN_DIGITS)),
    lastPlayed: new Date(row.lastPlayed).toISOString(),
    wisdom: withApostrophes(row.wisdom ?? ''),
  }));
  return `\uFEFF${Papa.unparse({ fields: WRITTEN, data }, { quotes: isQuoted })}\r\n`;
}

/** A spreadsheet may write a decimal comma. */
const NumberText = v.pipe(
  v.string(),
  v.regex(/^\s*-?\d+([.,]\d+)?\s*$/),
  v.transform((text) => Number(text.replace(',', '.'))),
);
const TimeText = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
  v.minValue(0),
);
const text = v.pipe(v.string(), v.transform(withoutApostrophes));

const LineSchema = v.object({
  name: v.pipe(text, IdentitySchema.entries.name),
  email: v.pipe(text, IdentitySchema.entries.email),
  country: v.pipe(text, IdentitySchema.entries.country),
  rank: v.pipe(NumberText, FiguresSchema.entries.rank),
  games: v.pipe(NumberText, FiguresSchema.entries.games),
  wins: v.pipe(NumberText, FiguresSchema.entries.wins),
  losses: v.pipe(NumberText, FiguresSchema.entries.losses),
  draws: v.pipe(NumberText, FiguresSchema.entries.draws),
  best: v.pipe(NumberText, FiguresSchema.entries.best),
  margin: v.pipe(NumberText, FiguresSchema.entries.margin),
  lastPlayed: TimeText,
  key: v.optional(v.union([v.literal(''), KeySchema]), ''),
});

export type ParsedCsv =
  | { readonly ok: true; readonly standings: readonly EntryOf<'standing'>[] }
  /** The number of the first line that cannot be understood, the names of the columns being line 1. */
  | { readonly ok: false; readonly line: number }
  | { readonly ok: false; readonly isTooLarge: true };

/** Reads a table, also one that a spreadsheet has written with other separators or in another order. */
export function parseCsv(source: string): ParsedCsv {
  if (!hasColumns(source)) return { ok: false, line: 1 };
  const { data, meta } = Papa.parse<unknown>(source.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
    preview: MOST_PLAYERS + 1,
  });
  if (!READ.every((name) => meta.fields?.includes(name))) return { ok: false, line: 1 };
  if (data.length > MOST_PLAYERS) return { ok: false, isTooLarge: true };
  const standings: EntryOf<'standing'>[] = [];
  for (const [at, line] of data.entries()) {
    const { success, output } = v.safeParse(LineSchema, line);
    if (!success) return { ok: false, line: at + 2 };
    standings.push(standingOf(output));
  }
  return { ok: true, standings };
}

/** Whether the first line names the columns: without them nothing else is looked at. */
function hasColumns(source: string): boolean {
  const [line = ''] = source
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]/, 1);
  const names = Papa.parse<string[]>(line).data[0]?.map((name) => name.trim());
  return READ.every((name) => names?.includes(name));
}

const LONGEST_HEADER = 10_000;

/** The same line makes the same entry, however often it is read. */
function standingOf({ name, email, country, key, lastPlayed, ...figures }: v.InferOutput<typeof LineSchema>) {
  const player = { name, email, country, ...(key === '' ? {} : { key }) };
  return {
    kind: 'standing' as const,
    id: `${keyOf(player)}+${lastPlayed}+${figures.rank}+${figures.games}`,
    at: lastPlayed,
    player,
    figures,
  };
}
