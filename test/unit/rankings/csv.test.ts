import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, rowsOf, withEntries } from '../../../src-shared/rankings';
import { makeCsv, parseCsv } from '../../../src-shared/rankings/csv';
import { fieldProblem } from '../../../src-shared/record';
import { gameOf, resultAt, side, wisdomAt } from '../../support/rankings';

const AT = Date.UTC(2026, 4, 17, 20, 15, 3);
const TABLE = withEntries(EMPTY_TABLE, [
  resultAt(AT, gameOf('a', ['Ann', 20], ['Bob', 11])),
  wisdomAt(AT + 1, 'Ann', 'Block early, "always".'),
]);
const CSV = makeCsv(rowsOf(TABLE));

function read(csv: string) {
  const parsed = parseCsv(csv);
  if (!parsed.ok) throw new Error(`line ${parsed.line}`);
  return rowsOf(withEntries(EMPTY_TABLE, parsed.standings));
}
const without = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => ({ ...row, wisdom: undefined }));

describe('the table as CSV', () => {
  it('has a line a player', () => {
    expect(CSV).toBe(
      [
        '\uFEFFplace,name,email,country,rank,games,wins,losses,draws,best,margin,meanMargin,lastPlayed,wisdom',
        '1,Ann,,,312,1,1,0,0,20,9,9,2026-05-17T20:15:03.000Z,"Block early, ""always""."',
        '2,Bob,,,296.4,1,0,1,0,11,-9,-9,2026-05-17T20:15:03.000Z,',
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

  it('brings any name back, also one that a spreadsheet would take for a formula', () => {
    const text = fc
      .oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '-', '@', "'", '"', ',', ';', ' ', 'a') }))
      .filter((name) => fieldProblem('name', name) === undefined);
    fc.assert(
      fc.property(text, text, (name, country) => {
        const entry = { ...gameOf('a', ['', 0], ['Bob', 0]) };
        const table = withEntries(EMPTY_TABLE, [
          resultAt(1, { ...entry, sides: [side({ name, email: '', country }, 'red', 9), entry.sides[1]] }),
        ]);
        const csv = makeCsv(rowsOf(table));
        expect(/^[=@-]/.test(name)).toBe(/\n1,"'[=@-]/.test(csv));
        expect(read(csv)).toEqual(rowsOf(table));
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
