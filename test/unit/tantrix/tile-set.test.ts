import { describe, expect, it } from 'vitest';
import { COLOUR_LETTERS, edgesOf, oppositeSide, TILE_NUMBERS } from '../../../src-shared/tantrix';
import { fittingRotationBits } from '../../../src-shared/tantrix/fits';
import { RINGS } from '../../../src-shared/tantrix/rings';
import { STANDARD_TILES, tileSetOf } from '../../../src-shared/tantrix/tile-set';
import { fitAt, rotationOf, tileOf, turnedTilesOf } from '../../../src-shared/tantrix/turned-tiles';

const SIDES = [0, 1, 2, 3, 4, 5];

/** The first ten tiles, others that were never printed, and one alone: each in letters, clockwise from north. */
const SETS: readonly (readonly [string, readonly string[]])[] = [
  ['ten tiles', ['RYYBRB', 'BYYBRR', 'YRRBBY', 'BYRBRY', 'RBBRYY', 'YRBYBR', 'RBBYRY', 'YBBRYR', 'RBYRYB', 'BYYRBR']],
  ['sixty-four tiles that nobody has printed', Array.from(arrangements('GGYYBB')).slice(0, 64)],
  ['one tile', ['GRGYRY']],
];

/** All orders of some letters, each once. */
function arrangements(letters: string): Set<string> {
  if (letters.length < 2) return new Set([letters]);
  return new Set(
    Array.from(letters).flatMap((letter, at) =>
      [...arrangements(letters.slice(0, at) + letters.slice(at + 1))].map((rest) => letter + rest),
    ),
  );
}

/** The letters of a tile turned with the clock. */
const turned = (letters: string, rotation: number): string =>
  letters.slice(6 - rotation) + letters.slice(0, 6 - rotation);

/** What points into a cell, side by side: a letter, or a full stop where nothing lies. */
const ringText = (ring: number): string =>
  Array.from(ring.toString(5).padStart(6, '0'), (digit) => `.${COLOUR_LETTERS}`.charAt(Number(digit)))
    .toReversed()
    .join('');

describe.each(SETS)('the tables of a set of %s', (_, texts) => {
  const set = tileSetOf(texts);
  const tables = turnedTilesOf(set);
  const everyTurned = Array.from({ length: set.count * 6 }, (__, at) => at);
  const lettersOf = (at: number): string => turned(texts[tileOf(at) - 1] ?? '', rotationOf(at));

  it('have a place for every tile, turned in every way', () => {
    expect(set.count).toBe(texts.length);
    const sizes = [tables.edgeColour, tables.linkedSide, tables.ringShare].map(({ length }) => length);
    expect(sizes).toEqual([set.count * 36, set.count * 36, set.count * 36]);
    expect(tables.fits).toHaveLength(RINGS * set.count);
  });

  it('know the colours of the sides, where links lead, and what comes into the next cell', () => {
    for (const at of everyTurned) {
      for (const side of SIDES) {
        const letter = lettersOf(at).charAt(side);
        const place = at * 6 + side;
        expect(COLOUR_LETTERS.charAt(tables.edgeColour[place] ?? -1)).toBe(letter);
        const other = tables.linkedSide[place] ?? side;
        expect([other !== side, lettersOf(at).charAt(other)]).toEqual([true, letter]);
        const into = ringText(tables.ringShare[place] ?? 0);
        expect([into.charAt(oppositeSide(side)), into.replaceAll('.', '')]).toEqual([letter, letter]);
      }
    }
  });

  it('say of every tile and ring what comparing the letters says', () => {
    let wrong = 0;
    for (let ring = 0; ring < RINGS; ring += 7) {
      const wanted = new RegExp(`^${ringText(ring)}$`);
      texts.forEach((letters, tile) => {
        const fits = SIDES.reduce((bits, by) => bits | (Number(wanted.test(turned(letters, by))) << by), 0);
        if (tables.fits[fitAt(ring, tile + 1, set.count)] !== fits) wrong++;
      });
    }
    expect(wrong).toBe(0);
  });
});

describe('a set of tiles', () => {
  it('of the game has the 56 in the order of their numbers', () => {
    expect(STANDARD_TILES.tiles).toEqual(TILE_NUMBERS.map((tile) => edgesOf(tile)));
    expect(STANDARD_TILES.count).toBe(56);
  });

  it('of the first ten agrees with those among the 56', () => {
    const { fits } = turnedTilesOf(tileSetOf(SETS[0]?.[1] ?? []));
    let wrong = 0;
    for (let ring = 0; ring < RINGS; ring++) {
      for (let tile = 1; tile <= 10; tile++)
        if (fits[fitAt(ring, tile, 10)] !== fittingRotationBits(ring, tile)) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it.each(['RRYYB', 'RRYYBBG', 'RRRYBB', 'RRRRBB', 'RRYYBX', ''])('has no tile %j', (letters) => {
    expect(() => tileSetOf(['RRYYBB', letters])).toThrow(RangeError);
  });
});
