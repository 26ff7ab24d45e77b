import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, fillDisk, NIGHTLY, stubSaveDialog, testAlone, titleOf } from './fixtures';
import { alertNamed, chooseFromMenu, openRecord, playByMouse, textOfGame } from './gestures';
import { gameOf, moveNumber, placement } from '../support/records';
import { SHARED_WIN } from '../support/whole-games';
import { proves } from './proves';

const LAST = 56;
const EDITED = '• game.txg – Tantrix';
const trouble = (page: Page) => alertNamed(page, 'The game wasn’t saved');

/** A game of which all but the last move is in the file. */
async function playLast(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  await openRecord(app, page, folder, gameOf(SHARED_WIN, LAST - 1));
  await playByMouse(page, placement(moveNumber(SHARED_WIN, LAST)));
  await expect.poll(() => titleOf(app)).toBe(EDITED);
}

/** Reads the message and sees that the game is still marked as unsaved. */
async function expectTrouble(app: ElectronApplication, page: Page, says: string | RegExp): Promise<void> {
  await expect(trouble(page).locator('p').first()).toHaveText(says);
  await trouble(page).getByRole('button', { name: 'OK' }).click();
  await expect(trouble(page)).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(LAST);
  expect(await titleOf(app)).toBe(EDITED);
}

testAlone('a folder that is gone', NIGHTLY, async ({ app, page, folder }) => {
  await playLast(app, page, folder);
  await rm(folder, { recursive: true });
  await page.keyboard.press('Control+s');
  await expectTrouble(
    app,
    page,
    'The folder of “game.txg” no longer exists. The game wasn’t saved; choose another folder.',
  );
  // Saved elsewhere, the game is safe after all.
  const file = `${folder}-elsewhere.txg`;
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+s');
  await trouble(page).getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => titleOf(app)).toBe(`${path.basename(file)} – Tantrix`);
  await expect(trouble(page)).toHaveCount(0);
  expect(await readFile(file, 'utf8')).toBe(textOfGame(gameOf(SHARED_WIN)));
  await rm(file);
});

testAlone('a folder that takes no files', NIGHTLY, async ({ app, page, folder }) => {
  await playLast(app, page, folder);
  // The kernel's own tree takes no new files, not even from root.
  await stubSaveDialog(app, '/sys/elsewhere.txg');
  await chooseFromMenu(page, 'File', 'Save as…');
  await expectTrouble(
    app,
    page,
    /^(You don’t have permission to write “elsewhere.txg”|“elsewhere.txg” is on a read-only disk)\. The game wasn’t saved; choose another folder\.$/,
  );
  // The game still belongs to its old file.
  await page.keyboard.press('Control+s');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
});

testAlone('a full disk', async ({ app, page, folder }) => {
  await playLast(app, page, folder);
  const file = path.join(folder, 'game.txg');
  await writeFile(file, 'the old file');
  await fillDisk(app, 500);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Overwrite' }).click();
  await expectTrouble(
    app,
    page,
    'There isn’t enough disk space for “game.txg”. The game wasn’t saved; the old file is unchanged.',
  );
  expect(await readFile(file, 'utf8')).toBe('the old file');
  proves('message.export');
});
