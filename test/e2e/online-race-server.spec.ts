import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, NIGHTLY } from './fixtures';
import { alertNamed, chooseFromMenu, pickSegment, statusText } from './gestures';
import { launch, pageOf, quit } from './launch';
import { connect, inServer } from './online-club';
import { field, hosting, joining, playOnline, waiting } from './online-meeting';
import { expectSecondBeaten, lay, laysOf, pauseAndGoOn, raceShown, ready } from './online-race';
import { laidTiles } from './race-table';

const withServer = inServer();

/** One opens a table for Gobble at a server, the other finds it there and comes to it; both see GO. */
async function meet(ann: Page, bob: Page, link: string): Promise<void> {
  await playOnline(ann, 'Host a table');
  const opening = hosting(ann);
  await pickSegment(ann, 'Where', 'Server');
  await field(opening, 'Name').fill('Ann');
  await field(opening, 'Server').fill(link);
  await field(opening, 'Name of the table').fill('Kitchen');
  await pickSegment(ann, 'Game', 'Gobble');
  await opening.getByRole('button', { name: 'Open table' }).click();
  await expect(waiting(ann)).toContainText('The server decides who was first.');
  await connect(bob, link, 'Bob');
  await expect(joining(bob).getByRole('radio', { name: /^Kitchen/ })).toHaveAccessibleName(/2 players · Gobble/);
  await joining(bob).getByRole('button', { name: 'Join “Kitchen”' }).click();
  await ready([ann, bob]);
}

/** Who is cut off comes back by itself; somebody lets the clock run again. */
const goOn = (presser: Page, other: Page) =>
  expect(async () => {
    const button = presser.getByRole('button', { name: 'Go on' });
    if (await button.isVisible()) await button.click();
    await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('two race at a server by mouse, which decides who was first and is killed meanwhile', async ({ folder }) => {
  await withServer(folder, async (club, first, second) => {
    const [ann, bob] = [first.page, second.page];
    await meet(ann, bob, club.link);
    const race = await raceShown(ann, bob);
    await bob.getByRole('button', { name: 'GO', exact: true }).click();
    for (const page of [ann, bob]) await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    const next = await expectSecondBeaten(first, second, race, 'Ann');
    await pauseAndGoOn(ann, bob);

    await club.end();
    for (const page of [ann, bob]) await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(statusText(ann)).toHaveText('Reconnecting to the race. The clock stands meanwhile.');
    const goOnButton = ann.getByRole('button', { name: 'Go on' });
    await expect(goOnButton).toHaveAttribute('aria-disabled', 'true');
    await expect(goOnButton).toBeFocused();
    await club.start();
    await expect(statusText(ann)).toHaveText('Paused: press Go on.');
    await expect(goOnButton).toHaveAttribute('aria-disabled', 'false');
    await goOn(bob, ann);
    await lay(bob, next);
    for (const page of [ann, bob]) await expect(laidTiles(page)).toHaveCount(4);
  });
});

test(
  'who has left a race at a server, or was killed, goes on with it from the start screen',
  NIGHTLY,
  async ({ folder }) => {
    await withServer(folder, async (club, first, second) => {
      const [ann, bob] = [first.page, second.page];
      await meet(ann, bob, club.link);
      const race = await raceShown(ann, bob);
      await ann.getByRole('button', { name: 'GO', exact: true }).click();
      await expect(bob.getByRole('button', { name: 'Pause' })).toBeVisible();
      const [move] = laysOf(race, 1);
      if (!move) throw new Error('nothing can be laid');
      await lay(bob, move);
      await expect(laidTiles(ann)).toHaveCount(3);

      second.app.process().kill('SIGKILL');
      await expect(ann.getByRole('heading', { name: 'Paused' })).toBeVisible();
      const again = await launch(path.join(folder, 'guest'));
      try {
        const page = await pageOf(again);
        await page.getByRole('button', { name: 'Continue the online game with Ann' }).click();
        await expect(laidTiles(page)).toHaveCount(3);
        await goOn(page, ann);
        await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

        // Leaving is not for good.
        await page.getByRole('button', { name: 'Pause' }).click();
        await chooseFromMenu(page, 'File', 'New game…');
        await expect(alertNamed(page, 'Leave the race?')).toContainText('The others can race on.');
        await page.getByRole('button', { name: 'Leave race' }).click();
        await page.getByRole('radio', { name: 'Free table' }).check({ force: true });
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await expect(laidTiles(page)).toHaveCount(0);
        await goOn(ann, ann);
        await playOnline(page, 'Join a table');
        await joining(page).getByRole('button', { name: 'Continue “Kitchen” with Ann' }).click();
        await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
        await expect(laidTiles(page)).toHaveCount(3);
      } finally {
        await quit(again);
      }
    });
  },
);
