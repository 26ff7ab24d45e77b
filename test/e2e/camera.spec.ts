import type { ElectronApplication, Page } from '@playwright/test';
import { legalPlacements, pick, play, seededRandom } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  boxOf,
  chooseFromMenu,
  dealt,
  dragTo,
  handTile,
  heldTile,
  middleOf,
  openRecord,
  playByMouse,
  spaceAt,
  startGame,
  TWO,
} from './gestures';
import { proves } from './proves';

const SEED = 7;

/** A random game after so many placements. */
function played(count: number) {
  const random = seededRandom(SEED);
  let game = dealt(TWO, SEED);
  for (let moves = 0; moves < count; moves++) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return game;
}

const firstTile = (page: Page) => page.locator('.laid-tile .tile-body').first();
/** Where the first tile lies and how large it is, once the view is at rest. */
async function view(page: Page) {
  await expect.poll(() => page.locator('.camera').evaluate((group) => group.getAnimations().length)).toBe(0);
  return boxOf(firstTile(page));
}

async function openSome(app: ElectronApplication, page: Page, folder: string) {
  await openRecord(app, page, folder, played(12));
  return view(page);
}

test('the wheel zooms at the pointer, within limits', async ({ app, page, folder }) => {
  const before = await openSome(app, page, folder);
  const { x, y } = { x: before.x + 10, y: before.y + 10 };
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await view(page)).width).toBeGreaterThan(before.width * 1.3);
  const after = await view(page);
  const by = after.width / before.width;
  expect(Math.abs(after.x - (x - 10 * by))).toBeLessThan(2);
  expect(Math.abs(after.y - (y - 10 * by))).toBeLessThan(2);
  for (let turns = 0; turns < 12; turns++) await page.mouse.wheel(0, -500);
  await expect.poll(async () => (await view(page)).width).toBeGreaterThan(300);
  expect((await view(page)).width).toBeLessThan(400);
});

test('a touchpad’s pinch, a wheel with Ctrl, zooms', async ({ app, page, folder }) => {
  const before = await openSome(app, page, folder);
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -30);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await view(page)).width / before.width).toBeCloseTo(Math.exp(0.3), 1);
});

test('two fingers zoom', async ({ app, page, folder }) => {
  const before = await openSome(app, page, folder);
  const { x, y } = await middleOf(page.locator('.board'));
  const touch = (type: string, pointerId: number, dx: number) =>
    page.locator('.board').dispatchEvent(type, {
      pointerId,
      pointerType: 'touch',
      clientX: x + dx,
      clientY: y,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      bubbles: true,
    });
  await touch('pointerdown', 11, -50);
  await touch('pointerdown', 12, 50);
  await touch('pointermove', 12, 100);
  await touch('pointermove', 11, -100);
  await touch('pointerup', 11, -100);
  await touch('pointerup', 12, 100);
  await expect.poll(async () => (await view(page)).width / before.width).toBeCloseTo(2, 1);
});

test(
  'the board is dragged by its empty parts, with the middle button, and with Space',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const before = await openSome(app, page, folder);
    const board = await boxOf(page.locator('.board'));
    const drag = async (from: { x: number; y: number }, button: 'left' | 'middle') => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down({ button });
      await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
      await page.mouse.up({ button });
    };
    await drag({ x: board.x + 12, y: board.y + 12 }, 'left');
    expect((await view(page)).x - before.x).toBeCloseTo(40, 0);
    const tile = await view(page);
    await drag({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }, 'middle');
    expect((await view(page)).x - before.x).toBeCloseTo(80, 0);
    await page.keyboard.down(' ');
    await drag({ x: board.x + 12, y: board.y + 12 }, 'left');
    await page.keyboard.up(' ');
    expect((await view(page)).x - before.x).toBeCloseTo(120, 0);
    expect((await view(page)).y - before.y).toBeCloseTo(60, 0);
  },
);

test('keys and the View menu zoom and fit', async ({ app, page, folder }) => {
  const before = await openSome(app, page, folder);
  await page.keyboard.press('+');
  await expect.poll(async () => (await view(page)).width / before.width).toBeCloseTo(1.25, 1);
  // On many keyboards the plus stands above the equals sign.
  await page.keyboard.press('Shift+Equal');
  await expect.poll(async () => (await view(page)).width / before.width).toBeCloseTo(1.56, 1);
  proves('more.zoom-in');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(async () => (await view(page)).width / before.width).toBeCloseTo(0.8, 1);
  proves('more.zoom-out');
  await chooseFromMenu(page, 'View', 'Fit to window');
  await expect.poll(async () => (await view(page)).width).toBeCloseTo(before.width, 0);
  proves('more.fit-board');
});

test('the view grows back as turns are taken back, and is fitted again as they are given back', async ({
  app,
  page,
  folder,
}) => {
  const whole = await openSome(app, page, folder);
  for (let moves = 1; moves < 12; moves++) await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect.poll(async () => (await view(page)).width).toBeGreaterThan(whole.width);
  for (let moves = 1; moves < 12; moves++) await page.keyboard.press('Control+y');
  await expect(page.locator('.laid-tile')).toHaveCount(12);
  await expect.poll(async () => (await view(page)).width).toBeCloseTo(whole.width, 0);
  const room = await boxOf(page.locator('.board-free'));
  for (const tile of await page.locator('.laid-tile .tile-body').all()) {
    const box = await boxOf(tile);
    expect(box.x).toBeGreaterThan(room.x);
    expect(box.y + box.height).toBeLessThan(room.y + room.height);
  }
});

test('a view set by hand is left alone until Fit board', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, SEED);
  let game = dealt(TWO, SEED);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  for (let moves = 0; moves < 3; moves++) {
    const [placement] = legalPlacements(game);
    if (!placement) throw new Error('nothing to play');
    const before = moves > 0 ? await view(page) : undefined;
    await playByMouse(page, placement);
    if (before) expect(await view(page)).toEqual(before);
    const result = play(game, placement);
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  const small = await view(page);
  await page.keyboard.press('0');
  await expect.poll(async () => (await view(page)).width).toBeGreaterThan(small.width);
});

test('the whole table turns while no tile is selected', async ({ app, page, folder }) => {
  await openSome(app, page, folder);
  const first = page.locator('.laid-tile .tile-art > g').first();
  const before = Number(/\d+/.exec((await first.getAttribute('transform')) ?? '')?.[0]);
  const second = page.locator('.laid-tile').nth(1);
  const [q = 0, r = 0] = ((await second.getAttribute('data-hex')) ?? '').split(',').map(Number);
  await page.keyboard.press('PageDown');
  await expect(first).toHaveAttribute('transform', `rotate(${(before + 60) % 360})`);
  await expect(second).toHaveAttribute('data-hex', `${0 - r},${q + r}`);
  await chooseFromMenu(page, 'Edit', 'Rotate left');
  await expect(second).toHaveAttribute('data-hex', `${q},${r}`);
  proves('edit.rotate.table');
  await page.keyboard.press('PageUp');
  const tile = Number(await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().getAttribute('data-tile'));
  await handTile(page, tile).click();
  const space = page.locator('.space-playable').first();
  const shown = await space.locator('.space-ghost > g').getAttribute('transform');
  await space.click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(13);
  await expect(page.locator('.laid-tile .tile-art > g').nth(12)).toHaveAttribute('transform', shown ?? '');
});

test('Space that was let go in another window does not keep tiles from being grabbed', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, SEED);
  const tile = legalPlacements(dealt(TWO, SEED))[0]?.tile ?? 0;
  await handTile(page, tile).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.down(' ');
  // What the page hears when another window takes the keys.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const { x, y } = await middleOf(heldTile(page));
  await dragTo(page, heldTile(page), { x: x + 200, y });
  await expect(heldTile(page)).not.toHaveAttribute('data-hex', '0,0');
});
