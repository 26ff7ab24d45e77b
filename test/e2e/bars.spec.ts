import { legalPlacements } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  boxOf,
  chooseFromMenu,
  dealt,
  handTile,
  heldTile,
  itemOf,
  menuItem,
  openMenu,
  spaceAt,
  startGame,
  statusText,
  TWO,
} from './gestures';
import { showSize } from '../gallery/looks';
import { proves } from './proves';

const game = dealt(TWO, 3);
const [first] = legalPlacements(game);
if (!first) throw new Error('a new game has a legal placement');

test('the toolbar has the buttons of the original program, in its order', async ({ page }) => {
  const toolbar = page.getByRole('toolbar', { name: 'Toolbar' });
  const names = await toolbar.getByRole('button').evaluateAll((all) => all.map((button) => button.ariaLabel));
  expect(names).toEqual([
    'New game…',
    'Open…',
    'Save',
    'Print…',
    'Copy',
    'Undo',
    'Redo',
    'Replay',
    'Rotate left',
    'Rotate right',
    'Help topics',
    'What’s this?',
    'Hint',
    'Analysis',
    'Fit to window',
  ]);
  const [bar, menus] = [await boxOf(toolbar), await boxOf(page.getByRole('menubar'))];
  const { width } = await boxOf(page.locator('body'));
  expect(bar.y).toBeGreaterThanOrEqual(menus.y + menus.height - 1);
  expect(bar.width).toBeGreaterThan(width - 2);
  proves('toolbar.place');
  await expect(toolbar.getByRole('button', { name: 'Save' })).toBeDisabled();
  const pressStart = async () => {
    const dialog = page.getByRole('dialog', { name: 'New game' });
    // Nobody plays at once, as a computer player may: the game is closed without a question.
    await dialog.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.hand')).toHaveCount(2);
  };
  await toolbar.getByRole('button', { name: 'New game…' }).click();
  await pressStart();
  proves('tool.new');
  await chooseFromMenu(page, 'File', 'Close');
  await chooseFromMenu(page, 'File', 'New game…');
  await pressStart();
  proves('file.new');
});

test('the tools used while one plays have words, where the bar has room for them', async ({ app, page }) => {
  const undo = page.getByRole('toolbar').getByRole('button', { name: 'Undo' });
  const bar = page.getByRole('toolbar');
  await showSize(app, page, { name: 'wide', width: 1000, height: 700, text: 100 });
  await expect(bar.locator('.tool-words:visible')).toHaveText(['Undo', 'Redo', 'Hint', 'Analysis', 'Fit to window']);
  const { height } = await boxOf(bar);
  await showSize(app, page, { name: 'narrow', width: 990, height: 700, text: 100 });
  await expect(bar.locator('.tool-words:visible')).toHaveCount(0);
  // What they are called is known all the same.
  await expect(undo).toBeVisible();
  expect((await boxOf(bar)).height).toBe(height);
});

test('large letters leave menus and tools one row, in a small window and with long words, too', async ({
  app,
  page,
}) => {
  // Its words are the longest.
  await page.evaluate(() => window.tantrix.setPreferences({ language: 'nl' }));
  await page.reload();
  await page.locator('.start-screen').waitFor();
  await showSize(app, page, { name: 'small', width: 800, height: 600, text: 200 });
  const [menus, bar] = [await boxOf(page.getByRole('menubar')), await boxOf(page.getByRole('toolbar'))];
  expect(bar.x).toBeGreaterThanOrEqual(menus.x + menus.width);
  const tools = page.getByRole('toolbar').getByRole('button');
  const ends = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(800);
  const shown = (await tools.all()).map(async (tool) => ((await tool.isVisible()) ? [(await boxOf(tool)).height] : []));
  // The least that WCAG 2.2 asks of what is pressed (2.5.8).
  expect(Math.min(...(await Promise.all(shown)).flat())).toBeGreaterThanOrEqual(24);
  await tools.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tool works on the selected tile without taking the focus from it', async ({ page }) => {
  await startGame(page, TWO, 3);
  await handTile(page, first.tile).click();
  await spaceAt(page, first).click();
  const before = Number(await heldTile(page).getAttribute('data-rotation'));
  await handTile(page, first.tile).focus();
  await page.getByRole('toolbar').getByRole('button', { name: 'Rotate right' }).click();
  await expect(heldTile(page)).toHaveAttribute('data-rotation', String((before + 1) % 6));
  proves('tool.rotate-clockwise');
  await expect(handTile(page, first.tile)).toBeFocused();
  proves('rotate.tools');
});

test('a tool says what it does and by which keys', async ({ page }) => {
  await page.mouse.move(400, 300);
  await page.getByRole('toolbar').getByRole('button', { name: 'Open…' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^Open.*Ctrl\+O$/);
});

test('the toolbar is one stop of the Tab key, and arrows go along it', async ({ page }) => {
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  await tool('New game…').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Open…')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Open…')).toBeFocused();
});

test('View shows and hides the toolbar, the status bar and the bag counter', async ({ page }) => {
  await startGame(page, TWO, 3);
  const bag = page.getByRole('button', { name: /^Bag: 44 tiles$/ });
  await page.keyboard.press('Alt+v');
  await page.keyboard.press('t');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(await menuItem(page, 'View', 'Toolbar')).not.toBeChecked();
  proves('key.toolbar');
  await page.keyboard.press('t');
  await expect(page.getByRole('toolbar')).toBeVisible();
  proves('view.toolbar');
  await expect(bag).toBeVisible();
  await chooseFromMenu(page, 'View', 'Bag counter');
  await expect(bag).toHaveCount(0);
  await expect(await menuItem(page, 'View', 'Bag counter')).not.toBeChecked();
  await itemOf(openMenu(page), 'Bag counter').click();
  await expect(bag).toBeVisible();
  proves('view.bag-counter');
  const status = await boxOf(page.getByRole('contentinfo'));
  expect(status.y + status.height).toBeGreaterThan((await boxOf(page.locator('body'))).height - 2);
  proves('status-bar.place');
  await expect(await menuItem(page, 'View', 'Status bar')).toBeChecked();
  await itemOf(openMenu(page), 'Status bar').click();
  await expect(statusText(page)).toHaveCSS('width', '1px');
  await expect(await menuItem(page, 'View', 'Status bar')).not.toBeChecked();
  proves('view.status-bar');
  await page.keyboard.press('Escape');
  await expect(bag).toBeVisible();
});

test('the buttons of a tile are there without a status bar, too', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'View', 'Status bar');
  await handTile(page, first.tile).click();
  await spaceAt(page, first).click();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(heldTile(page)).toHaveCount(0);
});
