import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, neighbor, ORIGIN, oppositeSide } from '../../../../src-shared/tantrix';
import { isJoined, joinedSides } from '../../../../src-renderer/board/joints';
import { endsOf, shineOf } from '../../../../src-renderer/board/TileArt';

const SIDES = [0, 1, 2, 3, 4, 5];
const cells = fc.array(fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) }));

describe('the joined sides of a cell', () => {
  it('are those at which a cell lies', () => {
    const joined = joinedSides([neighbor(ORIGIN, 1), neighbor(ORIGIN, 4), { q: 5, r: 5 }])(ORIGIN);
    expect(SIDES.filter((side) => isJoined(joined, side))).toEqual([1, 4]);
  });

  it('are joined from the other side, too', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...SIDES), (lying: readonly Hex[], side) => {
        const joined = joinedSides(lying);
        for (const hex of lying) {
          const other = neighbor(hex, side);
          const isThere = lying.some(({ q, r }) => q === other.q && r === other.r);
          expect(isJoined(joined(hex), side)).toBe(isThere);
          expect(isJoined(joined(other), oppositeSide(side))).toBe(true);
        }
      }),
    );
  });
});

describe('a link ends', () => {
  it('at the body of the next tile where one lies, and of its own elsewhere, however the tile is turned', () => {
    for (const rotation of SIDES) {
      const [first, last] = endsOf([0, 2], rotation, 1 << ((2 + rotation) % 6));
      expect(first).toBeLessThan(0);
      expect(last).toBe(-first);
    }
  });

  it('never beyond its side in what is seen through', () => {
    expect(shineOf([1.3, -1.3])).toEqual([0, -1.3]);
  });
});
