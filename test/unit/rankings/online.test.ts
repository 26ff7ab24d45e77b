import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_TABLE,
  type Entry,
  keyOf,
  markOf,
  RankedGameSchema,
  type RankingTable,
  rowsOf,
  versionOf,
  withEntries,
} from '../../../src-shared/rankings';
import {
  begunAt,
  gameOf,
  keyNamed,
  onlineGameOf,
  person,
  personOnline,
  removalAt,
  resultAt,
  wisdomAt,
} from '../../support/rankings';

const tableOf = (...entries: readonly Entry[]): RankingTable => withEntries(EMPTY_TABLE, entries);
const GAME = onlineGameOf('a', ['Ann', 20], ['Bob', 11]);
const unfinishedIn = (table: RankingTable) => rowsOf(table).map(({ name, unfinished }) => `${name} ${unfinished}`);

describe('a player of games online', () => {
  it('is another one with another key, and the same with another address', () => {
    expect(keyOf(personOnline('Ann', 'Eve'))).not.toBe(keyOf(personOnline('Ann')));
    expect(keyOf(person('Ann'))).not.toBe(keyOf(personOnline('Ann')));
    expect(keyOf({ ...personOnline('Ann'), email: 'ann@example.org', country: 'Wales' })).toBe(
      keyOf(personOnline('Ann')),
    );
    const table = tableOf(
      resultAt(1, GAME),
      resultAt(2, onlineGameOf('b', ['Ann', 9], ['Bob', 5], ['Eve', 'Bob'])),
      resultAt(3, gameOf('c', ['Ann', 9], ['Bob', 5])),
    );
    expect(rowsOf(table).filter(({ name, isNamesake }) => name === 'Ann' && isNamesake)).toHaveLength(3);
    expect(rowsOf(table).find(({ key }) => key === keyNamed('Bob'))?.games).toBe(2);
  });

  it('has a mark that can be read out', () => expect(markOf('0123456789abcdef'.repeat(4))).toBe('0123 4567 89ab'));

  it.each<[string, unknown]>([
    [
      'of one who plays by a key and one who does not',
      { ...GAME, sides: [GAME.sides[0], gameOf('b', ['', 0], ['Bob', 1]).sides[1]] },
    ],
    ['that is not known by its hash', { ...GAME, id: 'a' }],
    ['of somebody against themselves', onlineGameOf('a', ['Ann', 20], ['Ann', 11])],
    [
      'with a key that is none',
      { ...GAME, sides: GAME.sides.map((side) => ({ ...side, player: { ...side.player, key: 'a' } })) },
    ],
  ])('is in no game %s', (_, game) => {
    expect(v.is(RankedGameSchema, GAME)).toBe(true);
    expect(v.is(RankedGameSchema, game)).toBe(false);
  });
});

describe('a game online that was begun', () => {
  const FIRST = begunAt(1, 'a', ['Ann', 'Bob']);
  const SECOND = begunAt(5, 'b', ['Ann', 'Bob']);

  it('is unfinished, and ranks nobody, until there is a result', () => {
    expect(rowsOf(tableOf(FIRST))).toEqual([]);
    const table = tableOf(FIRST, resultAt(2, GAME), SECOND);
    expect(unfinishedIn(table)).toEqual(['Ann 1', 'Bob 1']);
    const ended = withEntries(table, [resultAt(6, onlineGameOf('b', ['Ann', 20], ['Bob', 11]))]);
    expect(unfinishedIn(ended)).toEqual(['Ann 0', 'Bob 0']);
  });

  it('is not unfinished by a clock that has put its end before its beginning', () => {
    expect(unfinishedIn(withEntries(tableOf(resultAt(2, GAME)), [begunAt(7, 'a', ['Ann', 'Bob'])]))).toEqual([
      'Ann 0',
      'Bob 0',
    ]);
  });

  it('is not unfinished when its result is taken out, and is again when the import of it is taken back', () => {
    const out: Parameters<typeof withEntries>[1] = [{ kind: 'resultRemoval', id: 'r', at: 9, result: GAME.id }];
    const more = onlineGameOf('c', ['Ann', 9], ['Bob', 8]);
    expect(unfinishedIn(withEntries(tableOf(FIRST, resultAt(2, GAME), resultAt(3, more)), out))).toEqual([
      'Ann 0',
      'Bob 0',
    ]);
    const imported = withEntries(tableOf(FIRST, resultAt(3, more)), [
      { kind: 'import', id: 'i', at: 4, name: 'x' },
      { ...resultAt(4, GAME), from: 'i' },
    ]);
    expect(unfinishedIn(imported)).toEqual(['Ann 0', 'Bob 0']);
    const back = withEntries(imported, [{ kind: 'importRemoval', id: 'o', at: 5, import: 'i' }]);
    expect(unfinishedIn(back)).toEqual(['Ann 1', 'Bob 1']);
  });

  it('is forgotten with a player who is taken out of the table', () => {
    const gone: Entry = { kind: 'removal', id: 'gone', at: 8, player: personOnline('Ann') };
    const after = [resultAt(9, onlineGameOf('c', ['Ann', 9], ['Bob', 8]))];
    expect(unfinishedIn(withEntries(tableOf(FIRST, gone), after))).toEqual(['Ann 0', 'Bob 1']);
  });
});

it('only what has to do with games online asks for the second version of the form', () => {
  const first = [resultAt(1, gameOf('a', ['Ann', 1], ['Bob', 2])), removalAt(2, 'Ann'), wisdomAt(3, 'Bob', 'Hm.')];
  expect(first.map(versionOf)).toEqual([1, 1, 1]);
  const second: readonly Entry[] = [
    resultAt(1, GAME),
    begunAt(1, 'a', ['Ann', 'Bob']),
    { kind: 'removal', id: 'r', at: 2, player: personOnline('Ann') },
  ];
  expect(second.map(versionOf)).toEqual([2, 2, 2]);
});
