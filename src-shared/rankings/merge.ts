import { type Entry, type EntryOf, type Identity, type KeptEntry, keyOf } from './entries';
import { byTime, type RankingTable } from './table';

/** Taking in what another table holds, and what a clock that was wrong has left. */

/** A clock may be a little fast. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** Put in by the build; tests and scripts run without one. */
declare const TANTRIX_BUILT_AT: number | undefined;

/** The day of the build, in milliseconds since 1970: a clock that stands before it is behind, and judges no other. */
const BUILT_AT = typeof TANTRIX_BUILT_AT === 'number' ? TANTRIX_BUILT_AT : 0;

/**
 * Those entries of another table that this one takes over.
 *
 * Results, and games that were begun, are taken over whatever they say, each once. Both programs of a game online have noted
 * it, each by its own clock: the earlier time counts, so that both tables come to the same order. What the owner of the other table did with it, they did with theirs:
 * a removal, Words of Wisdom or a line of figures counts only for players who are new to this table.
 */
export function entriesToMerge(table: RankingTable, others: readonly Entry[]): Entry[] {
  const isNew = (player: Identity): boolean => {
    const key = keyOf(player);
    return !table.players.has(key) && !table.played.has(key);
  };
  const own = new Map(table.entries.map((entry) => [entry.id, entry]));
  return others.filter((entry) => {
    if (table.ids.has(entry.id)) return isEarlier(entry, own.get(entry.id));
    return isOfGame(entry) || isNew(entry.player);
  });
}

type OfGame = EntryOf<'result' | 'begun'>;

const isOfGame = (entry: Entry): entry is OfGame => entry.kind === 'result' || entry.kind === 'begun';

/** Whether an entry says what another says, of an earlier time. */
const isEarlier = (entry: Entry, other: Entry | undefined): boolean =>
  other !== undefined && entry.at < other.at && isOfGame(entry) && isOfGame(other) && saidBy(entry) === saidBy(other);

const saidBy = (entry: OfGame): string =>
  entry.kind === 'begun'
    ? JSON.stringify([entry.game, entry.players.map(keyOf)])
    : JSON.stringify([
        entry.isDeadlock,
        entry.sides.map(({ player, score }) => [player.kind === 'person' ? keyOf(player) : player.level, score]),
      ]);

/**
 * The entries with none of the future, in which a clock that was ahead has put them: they would stand behind all games to
 * come. Such ones count as made now, one after the other. By a clock that is behind all would be of the future: it dates none.
 *
 * @param now milliseconds since 1970; what is up to a day later is left, for another clock may be a little fast
 */
export function withoutFuture<T extends KeptEntry>(entries: readonly T[], now: number): readonly T[] {
  if (now < BUILT_AT) return entries;
  const late = entries.filter(({ at }) => at > now + TOLERANCE_MS);
  if (late.length === 0) return entries;
  const times = new Map(late.toSorted(byTime).map((entry, place) => [entry, now + place]));
  return entries.map((entry) => ({ ...entry, at: times.get(entry) ?? entry.at }));
}

/**
 * The copies by which a table is mended of entries of the future, and the time for an entry that comes after all others: a
 * clock that was put back a little does not sort it before them.
 */
export function nextIn(
  { entries }: RankingTable,
  now: number,
): { readonly mended: readonly KeptEntry[]; readonly at: number } {
  // They are in the order of time: as a rule, none is of the future, and there is nothing to go through.
  const last = entries.at(-1)?.at ?? 0;
  if (last <= now + TOLERANCE_MS) return { mended: [], at: Math.max(now, last + 1) };
  const dated = withoutFuture(entries, now);
  const mended = dated.filter((entry, place) => entry.at !== entries[place]?.at);
  return { mended, at: dated.reduce((latest, { at }) => Math.max(latest, at + 1), now) };
}
