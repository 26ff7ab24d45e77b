import { type Identity, keyOf } from './entries';
import type { RankedPlayer, RankingTable } from './table';

/** The table as a person looks at it: who stands where, sorted and filtered. */

export interface RankingRow extends RankedPlayer {
  /** From 1, by rank. */
  readonly place: number;
  /** Whether another player has the same name and country: their addresses or keys tell them apart. */
  readonly isNamesake: boolean;
  /** How many of their games online were begun and did not come to a result. */
  readonly unfinished: number;
}

/** The columns of the table, as they stand from left to right. */
export const COLUMNS = [
  'place',
  'name',
  'country',
  'rank',
  'games',
  'wins',
  'losses',
  'draws',
  'best',
  'margin',
  'meanMargin',
  'lastPlayed',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The rows of a table in its order: by rank, then who has played more, then by name. */
export function rowsOf({ players, unfinished }: RankingTable): RankingRow[] {
  // The keys are the map's own: making each anew at every comparison takes longer than all the rest.
  const all = [...players]
    .toSorted(([a, one], [b, other]) => byFigures(one, other) || byText(a, b))
    .map(([key, player]) => ({ ...player, unfinished: unfinished.get(key)?.size ?? 0 }));
  const counts = new Map<string, number>();
  const names = all.map(nameIn);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return all.map((player, at) => ({ ...player, place: at + 1, isNamesake: (counts.get(names[at] ?? '') ?? 0) > 1 }));
}

const nameIn = ({ name, country }: Identity): string => `${name}+${country}`.normalize('NFC');

/** The player at the top of the table; undefined when it is empty. */
export function leaderOf({ players }: RankingTable): RankedPlayer | undefined {
  let top: RankedPlayer | undefined;
  for (const player of players.values()) if (!top || byRank(player, top) < 0) top = player;
  return top;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byFigures = (a: RankedPlayer, b: RankedPlayer): number => b.rank - a.rank || b.games - a.games;
const byRank = (a: RankedPlayer, b: RankedPlayer): number => byFigures(a, b) || byText(keyOf(a), keyOf(b));

/** By how many points a player wins a game on the average, negative for one who loses by them; 0 without games. */
export const meanMarginOf = ({ margin, games }: Pick<RankedPlayer, 'margin' | 'games'>): number =>
  games === 0 ? 0 : margin / games;

export interface Sorting {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

const valueOf = (row: RankingRow, column: Column): number | string =>
  column === 'meanMargin' ? meanMarginOf(row) : row[column];

/**
 * Rows in another order; those that are alike stay by their places.
 *
 * @param language in whose order names stand
 */
export function sorted(rows: readonly RankingRow[], { column, direction }: Sorting, language: string): RankingRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const names = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const compare = (a: number | string, b: number | string): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : names.compare(String(a), String(b));
  return rows.toSorted((a, b) => sign * compare(valueOf(a, column), valueOf(b, column)) || a.place - b.place);
}

/** The direction a column is sorted in first: names from A, figures from the highest. */
export const firstDirection = (column: Column): Sorting['direction'] =>
  column === 'place' || column === 'name' || column === 'country' ? 'ascending' : 'descending';

/** The rows whose name or country has every word of a text somewhere; case and accents do not matter. */
export function filtered(rows: readonly RankingRow[], text: string): readonly RankingRow[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter(({ name, country }) => {
    const whole = plain(`${name} ${country}`);
    return words.every((word) => whole.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** So many digits of a key tell players of one name apart, in groups that can be read out. */
const MARK_GROUPS = 3;
const MARK_DIGITS = 4;

/** A short mark of a key, of twelve digits: to find another key with the same one takes years. */
export const markOf = (key: string): string =>
  Array.from({ length: MARK_GROUPS }, (_, at) => key.slice(at * MARK_DIGITS, (at + 1) * MARK_DIGITS)).join(' ');

/** Whether two are the same by `keyOf`. */
export const isSamePerson = (a: Identity, b: Identity): boolean => keyOf(a) === keyOf(b);
