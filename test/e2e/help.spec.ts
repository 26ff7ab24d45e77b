import { expect, test, windowCount } from './fixtures';
import { chooseFromMenu, dealt, handTile, menuItem, startGame, TWO } from './gestures';
import { helpOpenedBy, searchFor, topicTitle } from './help-window';

const DEAL = dealt(TWO, 7);

test('menu, tool and F1 open the manual, once', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => page.keyboard.press('F1'));
  await expect(topicTitle(help)).toHaveText('Your first game');
  expect(await help.title()).toBe('Your first game – Tantrix Help');
  await help.keyboard.press('F1');
  await chooseFromMenu(page, 'Help', 'Help topics');
  await page.getByRole('button', { name: 'Help topics' }).click();
  await expect(topicTitle(help)).toHaveText('Using this help');
  expect(await windowCount(app)).toBe(2);
});

test('Help strategy opens the strategy guide', async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help strategy'));
  await expect(help.locator('.help-section')).toHaveText('Strategy guide');
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

test('F1 explains a refused move, an item of a menu and what has the focus', async ({ app, page }) => {
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
