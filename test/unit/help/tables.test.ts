import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fitsOf,
  fitsOfPattern,
  kindOf,
  tilesFitting,
  vanNessNumber,
  vanNessPattern,
} from '../../../scripts/help/tile-facts';
import { makeTables } from '../../../scripts/help/tables';
import { TILE_NUMBERS } from '../../../src-shared/tantrix';

const TOPICS = path.resolve(import.meta.dirname, '../../../assets/help/en');
const TABLES = Object.entries(makeTables());

describe('the tables of the manual', () => {
  it.each(TABLES)('%s is as `npm run help-tables` makes it', (file, text) => {
    expect(readFileSync(path.join(TOPICS, file), 'utf8')).toBe(text);
  });

  it('name the four kinds of tile as the booklets do', () => {
    expect([1, 2, 3, 4].map(kindOf)).toEqual(['Sint', 'Brid', 'Rond', 'Chin']);
  });

  // The encyclopedia's table, read from it; it has tiles 25 and 28 the other way round.
  it.each([
    [1, '021 baacbc'],
    [2, '102 caacbb'],
    [3, '003 abbcca'],
    [4, '120 cabcba'],
    [12, '021 cbbaca'],
    [18, '021 caabcb'],
    [19, '021 abbcac'],
    [25, '003 abbcca'],
    [28, '003 baaccb'],
    [31, '021 accbab'],
    [40, '120 bcabac'],
    [42, '120 abcacb'],
    [47, '102 abbacc'],
    [48, '102 bccbaa'],
    [52, '021 bccaba'],
  ])('give tile %d the Van Ness class %s', (tile, expected) => {
    expect(`${vanNessNumber(tile)} ${vanNessPattern(tile)}`).toBe(expected);
  });

  it('find a tile where a space needs what is round it', () => {
    expect(tilesFitting('RYB')).toEqual([4, 8, 9, 12, 13]);
    for (const tile of TILE_NUMBERS) {
      for (const letters of fitsOf(tile)) expect(tilesFitting(letters)).toContain(tile);
    }
  });

  it('know every space that a tile can fill', () => {
    expect(fitsOfPattern('ABC')).toHaveLength(24);
    for (const pattern of ['ABA', 'AAB', 'ABB'] as const) expect(fitsOfPattern(pattern)).toHaveLength(12);
  });
});
