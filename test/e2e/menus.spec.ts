import { newGame } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test, testAlone } from './fixtures';
import {
  chooseFromMenu,
  dialogNamed,
  handTile,
  itemOf,
  menuButton,
  openMenu,
  openRecord,
  startGame,
  statusText,
  TWO,
} from './gestures';
import { proves } from './proves';

const game = newGame({ seats: ['red', 'blue'] }, 3);
const tile = game.position.hands[game.position.mover]?.[2] ?? 0;

test('Alt and F10 lead to the bar, arrows walk it, Esc gives the focus back', async ({ page }) => {
  await startGame(page, TWO, 3);
  await handTile(page, tile).focus();
  for (const key of ['Alt', 'F10']) {
    await page.keyboard.press(key);
    await expect(menuButton(page, 'File')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menuButton(page, 'Edit')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menuButton(page, 'File')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menuButton(page, 'Help')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menuButton(page, 'File')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(openMenu(page)).toHaveAccessibleName('File');
    await expect(itemOf(openMenu(page), 'New game…')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(openMenu(page)).toHaveAccessibleName('Edit');
    await expect(itemOf(openMenu(page), 'Undo')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(itemOf(openMenu(page), 'Chat')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(handTile(page, tile)).toBeFocused();
  }
  await page.keyboard.press('Alt');
  await page.keyboard.press('Alt');
  await expect(handTile(page, tile)).toBeFocused();
});

test('Alt with a letter opens a menu, a letter runs an item', async ({ page }) => {
  await page.keyboard.press('Alt+f');
  await expect(openMenu(page)).toHaveAccessibleName('File');
  await page.keyboard.press('n');
  await expect(dialogNamed(page, 'New game')).toBeVisible();
  // A dialog keeps the keys of menus to itself.
  await page.keyboard.press('Alt+e');
  await page.keyboard.press('F10');
  await expect(openMenu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogNamed(page, 'New game')).toHaveCount(0);
  await page.keyboard.press('Alt');
  await page.keyboard.press('v');
  await page.keyboard.press('n');
  await expect(openMenu(page)).toHaveCount(0);
  await page.keyboard.press('Alt+v');
  await expect(itemOf(openMenu(page), 'Tile numbers')).toBeChecked();
});

test('an open menu follows the mouse along the bar', async ({ page }) => {
  await menuButton(page, 'File').click();
  await expect(openMenu(page)).toHaveAccessibleName('File');
  await menuButton(page, 'View').hover();
  await expect(openMenu(page)).toHaveAccessibleName('View');
  await menuButton(page, 'View').click();
  await expect(openMenu(page)).toHaveCount(0);
  await menuButton(page, 'Help').hover();
  await expect(openMenu(page)).toHaveCount(0);
  await menuButton(page, 'Help').click();
  await page.locator('.start-screen h1').click();
  await expect(openMenu(page)).toHaveCount(0);
});

test('what cannot be done can be reached, but does nothing', async ({ page }) => {
  await page.keyboard.press('Alt+e');
  const undo = itemOf(openMenu(page), 'Undo');
  await expect(undo).toBeFocused();
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Enter');
  await undo.click({ force: true });
  await page.keyboard.press('u');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+n');
  await expect(dialogNamed(page, 'New game')).toHaveCount(0);
});

test('F11 and View give the window the whole screen, and take it back', async ({ app, page }) => {
  const isFull = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  await page.keyboard.press('F11');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('Alt+v');
  await expect(itemOf(openMenu(page), 'Full screen')).toBeChecked();
  await page.keyboard.press('l');
  await expect.poll(isFull).toBe(false);
  await page.keyboard.press('Alt+v');
  await expect(itemOf(openMenu(page), 'Full screen')).not.toBeChecked();
  proves('more.full-screen');
});

test('a page that is loaded anew knows that the window takes the whole screen', async ({ app, page }) => {
  const isFull = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen());
  await page.keyboard.press('F11');
  await expect.poll(isFull).toBe(true);
  await page.reload();
  await page.locator('.start-screen').waitFor();
  await page.keyboard.press('Alt+v');
  await expect(itemOf(openMenu(page), 'Full screen')).toBeChecked();
  await page.keyboard.press('l');
  await expect.poll(isFull).toBe(false);
});

test('Help lists the keys of all commands, as menus show them', async ({ page }) => {
  await startGame(page, TWO, 3);
  const dialog = dialogNamed(page, 'Keyboard shortcuts');
  await page.keyboard.press('Shift+?');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['File', 'Edit', 'View', 'Help', 'Table']);
  const keysOf = (command: string) =>
    dialog
      .locator('dl > div')
      .filter({ has: page.getByText(command, { exact: true }) })
      .locator('kbd');
  await expect(keysOf('Undo')).toHaveText(['Ctrl+Z', 'Alt+Backspace']);
  await expect(keysOf('Rotate group right')).toHaveText(['Shift+PgDn']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // What every menu shows as keys stands there, too.
  const shown: string[] = [];
  for (const menu of ['File', 'Edit', 'View', 'Help']) {
    await menuButton(page, menu).click();
    shown.push(...(await openMenu(page).locator('kbd').allTextContents()));
    await page.keyboard.press('Escape');
  }
  await chooseFromMenu(page, 'Help', 'Keyboard shortcuts…');
  const told = await dialog.locator('kbd').allTextContents();
  expect(shown.filter((keys) => !told.includes(keys))).toEqual([]);
  proves('more.shortcuts');
});

test('the letters are underlined only for those who use them', async ({ page }) => {
  const line = menuButton(page, 'File').locator('.mnemonic');
  await expect(line).toHaveCSS('text-decoration-line', 'none');
  await page.keyboard.down('Alt');
  await expect(line).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Backspace');
  await page.keyboard.up('Alt');
  await expect(line).toHaveCSS('text-decoration-line', 'none');
  await expect(menuButton(page, 'File')).not.toBeFocused();
  await page.keyboard.press('Alt+h');
  await expect(itemOf(openMenu(page), 'Help topics').locator('.mnemonic')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('a dialog opened from a menu gives the focus back to what had it before', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await handTile(page, tile).focus();
  await page.keyboard.press('Alt+f');
  await page.keyboard.press('d');
  await expect(dialogNamed(page, 'End the game early?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(handTile(page, tile)).toBeFocused();
});

test('the last files are opened by their number', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, game);
  await chooseFromMenu(page, 'File', 'Close');
  await page.keyboard.press('Alt+f');
  await page.keyboard.press('1');
  await expect(statusText(page)).toContainText('Play the first tile');
  proves('file.recent');
});

testAlone(
  'on macOS the bar is left to the system, and what is chosen there is done',
  NIGHTLY,
  async ({ app, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    await page.reload();
    await page.locator('.start-screen').waitFor();
    await expect(page.getByRole('menubar')).toHaveCount(0);
    const choose = (id: string) =>
      app.evaluate(
        ({ BrowserWindow }, item) => BrowserWindow.getAllWindows()[0]?.webContents.send('onMenuChosen', item),
        id,
      );
    await choose('close');
    await choose('newGame');
    await expect(dialogNamed(page, 'New game')).toBeVisible();
    await choose('toolbar');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await choose('toolbar');
    await expect(page.getByRole('toolbar')).toHaveCount(0);
  },
);
