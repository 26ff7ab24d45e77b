import { NO_GUIDE } from '../../src-shared/patterns/guide';
import { FLOWER } from '../../src-renderer/patterns/flower';
import { type Pattern } from '../../src-shared/patterns/pattern';
import { laidPiece } from '../../src-shared/puzzles/pieces';
import { makeTxg } from '../../src-shared/record';
import { expect } from '../e2e/fixtures';
import { chooseFromMenu, openText } from '../e2e/gestures';
import { lain, setGuide, startPattern } from '../e2e/pattern-table';
import type { Scene } from './stage';

/** Free tables: as they begin, under a rotation with partners that are missing, and under a mirror. */

const HALF: Pattern = {
  laid: [laidPiece(43, { q: 1, r: 0 }, 0), laidPiece(49, { q: 0, r: 1 }, 0), laidPiece(8, { q: 1, r: -1 }, 0)],
  guide: { ...NO_GUIDE, kind: 'mirror' },
  sheet: {},
};

export const PATTERN_SCENES: readonly Scene[] = [
  {
    name: 'free-table-new',
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: 'Free table' }).check({ force: true });
    },
  },
  {
    name: 'free-table-begun',
    reach: async ({ page }) => {
      await startPattern(page);
      await setGuide(page, 'Mirror');
    },
  },
  {
    name: 'free-table-rotation',
    reach: async ({ app, page, folder }) => {
      const laid = FLOWER.laid.slice(0, -3);
      await openText(app, page, folder, makeTxg({ ...FLOWER, laid }));
      await expect(lain(page)).toHaveCount(laid.length);
    },
  },
  {
    name: 'free-table-mirror',
    reach: async ({ app, page, folder }) => {
      await openText(app, page, folder, makeTxg(HALF));
      await expect(lain(page)).toHaveCount(3);
      await page.locator('.board .loose-tile[data-tile="43"]').click();
    },
  },
];
