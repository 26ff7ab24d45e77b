import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { makeResultsCsv } from '../../../src-shared/library/results-csv';
import { at, gameAt, puzzleAt, robotPlayer, unfinishedAt } from '../../support/entries';

const linesOf = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
const [NOON, ANN] = [at(2026, 11, 21), 'Ann'] as const;

describe('results as CSV', () => {
  it('say what came of a game, seat by seat, and for whom', () => {
    const game = gameAt(NOON, [
      [ANN, 28],
      [robotPlayer('mason', 2), { loop: 9 }],
    ]);
    const [line] = linesOf(makeResultsCsv([{ ...game, notes: { starred: true, note: 'Red, open; "left"' } }]));
    expect(line).toMatchObject({
      file: game.id,
      ended: new Date(NOON).toISOString(),
      kind: 'game',
      end: 'complete',
      result: 'won',
      margin: '10',
      player1: ANN,
      colour1: 'red',
      score1: '28',
      level1: '',
      player2: 'mason',
      level2: '2',
      score2: '18',
      tiles2: '9',
      player3: '',
      starred: 'yes',
      note: 'Red, open; "left"',
    });
  });

  it('leave open what is not known', () => {
    const [running, strangers] = linesOf(
      makeResultsCsv([
        unfinishedAt(NOON, [
          [ANN, 5],
          [robotPlayer('mason', 1), 6],
        ]),
        gameAt(NOON, [
          [ANN, 5],
          ['Bob', 6],
        ]),
      ]),
    );
    expect(running).toMatchObject({ end: '', result: '', margin: '' });
    expect(strangers).toMatchObject({ end: 'complete', result: '', margin: '' });
  });

  it('say how a puzzle went', () => {
    const [line] = linesOf(makeResultsCsv([puzzleAt(NOON, 'Rainbow', 252, { isHelped: true, score: 12 })]));
    expect(line).toMatchObject({
      kind: 'puzzle',
      name: 'Rainbow',
      solved: 'yes',
      seconds: '252',
      helped: 'yes',
      points: '12',
      player1: '',
    });
  });

  it('hold nothing that a spreadsheet takes for a formula', () => {
    const game = gameAt(NOON, [
      ['=1+1', 3],
      ['Bob', 2],
    ]);
    const csv = makeResultsCsv([{ ...game, notes: { note: '@SUM(A1)' } }]);
    expect(linesOf(csv)[0]).toMatchObject({ player1: "'=1+1", note: "'@SUM(A1)" });
    expect(csv.startsWith('\uFEFF')).toBe(true);
  });
});
