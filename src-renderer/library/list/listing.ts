import type { Entry } from '../../../src-shared/library/entry';
import { grouped } from '../../../src-shared/library/grouped';
import { type Result, type Seen, seenOf } from './seen';

/** How games are put in order, and grouped. */

export const SORTS = ['newest', 'oldest', 'best', 'widest', 'longest'] as const;
export type Sort = (typeof SORTS)[number];

/** Games under one heading. */
export type Group =
  /** What is not finished, and was played lately: it comes first. */
  | { readonly kind: 'waiting'; readonly entries: readonly Entry[] }
  /** A month, as `2026-11`. */
  | { readonly kind: 'month'; readonly month: string; readonly entries: readonly Entry[] }
  /** All that is listed, in an order in which months mean nothing. */
  | { readonly kind: 'found'; readonly entries: readonly Entry[] };

export const keyOfGroup = (group: Group): string => (group.kind === 'month' ? group.month : group.kind);

/** The best among the players where nobody knows whose game it was; -1 where it means nothing. */
const mostOf = ({ facts }: Entry, value: 'score' | 'tiles'): number =>
  facts.kind === 'game' ? Math.max(0, ...facts.sides.map((side) => side[value])) : -1;

/** By what else than time games are put in order, the largest first. */
const VALUES: Readonly<Record<Exclude<Sort, 'newest' | 'oldest'>, (entry: Entry, seen: Seen) => number>> = {
  best: (entry, { own }) => own?.score ?? mostOf(entry, 'score'),
  widest: (_, { own }) => (own?.outcome === 'won' ? own.margin : -1),
  longest: (entry, { own }) => own?.tiles ?? mostOf(entry, 'tiles'),
};

const byTime = (a: Entry, b: Entry): number => b.at - a.at || (a.id < b.id ? -1 : 1);

/** All entries in order; of those that are alike in it, the newest first. */
export function ordered(entries: readonly Entry[], sort: Sort): Entry[] {
  const newest = entries.toSorted(byTime);
  if (sort === 'newest') return newest;
  if (sort === 'oldest') return newest.toReversed();
  const valued = newest.map((entry) => ({ entry, value: VALUES[sort](entry, seenOf(entry)) }));
  return valued.toSorted((a, b) => b.value - a.value).map(({ entry }) => entry);
}

/** What nobody has gone on with for so long stands in its month again. */
const FORGOTTEN_MS = 60 * 24 * 60 * 60 * 1000;

/** Entries that are in order, in groups, none of which is empty; what is not finished waits, unless it seems forgotten by now. */
export function groupsOf(entries: readonly Entry[], sort: Sort, now: number): Group[] {
  if (sort !== 'newest' && sort !== 'oldest') return entries.length === 0 ? [] : [{ kind: 'found', entries }];
  const isWaiting = (entry: Entry) => seenOf(entry).result === 'unfinished' && now - entry.at < FORGOTTEN_MS;
  const waiting = entries.filter(isWaiting);
  const over = entries.filter((entry) => !isWaiting(entry));
  const months = grouped(over, (entry) => [seenOf(entry).month]);
  return [
    ...(waiting.length > 0 ? [{ kind: 'waiting' as const, entries: waiting }] : []),
    ...[...months].map(([month, group]) => ({ kind: 'month' as const, month, entries: group })),
  ];
}

/** What is to be said of a group: how many games it has, and what came of them. */
export interface GroupCount {
  readonly games: number;
  readonly won: number;
  readonly puzzles: number;
  readonly solved: number;
}

export function countOf({ entries }: Group): GroupCount {
  const puzzles = entries.filter(({ facts }) => facts.kind === 'puzzle').length;
  const those = (result: Result) => entries.filter((entry) => seenOf(entry).result === result).length;
  return { games: entries.length - puzzles, won: those('won'), puzzles, solved: those('solved') };
}
