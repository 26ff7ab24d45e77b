import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { Game } from '../../src-shared/tantrix';
import { expect, inPage, launch, NIGHTLY, pageOf, quit, test, windowCount } from './fixtures';
import { alertNamed, breakDrawing, chooseFromMenu, dealt, playSome, startGame, TWO } from './gestures';
import { helpOpenedBy, showFinder } from './help-window';
import { expectKept } from './journal';

/** What nobody foresaw, thrown for real: it is told, can be copied for a report, and costs no move. */

// Each starts the program twice.
test.describe.configure({ timeout: 60_000 });

const THROWN = 'The board of Ann fell off /home/ann/table, said ann@example.org';

async function playTwo(page: Page): Promise<Game> {
  await startGame(page, TWO, 7);
  return playSome(page, dealt(TWO, 7), 2);
}

/** Keeps what would go to the clipboard, which other tests use, too. */
const watchClipboard = (app: ElectronApplication) =>
  app.evaluate(({ clipboard }) => {
    clipboard.writeText = (text) => Promise.resolve(void Object.assign(globalThis, { copied: text }));
  });
const copied = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'copied')?.[1]);

/** Copies the details by the button, and holds them to what they may say. */
async function expectDetails(app: ElectronApplication, page: Page): Promise<void> {
  await watchClipboard(app);
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByText('Details copied')).toBeVisible();
  const details = String(await copied(app));
  expect(details).toMatch(/^Tantrix \d+\.\d+\.\d+\nElectron \d+/);
  expect(details).toContain('    at ');
  expect(details).not.toMatch(/home|example|app:|file:/i);
  expect(details).not.toContain('Ann');
  // The manual does not know who plays, and leaves the whole message out.
  expect(details.includes('The board of')).toBe(page.url() === 'app://bundle/');
}

/** Where it came to: the moves that the next start has. */
async function expectMovesKept(profile: string, moves: number): Promise<void> {
  const next = await launch(profile);
  await expect(alertNamed(await pageOf(next), 'Restore your last game?')).toContainText(`with ${moves} moves`);
  await quit(next);
}

for (const [what, fail] of [
  ['an error', 'setTimeout(() => { throw new Error(message) })'],
  ['a promise that is rejected', 'void Promise.reject(new Error(message))'],
] as const) {
  test(`${what} in the page is told, and the game goes on to the next start`, NIGHTLY, async ({ folder }) => {
    const app = await launch(folder);
    const page = await pageOf(app);
    const game = await playTwo(page);
    await chooseFromMenu(page, 'Edit', 'Player details…');
    await page.evaluate(`{ const message = ${JSON.stringify(THROWN)}; ${fail} }`);
    const told = alertNamed(page, 'Something went wrong');
    await expect(told).toBeVisible();
    await expectDetails(app, page);
    // Another one while it is told makes no second box, and the dialog before comes back.
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')));
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog', { name: 'Player details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await playSome(page, game, 1);
    await expectKept(folder, 3);
    app.process().kill('SIGKILL');
    await expectMovesKept(folder, 3);
  });
}

test('a window that cannot be drawn says so, and starts anew with its game', NIGHTLY, async ({ folder }) => {
  const app = await launch(folder);
  const page = await pageOf(app);
  await playTwo(page);
  await breakDrawing(page, THROWN);
  await chooseFromMenu(page, 'View', 'Score').catch(() => {});
  await expect(page.getByRole('heading', { name: 'Can’t show the window' })).toBeVisible();
  await expectDetails(app, page);
  await page.getByRole('button', { name: 'Restart the window' }).click();
  await expect(alertNamed(page, 'The window was restarted')).toBeVisible();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await quit(app);
});

test('a window that cannot be drawn can be left, and the next start offers the game', NIGHTLY, async ({ folder }) => {
  const app = await launch(folder);
  const page = await pageOf(app);
  await playTwo(page);
  await breakDrawing(page, THROWN);
  await chooseFromMenu(page, 'View', 'Score').catch(() => {});
  const gone = app.waitForEvent('close');
  await page
    .getByRole('button', { name: 'Exit' })
    .click()
    .catch(() => {});
  await gone;
  await expectMovesKept(folder, 2);
});

for (const [what, fail] of [
  ['an error', 'throws'],
  ['a promise that is rejected', 'rejects'],
] as const) {
  test(`${what} in the main process is told in the window, and costs no move`, NIGHTLY, async ({ folder }) => {
    const app = await launch(folder);
    const page = await pageOf(app);
    const game = await playTwo(page);
    await app.evaluate(
      (_, [way, message]) => {
        setTimeout(() => {
          if (way === 'throws') throw new Error(message);
          void Promise.reject(new Error(message));
        });
      },
      [fail, THROWN] as const,
    );
    const told = alertNamed(page, 'Something went wrong');
    await expect(told).toContainText('This copy has no page for reports. Send the details');
    await watchClipboard(app);
    await told.getByRole('button', { name: 'Copy details' }).click();
    await expect(told).toContainText('Details copied');
    expect(String(await copied(app))).not.toMatch(/\bann\b|home|example/i);
    await told.getByRole('button', { name: 'OK' }).click();
    await playSome(page, game, 1);
    await expectKept(folder, 3);
    app.process().kill('SIGKILL');
    await expectMovesKept(folder, 3);
  });
}

test('an error in the main process is told by the function and the line it is in', async ({ app, page }) => {
  await expect(page.locator('.start-screen')).toBeVisible();
  await watchClipboard(app);
  await app.evaluate(({ app: program, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('there is no window');
    window.isMinimized = () => {
      Reflect.deleteProperty(window, 'isMinimized');
      throw new Error('it fell off');
    };
    // Somebody starts the program again, and its window is to come to the front.
    setTimeout(() => program.emit('second-instance', {}, [], '', []));
  });
  await alertNamed(page, 'Something went wrong').getByRole('button', { name: 'Copy details' }).click();
  await expect.poll(() => copied(app)).toMatch(/ {4}at bringToFront \(\w+\.js:\d{2,}:\d+\)/);
});

/** Notes what the boxes of the system say in place of showing them, and presses a button of each. */
const answerBoxes = (app: ElectronApplication, response: number) =>
  app.evaluate(({ dialog }, button) => {
    const boxes: string[] = [];
    Object.assign(globalThis, { boxes });
    dialog.showErrorBox = (title) => void boxes.push(title);
    dialog.showMessageBox = (...given: unknown[]) => {
      boxes.push(String(Reflect.get(Object(given.at(-1)), 'message')));
      return Promise.resolve({ response: button, checkboxChecked: false });
    };
  }, response);
const boxes = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'boxes')?.[1]);

test('without a page an error of the main process is told in a box of the system', async ({ app, page }) => {
  await expect(page.locator('.start-screen')).toBeVisible();
  await answerBoxes(app, 1);
  await watchClipboard(app);
  await app.evaluate(({ BrowserWindow }, message) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.once('render-process-gone', () => {
      throw new Error(message);
    });
    window?.webContents.forcefullyCrashRenderer();
  }, THROWN);
  await expect.poll(() => boxes(app)).toEqual(['Something went wrong']);
  await expect.poll(() => copied(app)).toMatch(/^Tantrix .*\nElectron .*\n\nError: …/);
  await expect.poll(() => inPage(app, "document.querySelector('.start-screen') !== null")).toBe(true);
});

/** What the program hears of a window that does not answer, of which it is asked to start anew. */
const startHangingPageAnew = (app: ElectronApplication) =>
  app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    // What is asked of a page between its end and the news of it is never answered.
    const gone = new Promise<void>((resolve) => window?.webContents.once('render-process-gone', () => resolve()));
    window?.emit('unresponsive');
    await gone;
  });
const laidTiles = (app: ElectronApplication) => inPage(app, "document.querySelectorAll('.laid-tile').length");

test('a page that hangs is asked about, and starts anew as often as one likes', NIGHTLY, async ({ folder }) => {
  const app = await launch(folder);
  const page = await pageOf(app);
  await playTwo(page);
  await answerBoxes(app, 1);
  const hanging = page.waitForEvent('console', (message) => message.text() === 'hangs');
  await page.evaluate(() => {
    setTimeout(() => {
      console.log('hangs');
      for (;;);
    });
  });
  await hanging;
  // Chromium says nothing of a page that hangs while somebody looks into it, as a test does.
  await startHangingPageAnew(app);
  await expect.poll(() => boxes(app)).toEqual(['The window isn’t responding']);
  await expect.poll(() => laidTiles(app), { timeout: 20_000 }).toBe(2);
  await startHangingPageAnew(app);
  await expect.poll(() => laidTiles(app), { timeout: 20_000 }).toBe(2);
  expect(await boxes(app)).toEqual(['The window isn’t responding', 'The window isn’t responding']);
  await quit(app);
});

/** Whether the page of the manual is alive and drawn. */
const isManualShown = (app: ElectronApplication) =>
  app.evaluate(async ({ webContents }) => {
    const help = webContents.getAllWebContents().find((each) => each.getURL().endsWith('help.html'));
    return help && !help.isCrashed() && (await help.executeJavaScript("document.querySelector('.help') !== null"));
  });
const crashManual = (app: ElectronApplication) =>
  app.evaluate(async ({ webContents }) => {
    const help = webContents.getAllWebContents().find((each) => each.getURL().endsWith('help.html'));
    const gone = new Promise<void>((resolve) => help?.once('render-process-gone', () => resolve()));
    help?.forcefullyCrashRenderer();
    await gone;
  });

test.describe('the manual', () => {
  test('that crashes comes back, and not for ever', NIGHTLY, async ({ folder }) => {
    const app = await launch(path.join(folder, 'profile'));
    const page = await pageOf(app);
    await playTwo(page);
    await answerBoxes(app, 0);
    await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help topics'));
    await crashManual(app);
    await expect.poll(() => isManualShown(app)).toBe(true);
    expect(await boxes(app)).toEqual([]);
    await crashManual(app);
    await expect.poll(() => windowCount(app)).toBe(1);
    expect(await boxes(app)).toEqual(['Can’t show the manual']);
    await expect(page.locator('.laid-tile')).toHaveCount(2);
    await quit(app);
  });

  test('that cannot be drawn says so, and starts anew', NIGHTLY, async ({ folder }) => {
    const app = await launch(folder);
    const page = await pageOf(app);
    const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help topics'));
    await breakDrawing(help, THROWN);
    await showFinder(help, 'Index').catch(() => {});
    await expect(help.getByRole('heading', { name: 'Can’t show the manual' })).toBeVisible();
    await expectDetails(app, help);
    await help.getByRole('button', { name: 'Restart the window' }).click();
    await expect(help.locator('.help')).toBeVisible();
    await help.evaluate((message) => void setTimeout(() => JSON.parse(message)), THROWN);
    await expect(help.getByRole('alertdialog', { name: 'Something went wrong' })).toBeVisible();
    await quit(app);
  });
});
