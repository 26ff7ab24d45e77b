import type { Page } from '@playwright/test';
import { legalPlacements, rewind } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { RESTRICTED } from '../support/situations';
import { PASSED_OVER } from '../support/whole-games';
import { expect, NIGHTLY, test } from './fixtures';
import { clickHalf, dealt, handTile, heldTile, openRecord, spaceAt, startGame, statusText, TWO } from './gestures';

const SEED = 7;
const [first] = legalPlacements(dealt(TWO, SEED));
if (!first) throw new Error('the first tile can be played');

const handle = (page: Page, name: string) =>
  page.getByRole('group', { name: /on the board$/ }).getByRole('button', { name, exact: true });

/** A new game in which the first tile lies in its space, and is not played. */
async function startLaying(page: Page): Promise<void> {
  await startGame(page, TWO, SEED);
  await handTile(page, first?.tile ?? 0).click();
  await spaceAt(page, first ?? { q: 0, r: 0 }).click();
}

test('handles at the selected tile turn it, take it back and play it', async ({ page }) => {
  await startLaying(page);
  const turned = (rotation: number) => expect(heldTile(page)).toHaveAttribute('data-rotation', String(rotation));
  await handle(page, 'Rotate right').click();
  await turned(1);
  await handle(page, 'Rotate left').click();
  await handle(page, 'Rotate left').click();
  await turned(5);
  await handle(page, 'Return to hand').click();
  await expect(heldTile(page)).toHaveCount(0);
  await expect(page.locator('.tile-handles')).toHaveCount(0);
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'false');
  await handTile(page, first.tile).click();
  await spaceAt(page, first).click();
  await handle(page, 'Play').click();
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(page.locator('.tile-handles')).toHaveCount(0);
});

test('a tile that fits in one way alone has no handles that turn it, until it is turned', async ({
  app,
  page,
  folder,
}) => {
  await openRecord(app, page, folder, rewind(gameOf(PASSED_OVER), 29));
  await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().click();
  await page.locator('.space-playable').first().click();
  await expect(handle(page, 'Play')).toBeVisible();
  await expect(handle(page, 'Return to hand')).toBeVisible();
  await expect(handle(page, 'Rotate right')).toHaveCount(0);
  await expect(statusText(page)).toContainText('fits here only like this');
  const rotation = (await heldTile(page).getAttribute('data-rotation')) ?? '';
  await clickHalf(page, 1);
  await expect(heldTile(page)).toHaveAttribute('data-rotation', rotation);
  await page.keyboard.press('PageDown');
  await expect(handle(page, 'Rotate right')).toBeVisible();
  await handle(page, 'Rotate left').click();
  await expect(handle(page, 'Rotate left')).toHaveCount(0);
});

test('a click on a space that does not take the tile lays it there, and says why', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(RESTRICTED));
  await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().click();
  await page.locator('.space.space-controlled:not(.space-playable)').first().click();
  await expect(heldTile(page)).toHaveCount(1);
  await expect(statusText(page)).toContainText('can’t go here.');
  await expect(page.locator('.space-trouble, .clash-bar')).not.toHaveCount(0);
  await expect(page.locator('.handle-play')).toHaveClass(/is-faint/);
});

test('handles are pressed by key, each once', NIGHTLY, async ({ page }) => {
  await startLaying(page);
  await handle(page, 'Rotate right').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(heldTile(page)).toHaveAttribute('data-rotation', '2');
  await handle(page, 'Play').focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.down('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
});

test('a click on the tile plays it where the person has set so', async ({ page }) => {
  await page.evaluate(() => window.tantrix.setPreferences({ clickAgainPlays: true }));
  await page.reload();
  await page.locator('.start-screen').waitFor();
  await startGame(page, TWO, SEED);
  await handTile(page, first.tile).click();
  await clickInHand(page, first.tile);
  await expect(handTile(page, first.tile)).toHaveAttribute('data-rotation', '1');
  await spaceAt(page, first).click();
  await handle(page, 'Rotate right').click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await clickHalf(page, 1);
  await expect(page.locator('.laid-tile .tile-art > g').first()).toHaveAttribute('transform', 'rotate(120)');
});

/** Clicks the right half of a tile of the hand. */
async function clickInHand(page: Page, tile: number): Promise<void> {
  const box = await handTile(page, tile).boundingBox();
  if (!box) throw new Error('the tile is not in the hand');
  await page.mouse.click(box.x + 0.7 * box.width, box.y + box.height / 2);
}
