import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePngWithGame, gameOnly, parsePng } from '../../src-shared/record';
import { BLANK_PNG } from '../support/pictures';
import {
  askToClose,
  expect,
  launch,
  NIGHTLY,
  pageOf,
  quit,
  stubOpenDialog,
  test,
  testAlone,
  titleOf,
} from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  openRecord,
  playSome,
  recordOf,
  startGame,
  tableShown,
  textOfGame,
  TWO,
} from './gestures';
import { expectKept } from './journal';

const KEPT = 'Restore your last game?';

/** Kills the program in a game of three moves and starts it again: the question is open. `before` is what lay there. */
async function killedIn(profile: string) {
  const first = await launch(profile);
  const page = await pageOf(first);
  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 3);
  const before = await tableShown(page);
  await expectKept(profile, 3);
  first.process().kill('SIGKILL');
  const app = await launch(profile);
  const again = await pageOf(app);
  await expect(alertNamed(again, KEPT)).toBeVisible();
  return { app, page: again, before };
}

test('after a kill the next start offers the game as it was', async ({ folder }) => {
  const { app, page, before } = await killedIn(path.join(folder, 'profile'));
  const alert = alertNamed(page, KEPT);
  await expect(alert).toContainText('with 3 moves');
  await alert.getByRole('button', { name: 'Restore' }).click();
  expect(await tableShown(page)).toEqual(before);
  expect(await titleOf(app)).toBe('• Untitled – Tantrix');
  await quit(app);
});

test('a game let go is not offered again', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const { app, page } = await killedIn(profile);
  await page.getByRole('button', { name: 'Discard' }).click();
  await quit(app);
  const third = await launch(profile);
  const last = await pageOf(third);
  await expect(last.getByRole('heading', { name: 'Tantrix' })).toBeVisible();
  await expect(last.getByRole('alertdialog')).toHaveCount(0);
  await quit(third);
});

test('the open game comes back after a normal exit, if that is wanted', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const first = await launch(profile);
  const page = await pageOf(first);
  await openRecord(first, page, folder, dealt(TWO, 7));
  await playSome(page, dealt(TWO, 7), 3);
  // What is saved is the game without the move that is taken back.
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(first)).toBe('game.txg – Tantrix');
  await chooseFromMenu(page, 'Edit', 'Settings…');
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.getByRole('checkbox', { name: 'Reopen the last game' }).check({ force: true });
  await page.getByRole('button', { name: 'OK' }).click();
  const gone = first.waitForEvent('close');
  await askToClose(first);
  await gone;

  const second = await launch(profile);
  const again = await pageOf(second);
  await expect(again.locator('.laid-tile')).toHaveCount(2);
  expect(await titleOf(second)).toBe('game.txg – Tantrix');
  await again.keyboard.press('Control+y');
  await expect(again.locator('.laid-tile')).toHaveCount(3);
  expect(await titleOf(second)).toBe('• game.txg – Tantrix');
  await quit(second);
});

testAlone('a file dropped on the window is opened', NIGHTLY, async ({ folder, app, page }) => {
  await openRecord(app, page, folder, dealt(TWO, 9));
  const file = path.join(folder, 'dropped.txg');
  await writeFile(file, textOfGame(dealt(TWO, 7)));
  // A real file of the file system in a real drop: only the pointer is left out.
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.type = 'file';
    field.id = 'chooser';
    document.body.append(field);
  });
  await page.locator('#chooser').setInputFiles(file);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#chooser');
    const dataTransfer = new DataTransfer();
    const chosen = field?.files?.[0];
    if (chosen) dataTransfer.items.add(chosen);
    field?.remove();
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => titleOf(app)).toBe('dropped.txg – Tantrix');
});

test('a game in a picture comes back as such, whatever the picture is called', NIGHTLY, async ({ folder }) => {
  const [profile, file] = [path.join(folder, 'profile'), path.join(folder, 'board.picture')];
  const first = await launch(profile);
  const page = await pageOf(first);
  await writeFile(file, makePngWithGame(BLANK_PNG, recordOf(dealt(TWO, 7))));
  await stubOpenDialog(first, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await playSome(page, dealt(TWO, 7), 1);
  await expectKept(profile, 1);
  first.process().kill('SIGKILL');

  const app = await launch(profile);
  const again = await pageOf(app);
  await again.getByRole('button', { name: 'Restore' }).click();
  await chooseFromMenu(again, 'File', 'Update');
  await expect.poll(() => titleOf(app)).toBe('board.picture – Tantrix');
  const parsed = gameOnly(parsePng(await readFile(file)));
  expect(parsed.ok && parsed.record.game.placements).toHaveLength(1);
  await quit(app);
});

test('closing the window instead of answering keeps the game', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  // A profile that is there has settings by which games do not keep themselves: one that does waits on the start screen.
  await mkdir(profile);
  const { app } = await killedIn(profile);
  const gone = app.waitForEvent('close');
  await askToClose(app);
  await gone;
  const third = await launch(profile);
  await expect(alertNamed(await pageOf(third), KEPT)).toContainText('with 3 moves');
  await quit(third);
});

test('moves that were taken back are kept, too', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const { app, page } = await killedIn(profile);
  await page.getByRole('button', { name: 'Restore' }).click();
  for (let move = 0; move < 3; move++) await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  // Nothing lies on the board, and still there is something to lose.
  expect(await titleOf(app)).toBe('• Untitled – Tantrix');
  await expectKept(profile, 3, 3);
  app.process().kill('SIGKILL');
  const third = await launch(profile);
  const last = await pageOf(third);
  await expect(alertNamed(last, KEPT)).toContainText('with 3 moves');
  await last.getByRole('button', { name: 'Restore' }).click();
  await expect(last.locator('.laid-tile')).toHaveCount(0);
  for (let move = 0; move < 3; move++) await last.keyboard.press('Control+y');
  await expect(last.locator('.laid-tile')).toHaveCount(3);
  await quit(third);
});
