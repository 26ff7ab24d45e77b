import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, NIGHTLY, stubOpenDialog, stubSaveDialog, test, testAlone, titleOf } from './fixtures';
import {
  chooseFromMenu,
  dialogNamed,
  handsShown,
  holdChance,
  matchDealt,
  menuItem,
  openAdvanced,
  panelNamed,
  playSome,
  startDeal,
  startGame,
  startMatch,
  TWO,
} from './gestures';
import { proves } from './proves';

const rulesNote = 'Competition rules';

test.beforeEach(async ({ page }) => {
  await startMatch(page, TWO);
  await playSome(page, matchDealt(TWO), 2);
});

test('under competition rules nothing is taken back, also when the game is opened again', async ({
  app,
  page,
  folder,
}) => {
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText(rulesNote);
  proves('new.competition');
  await expect(await menuItem(page, 'Edit', 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  proves('edit.undo.competition');

  const file = path.join(folder, 'match.txg');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('match.txg – Tantrix');
  await chooseFromMenu(page, 'File', 'Close');
  await expect(status).not.toContainText(rulesNote);
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await expect(status).toContainText(rulesNote);
  await expect(await menuItem(page, 'Edit', 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

// The match is ranked, which other tests are not to meet.
testAlone(
  'a position can be played on only once the match is over, and then by the usual rules',
  NIGHTLY,
  async ({ page }) => {
    await chooseFromMenu(page, 'Edit', 'Replay');
    await page.getByRole('button', { name: 'Next move' }).click();
    const playOn = page.getByRole('button', { name: 'Continue from here…' });
    await expect(playOn).toBeDisabled();
    await page.keyboard.press('Escape');

    await chooseFromMenu(page, 'File', 'End game early…');
    for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
    await page.getByRole('button', { name: 'End game' }).click();
    await dialogNamed(page, 'Ranks').getByRole('button', { name: 'OK' }).click();
    // What was kept from the players is theirs to see now.
    await chooseFromMenu(page, 'View', 'Bag');
    await expect(panelNamed(page, 'Bag: 42 tiles').getByRole('img')).toHaveCount(42);
    await chooseFromMenu(page, 'View', 'Bag');
    await chooseFromMenu(page, 'Edit', 'Replay');
    await page.getByRole('button', { name: 'Next move' }).click();
    await playOn.click();
    await page.getByRole('button', { name: 'Don’t save' }).click();
    await expect(page.locator('.laid-tile')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).not.toContainText(rulesNote);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.laid-tile')).toHaveCount(0);
  },
);

test(
  'nobody chooses what is drawn: there is no deal number, and the file says so',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const file = path.join(folder, 'drawn.txg');
    await stubSaveDialog(app, file);
    await chooseFromMenu(page, 'File', 'Save');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('\ncompetition drawn\n');
    await chooseFromMenu(page, 'File', 'New game…');
    await openAdvanced(page);
    const number = page.getByRole('textbox', { name: 'Deal number' });
    await number.fill('7');
    await page.getByRole('checkbox', { name: 'Competition rules' }).check({ force: true });
    await expect(number).toBeDisabled();
    await expect(number).toHaveValue('');
    await expect(page.getByRole('dialog')).toContainText('tiles are always drawn at random');
    await page.getByRole('radio', { name: 'By email' }).check({ force: true });
    await expect(number).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Competition rules' }).uncheck({ force: true });
    await expect(number).toHaveValue('7');

    // With chance let go, what was typed before deals nothing.
    const hands = [];
    for (const time of [1, 2]) {
      await page.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Competition rules' }).check({ force: true });
      await holdChance(page, time);
      await startDeal(page);
      hands.push(await handsShown(page));
      await chooseFromMenu(page, 'File', 'New game…');
      await openAdvanced(page);
      await page.getByRole('textbox', { name: 'Deal number' }).fill('7');
    }
    expect(hands).toEqual([1, 2].map((time) => matchDealt(TWO, time).position.hands));
  },
);

test('the next new game is proposed by the usual rules', NIGHTLY, async ({ page }) => {
  await chooseFromMenu(page, 'File', 'Close');
  await page.getByRole('button', { name: 'Don’t save' }).click();
  await chooseFromMenu(page, 'File', 'New game…');
  await openAdvanced(page);
  await expect(page.getByRole('checkbox', { name: 'Competition rules' })).not.toBeChecked();
  // What is played for is told beforehand.
  const ranked = page.getByRole('dialog').getByText('count for the rankings');
  await expect(ranked).toBeVisible();
  await page.getByRole('radio', { name: '3 players' }).check({ force: true });
  await expect(ranked).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await startGame(page, TWO, 7);
  await expect(page.getByRole('contentinfo')).not.toContainText(rulesNote);
});
