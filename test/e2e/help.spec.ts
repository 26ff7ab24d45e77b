import { expect, test, windowCount } from './fixtures';
import { chooseFromMenu } from './gestures';
import { helpOpenedBy, searchFor, topicTitle } from './help-window';

test('menu, tool and F1 open the manual, once', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help topics'));
  const first = await topicTitle(help).textContent();
  expect(await help.title()).toBe(`${first} – Tantrix Help`);
  await page.getByRole('button', { name: 'Help topics' }).click();
  await page.keyboard.press('F1');
  await expect(topicTitle(help)).toHaveText(first ?? '');
  expect(await windowCount(app)).toBe(2);
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
