import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterBeating,
  afterWin,
  changesBy,
  EMPTY_TABLE,
  type Entry,
  EntrySchema,
  RankedGameSchema,
  rowsOf,
  type RankingTable,
  withEntries,
} from '../../../src-shared/rankings';
import * as v from 'valibot';
import { againstRobot, gameOf, person, removalAt, resultAt, robotSide, wisdomAt } from '../../support/rankings';

const tableOf = (...entries: readonly Entry[]): RankingTable => withEntries(EMPTY_TABLE, entries);
const rowOf = (table: RankingTable, name: string) => rowsOf(table).find((row) => row.name === name);
const namesOf = (table: RankingTable) => rowsOf(table).map(({ name }) => name);

describe('a ranking table', () => {
  it('counts what the players of a game did', () => {
    const table = tableOf(
      resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11])),
      resultAt(2, gameOf('b', ['Bob', 14], ['Ann', 12])),
      resultAt(3, gameOf('c', ['Ann', 9], ['Bob', 9])),
    );
    const first = afterWin({ winner: 300, loser: 300 }, 9);
    const second = afterWin({ winner: first.loser, loser: first.winner }, 2);
    expect(rowOf(table, 'Ann')).toEqual({
      ...person('Ann'),
      isNamesake: false,
      place: 1,
      rank: second.loser,
      games: 3,
      wins: 1,
      losses: 1,
      draws: 1,
      best: 20,
      margin: 7,
      lastPlayed: 3,
      unfinished: 0,
      wisdom: undefined,
    });
    expect(rowOf(table, 'Bob')).toMatchObject({
      place: 2,
      rank: second.winner,
      wins: 1,
      losses: 1,
      draws: 1,
      margin: -7,
    });
    expect(table.histories.get('Ann++')).toEqual([
      { at: 1, rank: 312 },
      { at: 2, rank: second.loser },
      { at: 3, rank: second.loser },
    ]);
  });

  it('lets a computer player move a person, and does not list it', () => {
    const table = tableOf(resultAt(1, againstRobot('a', ['Ann', 20], 1, 11)));
    expect(namesOf(table)).toEqual(['Ann']);
    expect(rowOf(table, 'Ann')?.rank).toBe(afterBeating(1, 300, 9));
    const lost = tableOf(resultAt(1, againstRobot('a', ['Ann', 5], 1, 14)));
    expect(rowOf(lost, 'Ann')).toMatchObject({ rank: 300 - 12 * 0.3, losses: 1, margin: -9 });
  });

  it('moves nobody by a deadlock, whatever the scores', () => {
    const table = tableOf(resultAt(1, { ...gameOf('a', ['Ann', 20], ['Bob', 3]), isDeadlock: true }));
    expect(rowOf(table, 'Ann')).toMatchObject({ rank: 300, draws: 1, wins: 0, margin: 0, best: 20 });
    expect(rowOf(table, 'Bob')).toMatchObject({ rank: 300, draws: 1, losses: 0 });
  });

  it('tells persons apart by name, email and country', () => {
    const table = tableOf(
      resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11])),
      resultAt(2, {
        ...gameOf('b', ['Ann', 20], ['Bob', 11]),
        sides: [{ player: { kind: 'person', ...person('Ann', 'Wales') }, colour: 'red', score: 3 }, robotSide(1, 2)],
      }),
    );
    expect(rowsOf(table).map(({ name, country }) => `${name} ${country}`)).toEqual(['Ann ', 'Ann Wales', 'Bob ']);
  });

  it('keeps the ranks of those who played somebody who is removed', () => {
    const games = [
      resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11])),
      resultAt(2, gameOf('b', ['Bob', 20], ['Ann', 9])),
    ];
    const all = tableOf(...games);
    const left = withEntries(all, [removalAt(3, 'Ann')]);
    expect(namesOf(left)).toEqual(['Bob']);
    expect(rowOf(left, 'Bob')).toEqual({ ...rowOf(all, 'Bob'), place: 1 });
    // Somebody who comes back begins anew.
    const back = withEntries(left, [resultAt(4, gameOf('c', ['Ann', 1], ['Chris', 1]))]);
    expect(rowOf(back, 'Ann')).toMatchObject({ rank: 300, games: 1, best: 1 });
    expect(back.histories.get('Ann++')).toEqual([{ at: 4, rank: 300 }]);
  });

  it('takes names for the same, however a system writes their accents', () => {
    const table = tableOf(
      resultAt(1, gameOf('a', ['Zoë'.normalize('NFC'), 20], ['Bob', 11])),
      resultAt(2, gameOf('b', ['Zoë'.normalize('NFD'), 20], ['Bob', 11])),
    );
    expect(namesOf(table)).toEqual(['Zoë'.normalize('NFC'), 'Bob']);
    expect(rowOf(table, 'Zoë'.normalize('NFC'))?.games).toBe(2);
    const oneself = gameOf('c', ['Zoë'.normalize('NFC'), 1], ['Zoë'.normalize('NFD'), 2]);
    expect(v.is(RankedGameSchema, oneself)).toBe(false);
  });

  it('keeps Words of Wisdom until they are taken back', () => {
    const table = tableOf(resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11])), wisdomAt(2, 'Ann', 'Block early.'));
    expect(rowOf(table, 'Ann')?.wisdom).toBe('Block early.');
    expect(rowOf(withEntries(table, [resultAt(3, gameOf('b', ['Ann', 2], ['Bob', 1]))]), 'Ann')?.wisdom).toBe(
      'Block early.',
    );
    expect(rowOf(withEntries(table, [wisdomAt(3, 'Ann', '')]), 'Ann')?.wisdom).toBeUndefined();
    expect(namesOf(withEntries(table, [wisdomAt(3, 'Nobody', 'Hm.')]))).toEqual(['Ann', 'Bob']);
  });

  const name = fc.constantFrom('Ann', 'Bob', 'Chris', 'Dora');
  const game = fc
    .tuple(fc.nat(20), name, name, fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 5 }))
    .map(([at, a, b, x, y, level]) => {
      const id = `${at} ${a} ${b} ${x} ${y} ${level}`;
      return resultAt(at, a === b ? againstRobot(id, [a, x], level, y) : gameOf(id, [a, x], [b, y]));
    });
  const removal = fc.tuple(fc.nat(20), name).map(([at, who]) => removalAt(at, who));
  const entries = fc.array(fc.oneof({ arbitrary: game, weight: 5 }, removal), { maxLength: 25 });

  it('is the same in whatever order and portions its entries come, and counts each once', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat(7)), (list, portions) => {
        const whole = tableOf(...list);
        let bitByBit = EMPTY_TABLE;
        const rest = [...list, ...list.slice(0, 3)].toReversed();
        while (rest.length > 0) bitByBit = withEntries(bitByBit, rest.splice(0, 1 + (portions.next().value ?? 0)));
        expect(rowsOf(bitByBit)).toEqual(rowsOf(whole));
        expect(bitByBit.entries).toEqual(whole.entries);
        expect(bitByBit.histories).toEqual(whole.histories);
      }),
    );
  });

  it('leaves the table it was made of as it was', () => {
    fc.assert(
      fc.property(entries, entries, (list, more) => {
        const table = tableOf(...list);
        const before = structuredClone(table);
        withEntries(table, more);
        expect(table).toEqual(before);
      }),
    );
  });

  it('adds up: every game is won, lost or drawn, and every point won by is lost by somebody', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 25 }), (list) => {
        const rows = rowsOf(tableOf(...list.filter(({ sides }) => sides[1].player.kind === 'person')));
        for (const row of rows) expect(row.wins + row.losses + row.draws).toBe(row.games);
        expect(rows.reduce((sum, { margin }) => sum + margin, 0)).toBe(0);
      }),
    );
  });
});

const changed = (before: RankingTable, entry: ReturnType<typeof resultAt>) =>
  changesBy(entry, before, withEntries(before, [entry]));

describe('what a game changes', () => {
  const ANN_LEADS = tableOf(resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11])));

  it('tells both ranks; a new player had 300', () => {
    expect(changed(EMPTY_TABLE, resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 11]))).changes).toEqual([
      { player: { kind: 'person', ...person('Ann') }, before: 300, after: 312 },
      { player: { kind: 'person', ...person('Bob') }, before: 300, after: 296.4 },
    ]);
  });

  it('tells the rank of a computer player, too, which never moves', () => {
    const { changes } = changed(EMPTY_TABLE, resultAt(1, againstRobot('a', ['Ann', 20], 4, 11)));
    expect(changes.map(({ player: { name }, before, after }) => [name, before, after > before])).toEqual([
      ['Ann', 300, true],
      ['Mason', 750, false],
    ]);
    expect(changes[1]?.after).toBe(750);
  });

  it.each([
    ['who moves up at the top', gameOf('b', ['Ann', 20], ['Bob', 11]), 'Ann'],
    ['who moves down and stays there', gameOf('b', ['Ann', 20], ['Bob', 21]), 'Ann'],
    ['who takes the top', gameOf('b', ['Ann', 1], ['Bob', 30]), 'Bob'],
    ['nobody, when the top does not move', gameOf('b', ['Ann', 20], ['Bob', 20]), undefined],
    ['nobody, when others play', gameOf('b', ['Chris', 20], ['Dora', 19]), undefined],
  ])('invites to Words of Wisdom %s', (_, game, top) => {
    expect(changed(ANN_LEADS, resultAt(2, game)).top?.name).toBe(top);
  });

  it('invites nobody after a draw, be it the first game of all', () => {
    expect(changed(EMPTY_TABLE, resultAt(1, gameOf('a', ['Ann', 20], ['Bob', 20]))).top).toBeUndefined();
    expect(changed(EMPTY_TABLE, resultAt(1, againstRobot('a', ['Ann', 14], 4, 14))).top).toBeUndefined();
    expect(changed(ANN_LEADS, resultAt(2, againstRobot('b', ['Ann', 14], 4, 14))).top).toBeUndefined();
  });

  it('does not invite somebody who is not there when the top falls', () => {
    const table = withEntries(ANN_LEADS, [resultAt(2, gameOf('c', ['Chris', 12], ['Dora', 4]))]);
    expect(changed(table, resultAt(3, gameOf('d', ['Ann', 1], ['Dora', 12]))).top).toBeUndefined();
  });

  it('brings the words of before', () => {
    const table = withEntries(ANN_LEADS, [wisdomAt(2, 'Ann', 'Block early.')]);
    expect(changed(table, resultAt(3, gameOf('b', ['Ann', 2], ['Bob', 1]))).top?.wisdom).toBe('Block early.');
  });
});

const isRight = (value: unknown) => v.safeParse(RankedGameSchema, value).success;

describe('a game to be ranked', () => {
  const { sides, ...game } = gameOf('a', ['Ann', 20], ['Bob', 11]);

  it('has a person, and not the same one twice', () => {
    expect(isRight({ ...game, sides })).toBe(true);
    expect(isRight({ ...game, sides: [sides[0], robotSide(5, 3)] })).toBe(true);
    expect(isRight({ ...game, sides: [robotSide(1, 3), robotSide(5, 3)] })).toBe(false);
    expect(isRight({ ...game, sides: [sides[0], sides[0]] })).toBe(false);
  });

  it.each(['name', 'email', 'country'])('has no + in its %s', (field) => {
    const player = { kind: 'person', name: 'Ann', email: '', country: '', [field]: 'a+b' };
    expect(isRight({ ...game, sides: [{ ...sides[0], player }, sides[1]] })).toBe(false);
    expect(v.safeParse(EntrySchema, { kind: 'removal', id: 'x', at: 1, player }).success).toBe(false);
  });
});
