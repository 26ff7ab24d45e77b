import type { Entry } from '../../../src-shared/library/entry';
import { type EntryKind, type Result, seenOf } from './seen';

/** Which games are listed. */
export interface Filters {
  readonly text: string;
  /** A name, in folded letters. */
  readonly opponent?: string | undefined;
  readonly level?: number | undefined;
  readonly result?: Result | undefined;
  readonly kind?: EntryKind | undefined;
  readonly month?: string | undefined;
  readonly isStarred: boolean;
}

export const NO_FILTERS: Filters = { text: '', isStarred: false };

const ASCII = /^\p{ASCII}*$/u;

/** Letters without case and accents: "Zoe" finds "Zoë". Most texts have none, and there are ten thousand of them. */
export const folded = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}/gu, '')).toLowerCase();

/** What the words of a search are looked for in, in folded letters. */
export type SearchTexts = (entry: Entry) => string;

/** The entries that fit; each word of the search is to be found somewhere. */
export function filtered(entries: readonly Entry[], filters: Filters, textOf: SearchTexts): Entry[] {
  const words = folded(filters.text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (!fits(entry, filters)) return false;
    const text = words.length > 0 ? textOf(entry) : '';
    return words.every((word) => text.includes(word));
  });
}

function fits(entry: Entry, { opponent, level, result, kind, month, isStarred }: Filters): boolean {
  const seen = seenOf(entry);
  return (
    (result === undefined || seen.result === result) &&
    (kind === undefined || seen.kinds.includes(kind)) &&
    (month === undefined || seen.month === month) &&
    (!isStarred || entry.notes.starred === true) &&
    (level === undefined || seen.opponents.some(({ robot }) => robot?.level === level)) &&
    (opponent === undefined || seen.opponents.some(({ name }) => folded(name) === opponent))
  );
}

/** What there is to choose from. */
export interface FilterChoices {
  /** Those who were met most often first; `value` is the name in folded letters. */
  readonly opponents: readonly { readonly value: string; readonly name: string }[];
  readonly levels: readonly number[];
  readonly results: readonly Result[];
  readonly kinds: readonly EntryKind[];
  /** The latest first. */
  readonly months: readonly string[];
}

/** So many names a list can show that somebody reads; the others are found by the search. */
const MOST_NAMES = 60;

export function choicesIn(entries: readonly Entry[]): FilterChoices {
  const names = new Map<string, { name: string; games: number }>();
  const [levels, results, kinds, months] = [
    new Set<number>(),
    new Set<Result>(),
    new Set<EntryKind>(),
    new Set<string>(),
  ];
  for (const entry of entries) {
    const seen = seenOf(entry);
    months.add(seen.month);
    if (seen.result) results.add(seen.result);
    for (const kind of seen.kinds) kinds.add(kind);
    for (const { name, robot } of seen.opponents) {
      if (robot) levels.add(robot.level);
      const known = names.get(folded(name));
      if (known) known.games += 1;
      else if (name.trim() !== '') names.set(folded(name), { name, games: 1 });
    }
  }
  const byGames = [...names].toSorted(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1));
  return {
    opponents: byGames.slice(0, MOST_NAMES).map(([value, { name }]) => ({ value, name })),
    levels: [...levels].toSorted((a, b) => a - b),
    results: [...results],
    kinds: [...kinds],
    months: [...months].toSorted().toReversed(),
  };
}
