import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../../src-shared/library/statistics';
import { makeStatisticsCsv } from '../../../src-shared/library/statistics-csv';
import { gameAt, puzzleAt, robotPlayer } from '../../support/entries';

const AT = Date.UTC(2026, 2, 1, 12);
const ENTRIES = [
  gameAt(AT, [
    ['Ann', 25],
    [robotPlayer('mason', 3), 16],
  ]),
  gameAt(
    AT + 1,
    [
      ['Ann', { loop: 10 }],
      ['=2+3;"Bob"', 22],
    ],
    { isByMail: true, here: [0] },
  ),
  puzzleAt(AT, 'Junior', 61),
  puzzleAt(AT + 1, 'Junior', 40),
  puzzleAt(AT, 'Student', 90, { isHelped: true }),
];

const csvOf = (entries: typeof ENTRIES) => makeStatisticsCsv(statisticsOf(entries, { games: 'all' }));
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  );

describe('statistics as CSV', () => {
  it('have a line for everything that is counted', () => {
    const tally = { games: '1', won: '1', lost: '0', drawn: '0' };
    expect(rowsOf(csvOf(ENTRIES.slice(0, 1)))).toEqual([
      { what: 'all', ...tally, meanScore: '25', meanAgainst: '16', meanMargin: '9', bestLine: '25' },
      {
        what: 'opponent',
        name: 'mason',
        level: '3',
        ...tally,
        meanScore: '25',
        meanAgainst: '16',
        meanMargin: '9',
        bestLine: '25',
      },
      { what: 'level', level: '3', ...tally, meanScore: '25', meanAgainst: '16', meanMargin: '9', bestLine: '25' },
      { what: 'colour', name: 'red', ...tally, meanScore: '25', meanAgainst: '16', meanMargin: '9', bestLine: '25' },
      { what: 'starter', name: 'own', ...tally, meanScore: '25', meanAgainst: '16', meanMargin: '9', bestLine: '25' },
      {
        what: 'starter',
        name: 'other',
        games: '0',
        won: '0',
        lost: '0',
        drawn: '0',
        meanScore: '0',
        meanAgainst: '0',
        meanMargin: '0',
        bestLine: '0',
      },
      { what: 'winsInRow', name: 'longest', value: '1' },
      { what: 'winsInRow', name: 'current', value: '1' },
      { what: 'record', name: 'line', value: '25', date: '2026-03-01T12:00:00.000Z' },
      { what: 'record', name: 'score', value: '25', date: '2026-03-01T12:00:00.000Z' },
      { what: 'record', name: 'win', value: '9', date: '2026-03-01T12:00:00.000Z' },
      { what: 'record', name: 'lowestWin', value: '25', date: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  it('tell puzzles with their times without help', () => {
    expect(rowsOf(csvOf(ENTRIES.slice(2))).filter(({ what }) => what === 'puzzle')).toEqual([
      {
        what: 'puzzle',
        name: 'Junior',
        solved: '2',
        helped: '0',
        counts: 'seconds',
        best: '40',
        mean: '50.5',
        last: '40',
        date: '2026-03-01T12:00:00.001Z',
      },
      {
        what: 'puzzle',
        name: 'Student',
        solved: '1',
        helped: '1',
        counts: 'seconds',
        date: '2026-03-01T12:00:00.000Z',
      },
    ]);
  });

  it('give no spreadsheet a formula', () => {
    expect(csvOf(ENTRIES)).toContain(`opponent,"'=2+3;""Bob""",,1,0,1,0`);
  });

  it('begin with the mark by which Excel knows the encoding', () =>
    expect(csvOf([]).startsWith('\uFEFFwhat,name')).toBe(true));
});
