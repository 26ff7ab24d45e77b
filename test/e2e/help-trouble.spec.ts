import type { ElectronApplication } from '@playwright/test';
import { expect, test, windowCount } from './fixtures';
import { helpOpenedBy, searchFor, topicTitle } from './help-window';

/** From now on nothing outside can be opened. */
const takeBrowserAway = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell }) => {
    shell.openExternal = () => Promise.reject(new Error('no browser'));
  });

test('a link that the browser cannot open is told of, until something else is done', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await takeBrowserAway(app);
  await searchFor(help, 'The makers on the web');
  await help.keyboard.press('Enter');
  await help.getByRole('main').getByRole('link', { name: 'www.tantrix.com' }).click();
  await expect(help.getByRole('alert')).toContainText('https://www.tantrix.com/');
});

test('the page of the manual may open no other address, and may not open files', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  const answers = await help.evaluate(() => {
    const { tantrix } = window;
    // Past the types.
    const openLink = (url: unknown): Promise<unknown> =>
      Reflect.apply(Reflect.get(tantrix, 'openLink'), tantrix, [url]);
    const calls = [
      openLink('https://www.tantrix.com/../x'),
      openLink('file:///etc/passwd'),
      tantrix.openGame(),
      tantrix.pasteText(),
    ];
    return Promise.all(calls.map((call) => call.then(() => 'answered', String)));
  });
  expect(answers.map((answer) => /\w+$/.exec(answer)?.[0])).toEqual([
    'wrongArgument',
    'wrongArgument',
    'wrongSender',
    'wrongSender',
  ]);
});

test('a manual that is closed while it opens fails nobody, and opens again', async ({ app, page }) => {
  await app.evaluate(({ app: program }) => {
    program.once('browser-window-created', (_, window) => setImmediate(() => window.destroy()));
  });
  await page.keyboard.press('F1');
  await expect.poll(() => windowCount(app)).toBe(1);
  await page.evaluate(() => window.tantrix.rememberedGames());
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await expect(topicTitle(help)).toHaveText('Your first game');
});
