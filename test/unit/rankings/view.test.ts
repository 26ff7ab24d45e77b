import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  EMPTY_TABLE,
  filtered,
  firstDirection,
  rowsOf,
  sorted,
  leaderOf,
  withEntries,
} from '../../../src-shared/rankings';
import { gameOf, resultAt, side } from '../../support/rankings';

const named = (name: string, country: string) => ({ name, email: '', country });
const TABLE = withEntries(EMPTY_TABLE, [
  resultAt(1, gameOf('a', ['Émile', 20], ['bob', 11])),
  resultAt(2, gameOf('b', ['Émile', 14], ['bob', 16])),
  resultAt(3, {
    ...gameOf('c', ['', 0], ['', 0]),
    sides: [side(named('Ann', 'New Zealand'), 'red', 30), side(named('Chris', 'Zürich'), 'blue', 11)],
  }),
]);
const ROWS = rowsOf(TABLE);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ');

describe('the rankings as they are looked at', () => {
  it('stand by rank, then by games, then by name', () => {
    expect(names(ROWS)).toBe('Ann Émile bob Chris');
    expect(ROWS.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(leaderOf(TABLE)?.name).toBe('Ann');
    expect(leaderOf(EMPTY_TABLE)).toBeUndefined();
    const drawn = withEntries(EMPTY_TABLE, [
      resultAt(1, gameOf('a', ['Dora', 1], ['Bob', 1])),
      resultAt(2, gameOf('b', ['Chris', 1], ['Bob', 1])),
    ]);
    expect(names(rowsOf(drawn))).toBe('Bob Chris Dora');
  });

  it.each([
    ['name', 'ascending', 'Ann bob Chris Émile'],
    ['name', 'descending', 'Émile Chris bob Ann'],
    ['country', 'descending', 'Chris Ann Émile bob'],
    ['rank', 'ascending', 'Chris bob Émile Ann'],
    ['best', 'descending', 'Ann Émile bob Chris'],
    ['games', 'descending', 'Émile bob Ann Chris'],
    ['margin', 'descending', 'Ann Émile bob Chris'],
    ['meanMargin', 'ascending', 'Chris bob Émile Ann'],
    ['lastPlayed', 'descending', 'Ann Chris Émile bob'],
  ] as const)('are sorted by %s, %s', (column, direction, order) => {
    expect(names(sorted(ROWS, { column, direction }, 'en'))).toBe(order);
  });

  it('begin with the highest figure, and with A', () => {
    expect(COLUMNS.filter((column) => firstDirection(column) === 'ascending')).toEqual(['place', 'name', 'country']);
  });

  it.each([
    ['', 'Ann Émile bob Chris'],
    ['emi', 'Émile'],
    ['BOB', 'bob'],
    ['z', 'Ann Chris'],
    ['new  ann', 'Ann'],
    ['nobody', ''],
  ])('are filtered by %j', (text, found) => {
    expect(names(filtered(ROWS, text))).toBe(found);
  });
});
