import { hexDistance } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import { layByMouse, solutionOf, solvedNews, startPuzzle, tableTile } from './puzzle-table';

/** Matches for young children. */

test('everything that matches is praised, until all tiles lie together', NIGHTLY, async ({ page }) => {
  // Its solution is a loop of the same six tiles.
  const [first, ...rest] = solutionOf('starter');
  const second = rest.find((each) => first && hexDistance(each, first) === 1);
  if (!first || !second) throw new Error('too few tiles');
  await startPuzzle(page, 'First match');
  const praise = page.locator('.praise');
  await expect(praise).toContainText('Put two tiles next to each other.');
  await expect(page.locator('.puzzle-aside').getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await layByMouse(page, first);
  await layByMouse(page, second);
  await expect(praise).toContainText('matches.');
  await tableTile(page, second.tile).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(praise).toContainText('1 edge matches.');
  for (const each of rest.filter((one) => one !== second)) await layByMouse(page, each);
  await expect(solvedNews(page)).toContainText('Solved!');
});
