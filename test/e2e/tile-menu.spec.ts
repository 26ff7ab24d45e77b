import { legalPlacements } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  boxOf,
  dealt,
  handTile,
  heldTile,
  itemOf,
  openMenu,
  playByMouse,
  spaceAt,
  startGame,
  statusText,
  TWO,
} from './gestures';
import { proves } from './proves';

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
    /^Rotate right/,
    /^Rotate left/,
    /^Play here/,
    /^Put back/,
  ]);
  await itemOf(openMenu(page), 'Put back').click();
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'false');
  proves('more.put-back');
});

test('a tile that is tried out is turned and played from its menu', async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, first).click();
  const before = Number(await heldTile(page).getAttribute('data-rotation'));
  const shows = (turns: number) =>
    expect(heldTile(page)).toHaveAttribute('data-rotation', String((before + turns + 6) % 6));
  await heldTile(page).click({ button: 'right' });
  await itemOf(openMenu(page), 'Rotate right').click();
  await shows(1);
  await heldTile(page).click({ button: 'right' });
  await page.keyboard.press('a');
  await shows(0);
  proves('rotate.tile-menu');
  await heldTile(page).click({ button: 'right' });
  await page.keyboard.press('Escape');
  await expect(openMenu(page)).toHaveCount(0);
  await shows(0);
  await heldTile(page).click({ button: 'right' });
  await itemOf(openMenu(page), 'Play here').click();
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  proves('play.tile-menu');
});

for (const keys of ['ContextMenu', 'Shift+F10']) {
  test(`${keys} opens the menu of the tile that has the focus`, async ({ page }) => {
    await handTile(page, first.tile).focus();
    await page.keyboard.press(keys);
    await expect(openMenu(page)).toHaveAccessibleName('Tile');
    await page.keyboard.press('Escape');
    await expect(handTile(page, first.tile)).toBeFocused();
  });
}

test('with no tile selected it turns the whole tantrix and fits the board', NIGHTLY, async ({ page }) => {
  await playByMouse(page, first);
  const laid = page.locator('.laid-tile .tile-art > g').first();
  await expect(laid).toHaveAttribute('transform', `rotate(${60 * first.rotation})`);
  await page.locator('.laid-tile').click({ button: 'right' });
  await expect(statusText(page)).not.toHaveClass(/is-refusal/);
  await expect(openMenu(page).getByRole('menuitem')).toHaveText([/^Rotate right/, /^Rotate left/, /^Fit to window/]);
  await itemOf(openMenu(page), 'Rotate right').click();
  await expect(laid).toHaveAttribute('transform', `rotate(${60 * ((first.rotation + 1) % 6)})`);
  const { width } = await boxOf(page.locator('.laid-tile'));
  await page.keyboard.press('-');
  await expect.poll(async () => (await boxOf(page.locator('.laid-tile'))).width).toBeLessThan(width * 0.9);
  await page.locator('.board').click({ button: 'right', position: { x: 20, y: 330 } });
  await itemOf(openMenu(page), 'Fit to window').click();
  await expect.poll(async () => (await boxOf(page.locator('.laid-tile'))).width).toBeCloseTo(width, 0);
});

test('a tile of somebody else is not selected by it', NIGHTLY, async ({ page }) => {
  await handTile(page, hands[1 - mover]?.[0] ?? 0).click({ button: 'right', force: true });
  await expect(statusText(page)).toContainText('This tile belongs to');
  await expect(page.locator('.is-selected')).toHaveCount(0);
});

test('a click elsewhere closes the menu, and its tile keeps the focus', NIGHTLY, async ({ page }) => {
  const other = hands[mover]?.at(-1) ?? 0;
  await handTile(page, first.tile).click({ button: 'right' });
  await expect(openMenu(page)).toBeVisible();
  await handTile(page, other).click();
  await expect(openMenu(page)).toHaveCount(0);
  await expect(handTile(page, other)).toHaveAttribute('aria-pressed', 'true');
  await expect(handTile(page, other)).toBeFocused();
});
