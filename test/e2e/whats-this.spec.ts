import type { Locator, Page } from '@playwright/test';
import { type Hex, hexKey } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  menuButton,
  menuItem,
  middleOf,
  playSome,
  spaceAt,
  startGame,
  TWO,
} from './gestures';
import { helpOpenedBy, topicTitle } from './help-window';
import { proves } from './proves';

const DEAL = dealt(TWO, 7);
const MIDDLE: Hex = { q: 0, r: 0 };
const [FIRST = 1] = DEAL.position.hands[DEAL.position.mover] ?? [];

/** What is explained beside something, under this title. */
const explained = (page: Page, title: string | RegExp): Locator =>
  page.locator('.whats-this').filter({ has: page.getByRole('heading', { name: title }) });

/** The arrow of the toolbar, then a click: done by the mouse itself, which goes to disabled controls, too. */
async function ask(page: Page, thing: Locator): Promise<void> {
  await page.getByRole('button', { name: 'What’s this?' }).click();
  await expect(page.getByText('Click what you want to know about. Press Esc')).toBeVisible();
  await press(page, thing);
  await expect(page.getByText('Click what you want to know about. Press Esc')).toHaveCount(0);
}

async function press(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middleOf(thing);
  await page.mouse.click(x, y);
}

test('What’s this explains controls, tiles, spaces and fields, and nothing else comes of the click', async ({
  page,
}) => {
  await startGame(page, TWO, 7);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const things: readonly (readonly [Locator, string | RegExp])[] = [
    [tool('New game…'), 'New game…'],
    [tool('Open…'), 'Open…'],
    [tool('Save'), 'Save'],
    [tool('Print…'), 'Print…'],
    [tool('Copy'), 'Copy'],
    [tool('Undo'), 'Undo'],
    [tool('Redo'), 'Redo'],
    [tool('Replay'), 'Replay'],
    [tool('Rotate right'), 'Rotate right'],
    [tool('Help topics'), 'Help topics'],
    [tool('What’s this?'), 'What’s this?'],
    [handTile(page, FIRST), `Tile ${FIRST}:`],
    [page.locator('.hand[data-seat="0"] .hand-name'), TWO[0]?.name ?? ''],
    [spaceAt(page, MIDDLE), /^the first tile goes here|Space/],
    [page.locator('.status-text'), 'What to do now'],
    [page.locator('.bag-count'), 'The bag counter'],
  ];
  for (const [thing, title] of things) {
    await ask(page, thing);
    await expect(explained(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.whats-this')).toHaveCount(0);
  }
  await expect(page.locator('.held-tile, .is-selected, [role=dialog]')).toHaveCount(0);
  proves('tool.whats-this');
});

test('What’s this explains tiles that lie, panels, and scores', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 7);
  await playSome(page, DEAL, 1);
  await chooseFromMenu(page, 'View', 'Score');
  for (const [thing, title] of [
    [page.locator(`.laid-tile[data-hex="${hexKey(MIDDLE)}"]`), /^Tile \d+:/],
    [page.locator('.score-line').first(), 'Scores'],
    [page.locator('.side-panel-head h2'), 'A panel'],
  ] as const) {
    await ask(page, thing);
    await expect(explained(page, title)).toBeVisible();
  }
});

test('What’s this explains items of menus, which open for it', async ({ page }) => {
  for (const [menu, item] of [
    ['File', 'Make a puzzle…'],
    ['Edit', 'Settings…'],
    ['View', 'Toolbar'],
  ] as const) {
    await page.getByRole('button', { name: 'What’s this?' }).click();
    await press(page, await menuItem(page, menu, item));
    await expect(explained(page, item)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await chooseFromMenu(page, 'Help', 'What’s this?');
  await press(page, page.locator('.start-screen h1'));
  await expect(explained(page, 'The start screen')).toBeVisible();
  proves('more.whats-this');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(menuButton(page, 'View')).toHaveAttribute('data-state', 'closed');
});

test('in a dialog Shift+F1 asks, and the explanation leads into the manual', NIGHTLY, async ({ app, page }) => {
  await chooseFromMenu(page, 'File', 'Print setup…');
  const dialog = dialogNamed(page, 'Print setup');
  await dialog.getByRole('heading').click();
  await page.keyboard.press('Shift+F1');
  await press(page, dialog.getByText('Paper size'));
  await expect(explained(page, 'Printing')).toBeVisible();
  const help = await helpOpenedBy(app, () => page.getByRole('button', { name: 'More in the manual' }).click());
  await expect(topicTitle(help)).toHaveText('Printing');
  await expect(dialog).toBeVisible();
});

test('by the keyboard Shift+F1 explains what has the focus at once, and gives it back', async ({ page }) => {
  await startGame(page, TWO, 7);
  await page.keyboard.press('Tab');
  const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Shift+F1');
  await expect(explained(page, before ?? 'nothing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More in the manual' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(before);
});

test('where there is nothing to explain, What’s this says so', async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await playSome(page, DEAL, 1);
  const nothing = explained(page, 'No help for this part');
  await chooseFromMenu(page, 'File', 'Close');
  const message = alertNamed(page, 'Save this game?');
  await message.getByRole('heading').click();
  await page.keyboard.press('Shift+F1');
  await expect(page.getByText('Click what you want to know about. Press Esc')).toBeVisible();
  // Beside the message, which stays.
  await page.mouse.click(10, 300);
  await expect(nothing).toContainText('This part of the window has no explanation.');
  const help = await helpOpenedBy(app, () => page.getByRole('button', { name: 'Open the manual' }).click());
  await expect(topicTitle(help)).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await expect(message).toBeVisible();
  proves('whats-this.nothing-here');
});

test('Esc takes the question mark away', async ({ page }) => {
  await page.getByRole('button', { name: 'What’s this?' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('help');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
  await page.getByRole('button', { name: 'New game…' }).first().click();
  await expect(dialogNamed(page, 'New game')).toBeVisible();
});
