import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { makeTxg } from '../../src-shared/record';
import { keptGames } from '../support/kept-games';
import { expect, stubOpenDialog, stubSaveDialog, testAlone as test } from './fixtures';
import { alertNamed, chooseFromMenu, fileInPage } from './gestures';
import { chooseIn, details, gamesIn, libraryOf, list, myGames, openMyGames, rows, searchField, told } from './my-games';

const COUNT = 30;

test('deletes a game by key and brings it back', async ({ running, page }) => {
  const games = await openMyGames(running, COUNT);
  const folder = libraryOf(running.profile);
  const before = await gamesIn(folder);
  await page.keyboard.press('Delete');
  await expect(told(page)).toHaveText('Deleted 1 game.');
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT - 1));
  await expect(rows(page).first()).toBeFocused();
  expect(await gamesIn(folder)).toEqual(before.filter((name) => name !== `${games[0]?.id}.txg`));
  await page.keyboard.press('Control+z');
  await expect(told(page)).toHaveText('Brought back 1 game.');
  await expect(rows(page).first()).toHaveAccessibleName(/Your turn, (?:To|Yester)day/);
  expect(await gamesIn(folder)).toEqual(before);
  // Told is what was done last, until something else is done.
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toHaveText('30 games in your folder');
  await page.keyboard.press('Delete');
  await expect(told(page)).toHaveText('Deleted 1 game.');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(told(page)).not.toContainText('Deleted');
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.keyboard.press('Control+z');
  await expect(told(page)).toHaveText('Brought back 1 game.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+g');
  await expect(told(page)).toHaveText('30 games in your folder');
});

test('deletes several by mouse, and brings them back by the button', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await rows(page).nth(1).click();
  await rows(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await expect(told(page)).toHaveText('Deleted 3 games.');
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT - 3));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT));
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('exports one game as it is kept, and as text', async ({ running, app, page, folder }) => {
  const [first] = await openMyGames(running, COUNT);
  if (!first) throw new Error('there is no game');
  await stubSaveDialog(app, path.join(folder, 'one.txg'));
  await chooseIn(details(page), 'More actions', 'Export as game');
  await expect.poll(() => readdir(folder)).toEqual(['one.txg']);
  expect(await readFile(path.join(folder, 'one.txg'), 'utf8')).toBe(makeTxg(first.record));
  await stubSaveDialog(app, path.join(folder, 'one.txt'));
  await chooseIn(details(page), 'More actions', 'Export as text image');
  await expect.poll(() => readdir(folder)).toEqual(['one.txg', 'one.txt']);
  expect(await readFile(path.join(folder, 'one.txt'), 'utf8')).toContain('TANTRIX GAME BEGINS');
});

test('exports many games in one file, and what came of them as a table', async ({ running, app, page, folder }) => {
  const games = await openMyGames(running, COUNT);
  await page.keyboard.press('Control+a');
  await stubSaveDialog(app, path.join(folder, 'all.zip'));
  await details(page).getByRole('button', { name: 'Export games (.zip)' }).click();
  await expect(told(page)).toHaveText('Exported 30 games.');
  const files = unzipSync(await readFile(path.join(folder, 'all.zip')));
  expect(Object.keys(files).toSorted()).toEqual(games.map(({ id }) => `${id}.txg`).toSorted());
  for (const { id, record } of games) expect(new TextDecoder().decode(files[`${id}.txg`])).toBe(makeTxg(record));
  await stubSaveDialog(app, path.join(folder, 'all.csv'));
  await details(page).getByRole('button', { name: 'Export results (.csv)' }).click();
  await expect.poll(() => readdir(folder)).toEqual(['all.csv', 'all.zip']);
  const { data } = Papa.parse<Record<string, string>>(await readFile(path.join(folder, 'all.csv'), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(COUNT);
});

test('shares a game without bringing it to the table', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await chooseIn(details(page), 'Share…', 'Copy text image');
  await expect(page.locator('.status-text')).toContainText('Copied');
  const copied = await running.app.evaluate(({ clipboard }) => clipboard.readText());
  expect(copied).toContain('TANTRIX GAME BEGINS');
  await expect(myGames(page)).toBeVisible();
});

test('takes games in by dialog, and notices what is there', async ({ running, app, page, folder }) => {
  const games = await openMyGames(running, 1);
  const [other] = keptGames(5).slice(4);
  if (!other || !games[0]) throw new Error('there is no game');
  const file = path.join(folder, 'game.txg');
  await writeFile(file, makeTxg(other.record));
  await stubOpenDialog(app, file);
  await page.getByRole('button', { name: 'Import…' }).click();
  await expect(told(page)).toHaveText('1 game imported');
  await expect(list(page)).toHaveAttribute('data-count', '2');
  await page.getByRole('button', { name: 'Import…' }).click();
  await expect(told(page)).toHaveText('No new games; 1 was there already');
});

test('takes in a whole folder, and tells what holds no game', async ({ running, app, page, folder }) => {
  await openMyGames(running, 1);
  const inner = path.join(folder, 'old', 'games');
  await mkdir(inner, { recursive: true });
  for (const { id, record } of keptGames(13).slice(1)) await writeFile(path.join(inner, `${id}.txg`), makeTxg(record));
  await writeFile(path.join(folder, 'old', 'letter.txg'), 'Dear Ann');
  await stubOpenDialog(app, path.join(folder, 'old'));
  await chooseIn(page.locator('.library-head'), 'More actions', 'Import folder…');
  await expect(told(page)).toHaveText('12 games imported; “letter.txg” contains no game');
  await expect(list(page)).toHaveAttribute('data-count', '13');
});

test('takes in what is dropped on it', async ({ running, page, folder }) => {
  await openMyGames(running, 1);
  const [other] = keptGames(5).slice(4);
  if (!other) throw new Error('there is no game');
  const file = path.join(folder, 'game.txg');
  await writeFile(file, makeTxg(other.record));
  const field = await fileInPage(page, file);
  await field.evaluate((element: HTMLInputElement) => {
    const dataTransfer = new DataTransfer();
    for (const each of element.files ?? []) dataTransfer.items.add(each);
    element.remove();
    const place = document.querySelector('main');
    for (const type of ['dragover', 'drop']) {
      place?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  });
  await expect(told(page)).toHaveText('1 game imported');
  await expect(list(page)).toHaveAttribute('data-count', '2');
});

test('forgets everything after one question', async ({ running, page }) => {
  await openMyGames(running, 3);
  await chooseIn(page.locator('.library-head'), 'More actions', 'Forget all games…');
  await alertNamed(page, 'Forget all games?').getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page)).toHaveAttribute('data-count', '3');
  await chooseIn(page.locator('.library-head'), 'More actions', 'Forget all games…');
  await alertNamed(page, 'Forget all games?').getByRole('button', { name: 'Forget all' }).click();
  await expect(page.getByRole('heading', { name: 'Your games will be listed here' })).toBeVisible();
  await expect(told(page)).toHaveText('All games were forgotten.');
  expect(await gamesIn(libraryOf(running.profile))).toEqual([]);
});

test('asks whether games come along into another folder', async ({ running, app, page, folder }) => {
  await openMyGames(running, 3);
  await stubOpenDialog(app, folder);
  await chooseIn(page.locator('.library-head'), 'More actions', 'Choose folder…');
  await alertNamed(page, 'Take your games along?').getByRole('button', { name: 'Take along…' }).click();
  await expect(told(page)).toHaveText(`Your games are now in ${folder}.`);
  await expect(list(page)).toHaveAttribute('data-count', '3');
  expect(await gamesIn(folder)).toHaveLength(3);
  expect(await gamesIn(libraryOf(running.profile))).toEqual([]);
});

test('says what will stand there before the first game, and how to begin', async ({ page }) => {
  await chooseFromMenu(page, 'File', 'My games…');
  await expect(page.getByRole('heading', { name: 'Your games will be listed here' })).toBeVisible();
  await expect(searchField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'New game…' }).click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
});

test('tells of a damaged file that was set aside', async ({ running, page }) => {
  const folder = libraryOf(running.profile);
  await mkdir(folder, { recursive: true });
  const [game] = keptGames(1);
  if (!game) throw new Error('there is no game');
  await writeFile(path.join(folder, 'hurt.txg'), makeTxg(game.record).slice(0, -40));
  await openMyGames(running, 2);
  await expect(myGames(page).getByRole('alert')).toContainText('hurt');
  await myGames(page).getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(myGames(page).getByRole('alert').getByText('hurt')).toHaveCount(0);
});

test('says so where the file of a game is gone', async ({ running, page }) => {
  const [game] = await openMyGames(running, 2);
  await rm(path.join(libraryOf(running.profile), `${game?.id}.txg`));
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('can’t be read any more');
});
