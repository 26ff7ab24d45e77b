import type { Page } from '@playwright/test';
import { standingsOf } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { RESTRICTED } from '../support/situations';
import { expect, NIGHTLY, test } from './fixtures';
import {
  chooseFromMenu,
  dealt,
  handTile,
  heldTile,
  menuItem,
  openRecord,
  panelNamed,
  scoreLine,
  startGame,
  startMatch,
  TWO,
} from './gestures';
import { proves } from './proves';

const game = dealt(TWO, 3);
const inBag = (page: Page) => panelNamed(page, /^Bag/).getByRole('img');

test('the bag shows the tiles that are left, by their numbers', async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'View', 'Bag');
  const panel = panelNamed(page, 'Bag: 44 tiles');
  const left = game.deal.bag.slice(12).toSorted((a, b) => a - b);
  await expect(inBag(page)).toHaveCount(44);
  const words = await inBag(page).evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''));
  expect(words.map((each) => Number(/^Tile (\d+): /.exec(each)?.[1]))).toEqual(left);
  proves('view.bag');
  // The game goes on meanwhile.
  await handTile(page, game.position.hands[game.position.mover]?.[0] ?? 0).click();
  await expect(page.locator('.space-playable')).toHaveCount(1);
  // The first Esc would take away the tip of what was pointed at.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.space-playable')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('keys scroll the bag that has the focus, and leave the selected tile alone', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'View', 'Bag');
  const tile = game.position.hands[game.position.mover]?.[0] ?? 0;
  await handTile(page, tile).click();
  const list = panelNamed(page, /^Bag/).getByRole('list');
  await list.focus();
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  for (const key of ['ArrowDown', 'PageDown']) {
    const before = await scrolled();
    await page.keyboard.press(key);
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  await expect(heldTile(page)).toHaveCount(0);
  await expect(handTile(page, tile)).toHaveAttribute('data-rotation', '0');
});

test('a click on the bag counter shows the bag, its button closes it', async ({ page }) => {
  await startGame(page, TWO, 3);
  await page.getByRole('button', { name: 'Bag: 44 tiles' }).click();
  await expect(inBag(page)).toHaveCount(44);
  proves('bag-counter.click');
  await panelNamed(page, /^Bag/).getByRole('button', { name: 'Close' }).click();
  await expect(panelNamed(page, /^Bag/)).toHaveCount(0);
});

test('under competition rules the bag stays shut, and only its count is told', async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'View', 'Bag');
  await startMatch(page, TWO);
  await expect(panelNamed(page, /^Bag/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bag: 44 tiles' })).toBeDisabled();
  await expect(await menuItem(page, 'View', 'Bag')).toBeDisabled();
  proves('view.bag.competition');
});

test('the score tells everybody’s line or loop in words, and lights it up', async ({ app, page, folder }) => {
  const played = gameOf(RESTRICTED);
  const standings = standingsOf(played);
  const links = (seat: number) => page.locator(`.lit-paths .link-${standings[seat]?.colour}`);
  await openRecord(app, page, folder, played);
  await chooseFromMenu(page, 'View', 'Score');
  for (const [seat, { score, path, isLoop }] of standings.entries()) {
    const words = `${isLoop ? 'a loop' : 'a line'} of ${path.length} tile`;
    await expect(scoreLine(page, seat)).toContainText(words);
    await expect(scoreLine(page, seat).locator('strong')).toHaveText(String(score));
    proves('view.score');
  }
  const names = page.locator('.hand-name');
  await expect(names.and(page.locator('[aria-pressed=false]'))).toHaveCount(2);
  await scoreLine(page, 0).hover();
  await expect(links(0)).toHaveCount(standings[0]?.path.length ?? -1);
  // Pointing shows a line; only a press keeps it lit.
  await expect(names.and(page.locator('[aria-pressed=false]'))).toHaveCount(2);
  await scoreLine(page, 1).hover();
  await expect(links(0)).toHaveCount(0);
  await expect(links(1)).toHaveCount(standings[1]?.path.length ?? -1);
  await scoreLine(page, 1).click();
  await panelNamed(page, 'Score').getByRole('heading').hover();
  await scoreLine(page, 1).blur();
  await expect(links(1)).toHaveCount(standings[1]?.path.length ?? -1);
  await scoreLine(page, 0).focus();
  await expect(links(0)).toHaveCount(standings[0]?.path.length ?? -1);
  await page.keyboard.press('Escape');
  await expect(panelNamed(page, 'Score')).toHaveCount(0);
});
