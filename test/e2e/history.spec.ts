import type { Page } from '@playwright/test';
import {
  type Game,
  hexKey,
  isOver,
  legalPlacements,
  newGame,
  pick,
  play,
  rewind,
  seededRandom,
} from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import { handsShown, chooseFromMenu, handTile, heldTile, menuItem, openRecord, spaceAt, statusText } from './gestures';
import { proves } from './proves';

function wholeGame(seed: number): Game {
  const random = seededRandom(seed);
  let game = newGame({ seats: ['red', 'blue', 'green'] }, seed);
  while (!isOver(game)) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return game;
}

const game = wholeGame(11);
const LAST = game.placements.length;

/** The board and all hands as the window shows them. */
const shown = async (page: Page): Promise<string> => {
  const tiles = await page.locator('.laid-tile').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-hex')));
  const hands = await handsShown(page);
  return `${tiles.join(' ')} / ${hands.flat().join(' ')}`;
};

const expected = (at: number): string => {
  const { placements, position } = rewind(game, at);
  const hands = position.hands.flat().filter((tile) => tile > 0);
  return `${placements.map(hexKey).join(' ')} / ${hands.join(' ')}`;
};

/** The hands by their seats, wherever they stand. */
const expectShown = (page: Page, at: number) => expect.poll(() => shown(page)).toBe(expected(at));

test.beforeEach(async ({ app, page, folder }) => {
  await openRecord(app, page, folder, game);
});

test('undo goes back to the start tile by tile, redo gives the same tiles again', async ({ page }) => {
  for (let at = LAST - 1; at >= 0; at--) {
    await page.keyboard.press(at % 2 ? 'Control+z' : 'Alt+Backspace');
    if (at % 10 === 0) await expectShown(page, at);
  }
  await expect(await menuItem(page, 'Edit', 'Undo')).toHaveAttribute('aria-disabled', 'true');
  proves('key.undo', 'key.undo.alt', 'edit.undo.disabled');
  await page.keyboard.press('Escape');
  for (let at = 1; at <= LAST; at++) {
    await page.keyboard.press(at % 2 ? 'Control+y' : 'Control+Shift+z');
    if (at % 10 === 0) await expectShown(page, at);
  }
  await expectShown(page, LAST);
  proves('more.redo');
  await expect(page.locator('.result')).toBeVisible();
  // Back where the file stands: nothing to lose.
  await chooseFromMenu(page, 'File', 'Close');
  await expect(page.locator('.start-screen')).toBeVisible();
});

test('a move after undo forgets what was taken back', async ({ page }) => {
  await chooseFromMenu(page, 'Edit', 'Undo');
  await expectShown(page, LAST - 1);
  proves('edit.undo', 'undo.menu');
  await page.keyboard.press('Control+z');
  const before = rewind(game, LAST - 2);
  const [placement] = legalPlacements(before);
  if (!placement) throw new Error('a running game has a legal placement');
  await handTile(page, placement.tile).click();
  await spaceAt(page, placement).click();
  await page.keyboard.press('Enter');
  await expect(heldTile(page)).toHaveCount(0);
  await expect(await menuItem(page, 'Edit', 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('replay shows every move, on, back, by list, by slider, and leaves the game alone', async ({ page }) => {
  await chooseFromMenu(page, 'Edit', 'Replay');
  await expectShown(page, 0);
  proves('edit.replay');
  await expect(statusText(page)).toHaveText(`Replay: after move 0 of ${LAST}.`);
  await page.getByRole('main').getByRole('button', { name: 'Next move' }).click();
  await expectShown(page, 1);
  proves('replay.button');
  await page.getByRole('main').getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expectShown(page, 1);
  proves('more.previous-move');
  await chooseFromMenu(page, 'Edit', 'Next move');
  await expectShown(page, 2);
  proves('edit.next-move');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await page.getByRole('option', { name: /^20\./ }).click();
  await expectShown(page, 20);
  await page.getByRole('slider', { name: 'Move' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 21);
  await page.keyboard.press('End');
  await expectShown(page, LAST);
  await page.keyboard.press('Home');
  await expectShown(page, 0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Which move it has come to when it is halted depends on the machine.
  await expect(statusText(page)).not.toHaveText(`Replay: after move 0 of ${LAST}.`);
  await page.getByRole('button', { name: 'Pause' }).click();
  const halted = await shown(page);
  expect(Array.from({ length: LAST }, (_, at) => expected(at + 1))).toContain(halted);
  const mover = page.locator('.is-mover .hand-tile').first();
  await expect(mover).toBeDisabled();
  await expect(page.locator('.space-playable')).toHaveCount(0);
  expect(await shown(page)).toBe(halted);
  await chooseFromMenu(page, 'Edit', 'Exit replay');
  await expectShown(page, LAST);
  proves('more.end-replay');
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.result :focus')).toHaveCount(1);
});

test('a replay that keys have begun has the focus in its bar', NIGHTLY, async ({ page }) => {
  await page.keyboard.press('Control+z');
  await page.locator('.is-mover .hand-tile:not(.tile-idle)').first().focus();
  await page.keyboard.press('Control+r');
  await expect(page.locator('.replay-bar').getByRole('button', { name: 'Play', exact: true })).toBeFocused();
});

test('the ends of a replay are the ends of its moves, and the focus stays in the bar', NIGHTLY, async ({ page }) => {
  const back = page.getByRole('button', { name: 'Previous move' });
  const on = page.getByRole('main').getByRole('button', { name: 'Next move' });
  await page.keyboard.press('Control+r');
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  await page
    .getByRole('option')
    .nth(LAST - 1)
    .click();
  await on.press('Enter');
  await expect(on).toBeDisabled();
  await expect(back).toBeFocused();
  await expect(await menuItem(page, 'Edit', 'Next move')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('option').nth(1).click();
  await back.press('Enter');
  await expect(back).toBeDisabled();
  await expect(page.locator('.replay-bar :focus')).toHaveCount(1);
});

test('playing on from a position makes a new game of it', async ({ page, app }) => {
  await page.keyboard.press('Control+r');
  await page.getByRole('option', { name: /^30\./ }).click();
  await page.getByRole('button', { name: 'Continue from here…' }).click();
  await expect(page.locator('.replay-bar')).toHaveCount(0);
  await expectShown(page, 30);
  const title = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());
  expect(title).toContain('Untitled');
  const before = rewind(game, 30);
  const [placement] = legalPlacements(before);
  if (!placement) throw new Error('a running game has a legal placement');
  await handTile(page, placement.tile).click();
  await spaceAt(page, placement).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(31);
  proves('more.play-on');
});

test('a game that is closed leaves the focus to the start screen', async ({ page }) => {
  const newGameButton = page.getByRole('main').getByRole('button', { name: 'New game…' });
  await page.locator('.result button').first().focus();
  await chooseFromMenu(page, 'File', 'Close');
  await expect(newGameButton).toBeFocused();
});

test('a game that is let go leaves the focus to the start screen, too', NIGHTLY, async ({ page }) => {
  await page.keyboard.press('Control+z');
  await expect(page.locator('.is-mover')).toHaveCount(1);
  await chooseFromMenu(page, 'File', 'Close');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Don’t save' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'New game…' })).toBeFocused();
});
