import type { Page } from '@playwright/test';
import { legalPlacements, newGame, play } from '../../src-shared/tantrix';
import { gameOf, moveNumber, placement } from '../support/records';
import { SHARED_WIN } from '../support/whole-games';
import { expect, hearFrom, NIGHTLY, test } from './fixtures';
import {
  closeSettings,
  handTile,
  openRecord,
  openSettings,
  PEOPLE,
  playByMouse,
  spaceAt,
  startGame,
  tick,
  TWO,
} from './gestures';
import { proves } from './proves';

const SEED = 7;
const game = newGame({ seats: TWO.map(({ colour }) => colour) }, SEED);
const [one = 0] = game.position.hands[game.position.mover] ?? [];

/** Says in the page whenever a tile takes off, and from where to where it goes, in whole pixels. */
async function watchFlights(page: Page): Promise<string[]> {
  const said = await hearFrom(page);
  await page.evaluate(() => {
    const layer = document.querySelector('.flights');
    if (!layer) throw new Error('tiles have nowhere to fly');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const [flight] = node instanceof Element ? node.getAnimations() : [];
          const effect = flight?.effect;
          const way = effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ transform }) => transform) : [];
          void window.say(`${way.join(' > ')} in ${Number(effect?.getTiming().duration)}`);
        }
      }
    }).observe(layer, { childList: true });
  });
  return said;
}

/** The middle of what is seen, as flights name it. */
async function middle(page: Page, selector: string): Promise<string> {
  const [x, y] = await page.locator(selector).evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  return `${Math.round(x ?? 0)} ${Math.round(y ?? 0)}`;
}

const ends = (way: string): string[] =>
  [...way.matchAll(/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/g)].map(
    ([, x, y]) => `${Math.round(Number(x))} ${Math.round(Number(y))}`,
  );

test('undo lets a tile fly back to its slot, redo to the board', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, SEED);
  const slot = await middle(page, `.hand-tile[data-tile="${one}"] .tile-body`);
  await handTile(page, one).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  const cell = await middle(page, '.laid-tile .tile-body');
  const said = await watchFlights(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => said.length).toBe(1);
  expect(ends(said[0] ?? '')).toEqual([cell, slot]);
  expect(said[0]).toMatch(/in 600$/);
  await page.keyboard.press('Control+y');
  await expect.poll(() => said.length).toBe(2);
  expect(ends(said[1] ?? '')).toEqual([slot, cell]);
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('the speed that is chosen in the Settings is that of the tiles', async ({ page }) => {
  await startGame(page, TWO, SEED);
  await handTile(page, one).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  const said = await watchFlights(page);
  for (const [key, ms] of [
    ['End', 180],
    ['Home', 1600],
  ] as const) {
    await openSettings(page, 'Play');
    await page.getByRole('slider', { name: 'Speed' }).press(key);
    await closeSettings(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => said.at(-1)).toMatch(new RegExp(`in ${ms}$`));
    await page.keyboard.press('Control+y');
    await expect(page.locator('.laid-tile')).toHaveCount(1);
  }
  proves('settings.animation-speed');
  await openSettings(page, 'Play');
  await tick(page, 'Animate moves', false);
  await closeSettings(page);
  const shown = said.length;
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  expect(said.length).toBe(shown);
  proves('settings.animate-tiles');
});

test('whatever is done next ends a flight, and nothing is in its way', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, SEED);
  await handTile(page, one).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.flight')).toHaveCount(1);
  await handTile(page, one).click();
  await expect(page.locator('.flight')).toHaveCount(0);
  await expect(handTile(page, one)).toHaveAttribute('aria-pressed', 'true');
});

test('a replay shows the tiles flying, and leaps go without', async ({ app, page, folder }) => {
  let played = newGame({ seats: PEOPLE.slice(0, 2).map(({ colour }) => colour) }, SEED);
  for (let moves = 0; moves < 8; moves++) {
    const [next] = legalPlacements(played);
    const result = next && play(played, next);
    if (!result?.ok) throw new Error('nothing to play');
    played = result.game;
  }
  await openRecord(app, page, folder, played);
  const said = await watchFlights(page);
  await page.keyboard.press('Control+r');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  expect(said).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said.length).toBe(1);
});

test('light runs round a loop that closes, and not again where it is looked at', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(SHARED_WIN, 3));
  await playByMouse(page, placement(moveNumber(SHARED_WIN, 4)));
  const light = page.locator('.loop-light');
  await expect(light).toHaveClass(/is-running/);
  await page.keyboard.press('Control+r');
  await expect(light).toHaveCount(0);
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(light.locator('path')).toHaveCount(3);
  await expect(light).not.toHaveClass(/is-running/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay-bar')).toHaveCount(0);
  await expect(light).not.toHaveClass(/is-running/);
});

test('what is to be done now is said when the tile has landed', async ({ page }) => {
  await startGame(page, TWO, SEED);
  await handTile(page, one).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - game.position.mover));
  const said = await hearFrom(page);
  await page.evaluate(() => {
    const text = document.querySelector('.status-text');
    if (!text) throw new Error('nothing is said');
    new MutationObserver(
      () => void window.say(`${document.querySelector('.flight') === null}: ${text.textContent}`),
    ).observe(text, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.keyboard.press('Control+z');
  await expect(page.locator('.flight')).toHaveCount(1);
  await expect.poll(() => said.at(-1)).toContain('1 tile undone');
  expect(said.filter((words) => words.startsWith('false'))).toEqual([]);
});

test('nothing flies where the system asks for little motion', NIGHTLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startGame(page, TWO, SEED);
  const said = await watchFlights(page);
  await handTile(page, one).click();
  await spaceAt(page, { q: 0, r: 0 }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  expect(said).toEqual([]);
});
