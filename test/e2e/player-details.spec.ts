import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, NIGHTLY, stubSaveDialog, test, titleOf } from './fixtures';
import { chooseFromMenu, dialogNamed, menuItem, startGame, startMatch, TWO } from './gestures';
import { proves } from './proves';

const details = (page: Page) => dialogNamed(page, 'Player details');
const row = (page: Page, name: string) => details(page).getByRole('group', { name });
const field = (page: Page, player: string, name: string) => row(page, player).getByRole('textbox', { name });

test('names, emails and countries are changed, and the game then differs from its file', async ({
  app,
  page,
  folder,
}) => {
  const file = path.join(folder, 'game.txg');
  await stubSaveDialog(app, file);
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  await chooseFromMenu(page, 'Edit', 'Player details…');
  await expect(field(page, 'Player 1, red', 'Name')).toBeFocused();
  await expect(row(page, 'Player 1, red').getByRole('radio')).toHaveCount(0);
  proves('edit.player-details.fixed');
  await field(page, 'Player 1, red', 'Name').fill(' Anna ');
  await field(page, 'Player 2, blue', 'Email').fill('bob@example.org');
  await field(page, 'Player 2, blue', 'Country').fill('Nauru');
  await details(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('.hand-person').getByText('Anna', { exact: true })).toBeVisible();
  await expect.poll(() => titleOf(app)).toBe('• game.txg – Tantrix');
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  const text = await readFile(file, 'utf8');
  for (const word of ['Anna', 'bob@example.org', 'Nauru']) expect(text).toContain(word);
  proves('edit.player-details', 'details.name', 'details.email', 'details.country');
});

test('what cannot stand in a record is refused, and changes nothing', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'Edit', 'Player details…');
  for (const [wrong, reason] of [
    ['', 'Enter a name.'],
    ['Ann+Bob', 'can’t contain a + sign'],
    ['x'.repeat(10_000), 'at most 100 characters'],
  ] as const) {
    await field(page, 'Player 1, red', 'Name').fill(wrong);
    await details(page).getByRole('button', { name: 'OK' }).click();
    await expect(row(page, 'Player 1, red')).toContainText(reason);
  }
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(page.locator('.hand-person').getByText('Ann', { exact: true })).toBeVisible();
});

test('under competition rules the players stay as they are', async ({ page }) => {
  await startMatch(page, TWO);
  await expect(await menuItem(page, 'Edit', 'Player details…')).toBeDisabled();
  proves('edit.player-details.competition');
});

test('two players of one colour start no game', async ({ page }) => {
  await page.evaluate(() =>
    window.tantrix.rememberGames({
      kind: 'people',
      people: ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '', colour: 'red' as const })),
      starts: 'drawn',
    }),
  );
  await chooseFromMenu(page, 'File', 'New game…');
  const dialog = dialogNamed(page, 'New game');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toContainText('Two players have the same colour.');
  proves('message.one-colour');
  await dialog.getByRole('group', { name: 'Player 2' }).getByRole('radio', { name: 'Blue' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.hand')).toHaveCount(2);
});
