import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import { standingsOf } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test, titleOf } from './fixtures';
import {
  chooseFromMenu,
  dealt,
  dialogNamed,
  menuItem,
  openRecord,
  PEOPLE,
  playByMouse,
  playSome,
  scoreLine,
  startGame,
  statusText,
  tableShown,
} from './gestures';
import { gameOf, moveNumber, placement } from '../support/records';
import { LOOP_BEATS_LINE } from '../support/situations';
import { DEADLOCK, SHARED_WIN } from '../support/whole-games';
import { proves } from './proves';

const verdict = (page: Page) => page.locator('.result h2');
const litLinks = (page: Page, colour: string) => page.locator(`.lit-paths .link-${colour}`);
const stopDialog = (page: Page) => dialogNamed(page, 'End the game early?');
const stopButton = (page: Page) => stopDialog(page).getByRole('button', { name: 'End game' });
const agrees = (page: Page, who: string) => stopDialog(page).getByText(`${who} agrees`);

async function stopForAll(page: Page, everybody: readonly string[]): Promise<void> {
  await chooseFromMenu(page, 'File', 'End game early…');
  for (const who of everybody) await agrees(page, who).click();
  await stopButton(page).click();
  await expect(stopDialog(page)).toHaveCount(0);
}

test.describe('stopping', () => {
  test('needs the agreement of all', NIGHTLY, async ({ page }) => {
    const people = PEOPLE.slice(0, 3);
    const game = dealt(people, 7);
    await startGame(page, people, 7);
    await playSome(page, game, 2);
    const before = await tableShown(page);
    await chooseFromMenu(page, 'File', 'End game early…');
    for (const { name, colour } of people) {
      await expect(stopButton(page)).toBeDisabled();
      await agrees(page, `${name} (${colour})`).click();
    }
    await expect(stopButton(page)).toBeEnabled();
    await agrees(page, 'Bob (blue)').click();
    await expect(stopButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await tableShown(page)).toEqual(before);
    // Nobody’s agreement is kept for the next time.
    await chooseFromMenu(page, 'File', 'End game early…');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await tableShown(page)).toEqual(before);
  });

  test('lets the scores stand, and no more tiles are played', async ({ app, page, folder }) => {
    await openRecord(app, page, folder, gameOf(LOOP_BEATS_LINE));
    await page.locator('.is-mover .hand-tile').first().click();
    await stopForAll(page, ['Ann (red)', 'Bob (yellow)']);
    await expect(verdict(page)).toContainText('Ann wins by');
    await expect(page.locator('.result')).toContainText('Stopped by agreement of all players.');
    proves('more.stop');
    await expect(scoreLine(page, 0)).toContainText('a loop of 3 tiles');
    await expect(scoreLine(page, 0).locator('strong')).toHaveText('6');
    await expect(statusText(page)).toHaveText(/^The game is over\. .+ by \d+\.$/);
    await expect(page.locator('.hand-tile:enabled')).toHaveCount(0);
    await expect(page.locator('.space, .held-buttons')).toHaveCount(0);
    await expect(await menuItem(page, 'File', 'End game early…')).toBeDisabled();
  });

  test('is kept in the file', async ({ app, page, folder }) => {
    await openRecord(app, page, folder, gameOf(LOOP_BEATS_LINE));
    await stopForAll(page, ['Ann (red)', 'Bob (yellow)']);
    await expect.poll(() => titleOf(app)).toBe('• game.txg – Tantrix');
    await expect(statusText(page)).toHaveText(/^The game is over\./);
    await expect(page.locator('.result:not(.is-coming)')).toBeVisible();
    const before = await tableShown(page);
    await page.keyboard.press('Control+s');
    await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
    const parsed = parseTxg(await readFile(path.join(folder, 'game.txg'), 'utf8'));
    expect(parsed.ok && parsed.record.game.isStopped).toBe(true);
    await chooseFromMenu(page, 'File', 'Close');
    await chooseFromMenu(page, 'File', 'Open…');
    await expect.poll(() => tableShown(page)).toEqual(before);
  });
});

test(
  'the lines or loops that win are lit at the end, and each can be shown alone',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const game = gameOf(SHARED_WIN);
    await openRecord(app, page, folder, gameOf(SHARED_WIN, 55));
    await playByMouse(page, placement(moveNumber(SHARED_WIN, 56)));
    const standings = standingsOf(game);
    for (const [seat, { colour, path: cells }] of standings.entries()) {
      await expect(scoreLine(page, seat)).toHaveAttribute('aria-pressed', 'true');
      await expect(litLinks(page, colour)).toHaveCount(cells.length);
    }
    await scoreLine(page, 0).click();
    await expect(scoreLine(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expect(litLinks(page, 'red')).toHaveCount(0);
    await expect(litLinks(page, 'yellow')).toHaveCount(standings[1]?.path.length ?? -1);
    await scoreLine(page, 1).click();
    await expect(page.locator('.lit-paths')).toHaveCount(0);
    await scoreLine(page, 0).click();
    await expect(litLinks(page, 'red')).toHaveCount(standings[0]?.path.length ?? -1);
    await expect(litLinks(page, 'yellow')).toHaveCount(0);
  },
);

test('equal scores are a draw', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(SHARED_WIN));
  await expect(verdict(page)).toHaveText('Draw');
  for (const seat of [0, 1]) await expect(scoreLine(page, seat).locator('strong')).toHaveText('13');
});

test('nobody wins a deadlock', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(DEADLOCK, 13));
  await expect(page.locator('.result')).toHaveCount(0);
  await playByMouse(page, placement(moveNumber(DEADLOCK, 14)));
  await expect(verdict(page)).toHaveText('Draw');
  await expect(page.locator('.result')).toContainText('Deadlock: there is no legal free move, so nobody wins.');
  await expect(page.locator('.is-winner')).toHaveCount(0);
  await expect(page.locator('.hand-tile:enabled')).toHaveCount(0);
  proves('message.no-more-moves');
  await expect(page.locator('.contestant')).toHaveCount(2);
  await expect(page.locator('.result')).not.toContainText('Stopped');
});
