import type { Page } from '@playwright/test';
import { analyse, balanceOf, type MoveAnalysis, seedOfGame } from '../../src-shared/robots';
import { type Game, hexKey, sameHex, standingsOf, stopGame } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import {
  boxOf,
  chooseFromMenu,
  dealt,
  dialogNamed,
  matchDealt,
  menuItem,
  openRecord,
  panelNamed,
  PEOPLE,
  playSome,
  startGame,
  startMatch,
  TWO,
} from './gestures';
import { expect, NIGHTLY, test } from './fixtures';
import { holdWorkers, killWorkers } from './robot-games';
import { proves } from './proves';

const panel = (page: Page) => panelNamed(page, 'Analysis');
const progress = (page: Page) => panel(page).getByRole('progressbar', { name: 'Moves analysed' });
const moveOf = (page: Page, number: number) => panel(page).getByRole('option').nth(number);
const ghost = (page: Page) => page.getByRole('img', { name: /^Better: / });
const graph = (page: Page) => panel(page).getByRole('slider', { name: 'Position after move' });
const signed = (value: number): string => (value >= 0.05 ? `+${points(value)}` : points(value));
const points = (value: number): string => value.toFixed(1).replace('-', '−');

/** A search of a whole game takes its time. */
const WHOLE_MS = 100_000;
const seeAll = (page: Page): Promise<void> => expect(progress(page)).toHaveCount(0, { timeout: WHOLE_MS });

/** The game stopped after some of its moves: there is less to look at. */
const stoppedAfter = (moves: number): Game => stopGame(gameOf(PASSED_OVER, moves));

async function expectFacts(page: Page, move: MoveAnalysis, game: Game): Promise<void> {
  for (const [seat, { name }] of TWO.entries()) {
    const row = panel(page).locator('.move-facts-table').getByRole('row', { name });
    await expect(row.getByRole('cell')).toHaveText([points(move.before[seat] ?? 0), points(move.after[seat] ?? 0)]);
  }
  if (!move.better) {
    await expect(panel(page)).toContainText('No better move found.');
    return expect(ghost(page)).toHaveCount(0);
  }
  const { placement, gain } = move.better;
  await expect(panel(page)).toContainText(`Best (+${points(gain)}): `);
  await expect(ghost(page)).toHaveAttribute('data-suggests', String(placement.tile));
  await expect(ghost(page)).toHaveAttribute('data-hex', hexKey(placement));
  await expect(ghost(page)).toHaveAttribute('data-rotation', String(placement.rotation));
  const played = game.placements[move.at];
  const isThere = played && sameHex(played, placement);
  await expect(panel(page)).toContainText(isThere ? 'in the same space' : 'in the marked space');
  return expect(ghost(page)).toHaveClass(isThere ? /is-over-tile/ : 'suggested-tile');
}

test('the analysis tells what every move was worth, and shows what was better', async ({ app, page, folder }) => {
  test.setTimeout(2 * WHOLE_MS);
  const game = stoppedAfter(6);
  const found = [...analyse(game, seedOfGame(game))];
  expect(found.some(({ better }) => better)).toBe(true);
  await openRecord(app, page, folder, game);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await seeAll(page);
  await expect(panel(page).getByRole('option')).toHaveCount(7);
  for (const move of found) {
    const option = moveOf(page, move.at + 1);
    await expect(option).toHaveAccessibleName(
      new RegExp(`Ann ${points(move.after[0] ?? 0)}, Bob ${points(move.after[1] ?? 0)}`),
    );
    await option.click();
    await expect(page.locator('.laid-tile')).toHaveCount(move.at + 1);
    await expectFacts(page, move, game);
  }
  const balance = balanceOf(
    found,
    game.deal.seats,
    standingsOf(game).map(({ score }) => score),
  );
  const table = panel(page).getByRole('table', { name: 'Luck and skill' });
  for (const [seat, { lead, skill, luck, error }] of balance.entries()) {
    const row = table.getByRole('row', { name: TWO[seat]?.name ?? '' });
    await expect(row.getByRole('cell')).toHaveText([...[lead, skill, luck].map(signed), points(error)]);
  }
  // It is kept, and closed and opened again there is nothing left to do.
  await chooseFromMenu(page, 'View', 'Analysis');
  await expect(panel(page)).toHaveCount(0);
  await expect(ghost(page)).toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Analysis');
  await expect(progress(page)).toHaveCount(0);
  await expect(moveOf(page, 6)).toHaveAccessibleName(/predicted score/);
  proves('more.analysis');
});

test('a click on the graph, and arrow keys, show the position', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, stoppedAfter(8));
  await chooseFromMenu(page, 'View', 'Analysis');
  await seeAll(page);
  const { x, y, width, height } = await boxOf(panel(page).locator('.graph-track'));
  await page.mouse.click(x + (width * 3) / 8, y + height / 4);
  await expect(page.locator('.laid-tile')).toHaveCount(3);
  await expect(moveOf(page, 3)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.laid-tile')).toHaveCount(4);
  await expect(graph(page)).toHaveValue('4');
  await page.keyboard.press('Home');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await expect(panel(page)).toContainText('Click the graph or a move');
  await moveOf(page, 5).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.laid-tile')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.locator('.laid-tile')).toHaveCount(8);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a search is halted, and goes on where it was', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'View', 'Analysis');
  await expect(moveOf(page, 1)).toHaveAccessibleName(/predicted score/, { timeout: 20_000 });
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  const known = Number(await progress(page).getAttribute('value'));
  await expect(panel(page)).toContainText(`${known} of 56 moves analysed.`);
  await moveOf(page, 56).click();
  await expect(panel(page)).toContainText('been analysed yet');
  // Nothing more comes from a worker that was stopped, and is gone.
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(progress(page)).toHaveAttribute('value', String(known));
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await expect(moveOf(page, known + 1)).toHaveAccessibleName(/predicted score/, { timeout: 20_000 });
  await expect(moveOf(page, 1)).toHaveAccessibleName(/predicted score/);
});

test('a worker that dies does not end the search, nor spoil it', NIGHTLY, async ({ app, page, folder }) => {
  test.setTimeout(2 * WHOLE_MS);
  const game = stoppedAfter(12);
  await holdWorkers(page);
  // One that was of use before, for a hint.
  await openRecord(app, page, folder, gameOf(PASSED_OVER, 12));
  await page.keyboard.press('F2');
  await expect(page.getByRole('img', { name: /^Suggested: / })).toBeVisible({ timeout: 20_000 });
  await openRecord(app, page, folder, game);
  await chooseFromMenu(page, 'View', 'Analysis');
  await expect(moveOf(page, 3)).toHaveAccessibleName(/predicted score/, { timeout: 20_000 });
  await killWorkers(page);
  await seeAll(page);
  const found = [...analyse(game, seedOfGame(game))].map(({ after }) => after.map(points));
  for (const [at, [ann = '', bob = '']] of found.entries()) {
    await expect(moveOf(page, at + 1)).toHaveAccessibleName(new RegExp(`Ann ${ann}, Bob ${bob}`));
  }
});

test('another game that is opened meanwhile is looked at in its stead', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, stoppedAfter(6));
  await chooseFromMenu(page, 'View', 'Analysis');
  await seeAll(page);
  await moveOf(page, 4).click();
  const other = stopGame(gameOf(SHARED_WIN, 5));
  await openRecord(app, page, folder, other);
  await seeAll(page);
  await expect(panel(page).getByRole('option')).toHaveCount(6);
  const found = [...analyse(other, seedOfGame(other))];
  await moveOf(page, 5).click();
  const [move] = found.slice(4);
  if (!move) throw new Error('the last move is not looked at');
  await expectFacts(page, move, other);
});

test('the graph of three players has a line for each', NIGHTLY, async ({ page }) => {
  const three = PEOPLE.slice(0, 3);
  await startGame(page, three, 5);
  await playSome(page, dealt(three, 5), 2);
  await expect(await menuItem(page, 'View', 'Analysis')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await chooseFromMenu(page, 'File', 'End game early…');
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByRole('button', { name: 'End game' }).click();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await seeAll(page);
  for (const { colour } of three) await expect(panel(page).locator(`.graph-line-${colour}`)).toHaveCount(1);
  for (const { name } of three)
    await expect(panel(page).locator('.graph-legend li').filter({ hasText: name })).toBeVisible();
});

test('a game under competition rules is looked at when it is over, not before', NIGHTLY, async ({ page }) => {
  await startMatch(page, TWO);
  await playSome(page, matchDealt(TWO), 1);
  await expect(await menuItem(page, 'View', 'Analysis')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await chooseFromMenu(page, 'File', 'End game early…');
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByRole('button', { name: 'End game' }).click();
  await dialogNamed(page, 'Ranks').getByRole('button', { name: 'OK' }).click();
  await chooseFromMenu(page, 'View', 'Analysis');
  await seeAll(page);
  await moveOf(page, 1).click();
  await expect(panel(page)).toContainText('Predicted score');
});
