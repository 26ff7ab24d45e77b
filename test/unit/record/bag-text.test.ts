import { describe, expect, it } from 'vitest';
import { makeBagText, parseBagText } from '../../../src-shared/record/bag-text';
import { seededRandom, shuffled, TILE_NUMBERS } from '../../../src-shared/tantrix';

const SALT = '0123abcd';
const ASCENDING = makeBagText(TILE_NUMBERS, SALT);

describe('the text of a bag', () => {
  it('is the same for ever', () => {
    expect(ASCENDING).toBe('0123abcdytO_IXteAl8miMXOl2RNjpGRVCnhA6Pr-tG7kTs1qSa4ThOOUtexJA7f');
    expect(parseBagText(ASCENDING)).toEqual(TILE_NUMBERS);
  });

  it.each(['00000000', '00000001', '80000000', 'ffffffff'])('gives the order back that was put in, salt %s', (salt) => {
    const bag = shuffled(TILE_NUMBERS, seededRandom(Number.parseInt(salt, 16)));
    expect(parseBagText(makeBagText(bag, salt))).toEqual(bag);
  });

  it('says nothing to the eye: a tile is not always the same letter, nor do neighbours follow each other', () => {
    const letters = ASCENDING.slice(SALT.length);
    const follows = letters.split('').filter((letter, at) => letters.charCodeAt(at - 1) + 1 === letter.charCodeAt(0));
    expect(follows.length).toBeLessThan(5);
    const places = ['00000000', '00000001', '00000002', '00000003'].map((salt) => makeBagText([1], salt).slice(-1));
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('with another salt is another order', () => {
    expect(parseBagText(`1${ASCENDING.slice(1)}`)).not.toEqual(TILE_NUMBERS);
  });

  it.each([
    ['no salt', ''],
    ['half a salt', '0123'],
    ['a salt in capitals', ASCENDING.replace('abcd', 'ABCD')],
    ['a letter of no tile', `${ASCENDING}+`],
    ['a space', `${ASCENDING} `],
    ['a letter of two halves', `${ASCENDING}🦊`],
  ])('is none with %s', (_, text) => {
    expect(parseBagText(text)).toBeUndefined();
  });
});
