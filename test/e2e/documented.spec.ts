import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  type Game,
  type Hex,
  hexKey,
  legalPlacements,
  newGame,
  type Placement,
  play,
  sameHex,
} from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { TWO_FORCED } from '../support/situations';
import { expect, stubOpenDialog, test } from './fixtures';
import {
  boxOf,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  heldTile,
  openRecord,
  playByMouse,
  spaceAt,
  startGame,
  textOfGame,
  TWO,
} from './gestures';
import { proves } from './proves';

/** What the help document of the original program tells, and no other test looks at; see test/support/help-document.ts. */

const deal = dealt(TWO, 3);
const [first] = legalPlacements(deal);
if (!first) throw new Error('a new game has a legal placement');

test('Ctrl+O opens a game, Alt+F4 leaves the program', async ({ app, page, folder }) => {
  const file = path.join(folder, 'game.txg');
  await writeFile(file, textOfGame(newGame({ seats: ['red', 'blue'] }, 3)));
  await stubOpenDialog(app, file);
  await page.keyboard.press('Control+o');
  await expect(page.locator('.hand')).toHaveCount(2);
  proves('key.open');
  const gone = app.waitForEvent('close');
  await page.keyboard.press('Alt+F4').catch(() => {});
  await gone;
  proves('key.exit');
});

test('the tools open, save, undo, give back and replay', async ({ app, page, folder }) => {
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  const tiles = page.locator('.laid-tile');
  const file = path.join(folder, 'game.txg');
  await writeFile(file, textOfGame(deal));
  await stubOpenDialog(app, file);
  await tool('Open…').click();
  await expect(page.locator('.hand')).toHaveCount(2);
  proves('tool.open');
  await playByMouse(page, first);
  await tool('Save').click();
  await expect(tool('Save')).toBeDisabled();
  expect(await readFile(file, 'utf8')).not.toBe(textOfGame(deal));
  proves('tool.save');
  await tool('Undo').click();
  await expect(tiles).toHaveCount(0);
  proves('tool.undo');
  await tool('Redo').click();
  await expect(tiles).toHaveCount(1);
  await tool('Replay').click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expect(tiles).toHaveCount(0);
  proves('tool.replay');
});

test('Shift with an arrow moves the selected tile by very small distances', async ({ page }) => {
  await startGame(page, TWO, 3);
  await handTile(page, first.tile).click();
  await page.keyboard.press('ArrowUp');
  const before = await boxOf(heldTile(page));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const after = await boxOf(heldTile(page));
  for (const moved of [after.x - before.x, after.y - before.y]) {
    expect(moved).toBeGreaterThan(1);
    expect(moved).toBeLessThan(before.width / 4);
  }
  proves('move.small-steps');
});

/** The ways to lay the tile of a placement in its cell. */
const waysOf = (game: Game, next: Placement): number[] =>
  legalPlacements(game)
    .filter((one) => one.tile === next.tile && sameHex(one, next))
    .map(({ rotation }) => rotation);

/** Lays the tile in its space and turns it so that it does not fit; gives the next rotation with the clock that does. */
async function turnAway(page: Page, next: Placement, ways: readonly number[]): Promise<number> {
  await handTile(page, next.tile).click();
  await spaceAt(page, next).click();
  const shown = Number(await heldTile(page).getAttribute('data-rotation'));
  const turns = [1, 2, 3, 4, 5].find((turn) => !ways.includes((shown + turn) % 6)) ?? 0;
  for (let turn = 0; turn < turns; turn++) await page.keyboard.press('PageDown');
  return [1, 2, 3, 4, 5].map((more) => (shown + turns + more) % 6).find((each) => ways.includes(each)) ?? 0;
}

const turnOf = (page: Page, hex: Hex) => page.locator(`.laid-tile[data-hex="${hexKey(hex)}"] .tile-art > g`).first();

test('a tile that is played turns itself to fit where that is one way', async ({ app, page, folder }) => {
  const game = gameOf(TWO_FORCED);
  const next = legalPlacements(game).find((each) => waysOf(game, each).length === 1);
  if (!next) throw new Error('a forced space takes some tile one way');
  await openRecord(app, page, folder, game);
  const played = await turnAway(page, next, waysOf(game, next));
  await page.keyboard.press('Enter');
  await expect(turnOf(page, next)).toHaveAttribute('transform', `rotate(${60 * played})`);
  proves('play.turns-to-fit');
});

test('where several ways fit, the first Enter turns the tile to the next and the second plays it', async ({ page }) => {
  const second = play(deal, first);
  if (!second.ok) throw new Error(second.refusal.code);
  const next = legalPlacements(second.game).find((each) => waysOf(second.game, each).length > 1);
  if (!next) throw new Error('the second tile goes down in several ways');
  await startGame(page, TWO, 3);
  await playByMouse(page, first);
  const played = await turnAway(page, next, waysOf(second.game, next));
  await page.keyboard.press('Enter');
  await expect(heldTile(page)).toHaveAttribute('data-rotation', String(played));
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(turnOf(page, next)).toHaveAttribute('transform', `rotate(${60 * played})`);
});

test('Show playable space marks spaces and tiles, or leaves them alone', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, deal);
  await playByMouse(page, first);
  const marked = page.locator('.space-playable.is-marked');
  const mover = page.locator('.is-mover .hand-tile:not(.tile-idle)').first();
  await mover.click();
  await expect(marked.first()).toBeVisible();
  await chooseFromMenu(page, 'Edit', 'Settings…');
  const settings = dialogNamed(page, 'Settings');
  await settings.getByRole('tab', { name: 'Play' }).click();
  await settings.getByText('Mark playable spaces and tiles').click();
  await settings.getByRole('button', { name: 'OK' }).click();
  await expect(settings).toHaveCount(0);
  await expect(page.locator('.space-playable').first()).toBeAttached();
  await expect(marked).toHaveCount(0);
  proves('settings.show-playable-space');
});
