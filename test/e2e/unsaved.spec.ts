import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import {
  askToClose,
  closes,
  expect,
  NIGHTLY,
  stubOpenDialog,
  stubSaveDialog,
  test,
  titleOf,
  windowCount,
} from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dialogNamed,
  openRecord,
  playSome,
  startGame,
  tableShown,
  textOfGame,
  TWO,
} from './gestures';
import { proves } from './proves';
import type { ProvedId } from '../support/help-document';
import { IS_NIGHTLY } from '../support/nightly';
import { gameOf } from '../support/records';
import { DEADLOCK } from '../support/whole-games';

const SEED = 7;
const untouched = dealt(TWO, SEED);
const EDITED = '• Untitled – Tantrix';

const question = (page: Page) => alertNamed(page, 'Save this game?');
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words, exact: true }).click();
const startScreen = (page: Page) => expect(page.locator('.start-screen')).toBeVisible();

async function answerLast(app: ElectronApplication, page: Page, words: string): Promise<void> {
  await expect(question(page)).toBeVisible();
  await closes(app, () => answer(page, words));
}

/** The ways to leave a game within the window, and how one knows that it has been left. */
const WAYS: readonly { item: string; hasLeft: (page: Page) => Promise<void>; rows?: readonly ProvedId[] }[] = [
  { item: 'New game…', hasLeft: (page) => expect(dialogNamed(page, 'New game')).toBeVisible() },
  { item: 'Open…', hasLeft: (page) => expect(page.locator('.laid-tile')).toHaveCount(14) },
  { item: 'Close', hasLeft: startScreen, rows: ['file.close.asks', 'file.close.untitled'] },
];

/** A new game with two moves, which no file holds; and a file to open instead. */
async function playUnsaved(app: ElectronApplication, page: Page, folder: string): Promise<string> {
  const other = path.join(folder, 'other.txg');
  await writeFile(other, textOfGame(gameOf(DEADLOCK)));
  await stubOpenDialog(app, other);
  await startGame(page, TWO, SEED);
  const game = await playSome(page, untouched, 2);
  await expect.poll(() => titleOf(app)).toBe(EDITED);
  return textOfGame(game);
}

// By day one way is gone with every answer, the others by night.
for (const { item, hasLeft, rows = [] } of IS_NIGHTLY ? WAYS : WAYS.slice(-1)) {
  test.describe(`“${item}” with unsaved moves`, () => {
    test('asks, and Cancel or Esc keeps the game', async ({ app, page, folder }) => {
      await playUnsaved(app, page, folder);
      const before = await tableShown(page);
      await chooseFromMenu(page, 'File', item);
      await expect(question(page)).toContainText('“Untitled” has unsaved changes.');
      await answer(page, 'Cancel');
      await expect(question(page)).toHaveCount(0);
      await chooseFromMenu(page, 'File', item);
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await tableShown(page)).toEqual(before);
      expect(await titleOf(app)).toBe(EDITED);
    });

    test('goes on after “Do not save”', NIGHTLY, async ({ app, page, folder }) => {
      await playUnsaved(app, page, folder);
      // Were anything saved, it would be here.
      const file = path.join(folder, 'saved.txg');
      await stubSaveDialog(app, file);
      await chooseFromMenu(page, 'File', item);
      await answer(page, 'Don’t save');
      await hasLeft(page);
      await expect(readFile(file)).rejects.toThrow('ENOENT');
    });

    test('goes on after “Save”, which has the focus', async ({ app, page, folder }) => {
      const text = await playUnsaved(app, page, folder);
      const file = path.join(folder, 'saved.txg');
      await stubSaveDialog(app, file);
      await chooseFromMenu(page, 'File', item);
      await expect(question(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await hasLeft(page);
      expect(await readFile(file, 'utf8')).toBe(text);
      proves(...rows);
    });

    test('stays when the save dialog is cancelled', NIGHTLY, async ({ app, page, folder }) => {
      await playUnsaved(app, page, folder);
      const before = await tableShown(page);
      await stubSaveDialog(app, null);
      await chooseFromMenu(page, 'File', item);
      await answer(page, 'Save');
      await expect(question(page)).toHaveCount(0);
      expect(await tableShown(page)).toEqual(before);
      expect(await titleOf(app)).toBe(EDITED);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test.describe('the window', () => {
  test('stays with its game after Cancel, however often it is closed', NIGHTLY, async ({ app, page, folder }) => {
    await playUnsaved(app, page, folder);
    const before = await tableShown(page);
    await askToClose(app);
    await expect(question(page)).toBeVisible();
    await askToClose(app);
    await expect(question(page)).toHaveCount(1);
    await answer(page, 'Cancel');
    await expect(question(page)).toHaveCount(0);
    expect(await windowCount(app)).toBe(1);
    expect(await tableShown(page)).toEqual(before);
  });

  test('asks over another dialog too', NIGHTLY, async ({ app, page, folder }) => {
    await playUnsaved(app, page, folder);
    await chooseFromMenu(page, 'File', 'End game early…');
    await expect(dialogNamed(page, 'End the game early?')).toBeVisible();
    await askToClose(app);
    await answer(page, 'Cancel');
    await expect(question(page)).toHaveCount(0);
    expect(await titleOf(app)).toBe(EDITED);
  });

  for (const [how, ...rows] of [
    ['the close button', 'file.exit.window'],
    ['Exit', 'file.exit', 'file.exit.asks'],
  ] as const) {
    test(`closes by ${how} after “Do not save”`, NIGHTLY, async ({ app, page, folder }) => {
      await playUnsaved(app, page, folder);
      await (how === 'Exit' ? chooseFromMenu(page, 'File', 'Exit') : askToClose(app));
      await answerLast(app, page, 'Don’t save');
    });

    test(`saves and closes by ${how}`, async ({ app, page, folder }) => {
      const text = await playUnsaved(app, page, folder);
      const file = path.join(folder, 'saved.txg');
      await stubSaveDialog(app, file);
      await (how === 'Exit' ? chooseFromMenu(page, 'File', 'Exit') : askToClose(app));
      await answerLast(app, page, 'Save');
      expect(await readFile(file, 'utf8')).toBe(text);
      proves(...rows);
    });
  }

  test('stays when “Save” cannot save', async ({ app, page, folder }) => {
    await playUnsaved(app, page, folder);
    await stubSaveDialog(app, path.join(folder, 'no such folder', 'game.txg'));
    await askToClose(app);
    await answer(page, 'Save');
    await expect(alertNamed(page, 'The game wasn’t saved')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await windowCount(app)).toBe(1);
    expect(await titleOf(app)).toBe(EDITED);
  });

  test('closes at once while nothing is played', async ({ app, page }) => {
    await startGame(page, TWO, SEED);
    await closes(app, () => askToClose(app));
  });

  test('closes at once when the game is saved', NIGHTLY, async ({ app, page, folder }) => {
    await openRecord(app, page, folder, untouched);
    await playSome(page, untouched, 1);
    await page.keyboard.press('Control+s');
    await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
    await closes(app, () => askToClose(app));
  });
});

test('a game without moves is left without question', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, SEED);
  await chooseFromMenu(page, 'File', 'Close');
  await startScreen(page);
});
