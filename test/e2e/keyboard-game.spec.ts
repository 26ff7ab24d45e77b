import type { Locator, Page } from '@playwright/test';
import { isOver, legalPlacements, pick, type Placement, play, resultOf, seededRandom } from '../../src-shared/tantrix';
import { expect, test } from './fixtures';
import { dealt, handTile, heldTile, playerRow, statusText, TWO } from './gestures';
import { proves } from './proves';
import { runs } from '../support/nightly';

const SEED = 2026;

/** What has the focus, as far as the test must know it to find its way. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const part = document.activeElement;
    const named = part?.closest('[data-hex], [data-tile]');
    return {
      tile: Number(named?.getAttribute('data-tile') ?? 0),
      hex: named?.getAttribute('data-hex') ?? '',
      isLost: part === document.body,
    };
  });

/** Presses Tab until the part has the focus. */
async function tabTo(page: Page, part: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    if (await part.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come to what it should');
}

/** Selects a tile by Tab, from wherever in the hands the focus is. */
async function selectByTab(page: Page, tile: number, hand: readonly number[]) {
  const now = await focused(page);
  expect(now.isLost, 'the focus is lost').toBe(false);
  if (tile === now.tile) await page.keyboard.press('Space');
  const inUse = hand.filter((each) => each > 0);
  const steps = inUse.indexOf(tile) - inUse.indexOf(now.tile);
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  await expect(handTile(page, tile)).toHaveAttribute('aria-pressed', 'true');
}

/** Goes with the arrow keys through the playable spaces to one, and lays the tile there. */
async function layInSpace(page: Page, hex: string) {
  await page.keyboard.press('Space');
  for (let steps = 0; (await focused(page)).hex !== hex; steps++) {
    expect(steps, `no arrow comes to ${hex}`).toBeLessThan(60);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Moves the tile itself with the arrow keys, column by column and then up or down. */
async function walkToCell(page: Page, { q, r }: Placement) {
  await page.keyboard.press('ArrowUp');
  for (let steps = 0; steps < 60; steps++) {
    const [atQ = 0, atR = 0] = ((await heldTile(page).getAttribute('data-hex')) ?? '').split(',').map(Number);
    if (atQ === q && atR === r) return;
    const key = atQ < q ? 'ArrowRight' : atQ > q ? 'ArrowLeft' : atR < r ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(key);
  }
  throw new Error(`no arrow brings the tile to ${q},${r}`);
}

/** By night the whole game. */
const MOST_MOVES = runs(12, 100);

test('two people play by the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.keyboard.press('Control+n');
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Against the computer' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const [seat, { name }] of TWO.entries()) {
    await tabTo(page, playerRow(page, seat + 1).getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type(name);
  }
  await tabTo(page, page.getByRole('button', { name: /^Advanced/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Deal number' }));
  await page.keyboard.type(String(SEED));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  let game = dealt(TWO, SEED);
  const random = seededRandom(SEED);
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
  for (let moves = 0; moves < MOST_MOVES && !isOver(game); moves++) {
    const placement = pick(legalPlacements(game), random);
    await selectByTab(page, placement.tile, game.position.hands[game.position.mover] ?? []);
    if (moves % 8 === 1) await walkToCell(page, placement);
    else await layInSpace(page, `${placement.q},${placement.r}`);
    const shown = Number(await heldTile(page).getAttribute('data-rotation'));
    for (let turns = (placement.rotation - shown + 6) % 6; turns > 0; turns--) await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.laid-tile')).toHaveCount(moves + 1);
    const result = play(game, placement);
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  if (isOver(game)) await expect(statusText(page)).toHaveText(/^The game is over\. .+ by \d+\.$/);
  for (const seat of resultOf(game)?.winners ?? []) {
    await expect(page.locator('.result h2')).toContainText(TWO[seat]?.name ?? '?');
  }
  proves('select.tab', 'move.arrows');
  expect((await focused(page)).isLost).toBe(false);
});
