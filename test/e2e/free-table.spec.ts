import type { Page } from '@playwright/test';
import { en } from '../../src-renderer/words/en';
import { expect, NIGHTLY, test } from './fixtures';
import {
  boxOf,
  dealt,
  dragTo,
  handTile,
  heldTile,
  looseTile,
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
const { mover, hands } = game.position;
const [one = 0, two = 0, three = 0] = hands[mover] ?? [];
const MIDDLE = { q: 0, r: 0 };

/** Lays a tile on the table, so far from the middle of the board as told. */
async function lay(page: Page, tile: number, x: number, y: number) {
  const middle = await middleOf(page.locator('.board'));
  await dragTo(page, handTile(page, tile), { x: middle.x + x, y: middle.y + y });
  await expect(looseTile(page, tile)).toHaveCount(1);
}

/** Where the middle of a loose tile is drawn, in pixels of the window. */
const placeOf = (page: Page, tile: number) => middleOf(looseTile(page, tile).locator('.tile-body'));

test.beforeEach(async ({ page }) => {
  await startGame(page, TWO, SEED);
});

test('tiles stay where they are dropped, and each can be taken up again', async ({ page }) => {
  await lay(page, one, -250, 40);
  const middle = await middleOf(page.locator('.board'));
  const dropped = await placeOf(page, one);
  // A tile of the hand lifts itself by 2 px under the pointer, is gripped anywhere on that way, and is drawn larger here.
  expect(Math.abs(dropped.x - (middle.x - 250))).toBeLessThan(3);
  expect(Math.abs(dropped.y - (middle.y + 40))).toBeLessThan(6);
  await lay(page, two, 260, -30);
  const later = await placeOf(page, one);
  expect(Math.abs(later.x - dropped.x)).toBeLessThan(0.5);
  expect(Math.abs(later.y - dropped.y)).toBeLessThan(0.5);
  await expect(heldTile(page)).toHaveAttribute('data-tile', String(two));
  await looseTile(page, one).click();
  await expect(heldTile(page)).toHaveAttribute('data-tile', String(one));
  await expect(heldTile(page)).toHaveAttribute('data-rotation', '0');
  await dragTo(page, looseTile(page, two), middle);
  await expect(heldTile(page)).toHaveAttribute('data-hex', '0,0');
  proves('more.try-out');
});

test('a tile is dropped by the point where it was gripped', async ({ page }) => {
  await lay(page, one, -250, 40);
  const box = await boxOf(looseTile(page, one).locator('.tile-body'));
  const grip = { x: box.x + box.width * 0.75, y: box.y + box.height * 0.6 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y + 30, { steps: 5 });
  const drawn = await boxOf(page.locator('.follower .tile-body'));
  expect(Math.abs(drawn.x - box.x - 60)).toBeLessThan(3);
  await page.mouse.up();
  const after = await boxOf(looseTile(page, one).locator('.tile-body'));
  expect(Math.abs(after.x - box.x - 60)).toBeLessThan(3);
  expect(Math.abs(after.y - box.y - 30)).toBeLessThan(3);
});

test('a tile drops into the space that is marked meanwhile, turned as it is shown', async ({ page }) => {
  await playByMouse(page, { tile: one, ...MIDDLE, rotation: 0 });
  const tile = Number(await page.locator('.is-mover .hand-tile').first().getAttribute('data-tile'));
  const north = { q: 0, r: -1 };
  const { height } = await boxOf(page.locator('.laid-tile .tile-body'));
  const middle = await middleOf(page.locator('.laid-tile .tile-body'));
  await handTile(page, tile).hover();
  await page.mouse.down();
  // Over the next cell already, and still nearer to the space than 0.7 of a tile.
  await page.mouse.move(middle.x, middle.y - 1.5 * height, { steps: 4 });
  await page.mouse.move(middle.x, middle.y - 1.6 * height, { steps: 4 });
  const landing = await middleOf(page.locator('.landing'));
  expect(Math.abs(landing.y - (middle.y - 1.015 * height))).toBeLessThan(3);
  const shown = await page.locator('.follower .tile-art > g').first().getAttribute('transform');
  await page.mouse.up();
  await expect(page.locator('.landing')).toBeHidden();
  await expect(heldTile(page)).toHaveAttribute('data-hex', `${north.q},${north.r}`);
  await expect(heldTile(page).locator('.tile-art > g').first()).toHaveAttribute('transform', shown ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
});

test('Esc takes the selected tile back to the hand, then all the others', async ({ page }) => {
  await lay(page, one, -250, 40);
  await lay(page, two, 260, -30);
  await lay(page, three, 250, 90);
  await page.keyboard.press('Escape');
  await expect(looseTile(page, three)).toHaveCount(0);
  await expect(page.locator('.loose-tile')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.loose-tile')).toHaveCount(0);
  proves('more.cancel');
});

test('a tile dropped far away comes back by the arrow keys', NIGHTLY, async ({ page }) => {
  const { x, y } = await boxOf(page.locator('.board'));
  await dragTo(page, handTile(page, one), { x: x + 40, y: y + 40 });
  await page.keyboard.press('Shift+ArrowRight');
  for (let steps = 0; (await heldTile(page).getAttribute('data-hex')) !== '0,0'; steps++) {
    expect(steps, 'no arrow leads to the middle').toBeLessThan(30);
    const [q = 0] = ((await heldTile(page).getAttribute('data-hex')) ?? '').split(',').map(Number);
    await page.keyboard.press(q < 0 ? 'ArrowRight' : 'ArrowDown');
  }
});

test('an empty slot shows where a tile that is tried out belongs', NIGHTLY, async ({ page }) => {
  await lay(page, one, -250, 40);
  await expect(handTile(page, one).locator('.empty-slot')).toHaveCount(1);
  await expect(handTile(page, one).locator('.tile-art')).toHaveCount(0);
  await expect(handTile(page, one)).toHaveAccessibleName(/on the board$/);
  await dragTo(page, looseTile(page, one), await middleOf(page.locator('.menu-bar')));
  await expect(handTile(page, one).locator('.tile-art')).toHaveCount(1);
});

test(
  'tiles that are tried out lie on while their player moves, and go home when the turn passes',
  NIGHTLY,
  async ({ page }) => {
    await lay(page, two, 260, -30);
    await playByMouse(page, { tile: one, ...MIDDLE, rotation: 0 });
    await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - mover));
    await expect(page.locator('.loose-tile')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.loose-tile')).toHaveCount(0);
  },
);

test('edges that do not match are marked at once, and Play is dimmed where nothing can be played', async ({ page }) => {
  const playHere = page.getByRole('button', { name: 'Play here' });
  await playByMouse(page, { tile: one, ...MIDDLE, rotation: 0 });
  const tile = Number(await page.locator('.is-mover .hand-tile').first().getAttribute('data-tile'));
  await handTile(page, tile).click();
  await expect(playHere).toHaveClass(/is-faint/);
  await page.locator('.space-playable').first().click();
  await expect(playHere).not.toHaveClass(/is-faint/);
  await expect(page.locator('.clash-bar')).toHaveCount(0);
  for (let turns = 0; (await page.locator('.clash-bar').count()) === 0; turns++) {
    expect(turns, 'the tile matches in every rotation').toBeLessThan(6);
    await page.keyboard.press('PageDown');
  }
  await expect(page.locator('.clash-bar')).toHaveCount(1);
  await expect(playHere).not.toHaveClass(/is-faint/);
  await dragTo(page, heldTile(page), await middleOf(page.locator('.laid-tile')));
  await expect(playHere).toHaveClass(/is-faint/);
  await playHere.click();
  await expect(statusText(page)).toHaveText(en.refusal.occupied);
});

test('a tile over no playable space says why it cannot be played', async ({ page }) => {
  await handTile(page, one).click();
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toHaveText(en.refusal.stillInHand);
  await handTile(page, two).dblclick();
  await expect(statusText(page)).toHaveText(en.refusal.stillInHand);
  await lay(page, one, 260, -30);
  await expect(statusText(page)).toContainText(`can’t go here. ${en.refusal.notInMiddle}`);
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toHaveText(en.refusal.notInMiddle);
  await page.keyboard.press('Escape');
  await playByMouse(page, { tile: one, ...MIDDLE, rotation: 0 });
  const tile = await page.locator('.is-mover .hand-tile').first().getAttribute('data-tile');
  await dragTo(page, handTile(page, Number(tile)), await middleOf(page.locator('.laid-tile')));
  await expect(statusText(page)).toContainText(`can’t go here. ${en.refusal.occupied}`);
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toHaveText(en.refusal.occupied);
  await page.keyboard.press('Escape');
  await dragTo(page, handTile(page, Number(tile)), await middleOf(page.locator('.laid-tile')));
  await heldTile(page).dblclick();
  await expect(statusText(page)).toHaveText(en.refusal.occupied);
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  proves('message.not-playable');
});

test('a click on the left or right half turns the selected tile in the hand', NIGHTLY, async ({ page }) => {
  await handTile(page, one).click();
  const rotation = () => handTile(page, one).locator('.tile-art > g').first().getAttribute('transform');
  const { x, y } = await middleOf(handTile(page, one));
  await page.mouse.click(x + 12, y);
  await expect.poll(rotation).toBe('rotate(60)');
  await page.mouse.click(x - 12, y);
  await page.mouse.click(x - 12, y);
  await expect.poll(rotation).toBe('rotate(300)');
  await spaceAt(page, MIDDLE).click();
  await expect(heldTile(page)).toHaveAttribute('data-rotation', '5');
});

test('a double-click on a tile that was not selected plays the rotation shown', NIGHTLY, async ({ page }) => {
  await lay(page, two, 260, -30);
  await handTile(page, one).click();
  await spaceAt(page, MIDDLE).click();
  await page.keyboard.press('PageDown');
  await looseTile(page, two).click();
  await expect(heldTile(page)).toHaveAttribute('data-tile', String(two));
  const { x, y } = await middleOf(looseTile(page, one));
  await page.mouse.dblclick(x - 10, y);
  const laid = page.locator('.laid-tile');
  await expect(laid).toHaveCount(1);
  await expect(laid.locator('.tile-art > g').first()).toHaveAttribute('transform', 'rotate(60)');
});
