import { describe, expect, it } from 'vitest';
import { MAX_ROBOT_LEVEL } from '../../../src-shared/record/players';
import { LEVELS } from '../../../src-shared/robots';
import { fieldProblem, PLAYER_FIELDS } from '../../../src-shared/record';

const LONGEST = 'x'.repeat(100);

describe('a text of a player', () => {
  it.each(['', ' ', '\t', '\u00a0'])('is missing as a name: %o', (text) => {
    expect(fieldProblem('name', text)).toBe('missing');
  });

  it.each(['email', 'country'] as const)('may be left out as %s', (field) => {
    expect(fieldProblem(field, '')).toBeUndefined();
  });

  it.each([
    ['an ordinary name', 'Ann', undefined],
    ['white space round it', ' Ann ', undefined],
    ['accents, quotes and pictures', 'Zoë “Zo” O’Neill 🦊👩‍👧', undefined],
    ['letters from right to left', 'דנה', undefined],
    ['the longest text', LONGEST, undefined],
    ['one character more', `${LONGEST}x`, 'tooLong'],
    ['a plus sign', 'Ann+Bob', 'plus'],
    ['a plus sign in a text that is too long', `${LONGEST}+`, 'plus'],
    ['a joiner of the script it belongs to', 'علی\u200cرضا', undefined],
    ['a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', undefined],
    ['a sign that turns the rest round', 'moc.elpmaxe@\u202enna', 'hidden'],
    ['a space without width', 'A\u200bnn', 'hidden'],
    ['a joiner where nothing joins', 'A\u200dnn', 'hidden'],
    ['a soft hyphen', 'A\u00adnn', 'hidden'],
    ['a mark of direction', 'Ann\u200f', 'hidden'],
    ['a letter without strokes', 'Ann\u3164', 'hidden'],
    ['a tag', 'Ann\u{e0041}', 'hidden'],
    ['a line end', 'Ann\nBob', 'unprintable'],
    ['a tab', 'Ann\tBob', 'unprintable'],
    ['a zero', 'Ann\0', 'unprintable'],
    ['a line separator', 'Ann\u2028Bob', 'unprintable'],
    ['a paragraph separator', 'Ann\u2029Bob', 'unprintable'],
    ['half a picture', '🦊'.slice(0, 1), 'unprintable'],
  ])('with %s is judged alike in every field', (_, text, problem) => {
    expect(PLAYER_FIELDS.map((field) => fieldProblem(field, text))).toEqual([problem, problem, problem]);
  });
});

describe('a computer player', () => {
  // The master could be played, but no game against it was read again.
  it('can be said of each level that there is, and of no other', () => {
    expect(MAX_ROBOT_LEVEL).toBe(Math.max(...LEVELS));
  });
});
