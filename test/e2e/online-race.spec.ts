import type { Locator, Page } from '@playwright/test';
import { makeMove } from '../../src-shared/gobble/moves';
import { expect, test, NIGHTLY } from './fixtures';
import { alertNamed, chooseFromMenu, dialogNamed, pickSegment, statusText } from './gestures';
import { field, hosting, joining, playOnline, type Program, waiting, withTwo } from './online-meeting';
import {
  connectionsOf,
  expectSecondBeaten,
  lay,
  laysOf,
  pauseAndGoOn,
  raceOnline,
  raceShown,
  ready,
  whileHeldUp,
} from './online-race';
import { standInForOthers, tellState } from './online-table';
import { goOnToGobble, laidTiles, nearlyOut, openRace, racer } from './race-table';

/** Anna is about to open a table. */
async function nameTable(host: Page): Promise<Locator> {
  await playOnline(host, 'Host a table');
  const opening = hosting(host);
  await field(opening, 'Name').fill('Anna');
  await field(opening, 'Name of the table').fill('Kitchen');
  return opening;
}

/** One opens a table for Gobble, the other comes to it; both see GO. */
async function meet({ page: host }: Program, { page: guest }: Program): Promise<void> {
  const opening = await nameTable(host);
  await pickSegment(host, 'Game', 'Gobble');
  await opening.getByRole('button', { name: 'Open table' }).click();
  await expect(waiting(host)).toContainText('Gobble');
  await playOnline(guest, 'Join a table');
  const dialog = joining(guest);
  await expect(dialog.getByRole('radio', { name: /^Kitchen/ })).toHaveAccessibleName(/2 players · Gobble/);
  await expect(dialog.getByRole('group', { name: 'You' })).toContainText('Your markTriangle');
  await field(dialog, 'Name').fill('Bob');
  await dialog.getByRole('button', { name: 'Join “Kitchen”' }).click();
  await ready([host, guest]);
}

test('a race takes who knows its password, though it was typed for a game', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest }) => {
    const opening = await nameTable(host);
    await opening.getByRole('button', { name: 'Advanced' }).click();
    await field(opening, 'Password').fill('sesame');
    await pickSegment(host, 'Game', 'Gobble');
    await expect(field(opening, 'Password')).toHaveValue('sesame');
    await opening.getByRole('button', { name: 'Open table' }).click();
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    await field(dialog, 'Name').fill('Bob');
    await dialog.getByRole('button', { name: 'Join… “Kitchen”' }).click();
    await field(dialog, 'Password').fill('simsalabim');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Wrong password. Ask the host.');
    await field(dialog, 'Password').fill('sesame');
    await guest.keyboard.press('Enter');
    await ready([host, guest]);
  });
});

test('two race online by mouse, and of two who reach for one space the second has the tile back', async ({
  folder,
}) => {
  await withTwo(folder, async (first, second) => {
    await meet(first, second);
    const [host, guest] = [first.page, second.page];
    const race = await raceShown(host, guest);
    await guest.getByRole('button', { name: 'GO', exact: true }).click();
    for (const page of [host, guest]) {
      await expect(page.locator('.race-countdown')).toHaveText(/[123]/);
      await expect(page.locator('.race-table')).toHaveClass(/is-standing/);
    }
    for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

    await expectSecondBeaten(first, second, race);
    // Then it is Bob's turn to be quick.
    await pauseAndGoOn(host, guest);
  });
});

test('who leaves a race for something else has left it at once, and the other keeps what counted', async ({
  folder,
}) => {
  await withTwo(folder, async (first, second) => {
    await meet(first, second);
    const [host, guest] = [first.page, second.page];
    await chooseFromMenu(host, 'File', 'New game…');
    await alertNamed(host, 'Leave the race?').getByRole('button', { name: 'Leave race' }).click();
    await expect(statusText(guest)).toContainText('The race has been cut off');
    await dialogNamed(host, 'New game').getByRole('button', { name: 'Cancel' }).click();
    await expect(host.locator('.start-screen')).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  });
});

test('a race that was let go for one online does not come back from under it, nor is it asked about again', async ({
  app,
  page,
  folder,
}) => {
  const { record, gobble } = nearlyOut(['beginner']);
  await openRace(app, page, folder, record);
  await goOnToGobble(page, gobble);
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('button', { name: 'Don’t save' }).click();
  await dialogNamed(page, 'New game').waitFor();
  await standInForOthers(app);
  await tellState(app, { kind: 'racing', race: raceOnline() });
  await expect(laidTiles(page)).toHaveCount(3);
  await chooseFromMenu(page, 'File', 'Close');
  await alertNamed(page, 'Leave the race?').getByRole('button', { name: 'Leave race' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('moves that were on their way when the clock stopped come back, and say why', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    await meet(first, second);
    const [host, guest] = [first.page, second.page];
    const race = await raceShown(host, guest);
    await guest.getByRole('button', { name: 'GO', exact: true }).click();
    for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    const [move] = laysOf(race, 1);
    const made = move && makeMove(race, 1, move);
    const next = made?.ok ? laysOf(made.race, 1)[0] : undefined;
    if (!move || !next) throw new Error('nothing can be laid');
    await whileHeldUp(second, async () => {
      await lay(guest, move);
      await lay(guest, next);
      await expect(laidTiles(guest)).toHaveCount(4);
      // Longer than anybody waits for a sign of life.
      await expect(host.getByRole('heading', { name: 'Paused' })).toBeVisible({ timeout: 15_000 });
    });
    await expect(statusText(guest)).toContainText('The clock had stopped when your move arrived');
    for (const page of [host, guest]) await expect(laidTiles(page)).toHaveCount(2);
    await expect(racer(guest, 1).locator('b')).toHaveText('27');
  });
});

test('a race goes on where a program was cut off, and stays where its host is gone', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    await meet(first, second);
    const [host, guest] = [first.page, second.page];
    const race = await raceShown(host, guest);
    await host.getByRole('button', { name: 'GO', exact: true }).click();
    await expect(guest.getByRole('button', { name: 'Pause' })).toBeVisible();
    const [move] = laysOf(race, 1);
    if (!move) throw new Error('nothing can be laid');
    // Longer than anybody waits for a sign of life.
    const connections = await connectionsOf(second);
    process.kill(connections, 'SIGSTOP');
    await expect(host.getByRole('heading', { name: 'Paused' })).toBeVisible({ timeout: 15_000 });
    await expect(host.getByRole('region', { name: 'Paused' })).toContainText('Away: Bob');
    await expect(statusText(host)).toHaveText('Away: Bob');
    process.kill(connections, 'SIGCONT');
    await expect(async () => {
      const goOn = host.getByRole('button', { name: 'Go on' });
      if (await goOn.isVisible()) await goOn.click();
      await expect(guest.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await pauseAndGoOn(guest, host);
    await lay(guest, move);
    await expect(laidTiles(host)).toHaveCount(3);

    await host.evaluate(() => window.tantrix.leaveOnline());
    await expect(statusText(guest)).toContainText('The race has been cut off');
    await expect(guest.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(laidTiles(guest)).toHaveCount(3);
  });
});
