import { describe, expect, it } from 'vitest';
import { makeTxg, parseTxg } from '../../../src-shared/record';
import { FIRST_EDITION, newGame } from '../../../src-shared/tantrix';
import { FIXTURE_GAMES } from '../../support/fixture-games';
import { essence } from '../../support/random-records';
import { linesOf, signed } from '../../support/txg-texts';

const [{ record } = { record: undefined }] = FIXTURE_GAMES;
if (!record) throw new Error('a game, please');
const [MARK = '', ...REST] = linesOf(record);

describe('a set of tiles', () => {
  it('is the standard one when none is named', () => {
    expect(makeTxg(record)).not.toMatch(/^set /m);
    const parsed = parseTxg(signed([MARK, 'set standard', ...REST]));
    expect(parsed.ok && essence(parsed.record)).toBe(essence(record));
  });

  it('is named where it is that of the first edition', () => {
    const first = { ...record, game: newGame({ seats: ['red', 'blue'] }, 4, FIRST_EDITION) };
    const text = makeTxg(first);
    expect(linesOf(first)[1]).toBe('set first-edition');
    const parsed = parseTxg(text);
    expect(parsed.ok && parsed.record.game.deal.bag).toEqual(first.game.deal.bag);
  });

  it('has the tiles that are in the bag', () => {
    const first = { ...record, game: newGame({ seats: ['red', 'blue'] }, 4, FIRST_EDITION) };
    const [mark = '', , ...rest] = linesOf(first);
    const at = rest.findIndex((line) => line.startsWith('bag '));
    expect(parseTxg(signed([mark, ...rest]))).toEqual({ ok: false, problem: { code: 'badLine', line: at + 2 } });
    const named = [MARK, 'set first-edition', ...REST];
    const bag = named.findIndex((line) => line.startsWith('bag '));
    expect(parseTxg(signed(named))).toEqual({ ok: false, problem: { code: 'badLine', line: bag + 1 } });
  });

  it('is that of a game online, too, which may have gone on elsewhere with all its tiles drawn', () => {
    const game = newGame({ seats: ['red', 'blue'] }, 4, FIRST_EDITION);
    const online = { game: 'a'.repeat(64), used: [1, 2], rest: { from: 65, seat: 0 } };
    const first = { ...record, game, online };
    const parsed = parseTxg(makeTxg(first));
    expect(parsed.ok && essence(parsed.record)).toBe(essence(first));
    const text = makeTxg({ ...first, online: { ...online, rest: { from: 66, seat: 0 } } });
    expect(parseTxg(text)).toEqual({ ok: false, problem: { code: 'badLine', line: 6 } });
  });

  it.each(['galaxy', 'puzzle-7', 'x', 'standard-64', 'a'.repeat(40)])('called %s is unknown', (name) => {
    const text = signed([MARK, `set ${name}`, 'whatever it says']);
    expect(parseTxg(text)).toEqual({ ok: false, problem: { code: 'unknownSet' } });
  });

  it.each(['set', 'set ', 'set Standard', 'set two words', `set ${'a'.repeat(41)}`, 'set ../x'])(
    'is not named by %j',
    (line) => {
      expect(parseTxg(signed([MARK, line, ...REST]))).toEqual({ ok: false, problem: { code: 'badLine', line: 2 } });
    },
  );

  it('is named once, in the second line', () => {
    const twice = signed([MARK, 'set standard', 'set standard', ...REST]);
    expect(parseTxg(twice)).toEqual({ ok: false, problem: { code: 'badLine', line: 3 } });
    const late = signed([MARK, ...REST, 'set standard']);
    expect(parseTxg(late)).toEqual({ ok: false, problem: { code: 'badLine', line: REST.length + 2 } });
  });

  it('does not shift the number of a bad line', () => {
    expect(parseTxg(signed([MARK, 'set standard', 'Dear Ann']))).toEqual({
      ok: false,
      problem: { code: 'badLine', line: 3 },
    });
  });
});

describe('doubles', () => {
  const game = newGame({ seats: ['green', 'red', 'green', 'red'] }, 9);
  const players = ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ name, email: '', country: '' }));

  it('are written and read like any game of four', () => {
    const parsed = parseTxg(makeTxg({ players, game, isCompetition: false }));
    expect(parsed.ok && essence(parsed.record)).toBe(essence({ players, game, isCompetition: false }));
  });

  it('have their partners face each other', () => {
    const text = makeTxg({
      players,
      game: { ...game, deal: { ...game.deal, seats: ['green', 'green', 'red', 'red'] } },
      isCompetition: false,
    });
    expect(parseTxg(text)).toEqual({ ok: false, problem: { code: 'badDeal', problem: 'colourTwice' } });
  });
});
