import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { rewind } from '../../src-shared/tantrix';
import { showSize } from '../gallery/looks';
import { withMason } from '../support/finished-games';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import { expect, test } from './fixtures';
import {
  boxOf,
  chooseFromMenu,
  dealt,
  handTile,
  heldTile,
  openRecord,
  openText,
  PEOPLE,
  playSome,
  startGame,
  statusText,
  TWO,
} from './gestures';

/** How the parts of the table lie to each other, measured in pixels. */

const GAME = rewind(gameOf(PASSED_OVER), 29);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All seats in the order of play, from one of them on. */
const from = (seat: number): number[] => PEOPLE.map((_, at) => (seat + at) % PEOPLE.length);

const resize = (app: ElectronApplication, page: Page, width: number, height: number, text: 100 | 200 = 100) =>
  showSize(app, page, { name: '', width, height, text });

/** The box round all of some elements. */
async function boxRound(elements: Locator): Promise<Box> {
  const boxes = await elements.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, right, bottom } = each.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}

const tantrix = (page: Page) => page.locator('.laid-tile .tile-body');
const freeBox = (page: Page) => boxOf(page.locator('.board-free'));
const own = (page: Page) => page.locator('.hand-own');
const middle = ({ x, width }: Box): number => x + width / 2;

/** Waits until the view is at rest and drawn for it. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.locator('.camera').evaluate((layer) => layer.getAnimations().length === 0 && layer.style.transform),
    )
    .toBe('translate(0px, 0px) scale(1)');

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`half the tiles fill the board at ${width} × ${height}`, async ({ app, page, folder }) => {
    await openRecord(app, page, folder, GAME);
    await resize(app, page, width, height);
    await settled(page);
    const [room, all] = [await freeBox(page), await boxRound(tantrix(page))];
    expect(Math.max(all.width / room.width, all.height / room.height)).toBeGreaterThan(0.6);
    expect(all.x).toBeGreaterThanOrEqual(room.x);
    expect(all.y).toBeGreaterThanOrEqual(room.y);
    expect(all.x + all.width).toBeLessThanOrEqual(room.x + room.width);
    expect(all.y + all.height).toBeLessThanOrEqual(room.y + room.height);
    expect((await boxOf(own(page))).y).toBeGreaterThanOrEqual(room.y + room.height);
  });
}

for (const [width, height] of [
  [1280, 800],
  [800, 600],
] as const) {
  test(`no tile of a hand is smaller with large letters, at ${width} × ${height}`, async ({ app, page }) => {
    await startGame(page, PEOPLE, 7);
    const sizes = async (text: 100 | 200) => {
      await resize(app, page, width, height, text);
      const bodies = page.locator('.hand-tile .tile-body');
      return bodies.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    };
    const usual = await sizes(100);
    expect(usual).toHaveLength(24);
    const large = await sizes(200);
    expect(large.filter((size, at) => size < (usual[at] ?? 0))).toEqual([]);
    const { height: tray } = await boxOf(own(page).locator('.hand-tile').first());
    expect(Math.round(tray)).toBeGreaterThanOrEqual(64);
    expect(Math.round(tray)).toBeLessThanOrEqual(110);
  });
}

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
  [800, 600],
] as const) {
  test(`no tile on the board is smaller with large letters, at ${width} × ${height}`, async ({ app, page, folder }) => {
    const whole = gameOf(PASSED_OVER);
    for (const laid of [1, 29, 50]) {
      await openRecord(app, page, folder, rewind(whole, laid));
      const size = async (text: 100 | 200) => {
        await resize(app, page, width, height, text);
        await settled(page);
        const [room, all] = [await freeBox(page), await boxRound(tantrix(page))];
        expect(all.y).toBeGreaterThanOrEqual(room.y);
        expect(all.y + all.height).toBeLessThanOrEqual(room.y + room.height);
        return boxOf(tantrix(page).first());
      };
      const usual = await size(100);
      const large = await size(200);
      expect(large.width, `${laid} tiles`).toBeGreaterThanOrEqual(usual.width);
    }
  });
}

test('the hand of whoever is to move lies below the board, the others in order beside it', async ({ page }) => {
  await startGame(page, PEOPLE, 7);
  const seats = () => page.locator('.hand').evaluateAll((all) => all.map((hand) => Number(hand.dataset.seat)));
  const mover = Number(await page.locator('.hand.is-mover').getAttribute('data-seat'));
  expect(await seats()).toEqual(from(mover));
  await expect(own(page)).toHaveClass(/is-mover/);
  await playSome(page, dealt(PEOPLE, 7), 1);
  await expect(own(page)).toHaveAttribute('data-seat', String((mover + 1) % PEOPLE.length));
  expect(await seats()).toEqual(from((mover + 1) % PEOPLE.length));
  await expect(own(page)).toHaveClass(/is-mover/);
});

test('the board keeps to the middle of the own hand, in a replay, too', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, GAME);
  await settled(page);
  const seat = (await own(page).getAttribute('data-seat')) ?? '';
  expect(Math.abs(middle(await boxRound(tantrix(page))) - middle(await boxOf(own(page))))).toBeLessThan(2);
  await chooseFromMenu(page, 'Edit', 'Replay');
  await page.keyboard.press('End');
  await page.getByRole('slider').fill('29');
  await settled(page);
  await expect(own(page)).toHaveAttribute('data-seat', seat);
  expect(Math.abs(middle(await boxRound(tantrix(page))) - middle(await boxOf(own(page))))).toBeLessThan(2);
});

test('every space that takes the tile is seen whole and can be pressed, in a small window, too', async ({
  app,
  page,
  folder,
}) => {
  await openRecord(app, page, folder, rewind(gameOf(PASSED_OVER), 30));
  for (const [width, height] of [
    [1280, 800],
    [800, 600],
  ] as const) {
    await resize(app, page, width, height);
    await settled(page);
    const room = await freeBox(page);
    for (const tile of await own(page).locator('.hand-tile:not(.tile-idle)').all()) {
      await tile.click();
      await expect(page.locator('.space-playable').first()).toBeVisible();
      const all = await boxRound(page.locator('.space-playable .space-outline'));
      expect(all.x).toBeGreaterThanOrEqual(room.x);
      expect(all.y).toBeGreaterThanOrEqual(room.y);
      expect(all.x + all.width).toBeLessThanOrEqual(room.x + room.width);
      expect(all.y + all.height).toBeLessThanOrEqual(room.y + room.height);
    }
  }
});

test('what a score gains takes no room from the name', async ({ app, page, folder }) => {
  await openText(app, page, folder, withMason(GAME, 1));
  const name = page.locator('.hand-other .hand-person');
  const cut = () => name.evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(await cut()).toBe(0);
  await page.locator('.hand-other .hand-points').evaluate((points) => {
    const gain = document.createElement('span');
    gain.className = 'score-gain';
    gain.textContent = '+12';
    points.prepend(gain);
  });
  expect(await cut()).toBe(0);
});

test('handles are seen whole wherever the tile lies in a small window', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, GAME);
  await resize(app, page, 800, 600);
  const tile = Number(await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().getAttribute('data-tile'));
  await handTile(page, tile).click();
  await page.locator('.space-playable').first().click();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    for (let steps = 0; steps < 9; steps++) await page.keyboard.press(key);
    // The view that was moved to show them stays when the tile is turned.
    await page.keyboard.press('PageDown');
    await settled(page);
    const [room, handles] = [await freeBox(page), await boxRound(page.locator('.handle circle'))];
    expect(handles.x, key).toBeGreaterThanOrEqual(room.x - 1);
    expect(handles.y, key).toBeGreaterThanOrEqual(room.y - 1);
    expect(handles.x + handles.width, key).toBeLessThanOrEqual(room.x + room.width + 1);
    expect(handles.y + handles.height, key).toBeLessThanOrEqual(room.y + room.height + 1);
  }
});

test('while a tile is on trial the status bar says how to play it, whatever is pointed at', async ({ page }) => {
  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 1);
  await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().click();
  await page.locator('.space-playable').first().click();
  const words = (await statusText(page).textContent()) ?? '';
  await page.locator('.space').last().hover();
  await expect(page.locator('.pointed-space')).toHaveCount(0);
  await expect(statusText(page)).toHaveText(words);
  await expect(heldTile(page)).toHaveCount(1);
});
