import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import { crashPage, expect, inPage, launch, NIGHTLY, pageOf, quit, stubOpenDialog, test, titleOf } from './fixtures';
import { alertNamed, chooseFromMenu, dealt, playSome, startGame, textOfGame, TWO } from './gestures';

const laidTiles = (app: ElectronApplication) => inPage(app, "document.querySelectorAll('.laid-tile').length");
const question = (app: ElectronApplication) =>
  inPage(app, "document.querySelector('[role=alertdialog]')?.textContent ?? ''");

const press = (app: ElectronApplication, keyCode: string, modifiers: 'control'[] = []): Promise<void> =>
  app.evaluate(
    ({ BrowserWindow }, key) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.sendInputEvent({ type: 'keyDown', ...key });
      contents?.sendInputEvent({ type: 'keyUp', ...key });
    },
    { keyCode, modifiers },
  );

test('a page that crashes starts anew with its game, which still belongs to its file', NIGHTLY, async ({ folder }) => {
  const file = path.join(folder, 'game.txg');
  const app = await launch(path.join(folder, 'profile'));
  const page = await pageOf(app);
  await writeFile(file, textOfGame(dealt(TWO, 7)));
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await playSome(page, dealt(TWO, 7), 3);
  // Even a move that is not on the disk yet is known to the process that survives.
  await crashPage(app);
  await expect.poll(() => question(app)).toContain('The window was restarted');
  expect(await laidTiles(app)).toBe(3);
  expect(await titleOf(app)).toBe('• game.txg – Tantrix');
  await press(app, 'Escape');
  await expect.poll(() => question(app)).toBe('');
  await press(app, 'S', ['control']);
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  const parsed = parseTxg(await readFile(file, 'utf8'));
  expect(parsed.ok && parsed.record.game.placements).toHaveLength(3);
  await quit(app);
});

test('a page that crashes without a game starts anew without words', NIGHTLY, async ({ folder }) => {
  const app = await launch(path.join(folder, 'profile'));
  await pageOf(app);
  await crashPage(app);
  await expect.poll(() => inPage(app, "document.querySelector('.start-screen') !== null")).toBe(true);
  expect(await question(app)).toBe('');
  await quit(app);
});

test(
  'a page that crashes again at once ends the program, and the next start offers the game',
  NIGHTLY,
  async ({ folder }) => {
    const profile = path.join(folder, 'profile');
    const app = await launch(profile);
    const page = await pageOf(app);
    await startGame(page, TWO, 7);
    await playSome(page, dealt(TWO, 7), 2);
    // The box would wait for a person.
    await app.evaluate(({ dialog }) => {
      dialog.showErrorBox = (title, text) => console.log(`box: ${title}: ${text}`);
    });
    let said = '';
    app.process().stdout?.on('data', (data) => {
      said += String(data);
    });
    await crashPage(app);
    await expect.poll(() => laidTiles(app)).toBe(2);
    const gone = app.waitForEvent('close');
    // The program may be gone before it can answer.
    await Promise.allSettled([crashPage(app), gone]);
    expect(said).toContain('box: Tantrix has to close');
    expect(said).toContain('will be offered next time you start Tantrix');

    const next = await launch(profile);
    await expect(alertNamed(await pageOf(next), 'Restore your last game?')).toContainText('with 2 moves');
    await quit(next);
  },
);
