import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTxg, mixedScripts, parseTxg } from '../../../src-shared/record';
import { REPLACEMENT_CHARACTER, withHiddenShown } from '../../../src-shared/record/hidden';
import { newGame } from '../../../src-shared/tantrix';

const person = (name: string, email = '') => ({ name, email, country: '' });

describe('signs that nobody sees', () => {
  it('are seen in a game that was written with them, which is not lost', () => {
    const players = [person('A\u200bnn'), person('Bob', '\u202emoc.elpmaxe@nna')];
    const game = newGame({ seats: ['red', 'blue'] }, 7);
    const read = parseTxg(makeTxg({ players, game, isCompetition: false }));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.record.players.map(({ name, email }) => [name, email])).toEqual([
      [`A${REPLACEMENT_CHARACTER}nn`, ''],
      ['Bob', `${REPLACEMENT_CHARACTER}moc.elpmaxe@nna`],
    ]);
    expect(parseTxg(makeTxg(read.record))).toMatchObject({ ok: true, record: { players: read.record.players } });
  });

  it.each([
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['神\ufe00', '神\ufe00'],
    ['葛\u{e0100}\u{e0101}', `葛\u{e0100}${REPLACEMENT_CHARACTER}`],
    ['A\u{e0100}nn', `A${REPLACEMENT_CHARACTER}nn`],
    ['\ufe00', REPLACEMENT_CHARACTER],
  ])('say which form of a Chinese letter is meant, and nothing elsewhere: %j', (text, shown) => {
    expect(withHiddenShown(text)).toBe(shown);
  });

  it('are seen once and for all, in no more room than they had', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', '👩‍🚀', '\u200d', '\u202e', '\u{e0041}', 'ع', '❤️', '\u2800', '葛', '\u{e0100}'),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const shown = withHiddenShown(text);
        expect(withHiddenShown(shown)).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(text.length);
        expect(shown).not.toMatch(/[\u202e\u2800]/);
      }),
    );
  });
});

describe('letters of several scripts', () => {
  it.each([
    ['Ann', []],
    ['Аnn', ['Latn', 'Cyrl']],
    ['Анна', []],
    ['Ann Ивановна', []],
    ['αnn', ['Latn', 'Grek']],
    ['ann@exаmple.org', ['Latn', 'Cyrl']],
    ['анна@example.org', ['Latn', 'Cyrl']],
    ['東京タワー Tokyo', []],
    ['Zoë 2 🦊', []],
  ])('are found in the words of %j', (text, scripts) => expect(mixedScripts(text)).toEqual(scripts));
});
