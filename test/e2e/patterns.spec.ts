import type { Page } from '@playwright/test';
import { clashesOf } from '../../src-shared/puzzles/arrangement';
import { solve } from '../../src-shared/puzzles/solver';
import type { Placement } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import { boxOf, chooseFromMenu, statusText } from './gestures';
import { puzzleNamed, solvedNews, startPuzzle, tableTile } from './puzzle-table';

/** Patterns: tiles that lie in their places, and are only turned. */

function solutionOf(id: string): readonly Placement[] {
  const solution = solve({ puzzle: puzzleNamed(id), seed: 1 });
  if (!solution || clashesOf(solution).length > 0) throw new Error(`no solution of ${id}`);
  return solution;
}

const isOfLoop = ({ tile }: Placement): boolean => [43, 45, 49].includes(tile);

/** Clicks on the right half of a tile until it is turned so, however fast the clicks come. */
async function turnByMouse(page: Page, { tile, rotation }: Placement): Promise<void> {
  const { x, y, width, height } = await boxOf(tableTile(page, tile).locator('.tile-body'));
  for (let turn = 0; turn < rotation; turn++) await page.mouse.click(x + width * 0.7, y + height / 2);
}

test('a pattern is solved by clicks, by keys and by hints', async ({ page }) => {
  await startPuzzle(page, 'Flower');
  const [first, second, third, ...others] = solutionOf('pattern-flower');
  if (!first || !second || !third) throw new Error('too few tiles');
  await expect(page.locator('.tile-box')).toHaveCount(0);
  await turnByMouse(page, first);
  await expect(tableTile(page, first.tile)).toHaveAttribute('data-rotation', String(first.rotation));

  await tableTile(page, second.tile).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  for (let turn = 0; turn < second.rotation; turn++) await page.keyboard.press('PageDown');
  await expect(tableTile(page, second.tile)).toHaveAttribute('data-rotation', String(second.rotation));
  const at = await tableTile(page, second.tile).getAttribute('data-hex');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(tableTile(page, second.tile)).toHaveAttribute('data-hex', at ?? '');

  for (const each of others) await turnByMouse(page, each);
  await expect(solvedNews(page)).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(page.locator('.puzzle-news')).toContainText(`Turn tile ${third.tile} like this.`);
  await page.getByRole('button', { name: 'Turn it' }).click();
  await expect(solvedNews(page)).toContainText('Solved!');
});

test('the pyramid of 45 is solved by hand, beginning with the yellow loop', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Pyramid of 45');
  await expect(statusText(page)).toContainText('Click a tile to turn it');
  const solution = solutionOf('pattern-45');
  const others = solution.filter((each) => !isOfLoop(each));
  for (const each of [...solution.filter(isOfLoop), ...others]) await turnByMouse(page, each);
  await expect(solvedNews(page)).toContainText('Solved!');
  await expect(page.locator('.loose-tile')).toHaveCount(0);
});

test('the pyramid of 45 is solved by the computer, which Undo takes back', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Pyramid of 45');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(page.locator('.puzzle-news.is-answered')).toBeVisible();
  // They cannot do otherwise.
  await expect(page.locator('.puzzle-news.is-answered')).not.toContainText('stayed in place');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.loose-tile')).toHaveCount(45);
});
