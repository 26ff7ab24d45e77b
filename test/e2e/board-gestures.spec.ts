import type { Locator, Page } from '@playwright/test';
import { backOf, type BackColour, legalPlacements } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  chooseFromMenu,
  clickHalf,
  dealt,
  dialogNamed,
  dragTo,
  handTile,
  heldTile,
  menuButton,
  middleOf,
  playByMouse,
  spaceAt,
  startGame,
  statusText,
  TWO,
} from './gestures';
import { proves } from './proves';

const SEED = 7;
const game = dealt(TWO, SEED);
const mover = game.position.mover;
const [first] = legalPlacements(game);
if (!first) throw new Error('the first tile can be played');
const other = game.position.hands[1 - mover]?.[0] ?? 0;

test.beforeEach(async ({ page }) => {
  await startGame(page, TWO, SEED);
});

test('only the mover’s tiles can be selected, one at a time', async ({ page }) => {
  await expect(statusText(page)).toContainText(`${TWO[mover]?.name} (${TWO[mover]?.colour}) drew the highest tile`);
  await expect(handTile(page, other)).toBeDisabled();
  const [one = 0, two = 0] = game.position.hands[mover] ?? [];
  await handTile(page, one).click();
  await expect(handTile(page, one)).toHaveAttribute('aria-pressed', 'true');
  proves('select.click');
  await handTile(page, two).click();
  await expect(handTile(page, one)).toHaveAttribute('aria-pressed', 'false');
  await expect(handTile(page, two)).toHaveAttribute('aria-pressed', 'true');
  proves('select.own');
  await page.keyboard.press('Escape');
  await expect(handTile(page, two)).toHaveAttribute('aria-pressed', 'false');
});

test('a tile is dragged to a space, dropped and played with Enter', async ({ page }) => {
  await dragTo(page, handTile(page, first.tile), await middleOf(page.locator('.board')));
  await expect(heldTile(page)).toHaveAttribute('data-hex', '0,0');
  proves('move.drag');
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  proves('play.enter');
});

test('a tile dropped beside the board goes back to the hand', NIGHTLY, async ({ page }) => {
  await dragTo(page, handTile(page, first.tile), await middleOf(page.locator('.bag-count')));
  await expect(heldTile(page)).toHaveCount(0);
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'false');
});

test('a tile that is tried out can be dragged on', NIGHTLY, async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  const from = await middleOf(heldTile(page));
  await dragTo(page, heldTile(page), { x: from.x + 200, y: from.y });
  await expect(heldTile(page)).not.toHaveAttribute('data-hex', '0,0');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
});

test('keys, menu and clicks on its halves turn a tile', async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  const turned = (rotation: number) => expect(heldTile(page)).toHaveAttribute('data-rotation', String(rotation));
  await turned(0);
  await page.keyboard.press('PageDown');
  await turned(1);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await turned(5);
  proves('rotate.keys');
  await clickHalf(page, 1);
  await turned(0);
  await clickHalf(page, -1);
  await turned(5);
  proves('rotate.halves');
  await chooseFromMenu(page, 'Edit', 'Rotate right');
  await turned(0);
  proves('edit.rotate-clockwise');
  await chooseFromMenu(page, 'Edit', 'Rotate left');
  await turned(5);
  proves('edit.rotate-anticlockwise', 'rotate.edit-menu');
  await page.getByRole('toolbar').getByRole('button', { name: 'Rotate left' }).click();
  await turned(4);
  proves('tool.rotate-anticlockwise');
});

test('a double-click plays the rotation shown before it', async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await clickHalf(page, 1, 2);
  const laid = page.locator('.laid-tile');
  await expect(laid).toHaveCount(1);
  await expect(laid.locator('.tile-art > g').first()).toHaveAttribute('transform', 'rotate(120)');
  proves('play.double-click');
});

test('a double-click on a marked space plays what it shows', NIGHTLY, async ({ page }) => {
  await playByMouse(page, first);
  const tile = Number(await page.locator('.is-mover .hand-tile').first().getAttribute('data-tile'));
  await handTile(page, tile).click();
  const space = page.locator('.space-playable').first();
  const shown = await space.locator('.space-ghost > g').getAttribute('transform');
  const point = await middleOf(space);
  await page.mouse.click(point.x + 4, point.y, { clickCount: 2, delay: 5 });
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await expect(page.locator('.laid-tile .tile-art > g').nth(1)).toHaveAttribute('transform', shown ?? '');
});

test('a tile is put down and played by keys', async ({ page }) => {
  await handTile(page, first.tile).focus();
  await page.keyboard.press('Enter');
  await spaceAt(page, { q: 0, r: 0 }).focus();
  await page.keyboard.press('Enter');
  await expect(heldTile(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
});

test('Enter that is held down plays once and selects nothing after', NIGHTLY, async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  // Every `down` after the first is a repetition, as the keyboard makes them.
  for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
  await expect(page.locator('.hand-tile[aria-pressed=true]')).toHaveCount(0);
});

test('a space that is pressed leaves the focus to the tile that lies there now', NIGHTLY, async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await expect(handTile(page, first.tile)).toBeFocused();
});

test('an open menu keeps the keys to itself', NIGHTLY, async ({ page }) => {
  await handTile(page, first.tile).click();
  await menuButton(page, 'Edit').click();
  await page.keyboard.press('Control+n');
  await expect(dialogNamed(page, 'New game')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'true');
});

/** Takes the tile up with the pointer and holds it over the board, whose point is the answer. */
async function dragHalfway(page: Page) {
  const { x, y } = await middleOf(handTile(page, first?.tile ?? 0));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 120, { steps: 4 });
  await expect(page.locator('.follower svg')).toHaveCount(1);
  return { x, y: y - 120 };
}

test('Esc in the middle of a drag lets go of the tile', async ({ page }) => {
  const { x, y } = await dragHalfway(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.follower svg')).toHaveCount(0);
  await page.mouse.move(x, y - 40);
  await page.mouse.up();
  await expect(heldTile(page)).toHaveCount(0);
});

test('Tab in the middle of a drag selects another tile, and nothing is dropped', NIGHTLY, async ({ page }) => {
  await dragHalfway(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.follower svg')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.loose-tile')).toHaveCount(0);
});

/** The numbers as they are painted, by the colours that stand on the backs. */
const PAINTED: Readonly<Record<BackColour, string>> = {
  red: 'rgb(255, 122, 112)',
  yellow: 'rgb(246, 198, 26)',
  blue: 'rgb(127, 178, 255)',
  green: 'rgb(88, 211, 122)',
  white: 'rgb(255, 255, 255)',
  unknown: 'rgb(255, 255, 255)',
};

/** The tiles whose numbers are painted in another colour than that of their backs. */
async function notAsOnTheBack(numbers: Locator): Promise<number[]> {
  const shown = await numbers.evaluateAll((texts) =>
    texts.map((text) => ({ tile: Number(text.textContent), fill: getComputedStyle(text).fill })),
  );
  expect(shown.length).toBeGreaterThan(0);
  return shown.flatMap(({ tile, fill }) => (fill === PAINTED[backOf(tile)] ? [] : [tile]));
}

test('numbers are shown on demand', async ({ page }) => {
  await playByMouse(page, first);
  await expect(page.locator('.laid-tile .tile-number')).toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Tile numbers');
  await expect(page.locator('.laid-tile .tile-number')).toHaveText(String(first.tile));
  for (const numbers of [page.locator('.laid-tile .tile-number text'), page.locator('.hand-tiles .tile-number text')]) {
    expect(await notAsOnTheBack(numbers)).toEqual([]);
  }
  proves('more.tile-numbers');
  await page.keyboard.press('Control+t');
  await expect(page.locator('.laid-tile .tile-number')).toHaveCount(0);
});

test('a press on a player lights up the line', NIGHTLY, async ({ page }) => {
  await playByMouse(page, first);
  const { colour = 'red' } = TWO[mover] ?? {};
  const name = page.locator(`.hand[data-seat="${mover}"] .hand-name`);
  await name.click();
  const hasColour = await page.locator(`.laid-tile .link-${colour}`).count();
  await expect(page.locator(`.lit-paths .link-${colour}`)).toHaveCount(hasColour);
  await name.click();
  await expect(page.locator('.lit-paths')).toHaveCount(0);
});

test('Enter on a player lights up the line and lets it go dark, and plays nothing', NIGHTLY, async ({ page }) => {
  await playByMouse(page, first);
  const tile = Number(await page.locator('.is-mover .hand-tile').first().getAttribute('data-tile'));
  await handTile(page, tile).click();
  await page.locator('.space-playable').first().click();
  await page.locator(`.hand[data-seat="${mover}"] .hand-name`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lit-paths')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.lit-paths')).toHaveCount(0);
  await expect(heldTile(page)).toHaveAttribute('data-tile', String(tile));
});
