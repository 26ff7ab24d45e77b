import { expect, NIGHTLY, test, windowCount } from './fixtures';
import { chooseFromMenu, dealt, handTile, menuItem, startGame, TWO } from './gestures';
import { helpOpenedBy, searchFor, showFinder, topicTitle } from './help-window';
import { proves } from './proves';
import type { ProvedId } from '../support/help-document';

const DEAL = dealt(TWO, 7);

test('menu, tool and F1 open the manual, once', async ({ app, page }) => {
  const tool = page.getByRole('toolbar').getByRole('button', { name: 'Help topics' });
  const ways: readonly (readonly [ProvedId[], () => Promise<void>])[] = [
    [[], () => page.keyboard.press('F1')],
    [['help.topics'], () => chooseFromMenu(page, 'Help', 'Help topics')],
    [['tool.help'], () => tool.click()],
  ];
  for (const [rows, open] of ways) {
    const help = await helpOpenedBy(app, open);
    await expect(topicTitle(help)).toHaveText('Your first game');
    expect(await help.title()).toBe('Your first game – Tantrix Help');
    proves(...rows);
    await help.close();
  }
  const help = await helpOpenedBy(app, () => tool.click());
  await help.keyboard.press('F1');
  await expect(topicTitle(help)).toHaveText('Using this help');
  await chooseFromMenu(page, 'Help', 'Help topics');
  await page.keyboard.press('F1');
  expect(await windowCount(app)).toBe(2);
});

test('Help strategy opens the strategy guide', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help strategy'));
  await expect(help.locator('.help-section')).toHaveText('Strategy guide');
  proves('help.strategy');
});

test('a search finds, and links and steps lead on and back', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  const first = (await topicTitle(help).textContent()) ?? '';
  expect((await searchFor(help, 'search the manual'))[0]).toBe('Using this help');
  await help.keyboard.press('Enter');
  await expect(topicTitle(help)).toHaveText('Using this help');
  await help.keyboard.press('Alt+ArrowLeft');
  await expect(topicTitle(help)).toHaveText(first);
  await help.getByRole('button', { name: 'Forward' }).click();
  await expect(topicTitle(help)).toHaveText('Using this help');
});

test('F1 explains a refused move, an item of a menu and what has the focus', NIGHTLY, async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await page.getByRole('button', { name: 'New game…' }).focus();
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await expect(topicTitle(help)).toHaveText('The File menu');
  await menuItem(page, 'Edit', 'Hint');
  await page.getByRole('menuitem', { name: 'Hint' }).hover();
  await page.keyboard.press('F1');
  await expect(topicTitle(help)).toHaveText('The Edit menu');
  await page.keyboard.press('Escape');
  await handTile(page, DEAL.position.hands[DEAL.position.mover]?.[0] ?? 1).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-text.is-refusal')).toBeVisible();
  await page.keyboard.press('F1');
  await expect(topicTitle(help)).toHaveText('A move is refused');
  await help.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Help with this' }).click();
  await expect(topicTitle(help)).toHaveText('A move is refused');
});

test('contents and index lead to topics, and the window goes with the settings', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  // The section of the first topic is open.
  await help.getByRole('row', { name: 'The window', exact: true }).click();
  await expect(topicTitle(help)).toHaveText('The window');
  for (const [section, ...topics] of [
    ['Commands and dialogs', 'The File menu', 'The Edit menu', 'The View menu', 'The Help menu'],
    ['Strategy guide', 'How to get better'],
  ] as const) {
    await help.getByRole('row', { name: section, exact: true }).click();
    for (const topic of topics) {
      await help.getByRole('row', { name: topic }).click();
      await expect(topicTitle(help)).toHaveText(topic);
    }
  }
  proves('index.topics');
  await help.getByRole('row', { name: 'Rules', exact: true }).click();
  await help.getByRole('row', { name: 'The three restrictions' }).click();
  await expect(topicTitle(help)).toHaveText('The three restrictions');
  await showFinder(help, 'Index');
  await help.getByRole('searchbox', { name: 'Search the index' }).fill('double gobble');
  await help
    .getByRole('option', { name: /gobble/i })
    .first()
    .click();
  await expect(topicTitle(help)).toHaveText('A fourth tile beside a forced space');
  await page.evaluate(() => window.tantrix.setPreferences({ theme: 'dark', textSize: 150 }));
  await expect(help.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(help.locator('html')).toHaveAttribute('data-text-size', '150');
});

test('a topic is printed, links outside open in the browser, and the page of the manual may do no more', async ({
  app,
  page,
}) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await app.evaluate(({ shell, BrowserWindow }) => {
    const opened: unknown[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.getPrintersAsync = () => Promise.resolve([]);
    }
  });
  await help.getByRole('button', { name: 'Print this page' }).click();
  await expect(help.getByRole('alert')).toContainText('No printer found');
  await searchFor(help, 'The makers on the web');
  await help.keyboard.press('Enter');
  await help.getByRole('main').getByRole('link', { name: 'www.tantrix.com' }).click();
  await expect
    .poll(() => app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'opened')?.[1]))
    .toEqual(['https://www.tantrix.com/']);
  proves('index.sites');
  expect(help.url()).toBe('app://bundle/help.html');
  expect(await help.evaluate(() => window.tantrix.recentFiles().then(() => 'answered', String))).toContain(
    'wrongSender',
  );
});

test('the manual goes with the window of the game', NIGHTLY, async ({ app, page }) => {
  await helpOpenedBy(app, () => page.keyboard.press('F1'));
  const ended = app.waitForEvent('close');
  await page.evaluate(() => window.tantrix.closeWindow()).catch(() => undefined);
  await ended;
});
