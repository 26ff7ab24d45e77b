import type { ElectronApplication } from '@playwright/test';
import { expect, NIGHTLY, test } from './fixtures';
import { helpOpenedBy, searchFor, topicTitle } from './help-window';

/** From now on nothing outside can be opened. */
const takeBrowserAway = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell }) => {
    shell.openExternal = () => Promise.reject(new Error('no browser'));
  });

test('a link that the browser cannot open is told of, until something else is done', NIGHTLY, async ({ app, page }) => {
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

test(
  'a manual that is closed while it opens fails nobody, and opens again',
  NIGHTLY,
  async ({ app, page, complaints }) => {
    // Both ways there are, at all moments of its opening; in milliseconds.
    const ways = (['destroy', 'close'] as const).flatMap((way) =>
      [0, 5, 15, 30, 60, 100, 150, 200, 250].map((delay) => [way, delay] as const),
    );
    for (const [way, delay] of ways) {
      await app.evaluate(
        ({ app: program }, [end, ms]) => {
          const closed = new Promise<void>((resolve) => {
            program.once('browser-window-created', (_, window) => {
              window.once('closed', () => resolve());
              setTimeout(() => !window.isDestroyed() && window[end](), ms);
            });
          });
          Object.assign(globalThis, { closed });
        },
        [way, delay] as const,
      );
      await page.keyboard.press('F1');
      await app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'closed')?.[1]);
      await page.evaluate(() => window.tantrix.rememberedGames());
      await expect(page.getByRole('alertdialog'), `${way} after ${delay} ms`).toHaveCount(0);
    }
    complaints.length = 0;
    const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
    await expect(topicTitle(help)).toHaveText('Your first game');
  },
);
