import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import { fillLibrary, keptGames } from '../support/kept-games';
import { expect, stubOpenDialog, testAlone as test } from './fixtures';
import { chooseFromMenu } from './gestures';
import { chooseIn, gamesIn, libraryOf, list, myGames, rows, told } from './my-games';

/** So many take some seconds to be read, and fewer to be taken in, for each is written. */
const [READ, TAKEN] = [6000, 1000];

/** The bar that says how far it has come is there, and is told to stop. */
async function cancel(page: Page): Promise<void> {
  const bar = myGames(page).getByRole('group', { name: 'Reading your folder' });
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
}

const countOf = async (page: Page): Promise<number> => Number(await list(page).getAttribute('data-count'));

test('stops reading a folder, lists what was read, and goes on when it is opened again', async ({ running, page }) => {
  test.setTimeout(120_000);
  await fillLibrary(running.profile, READ);
  await chooseFromMenu(page, 'File', 'My games…');
  await cancel(page);
  const read = await countOf(page);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(READ);
  const first = await rows(page).first().innerText();
  await myGames(page).getByRole('button', { name: 'Back' }).click();
  await chooseFromMenu(page, 'File', 'My games…');
  await expect(list(page)).toHaveAttribute('data-count', String(READ), { timeout: 60_000 });
  // The latest were read first, and are where they were.
  await expect(rows(page).first()).toHaveText(first, { useInnerText: true });
});

test('stops taking games in, keeps those that are there, and takes in the rest later', async ({
  running,
  app,
  page,
  folder,
}) => {
  test.setTimeout(120_000);
  const games = keptGames(TAKEN).filter(({ record }) => 'players' in record);
  await mkdir(path.join(folder, 'old'));
  for (const { id, record } of games) await writeFile(path.join(folder, 'old', `${id}.txg`), makeTxg(record));
  await stubOpenDialog(app, path.join(folder, 'old'));
  await chooseFromMenu(page, 'File', 'My games…');
  await chooseIn(page.locator('.library-head'), 'More actions', 'Import folder…');
  await cancel(page);
  await expect(told(page)).toHaveText(/^\d+ games imported$/);
  const { length: taken } = await gamesIn(libraryOf(running.profile));
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(games.length);
  await expect(list(page)).toHaveAttribute('data-count', String(taken));
  await chooseIn(page.locator('.library-head'), 'More actions', 'Import folder…');
  await expect(list(page)).toHaveAttribute('data-count', String(games.length), { timeout: 60_000 });
  await expect(told(page)).toContainText(`${games.length - taken} games imported`);
});
