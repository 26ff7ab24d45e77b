import { describe, expect, it } from 'vitest';
import { DRAWING_WIDTH, drawTantrix } from '../../../src-shared/record/drawing';
import { forRandomSeeds, randomRecord } from '../../support/random-records';
import { gameOf } from '../../support/records';
import { RESTRICTED, SMALL_LOOP } from '../../support/situations';

describe('a drawing of the tantrix', () => {
  it('is empty before the first tile', () => {
    expect(drawTantrix(gameOf(SMALL_LOOP, 0))).toEqual([]);
  });

  it('shows a tile by its number and six letters', () => {
    expect(drawTantrix(gameOf(SMALL_LOOP, 1))).toEqual(['  -G-', 'Y     R', '  22', 'Y     R', '  -G-']);
  });

  it('shows one letter for the two sides that touch', () => {
    expect(drawTantrix(gameOf(RESTRICTED))).toEqual([
      '  -G-',
      'B     B',
      '  27    -Y-',
      'R     G     Y',
      '  -R-   22    -Y-',
      '      R     G     R',
      '        -R-   16',
      '            G     R',
      '              -Y-',
      '            Y     R',
      '              15',
      '            R     G',
      '              -G-',
    ]);
  });

  it('shows every tile once, and is narrow unless the tantrix is very wide', () => {
    forRandomSeeds(200, 43, (random) => {
      const { game } = randomRecord(random);
      const lines = drawTantrix(game);
      const columns = game.placements.map(({ q }) => q);
      const width = Math.max(0, ...lines.map((line) => line.length));
      const isVeryWide = Math.max(...columns) - Math.min(...columns) >= 18;
      expect(width <= DRAWING_WIDTH || isVeryWide).toBe(true);
      const numbers = lines.flatMap((line) => [...line.matchAll(/\d+/g)].map(([tile]) => Number(tile)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        game.placements.map(({ tile }) => tile).toSorted((a, b) => a - b),
      );
    });
  });
});
