import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt, limited } from '../../src-shared/cut';

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

describe('a text that is cut', () => {
  it.each([
    ['Ann', 3, 'Ann'],
    ['Ann', 2, 'An'],
    ['Ann😀', 4, 'Ann'],
    ['Ann😀', 5, 'Ann😀'],
    ['👩‍🚀 Ann', 4, ''],
    ['Zoe\u0308', 3, 'Zo'],
    ['🇳🇿🇩🇪', 7, '🇳🇿'],
  ])('%j ends with a whole letter within %d units', (text, most, cut) => expect(cutAt(text, most)).toBe(cut));

  it('is its longest beginning of whole letters', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '😀', '👩‍🚀', 'e\u0301', '🇳🇿') });
    fc.assert(
      fc.property(texts, fc.nat(30), (text, most) => {
        const cut = cutAt(text, most);
        const next = lettersOf(text)[lettersOf(cut).length] ?? '';
        expect(lettersOf(text).join('').startsWith(cut)).toBe(true);
        expect(lettersOf(cut)).toEqual(lettersOf(text).slice(0, lettersOf(cut).length));
        expect(cut.length <= most && (cut === text || cut.length + next.length > most)).toBe(true);
      }),
    );
  });

  it('is cut within a pile of marks, but never within a character', () => {
    expect(cutAt(`a${'\u0301'.repeat(300)}`, 100)).toHaveLength(100);
    expect(cutAt(`a${'\u{1d165}'.repeat(300)}`, 100)).toHaveLength(99);
  });
});

describe('a field with room for so many units', () => {
  it.each([
    ['takes what fits', 'Ann', 'An', 'Ann'],
    ['takes the beginning of what is too long', 'An😀😀', 'An', 'An😀'],
    ['pushes nothing out', 'xAnn😀', 'Ann😀', 'Ann😀'],
  ])('%s', (_, text, before, held) => expect(limited(text, before, 5)).toBe(held));
});
