import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressChanges,
  addressedAsKept,
  addressKey,
  isLikePerson,
  isReaddressed,
} from '../../../src-shared/mail-games/addresses';
import type { RecordedGame } from '../../../src-shared/record';
import { newGame } from '../../../src-shared/tantrix';

const isSame = (a: string, b: string): boolean => addressKey(a) === addressKey(b);
const anyText = string({ unit: 'grapheme' });
const asciiText = string({ unit: 'grapheme-ascii' });

describe('an address', () => {
  it('is the same as itself, and as whatever is the same as it', () => {
    assert(
      property(anyText, anyText, (a, b) => {
        expect(isSame(a, a)).toBe(true);
        expect(isSame(a, b)).toBe(isSame(b, a));
      }),
    );
  });

  it('is the same in capitals, with spaces round it, and however its marks are written', () => {
    assert(
      property(asciiText, (text) => {
        expect(isSame(text, text.toUpperCase())).toBe(true);
        expect(isSame(text, ` \t${text} `)).toBe(true);
      }),
    );
    assert(property(anyText, (text) => isSame(text.normalize('NFC'), text.normalize('NFD'))));
  });

  it.each([
    ['with spaces within', 'ann@x.org', 'an n@x.org'],
    ['with another name', 'ann@x.org', 'anne@x.org'],
    ['on another server', 'ann@x.org', 'ann@y.org'],
    ['with the name that is shown', 'ann@x.org', 'Ann <ann@x.org>'],
    ['without marks', 'zoë@x.org', 'zoe@x.org'],
  ])('is another %s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
  });
});

describe('people', () => {
  it.each([
    ['by their name', { name: ' ZOË', email: 'a@x.org' }, { name: 'zoë', email: 'b@x.org' }, true],
    ['by their address', { name: 'Ann', email: 'a@x.org' }, { name: 'Eve', email: 'A@x.org ' }, true],
    ['not by having none', { name: 'Ann', email: ' ' }, { name: 'Eve', email: '' }, false],
  ] as const)('pass for one %s', (_, a, b, expected) => {
    expect([isLikePerson(a, b), isLikePerson(b, a)]).toEqual([expected, expected]);
  });
});

const recordOf = (...players: [name: string, email: string][]): RecordedGame => ({
  players: players.map(([name, email], seat) => ({ name, email, country: '', home: seat + 1 })),
  game: newGame({ seats: ['red', 'blue'] }, 1),
  isCompetition: false,
});
const KEPT = recordOf(['Ann', 'ann@x.org'], ['Bob', 'bob@x.org']);

describe('a mail', () => {
  it('changes nothing by the way it writes addresses', () => {
    expect(addressChanges(KEPT, recordOf(['Ann', 'ANN@x.org'], ['Bob', ' bob@x.org']))).toEqual([]);
  });

  it('may change addresses, and names alone', () => {
    const changes = addressChanges(KEPT, recordOf(['Ann', 'eve@x.org'], ['Rob', 'BOB@x.org']));
    expect(changes).toMatchObject([
      { player: { name: 'Ann', seat: 0 }, kept: 'ann@x.org', arrived: 'eve@x.org', name: undefined },
      { player: { name: 'Bob', seat: 1 }, name: 'Rob' },
    ]);
    expect(changes.map(isReaddressed)).toEqual([true, false]);
  });

  it('is taken in with the addresses and names that were kept, and all else as it comes', () => {
    const arrived = recordOf(['Eve', 'eve@x.org'], ['Rob', 'rob@x.org']);
    const players = arrived.players.map((player) => ({ ...player, country: 'NZ' }));
    expect(addressedAsKept(KEPT, { ...arrived, players }).players).toEqual(
      KEPT.players.map((player) => ({ ...player, country: 'NZ' })),
    );
  });
});
