import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseTxg } from '../../src-shared/record';
import { expect, NIGHTLY, stubOpenDialog, stubSaveDialog, test, titleOf, watchSaveDialog } from './fixtures';
import {
  chooseFromMenu,
  dealt,
  openRecord,
  PEOPLE,
  playByMouse,
  playSome,
  recordOf,
  startGame,
  tableShown,
  textOfGame,
  TWO,
} from './gestures';
import { gameOf, moveNumber, placement } from '../support/records';
import { TWO_FORCED } from '../support/situations';
import { proves } from './proves';

const SEED = 7;
const untouched = dealt(TWO, SEED);

test('the first save asks where, the next one writes the same file', async ({ app, page, folder }) => {
  const file = path.join(folder, 'first.txg');
  await startGame(page, TWO, SEED);
  await expect.poll(() => titleOf(app)).toBe('Untitled – Tantrix');
  const one = await playSome(page, untouched, 1);
  await expect.poll(() => titleOf(app)).toBe('• Untitled – Tantrix');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('first.txg – Tantrix');
  expect(await readFile(file, 'utf8')).toBe(textOfGame(one));
  proves('file.save.first', 'save-as.file-name');

  // Were the dialog asked again, it would be cancelled and nothing saved.
  await stubSaveDialog(app, null);
  const two = await playSome(page, one, 1);
  await expect.poll(() => titleOf(app)).toBe('• first.txg – Tantrix');
  await page.keyboard.press('Control+s');
  await expect.poll(() => titleOf(app)).toBe('first.txg – Tantrix');
  expect(await readFile(file, 'utf8')).toBe(textOfGame(two));
  proves('key.save');
});

test('a game goes on in the file it was last saved as', async ({ app, page, folder }) => {
  const [first, second] = ['first.txg', 'second.txg'].map((name) => path.join(folder, name));
  if (!first || !second) throw new Error('two files');
  await startGame(page, TWO, SEED);
  await stubSaveDialog(app, first);
  await page.keyboard.press('Control+s');
  await expect.poll(() => titleOf(app)).toBe('first.txg – Tantrix');
  // The ending is added.
  await stubSaveDialog(app, path.join(folder, 'second'));
  await chooseFromMenu(page, 'File', 'Save as…');
  await expect.poll(() => titleOf(app)).toBe('second.txg – Tantrix');
  proves('save-as.ending');
  const one = await playSome(page, untouched, 1);
  await stubSaveDialog(app, null);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('second.txg – Tantrix');
  expect(await readFile(second, 'utf8')).toBe(textOfGame(one));
  proves('file.save');
  expect(await readFile(first, 'utf8')).toBe(textOfGame(untouched));
  proves('file.save-as');
});

test('saving elsewhere and cancelling leaves the file and the mark', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, untouched);
  await playSome(page, untouched, 1);
  await stubSaveDialog(app, null);
  await chooseFromMenu(page, 'File', 'Save as…');
  await expect.poll(() => titleOf(app)).toBe('• game.txg – Tantrix');
  expect(await readFile(path.join(folder, 'game.txg'), 'utf8')).toBe(textOfGame(untouched));
});

test('a game that is closed and opened again is the same and goes on', async ({ app, page, folder }) => {
  const file = path.join(folder, 'game.txg');
  await startGame(page, TWO, SEED);
  const four = await playSome(page, untouched, 4);
  const before = await tableShown(page);
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  await chooseFromMenu(page, 'File', 'Close');
  await expect(page.locator('.start-screen')).toBeVisible();
  await expect.poll(() => titleOf(app)).toBe('Tantrix');
  proves('file.close');
  await stubOpenDialog(app, file);
  await page.getByRole('main').getByRole('button', { name: 'Open…' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(4);
  expect(await tableShown(page)).toEqual(before);
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  const six = await playSome(page, four, 2);
  await page.keyboard.press('Control+s');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  expect(parseTxg(await readFile(file, 'utf8'))).toEqual({ ok: true, record: recordOf(six) });
});

test('a game that stops in the middle of a turn is opened in the middle of it', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(TWO_FORCED, 3));
  const last = moveNumber(TWO_FORCED, 4);
  await playByMouse(page, placement(last));
  await expect(page.locator('.status-text')).toHaveText('Ann (red): fill a forced space first (3 tiles fit).');
  const before = await tableShown(page);
  await page.keyboard.press('Control+s');
  await chooseFromMenu(page, 'File', 'Close');
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(page.locator('.laid-tile')).toHaveCount(4);
  expect(await tableShown(page)).toEqual(before);
  proves('file.open', 'open.file-name');
});

test.describe('the name the save dialog proposes', () => {
  test('is that of the players, and once there is a file, the file’s', NIGHTLY, async ({ app, page, folder }) => {
    const proposed = await watchSaveDialog(app);
    await startGame(page, TWO, SEED);
    await page.keyboard.press('Control+Shift+s');
    await expect.poll(proposed).toBe('Ann - Bob.txg');
    await openRecord(app, page, folder, untouched);
    await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
    await chooseFromMenu(page, 'File', 'Save as…');
    await expect.poll(proposed).toBe('game.txg');
  });

  test('stays within what file systems take, however long the players’ names', NIGHTLY, async ({ app, page }) => {
    const proposed = await watchSaveDialog(app);
    const people = PEOPLE.map(({ colour }, seat) => ({ name: `${seat}. ${'漢'.repeat(97)}`, colour }));
    await startGame(page, people, SEED);
    await chooseFromMenu(page, 'File', 'Save');
    await expect.poll(async () => (await proposed())?.slice(0, 4)).toBe('0. 漢');
    const name = (await proposed()) ?? '';
    expect(name.slice(-5)).toBe('漢.txg');
    expect(Buffer.byteLength(name)).toBeLessThan(256);
  });
});

test('the dialog that opens offers the files of games', async ({ app, page }) => {
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = (...args: unknown[]) => {
      Object.assign(globalThis, { asked: args.at(-1) });
      return Promise.resolve({ canceled: true, filePaths: [] });
    };
  });
  await chooseFromMenu(page, 'File', 'Open…');
  const asked = () => app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'asked')?.[1]);
  await expect.poll(async () => (await asked())?.filters[0].extensions).toContain('txg');
  proves('open.type');
});
