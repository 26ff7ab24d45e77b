import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { refereed } from '../../scripts/record/referee';
import { refereeReceipt } from '../../scripts/record/referee-online';
import { parseTxg } from '../../src-shared/record';
import { type Game, legalPlacements } from '../../src-shared/tantrix';
import { expect, stubOpenDialog, stubSaveDialog, test } from './fixtures';
import { alertNamed, chooseFromMenu, menuItem, panelNamed, playByMouse } from './gestures';
import { withTwo } from './online-meeting';
import { sitDown, told } from './online-told';
import { playTurn } from './online-turns';
import { proves } from './proves';

const laidTiles = (page: Page) => page.locator('.laid-tile');
const notice = (page: Page) => page.getByRole('group', { name: 'Question from the table' });

test('two play, talk, take back, stop, and play again', async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    const pages = await sitDown(first, second);
    const [{ page: host }, { page: guest }] = [first, second];
    for (let number = 1; number <= 4; number++) await playTurn(pages, number);
    for (const page of pages) await expect(laidTiles(page)).toHaveCount(4);

    await chooseFromMenu(guest, 'Edit', 'Chat');
    await panelNamed(guest, 'Chat').getByRole('button', { name: 'Good move' }).click();
    await host.getByRole('button', { name: 'Chat, something new' }).click();
    await expect(panelNamed(host, 'Chat').getByRole('log')).toContainText('Good move');

    await chooseFromMenu(host, 'Edit', 'Undo');
    await notice(guest).getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await expect.poll(() => laidTiles(page).count()).toBeLessThan(4);
    expect(await laidTiles(guest).count()).toBe(await laidTiles(host).count());

    await chooseFromMenu(guest, 'File', 'End game early…');
    await alertNamed(guest, 'End the game early?').getByRole('button', { name: 'Ask the others' }).click();
    await notice(host).getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await expect(page.locator('.result')).toBeVisible();

    const colours = (await told(host)).seats.map(({ colour }) => colour);
    await host.locator('.result').getByRole('button', { name: 'Rematch' }).click();
    await notice(guest).getByRole('button', { name: 'Play again' }).click();
    for (const page of pages) await expect(laidTiles(page)).toHaveCount(0);
    expect((await told(guest)).seats.map(({ colour }) => colour)).toEqual(colours.toReversed());
    await playTurn(pages, 1);

    // Who would keep the others waiting is asked, and may stay.
    await expect(guest.locator('.connection-words')).toHaveText('All connected');
    await chooseFromMenu(guest, 'File', 'Close');
    const question = alertNamed(guest, 'Leave the game?');
    await expect(question).toContainText('The others wait for you');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(laidTiles(guest)).not.toHaveCount(0);
    await chooseFromMenu(guest, 'File', 'Close');
    await question.getByRole('button', { name: 'Leave game' }).click();
    await expect(guest.locator('.start-waiting')).toContainText('Ann');
    await expect(host.locator('.connection-words')).toHaveText(/^Away/);
    // Nobody is there any more to be asked for.
    await chooseFromMenu(host, 'File', 'Close');
    await expect(host.locator('.start-waiting')).toBeVisible();
  });
});

/** The game in a file that is whole. */
function gameIn(file: string): Game | undefined {
  const parsed = existsSync(file) ? parseTxg(readFileSync(file, 'utf8')) : undefined;
  return parsed?.ok ? parsed.record.game : undefined;
}

test('a game goes on at one computer when the other is gone, is saved, proved and opened again', async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    const pages = await sitDown(first, second);
    const { page: host, app } = first;
    for (let number = 1; number <= 2; number++) await playTurn(pages, number);
    // Nothing of the sort is offered while all are there.
    await expect(await menuItem(host, 'File', 'Go on at this computer')).toHaveAttribute('aria-disabled', 'true');
    await host.keyboard.press('Escape');
    await host.keyboard.press('Escape');

    const own = (await told(host)).seats.findIndex(({ isHere }) => isHere);
    await second.page.evaluate(() => window.tantrix.leaveOnline());
    await expect(host.locator('.connection-words')).toHaveText(/^Away/);
    await chooseFromMenu(host, 'File', 'Go on at this computer');
    await expect(host.locator('.connection-note')).toBeHidden();

    const file = path.join(folder, 'gone-on.txg');
    await stubSaveDialog(app, file);
    await chooseFromMenu(host, 'File', 'Save');
    await expect.poll(() => gameIn(file)?.placements.length).toBeGreaterThanOrEqual(2);
    // Once those of the computer player lie, it is the turn of whoever sits here.
    await expect
      .poll(async () => {
        await host.keyboard.press('Control+s');
        const game = gameIn(file);
        return game?.position.mover === own && game.position.moves.length > 0;
      })
      .toBe(true);
    const before = gameIn(file);
    const [placement] = before ? legalPlacements(before) : [];
    if (!before || !placement) throw new Error('nothing can be played');
    await playByMouse(host, placement);
    await expect.poll(() => laidTiles(host).count()).toBeGreaterThan(before.placements.length);
    await expect
      .poll(async () => {
        await host.keyboard.press('Control+s');
        return gameIn(file)?.placements[before.placements.length]?.tile;
      })
      .toBe(placement.tile);

    const { ok, lines } = refereed(readFileSync(file), refereeReceipt);
    expect(ok, JSON.stringify(lines)).toBe(true);
    expect(lines.at(-1)).toMatchObject({ result: 'running', rest: { seat: own } });
    await stubOpenDialog(app, file);
    await chooseFromMenu(host, 'File', 'Open…');
    await expect.poll(() => laidTiles(host).count()).toBeGreaterThan(before.placements.length);
    proves('more.go-on-here');
  });
});
