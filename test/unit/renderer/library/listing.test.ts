import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesIn, filtered, folded, NO_FILTERS } from '../../../../src-renderer/library/list/filters';
import { countOf, groupsOf, keyOfGroup, ordered } from '../../../../src-renderer/library/list/listing';
import { linesBetween, rowsOf } from '../../../../src-renderer/library/list/rows';
import { RowCollection } from '../../../../src-renderer/library/list/row-collection';
import { searchTexts } from '../../../../src-renderer/library/list/search-texts';
import { at, gameAt, puzzleAt, robotPlayer, unfinishedAt } from '../../../support/entries';
import { t } from '../../../support/words';

const NOW = at(2026, 11, 23);
const ANN = 'Ann';
const [MASON, THORN] = [robotPlayer('mason', 2), robotPlayer('thorn', 3)];

const waiting = unfinishedAt(at(2026, 11, 20), [
  [ANN, 5],
  [MASON, 6],
]);
const forgotten = unfinishedAt(at(2026, 3, 1), [
  [ANN, 4],
  [MASON, 3],
]);
const won = gameAt(at(2026, 11, 21), [
  [ANN, 28],
  [MASON, 18],
]);
const lost = gameAt(at(2026, 10, 2), [
  [ANN, 17],
  [THORN, 20],
]);
const strangers = gameAt(at(2026, 10, 1), [
  [ANN, 30],
  ['Zoë', 29],
]);
const match = gameAt(
  at(2025, 11, 5),
  [
    [ANN, 21],
    [THORN, 20],
  ],
  { isCompetition: true },
);
const puzzle = puzzleAt(at(2026, 11, 22), 'Rainbow, blue', 252);
const ALL = [lost, puzzle, waiting, match, forgotten, won, strangers];

describe('games in order', () => {
  it('stand under headings: what waits, then month by month', () => {
    const groups = groupsOf(ordered(ALL, 'newest'), 'newest', NOW);
    expect(groups.map((group) => [keyOfGroup(group), group.entries])).toEqual([
      ['waiting', [waiting]],
      ['2026-11', [puzzle, won]],
      ['2026-10', [lost, strangers]],
      ['2026-03', [forgotten]],
      ['2025-11', [match]],
    ]);
    expect(groups.map(countOf)[1]).toEqual({ games: 1, won: 1, puzzles: 1, solved: 1 });
  });

  it('stand the oldest first, too', () => {
    const groups = groupsOf(ordered(ALL, 'oldest'), 'oldest', NOW);
    expect(groups.map(keyOfGroup)).toEqual(['waiting', '2025-11', '2026-03', '2026-10', '2026-11']);
  });

  it.each([
    ['best', [strangers, won, match, lost]],
    ['widest', [won, match]],
    ['longest', [strangers, won, match, lost]],
  ] as const)('stand by what is %s under one heading, what has none of it at the end', (sort, first) => {
    const [group, ...others] = groupsOf(ordered(ALL, sort), sort, NOW);
    expect(others).toEqual([]);
    expect(group?.entries.slice(0, first.length)).toEqual(first);
    expect(group?.entries).toHaveLength(ALL.length);
  });
});

describe('the search', () => {
  const found = (text: string) => filtered(ALL, { ...NO_FILTERS, text }, searchTexts(t));

  it.each([
    ['zoe', [strangers]],
    ['ANN mason', [waiting, forgotten, won]],
    ['rain blue', [puzzle]],
    ['solved', [puzzle]],
    ['lost', [lost]],
    ['competition', [match]],
    ['nobody', []],
    ['  ', ALL],
  ])('finds by “%s”', (text, games) => {
    expect(found(text)).toEqual(games);
  });

  it('finds what was noted', () => {
    const noted = { ...won, notes: { note: 'Both ends öpen' } };
    expect(filtered([lost, noted], { ...NO_FILTERS, text: 'ends open' }, searchTexts(t))).toEqual([noted]);
  });

  it('folds letters as lower case without accents', () => {
    expect(['Zoë', 'ÅSA', 'plain'].map(folded)).toEqual(['zoe', 'asa', 'plain']);
  });
});

describe('filters', () => {
  const starred = { ...lost, notes: { starred: true as const } };

  it.each([
    [{ opponent: 'mason' }, [waiting, forgotten, won]],
    [{ level: 3 }, [lost, match]],
    [{ result: 'won' as const }, [match, won]],
    [{ result: 'unfinished' as const }, [waiting, forgotten]],
    [{ kind: 'competition' as const }, [match]],
    [{ kind: 'puzzle' as const }, [puzzle]],
    [{ month: '2026-10' }, [lost, strangers]],
    [{ level: 3, result: 'lost' as const }, [lost]],
  ])('leave what fits %j', (filters, games) => {
    expect(filtered(ALL, { ...NO_FILTERS, ...filters }, () => '')).toEqual(games);
  });

  it('leave what is starred', () => {
    expect(filtered([won, starred], { ...NO_FILTERS, isStarred: true }, () => '')).toEqual([starred]);
  });

  it('offer what there is to choose of, whom one has met most first', () => {
    expect(choicesIn(ALL)).toEqual({
      opponents: [
        { value: 'mason', name: 'mason' },
        { value: 'thorn', name: 'thorn' },
        { value: 'ann', name: ANN },
        { value: 'zoe', name: 'Zoë' },
      ],
      levels: [2, 3],
      results: ['lost', 'solved', 'unfinished', 'won'],
      kinds: ['game', 'puzzle', 'competition'],
      months: ['2026-11', '2026-10', '2026-03', '2025-11'],
    });
  });
});

describe('the lines of the list', () => {
  const heights = { heading: 40, row: 68 };
  const rows = rowsOf(groupsOf(ordered(ALL, 'newest'), 'newest', NOW), heights);

  it('lie one below the other', () => {
    expect(rows.height).toBe(5 * 40 + 7 * 68);
    expect(rows.count).toBe(7);
    expect(rows.lines.slice(0, 4).map(({ key, top }) => [key, top])).toEqual([
      ['waiting', 0],
      [waiting.id, 40],
      ['2026-11', 108],
      [puzzle.id, 148],
    ]);
  });

  const bottomOf = (line: number) => rows.lines[line + 1]?.top ?? rows.height;

  it('are drawn where any of them is seen, and nowhere else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 900 }), fc.integer({ min: 1, max: 400 }), (from, length) => {
        const seen = rows.lines.filter((line, number) => line.top < from + length && bottomOf(number) > from);
        const drawn = linesBetween(rows, from, from + length);
        expect(seen.filter((line) => !drawn.includes(line))).toEqual([]);
        expect(drawn.length - seen.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are gone through by React Aria without the headings', () => {
    const collection = new RowCollection(rows.lines, ({ id }) => `words of ${id}`);
    const keys = [...collection.getKeys()];
    expect(keys).toHaveLength(7);
    expect([collection.getFirstKey(), collection.getLastKey()]).toEqual([waiting.id, match.id]);
    expect(keys.slice(1).map((key) => collection.getKeyBefore(key))).toEqual(keys.slice(0, -1));
    expect(keys.slice(0, -1).map((key) => collection.getKeyAfter(key))).toEqual(keys.slice(1));
    expect([collection.getKeyBefore(waiting.id), collection.getKeyAfter(match.id)]).toEqual([null, null]);
    expect(collection.getKeyAfter('nobody')).toBeNull();
    expect(collection.getItem(won.id)).toMatchObject({ value: won, index: 2, textValue: `words of ${won.id}` });
    expect(collection.topOf(waiting.id)).toBe(40);
  });
});
