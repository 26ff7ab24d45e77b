import path from 'node:path';
import type { Page } from '@playwright/test';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { gameKind, makeTextImage, parseRecord, puzzleCode } from '../../src-shared/record';
import { expect, launch, NIGHTLY, pageOf, quit, test } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  menuItem,
  openRecord,
  playSome,
  recordOf,
  startGame,
  statusText,
  tableShown,
  TWO,
} from './gestures';
import { editPuzzle, startPuzzle } from './puzzle-table';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import { proves } from './proves';

function catalogued(id: string) {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry.puzzle;
}

/** Some versions of Electron list the formats by a call of their own. */
async function formatsOn({ clipboard }: typeof Electron.CrossProcessExports): Promise<unknown> {
  if ('availableFormats' in clipboard && typeof clipboard.availableFormats === 'function') {
    return clipboard.availableFormats();
  }
  return (await clipboard.read()).flatMap(({ types }) => types);
}

/** What the page itself puts on the clipboard is refused from now on. */
const refusePictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no clipboard'));
  });

// All that uses the clipboard stands in this file: there is one clipboard, and files run at the same time.

test('text goes to the clipboard and comes back', async ({ page }) => {
  const text = 'Änne’s “game” ★ \u{1f600}\r\n\tend\n';
  expect(await page.evaluate((content) => window.tantrix.copyText(content), text)).toBe(true);
  expect(await page.evaluate(() => window.tantrix.pasteText())).toEqual({ kind: 'text', text });
});

test('a clipboard without text is empty, and one with a book on it is no use', async ({ app, page }) => {
  await app.evaluate(({ clipboard }) => clipboard.clear());
  expect(await page.evaluate(() => window.tantrix.pasteText())).toEqual({ kind: 'empty' });
  await app.evaluate(({ clipboard }, book) => clipboard.writeText(book), 'x'.repeat(MAX_TEXT_SIZE + 1));
  expect(await page.evaluate(() => window.tantrix.pasteText())).toEqual({ kind: 'failed' });
});

test('a clipboard that refuses is told of', async ({ app, page }) => {
  await app.evaluate(({ clipboard }) => {
    for (const name of ['readText', 'writeText']) {
      Object.assign(clipboard, { [name]: () => Promise.reject(new Error('no clipboard')) });
    }
  });
  await refusePictures(page);
  await startGame(page, TWO, 7);
  await page.keyboard.press('Control+c');
  await expect(alertNamed(page, 'The game wasn’t copied')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFromMenu(page, 'File', 'Close');
  await chooseFromMenu(page, 'Edit', 'Paste');
  await expect(alertNamed(page, 'Can’t read the clipboard')).toBeVisible();
  proves('message.clipboard');
});

test('the picture of a result is shared without its text', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await page.getByRole('button', { name: 'Share picture' }).click();
  await expect(statusText(page)).toHaveText('Picture copied.');
  expect(await app.evaluate(formatsOn)).toEqual(['image/png']);
});

test('the tool copies the text alone where the clipboard takes no picture', async ({ page }) => {
  await refusePictures(page);
  await startGame(page, TWO, 7);
  await page.getByRole('toolbar').getByRole('button', { name: 'Copy' }).click();
  await expect(statusText(page)).toHaveText('Copied the game, without a picture.');
  await chooseFromMenu(page, 'File', 'Close');
  await chooseFromMenu(page, 'Edit', 'Paste');
  await expect(page.locator('.hand')).toHaveCount(2);
  proves('tool.copy');
});

test('the page puts a picture and a text on it together, and reads nothing from it', async ({ app, page }) => {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3, 2);
    canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
    const items = { 'image/png': canvas.convertToBlob(), 'text/plain': new Blob(['a game'], { type: 'text/plain' }) };
    await navigator.clipboard.write([new ClipboardItem(items)]);
  });
  expect(await page.evaluate(() => window.tantrix.pasteText())).toEqual({ kind: 'text', text: 'a game' });
  expect(await app.evaluate(formatsOn)).toContain('image/png');
  expect(await page.evaluate(() => navigator.clipboard.readText().catch((error: Error) => error.name))).toBe(
    'NotAllowedError',
  );
});

test('a game copied in one program is pasted in another', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, dealt(TWO, 7));
  await playSome(page, dealt(TWO, 7), 3);
  const before = await tableShown(page);
  await app.evaluate(({ clipboard }) => clipboard.writeText('Dear Ann'));
  await chooseFromMenu(page, 'Edit', 'Copy');
  await expect(statusText(page)).toHaveText('Copied the game and a picture of the board.');
  expect(await app.evaluate(formatsOn)).toEqual(expect.arrayContaining(['image/png', 'text/plain']));
  const other = await launch(path.join(folder, 'profile'));
  const there = await pageOf(other);
  await chooseFromMenu(there, 'Edit', 'Paste');
  await expect(there.locator('.laid-tile')).toHaveCount(3);
  expect(await tableShown(there)).toEqual(before);
  proves('edit.copy', 'edit.copy.replaces', 'edit.paste');
  // Pasting is for an empty table.
  await expect(await menuItem(there, 'Edit', 'Paste')).toHaveAttribute('aria-disabled', 'true');
  proves('edit.paste.disabled');
  await quit(other);
});

test('Ctrl+V pastes the game that Ctrl+C has copied', async ({ page }) => {
  await startGame(page, TWO, 7);
  await page.keyboard.press('Control+c');
  await expect(statusText(page)).toHaveText('Copied the game and a picture of the board.');
  await chooseFromMenu(page, 'File', 'Close');
  await page.keyboard.press('Control+v');
  await expect(page.locator('.hand')).toHaveCount(2);
  proves('key.copy', 'key.paste');
});

test('what cannot be pasted is told of', async ({ app, page }) => {
  await app.evaluate(({ clipboard }) => clipboard.clear());
  await expect(await menuItem(page, 'Edit', 'Copy')).toHaveAttribute('aria-disabled', 'true');
  proves('edit.copy.disabled');
  await page.keyboard.press('Escape');
  await chooseFromMenu(page, 'Edit', 'Paste');
  await expect(alertNamed(page, 'Nothing to paste')).toBeVisible();
  proves('edit.paste.empty');
  await page.keyboard.press('Escape');
  await app.evaluate(({ clipboard }) => clipboard.writeText('Dear Ann'));
  await chooseFromMenu(page, 'Edit', 'Paste');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText(
    '“The text on the clipboard” contains no game or puzzle.',
  );
  await page.keyboard.press('Escape');
  const damaged = makeTextImage(recordOf(dealt(TWO, 7))).replace(/(?<=BEGINS\n)..../, 'QQQQ');
  await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), damaged);
  await chooseFromMenu(page, 'Edit', 'Paste');
  await expect(alertNamed(page, 'Can’t open the file')).toContainText('is damaged: part of it was lost or changed');
  proves('message.paste-damaged');
});

test('the code of a puzzle is copied, from the table and from the editor', async ({ page }) => {
  const code = puzzleCode(catalogued('discovery-4'));
  const copied = () => page.evaluate(() => window.tantrix.pasteText());
  await startPuzzle(page, 'Discovery 4');
  await chooseFromMenu(page, 'File', 'Copy puzzle code');
  await expect(statusText(page)).toContainText('Puzzle code copied');
  expect(await copied()).toEqual({ kind: 'text', text: code });
  proves('more.copy-puzzle-code');
  await page.evaluate(() => window.tantrix.copyText(''));
  await editPuzzle(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('dialog')).toContainText('Code copied.');
  expect(await copied()).toEqual({ kind: 'text', text: code });
});

test('a puzzle is copied and pasted', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  await page.keyboard.press('Control+c');
  await expect(statusText(page)).toHaveText('Copied the puzzle and a picture of the board.');
  await chooseFromMenu(page, 'File', 'Close');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('heading', { name: 'Discovery 3', level: 2 })).toBeVisible();
});

test('About copies the details for a report, with the open game', NIGHTLY, async ({ app, page }) => {
  await chooseFromMenu(page, 'Help', 'About Tantrix');
  const copy = page.getByRole('button', { name: 'Copy details' });
  const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
  await copy.click();
  await expect(page.getByRole('dialog')).toContainText('Details copied.');
  expect(await copied()).toMatch(/^Tantrix \d+\.\d+\.\d+\nElectron .*\n.*, \w+\n\nNothing is open\.$/);
  await page.keyboard.press('Escape');

  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 3);
  await chooseFromMenu(page, 'Help', 'About Tantrix');
  await copy.click();
  await expect(page.getByRole('dialog')).toContainText('Details copied.');
  const found = parseRecord(await copied(), 'text');
  expect(found.ok && gameKind.is(found.record) && found.record.game.placements).toHaveLength(3);
});
