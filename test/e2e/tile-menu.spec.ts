import { legalPlacements } from '../../src-shared/tantrix';
import { expect, test } from './fixtures';
import { dealt, handTile, heldTile, itemOf, openMenu, spaceAt, startGame, statusText, TWO } from './gestures';

const deal = dealt(TWO, 3);
const { mover, hands } = deal.position;
const [first] = legalPlacements(deal);
if (!first) throw new Error('a new game has a legal placement');

test.beforeEach(async ({ page }) => {
  await startGame(page, TWO, 3);
});

test('the right button selects a tile and offers what can be done with it', async ({ page }) => {
  await handTile(page, first.tile).click({ button: 'right' });
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'true');
  await expect(openMenu(page).getByRole('menuitem')).toHaveText([
    /^Rotate clockwise/,
    /^Rotate anti-clockwise/,
    /^Play here/,
    /^Put back/,
  ]);
  await itemOf(openMenu(page), 'Put back').click();
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'false');
});

test('a tile that is tried out is turned and played from its menu', async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, first).click();
  const before = Number(await heldTile(page).getAttribute('data-rotation'));
  const shows = (turns: number) =>
    expect(heldTile(page)).toHaveAttribute('data-rotation', String((before + turns + 6) % 6));
  await heldTile(page).click({ button: 'right' });
  await itemOf(openMenu(page), 'Rotate clockwise').click();
  await shows(1);
  await heldTile(page).click({ button: 'right' });
  await page.keyboard.press('a');
  await shows(0);
  await heldTile(page).click({ button: 'right' });
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  await shows(0);
  await heldTile(page).click({ button: 'right' });
  await itemOf(openMenu(page), 'Play here').click();
  await expect(page.locator('.laid-tile')).toHaveCount(1);
});

test('the menu key opens the menu of the tile that has the focus', async ({ page }) => {
  await handTile(page, first.tile).focus();
  await page.keyboard.press('ContextMenu');
  await expect(openMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(handTile(page, first.tile)).toBeFocused();
});

test('a tile of somebody else is not selected by it', async ({ page }) => {
  await handTile(page, hands[1 - mover]?.[0] ?? 0).click({ button: 'right', force: true });
  await expect(statusText(page)).toContainText('It is not your move');
  await expect(page.locator('.is-selected')).toHaveCount(0);
});
