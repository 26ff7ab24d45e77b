import { describe, expect, it } from 'vitest';
import {
  withoutFuture,
  EMPTY_TABLE,
  entriesToMerge,
  type Entry,
  rowsOf,
  type RankingTable,
  withEntries,
} from '../../../src-shared/rankings';
import { gameOf, person, removalAt, resultAt, wisdomAt } from '../../support/rankings';

const GAME = resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11]));
const LATER = resultAt(5, gameOf('b', ['Chris', 20], ['Bob', 18]));
const OTHER = resultAt(3, gameOf('c', ['Ann', 10], ['Bob', 18]));
const standing = (name: string, rank: number): Entry => ({
  kind: 'standing',
  id: `standing of ${name}`,
  at: 4,
  player: person(name),
  figures: { rank, games: 7, wins: 5, losses: 1, draws: 1, best: 22, margin: 30 },
});

function merged(table: RankingTable, others: readonly Entry[]) {
  const added = entriesToMerge(table, others);
  return { added, table: withEntries(table, added) };
}
const tableOf = (...entries: readonly Entry[]) => withEntries(EMPTY_TABLE, entries);
const ranksOf = (table: ReturnType<typeof tableOf>) =>
  rowsOf(table).map(({ name, rank, games }) => [name, rank, games]);

describe('merging two tables', () => {
  it('counts the same result once, and gives the same table on both sides', () => {
    const [mine, yours] = [tableOf(GAME, LATER), tableOf(GAME, OTHER)];
    const { added, table } = merged(mine, yours.entries);
    expect(added).toEqual([OTHER]);
    expect(table).toEqual(tableOf(GAME, OTHER, LATER));
    expect(merged(yours, mine.entries).table).toEqual(table);
    expect(merged(table, yours.entries).added).toEqual([]);
  });

  it('takes over a whole table, with those who were removed, the words and the figures', () => {
    const whole = [GAME, LATER, removalAt(6, 'Ann'), wisdomAt(7, 'Chris', 'Hm.'), standing('Dora', 640)];
    expect(merged(EMPTY_TABLE, whole).table).toEqual(tableOf(...whole));
  });

  it('neither removes nor changes players of this table, nor brings back whom it removed', () => {
    const mine = tableOf(GAME, removalAt(2, 'Bob'));
    const theirs = [GAME, removalAt(6, 'Ann'), wisdomAt(7, 'Ann', 'Mine.'), standing('Ann', 900), standing('Bob', 900)];
    expect(merged(mine, theirs)).toEqual({ added: [], table: mine });
  });

  it('lets figures of a player hold whatever was before, and go on from there', () => {
    const after = tableOf(GAME, OTHER, standing('Ann', 640), resultAt(9, gameOf('d', ['Ann', 10], ['Dora', 10])));
    expect(ranksOf(after)[0]).toEqual(['Ann', 640, 8]);
    expect(after.players.get('Ann++')).toMatchObject({ draws: 2, best: 22, lastPlayed: 9 });
  });

  it('dates what lies in the future by now: it would stand behind all games to come', () => {
    expect(withoutFuture([GAME, LATER], 5)).toEqual([GAME, LATER]);
    expect(withoutFuture([GAME, { ...LATER, at: 10 ** 9 }], 5)).toEqual([GAME, LATER]);
  });
});
