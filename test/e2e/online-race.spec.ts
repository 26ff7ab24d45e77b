import type { Page } from '@playwright/test';
import { newRace, type Race, type RaceMove, sharesFor } from '../../src-shared/gobble/race';
import { possibleMoves } from '../support/races';
import { expect, test } from './fixtures';
import { dragTo, middleOf, pickSegment, statusText } from './gestures';
import { field, hosting, joining, playOnline, type Program, waiting, withTwo } from './online-meeting';
import { laidTiles, raceSpace, raceTile, racer, turnTo } from './race-table';

/** The number of its process of connections. */
const connectionsOf = ({ app }: Program): Promise<number> =>
  app.evaluate((electron) => {
    const online = electron.app.getAppMetrics().find(({ name }) => name === 'Tantrix online');
    if (!online) throw new Error('it has none');
    return online.pid;
  });

/** One opens a table for Gobble, the other comes to it; both see GO. */
async function meet({ page: host }: Program, { page: guest }: Program): Promise<void> {
  await playOnline(host, 'Host a table');
  const opening = hosting(host);
  await field(opening, 'Name').fill('Anna');
  await field(opening, 'Name of the table').fill('Kitchen');
  await pickSegment(host, 'Game', 'Gobble');
  await opening.getByRole('button', { name: 'Open table' }).click();
  await expect(waiting(host)).toContainText('Gobble');
  await playOnline(guest, 'Join a table');
  const dialog = joining(guest);
  await expect(dialog.getByRole('radio', { name: /^Kitchen/ })).toHaveAccessibleName(/2 players · Gobble/);
  await field(dialog, 'Name').fill('Bob');
  await dialog.getByRole('button', { name: 'Join “Kitchen”' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
}

const numbers = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-tile'))));

/** The race that two programs show before its first move. */
async function raceShown(host: Page, guest: Page): Promise<Race> {
  const middle = await numbers(host, '.laid-tile[data-hex="0,0"]');
  const beside = await numbers(host, '.laid-tile:not([data-hex="0,0"])');
  const hands = [await numbers(host, '.race-tiles [data-tile]'), await numbers(guest, '.race-tiles [data-tile]')];
  return newRace({ order: [...middle, ...beside, ...hands.flat()], shares: sharesFor([0, 0]) });
}

type Lay = Extract<RaceMove, { kind: 'lay' }>;

const laysOf = (race: Race, seat: number): Lay[] =>
  possibleMoves(race, seat).flatMap((move) => (move.kind === 'lay' ? [move] : []));

async function lay(page: Page, move: Lay): Promise<void> {
  await raceTile(page, move.tile).click();
  await turnTo(page, move.tile, move.rotation);
  await dragTo(page, raceTile(page, move.tile), await middleOf(raceSpace(page, move)));
}

test('two race online by mouse, and of two who reach for one space the second has the tile back', async ({
  folder,
}) => {
  await withTwo(folder, async (first, second) => {
    await meet(first, second);
    const [host, guest] = [first.page, second.page];
    const race = await raceShown(host, guest);
    await guest.getByRole('button', { name: 'GO', exact: true }).click();
    for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

    const own = laysOf(race, 0)[0];
    const rival = laysOf(race, 1).find(({ q, r }) => q === own?.q && r === own.r);
    if (!own || !rival) throw new Error('nobody reaches for the same space');
    // What Bob does is on its way while Anna lays hers.
    const connections = await connectionsOf(second);
    await raceTile(host, own.tile).click();
    await turnTo(host, own.tile, own.rotation);
    await raceTile(guest, rival.tile).click();
    await turnTo(guest, rival.tile, rival.rotation);
    process.kill(connections, 'SIGSTOP');
    try {
      await dragTo(guest, raceTile(guest, rival.tile), await middleOf(raceSpace(guest, rival)));
      await expect(laidTiles(guest)).toHaveCount(3);
      await expect(raceTile(guest, rival.tile)).toHaveCount(0);
      await dragTo(host, raceTile(host, own.tile), await middleOf(raceSpace(host, own)));
      await expect(laidTiles(host)).toHaveCount(3);
    } finally {
      process.kill(connections, 'SIGCONT');
    }
    await expect(statusText(guest)).toHaveText('Anna was there first: the tile is back in your hand.');
    await expect(raceTile(guest, rival.tile)).toBeVisible();
    await expect(laidTiles(guest)).toHaveCount(3);
    await expect(racer(host, 0).locator('b')).toHaveText('26');
    for (const page of [host, guest]) await expect(racer(page, 1).locator('b')).toHaveText('27');

    // Then it is Bob's turn to be quick.
    await host.getByRole('button', { name: 'Pause' }).click();
    await expect(guest.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await guest.getByRole('button', { name: 'Go on' }).click();
    await expect(host.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});

test('a race goes on where a program was cut off, and stays where its host is gone', async ({ folder }) => {
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
    process.kill(connections, 'SIGCONT');
    await expect(async () => {
      const goOn = host.getByRole('button', { name: 'Go on' });
      if (await goOn.isVisible()) await goOn.click();
      await expect(guest.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await lay(guest, move);
    await expect(laidTiles(host)).toHaveCount(3);

    await host.evaluate(() => window.tantrix.leaveOnline());
    await expect(statusText(guest)).toContainText('The race has ended online');
    await expect(guest.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(laidTiles(guest)).toHaveCount(3);
  });
});
