import { describe, expect, it } from 'vitest';
import {
  legalCells,
  hexKey,
  legalPlacements,
  legalRotations,
  playableTiles,
  sameHex,
  spacesOf,
  legalTiles,
} from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { CHAIN_BEFORE, RESTRICTED, TWO_FORCED, UNFILLABLE } from '../../support/situations';
import { DEADLOCK, PASSED_OVER } from '../../support/whole-games';

const distinct = <T>(found: readonly T[]) => [...new Set(found)];
const ascending = (found: readonly number[]) => found.toSorted((a, b) => a - b);

describe.each([
  ['before the first tile', gameOf(RESTRICTED, 0)],
  ['at a free move', gameOf(RESTRICTED)],
  ['with two forced spaces', gameOf(TWO_FORCED)],
  ['in a chain of forced spaces', gameOf(CHAIN_BEFORE)],
  ['with a forced space that cannot be filled', gameOf(UNFILLABLE)],
  ['near the end', gameOf(PASSED_OVER, 50)],
  ['when it is over', gameOf(DEADLOCK)],
])('the legal placements of a game %s', (_, game) => {
  const legal = legalPlacements(game);

  it('are found by tile', () => {
    expect(ascending(playableTiles(game))).toEqual(ascending(distinct(legal.map(({ tile }) => tile))));
    for (const tile of [...playableTiles(game), 0]) {
      const own = legal.filter((each) => each.tile === tile);
      expect(legalCells(game, tile).map(hexKey).toSorted()).toEqual(distinct(own.map(hexKey)).toSorted());
    }
  });

  it('are found by cell', () => {
    for (const { hex } of [...spacesOf(game), { hex: { q: 20, r: 20 } }]) {
      const there = legal.filter((each) => sameHex(each, hex));
      expect(legalTiles(game, hex)).toEqual(ascending(distinct(there.map(({ tile }) => tile))));
      for (const tile of playableTiles(game)) {
        const rotations = there.flatMap((each) => (each.tile === tile ? [each.rotation] : []));
        expect(ascending(legalRotations(game, tile, hex))).toEqual(ascending(rotations));
      }
    }
  });
});
