import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, rowsOf, withEntries } from '../../../src-shared/rankings';
import { makeCsv, parseCsv } from '../../../src-shared/rankings/csv';
import { fieldProblem } from '../../../src-shared/record';
import { gameOf, onlineGameOf, resultAt, side, wisdomAt } from '../../support/rankings';

const AT = Date.UTC(2026, 4, 17, 20, 15, 3);
const TABLE = withEntries(EMPTY_TABLE, [
  resultAt(AT, gameOf('a', ['Ann', 20], ['Bob', 11])),
  wisdomAt(AT + 1, 'Ann', 'Block early, "always".'),
]);
const CSV = makeCsv(rowsOf(TABLE));

function read(csv: string) {
  const parsed = parseCsv(csv);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return rowsOf(withEntries(EMPTY_TABLE, parsed.standings));
}
const without = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => ({ ...row, wisdom: undefined }));

/** A table in which somebody of this name, country and wisdom has played. */
const tableWith = (name: string, country: string, words: string) => {
  const game = gameOf('a', ['', 0], ['Bob', 0]);
  const player = { name, email: '', country };
  return withEntries(EMPTY_TABLE, [
    resultAt(1, { ...game, sides: [side(player, 'red', 9), game.sides[1]] }),
    { kind: 'wisdom', id: 'w', at: 2, player, words },
  ]);
};

/** The cells that a spreadsheet finds, whatever it takes for a separator, and whether it minds quotes or not. */
const cellsOf = (csv: string): string[] =>
  [',', ';', '\t', '|', '،', '؛'].flatMap((delimiter) => [
    ...Papa.parse<string[]>(csv, { delimiter }).data.flat(),
    ...csv.split(/\r?\n/).flatMap((line) => line.split(delimiter).map((cell) => cell.replace(/^[\s"]+/, ''))),
  ]);
const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^-?[\d.]+$/.test(cell);

describe('the table as CSV', () => {
  it('has a line a player', () => {
    expect(CSV).toBe(
      [
        '\uFEFFplace,name,email,country,rank,games,wins,losses,draws,best,margin,meanMargin,lastPlayed,wisdom,key,unfinished',
        '1,Ann,,,312,1,1,0,0,20,9,9,2026-05-17T20:15:03.000Z,"Block early, ""always"".",,0',
        '2,Bob,,,296.4,1,0,1,0,11,-9,-9,2026-05-17T20:15:03.000Z,,,0',
        '',
      ].join('\r\n'),
    );
  });

  it('is read as it was written', () => expect(read(CSV)).toEqual(without(rowsOf(TABLE))));

  it('is read as a spreadsheet may write it: with semicolons, decimal commas, other columns and orders', () => {
    const lines = [
      'name;rank;games;wins;losses;draws;best;margin;note;lastPlayed;country;email',
      'Ann;312;1;1;0;0;20;9;;2026-05-17T20:15:03.000Z;;',
      'Bob;296,4;1;0;1;0;11;-9;x;2026-05-17T20:15:03.000Z;;',
      ';;;;;;;;;;;',
    ];
    expect(read(lines.join('\n'))).toEqual(without(rowsOf(TABLE)));
  });

  it('says by which key somebody plays online, and is read without that column', () => {
    const online = withEntries(EMPTY_TABLE, [
      resultAt(AT, onlineGameOf('a', ['Ann', 20], ['Ann', 11], ['Ann', 'Eve'])),
    ]);
    expect(read(makeCsv(rowsOf(online)))).toEqual(rowsOf(online));
    expect(read(CSV.replaceAll(/(wisdom),key,unfinished|,,0(?=\r\n)/g, '$1'))).toEqual(without(rowsOf(TABLE)));
  });

  const texts = fc
    .oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '-', '@', "'", '"', ',', ';', '|', ' ', 'a', '＝', '،', '\u00a0') }),
    )
    .filter((name) => fieldProblem('name', name) === undefined);

  const wisdoms = texts.map((text) => text.replaceAll('a', '+'));

  it('brings any text back, also one that a spreadsheet would take for a formula', () => {
    fc.assert(
      fc.property(texts, texts, wisdoms, (name, country, words) => {
        const table = tableWith(name, country, words);
        expect(read(makeCsv(rowsOf(table)))).toEqual(without(rowsOf(table)));
      }),
    );
  });

  it('is no formula in any country, whatever stands in its texts', () => {
    expect(cellsOf(makeCsv(rowsOf(tableWith('x;=1-(-41);y', 'a|"=2', 'Play;"-3'))))).not.toContain('=1-(-41)');
    fc.assert(
      fc.property(texts, texts, wisdoms, (name, country, words) => {
        expect(cellsOf(makeCsv(rowsOf(tableWith(name, country, words)))).filter(isFormula)).toEqual([]);
      }),
    );
  });

  it.each([
    ['nothing', '', 1],
    ['a letter', 'Dear Ann,\nhow are you?', 1],
    ['a table without ranks', CSV.replaceAll('rank', 'rang'), 1],
    ['a rank beyond 1000', CSV.replace('312', '1312'), 2],
    ['a name with a +', CSV.replace('Bob', 'Bob+'), 3],
    ['a score that is no number', CSV.replace(',11,', ',many,'), 3],
    ['a day that is none', CSV.replace('2026-05-17T', '2026-55-17T'), 2],
  ])('is refused with the line that is wrong: %s', (_, csv, line) => {
    expect(parseCsv(csv)).toEqual({ ok: false, line });
  });
});
