import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseFromMenu, panelNamed } from './gestures';
import { withTwo } from './online-meeting';
import { sitDown, told } from './online-told';
import { playTurn } from './online-turns';

// It starts the program twice.
test.describe.configure({ timeout: 120_000 });

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
    await notice(host).getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await expect(page.locator('.result')).toBeVisible();

    const colours = (await told(host)).seats.map(({ colour }) => colour);
    await host.locator('.result').getByRole('button', { name: 'Rematch' }).click();
    await notice(guest).getByRole('button', { name: 'Play again' }).click();
    for (const page of pages) await expect(laidTiles(page)).toHaveCount(0);
    expect((await told(guest)).seats.map(({ colour }) => colour)).toEqual(colours.toReversed());
    await playTurn(pages, 1);
  });
});
