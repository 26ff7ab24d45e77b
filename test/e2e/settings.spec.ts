import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { encode } from 'fast-png';
import { DEFAULT_PREFERENCES, type Preferences, SOUNDS } from '../../src-shared/bridge/bridge';
import { expect, inRun, NIGHTLY, stubOpenDialog, test } from './fixtures';
import {
  alertNamed,
  closeSettings,
  dialogNamed,
  handTile,
  openSettings,
  showTab,
  startGame,
  tick,
  TWO,
} from './gestures';
import { proves } from './proves';

const ROOT = ':root';
const GREEN = 'rgb(16, 96, 32)';

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const move = (page: Page, slider: string, key: string) => page.getByRole('slider', { name: slider }).press(key);
const write = async (page: Page, colour: string, text: string) => {
  await page.getByRole('textbox', { name: colour, exact: true }).fill(text);
  await page.keyboard.press('Tab');
};

const kept = async (page: Page): Promise<Preferences> =>
  (await page.evaluate(() => window.tantrix.preferences())).preferences;

/** A property that the style sheets read, or any other of an element. */
const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Every field of the dialog, set to what it is not at first. */
async function setEverything(page: Page): Promise<void> {
  await openSettings(page);
  await choose(page, 'Dark');
  await choose(page, 'Letters');
  await tick(page, 'Show tile numbers', true);
  await choose(page, '125 %');
  await showTab(page, 'Table');
  await tick(page, 'Show a background picture', true);
  await choose(page, 'Slate');
  await write(page, 'Background', '#106020');
  await write(page, 'Selected tile', '#ff00ff');
  await write(page, 'Playable tiles', '#00ffff');
  await write(page, 'Playable spaces', '#ffff00');
  await showTab(page, 'Play');
  await move(page, 'Speed', 'ArrowRight');
  await tick(page, 'Animate moves', false);
  await tick(page, 'Mark playable spaces and tiles', false);
  await tick(page, 'Show fit counts', true);
  await tick(page, 'Mark edges that don’t match', false);
  await tick(page, 'Show tips during games', false);
  await tick(page, 'Click again to play a tile', true);
  await tick(page, 'Confirm end of turn', true);
  await tick(page, 'Reopen the last game', true);
  await tick(page, 'Keep every game automatically', true);
  await showTab(page, 'Sounds');
  for (const name of ['Starting a game', 'Drawing a tile', 'Playing a tile', 'Solving a puzzle', 'Filling a gobble'])
    await tick(page, name, false);
  await move(page, 'Volume', 'End');
}

const EVERYTHING: Preferences = {
  language: 'system',
  theme: 'dark',
  tileStyle: 'letters',
  tileNumbers: true,
  fitCounts: true,
  markClashes: false,
  textSize: 125,
  showBitmap: true,
  bitmap: 'slate',
  colours: { background: '#106020', selected: '#ff00ff', valid: '#00ffff', playable: '#ffff00' },
  animate: false,
  animationSpeed: 4,
  showPlayable: false,
  clickAgainPlays: true,
  showTips: false,
  tipsSeen: [],
  nextPlayerPrompt: true,
  reopenAtStart: true,
  keepGames: true,
  soundGameStart: false,
  soundBagShake: false,
  soundTilePlay: false,
  soundPuzzleSolve: false,
  soundGobble: false,
  volume: 100,
  toolbar: true,
  statusBar: true,
  bagCounter: true,
  puzzleTimer: true,
  puzzleShelf: 'classic',
  // The tests of mail set them.
  mailWay: DEFAULT_PREFERENCES.mailWay,
  mailAccount: DEFAULT_PREFERENCES.mailAccount,
};

test('every setting holds at once, and comes back after a restart', async ({ folder }) => {
  await inRun(folder, async (page) => {
    await setEverything(page);
    await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'dark');
    await closeSettings(page);
    expect(await kept(page)).toEqual(EVERYTHING);
  });
  await inRun(folder, async (page, app) => {
    expect(await kept(page)).toEqual(EVERYTHING);
    proves('edit.settings');
    await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'dark');
    const ground = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor());
    expect(ground?.toLowerCase()).toBe(await styleOf(page, ROOT, '--ground'));
    await openSettings(page);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await showTab(page, 'Play');
    await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('4');
    await showTab(page, 'Sounds');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(SOUNDS.length);
  });
});

test('Cancel and Esc go back to what was set before', NIGHTLY, async ({ page }) => {
  const before = await kept(page);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const leave of [() => closeSettings(page, 'Cancel'), () => page.keyboard.press('Escape')]) {
    await setEverything(page);
    await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator(ROOT)).toHaveAttribute('data-text-size', '125');
    await leave();
    await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'light');
    await expect(page.locator(ROOT)).toHaveAttribute('data-text-size', '100');
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'none');
    expect(await kept(page)).toEqual(before);
  }
});

test('the theme follows the system, or does not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'light');
  await openSettings(page);
  await choose(page, 'Classic grey');
  await closeSettings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'classic');
});

test('the system’s own theme is shown as soon as it is tried, and Cancel goes back', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: null });
  const systemGoesBy = () => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource);
  const system = await page.locator(ROOT).getAttribute('data-theme');
  const other = system === 'dark' ? 'Light' : 'Dark';
  await openSettings(page);
  await choose(page, other);
  await closeSettings(page);
  await openSettings(page);
  await choose(page, 'System default');
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', system ?? '');
  expect(await systemGoesBy()).toBe('system');
  await closeSettings(page, 'Cancel');
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', other.toLowerCase());
  await expect.poll(systemGoesBy).toBe(other.toLowerCase());
});

test('the colours of the table are the person’s own until they are reset', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await startGame(page, TWO, 3);
  const [first] = await page.locator('.is-mover .hand-tile').all();
  const number = Number(await first?.getAttribute('data-tile'));
  const colours = async () => ({
    background: await styleOf(page, '.table', 'background-color'),
    valid: await styleOf(page, '.is-mover .tile-ready .tile-body', 'stroke'),
  });
  const usual = await colours();
  await openSettings(page, 'Table');
  await expect(page.getByRole('button', { name: 'Reset colours' })).toBeDisabled();
  await write(page, 'Background', '#106020');
  await write(page, 'Selected tile', '#ff00ff');
  await write(page, 'Playable tiles', '0cf');
  await page.getByLabel('Playable spaces: pick a colour').fill('#ffee00');
  await closeSettings(page);
  expect(await colours()).toEqual({ background: GREEN, valid: 'rgb(0, 204, 255)' });
  proves('settings.background', 'settings.valid-tiles');
  // Marks on a dark table are light.
  await expect(page.locator(ROOT)).toHaveAttribute('data-table', 'dark');
  await handTile(page, number).click();
  expect(await styleOf(page, '.is-mover .tile-selected .tile-body', 'stroke')).toBe('rgb(255, 0, 255)');
  proves('settings.selected-tile', 'select.shown');
  expect(await styleOf(page, '.space-playable .space-outline', 'fill')).toBe('rgb(255, 238, 0)');
  proves('settings.playable-spaces');
  await page.keyboard.press('Escape');
  await openSettings(page, 'Table');
  await write(page, 'Background', 'no colour');
  await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveValue('#106020');
  await page.getByRole('button', { name: 'Reset colours' }).press('Enter');
  // There is nothing more to reset; Enter pressed once more does not close the settings.
  await expect(page.getByRole('textbox', { name: 'Playable spaces', exact: true })).toBeFocused();
  await closeSettings(page);
  expect(await colours()).toEqual(usual);
  await expect(page.locator(ROOT)).toHaveAttribute('data-table', 'light');
  expect((await kept(page)).colours).toEqual({});
  proves('settings.reset');
});

test('letters grow with the setting, and nothing runs out of the window', NIGHTLY, async ({ app, page }) => {
  await startGame(page, TWO, 3);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(800, 600));
  const size = async () => Number.parseFloat(await styleOf(page, '.status-text', 'font-size'));
  const usual = await size();
  await openSettings(page);
  await choose(page, '200 %');
  await closeSettings(page);
  expect(await size()).toBe(2 * usual);
  const beyond = await page.locator('button, .status-text, .hand').evaluateAll((parts) =>
    parts
      .map((part) => ({ what: part.className, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      .map(({ what }) => what),
  );
  expect(beyond).toEqual([]);
});

/** Chooses a file as the person's own picture. */
async function choosePicture(app: ElectronApplication, page: Page, file: string): Promise<void> {
  await stubOpenDialog(app, file);
  await page.getByRole('button', { name: 'Choose file…' }).click();
}

const picture = () => readFile(path.join(import.meta.dirname, '../../assets/readme/window.png'));

test('an own picture lies under the tiles until its file is gone', async ({ folder }) => {
  const file = path.join(folder, 'holiday.png');
  await writeFile(file, await picture());
  const poem = path.join(folder, 'poem.png');
  await writeFile(poem, 'no picture at all');
  await inRun(folder, async (page, app) => {
    await openSettings(page, 'Table');
    await choosePicture(app, page, file);
    await expect(page.locator('.file-name')).toHaveText('Custom: holiday.png');
    // What is chosen after it and cannot be shown does not take its place.
    await choosePicture(app, page, poem);
    await expect(dialogNamed(page, 'Settings').getByRole('alert')).toContainText('isn’t a picture that can be shown');
    await closeSettings(page);
    await startGame(page, TWO, 3);
    expect(await styleOf(page, '.table', 'background-image')).toMatch(/^url\("blob:/);
    proves('settings.filename');
  });
  await inRun(folder, async (page) => {
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'own');
  });
  await writeFile(file, '');
  await inRun(folder, async (page) => {
    await expect(page.getByRole('contentinfo').getByRole('status')).toContainText(
      'Your background picture can’t be shown any more',
    );
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'none');
    expect((await kept(page)).bitmap).toBe('own');
  });
});

/** Whether a picture is to be had at an address. */
const canBeShown = (page: Page, url: string): Promise<boolean> =>
  page.evaluate((src) => {
    const image = new Image();
    image.src = src;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, url);

test('a picture that was not kept is forgotten', NIGHTLY, async ({ folder }) => {
  const file = path.join(folder, 'holiday.png');
  await writeFile(file, await picture());
  await inRun(folder, async (page, app) => {
    await openSettings(page, 'Table');
    await choosePicture(app, page, file);
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'own');
    const url = (await styleOf(page, ROOT, '--own-picture')).slice('url("'.length, -'")'.length);
    expect(await canBeShown(page, url)).toBe(true);
    await closeSettings(page, 'Cancel');
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'none');
    expect(await canBeShown(page, url)).toBe(false);
  });
  await inRun(folder, async (page) => {
    expect((await page.evaluate(() => window.tantrix.background())).kind).toBe('cancelled');
  });
});

test('through a picture of nothing the colour of the table is seen', async ({ app, page, folder }) => {
  const file = path.join(folder, 'glass.png');
  await writeFile(file, encode({ width: 4, height: 4, data: new Uint8Array(64), channels: 4 }));
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettings(page, 'Table');
  await choosePicture(app, page, file);
  await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'own');
  await expect(page.locator(ROOT)).toHaveAttribute('data-table', 'light');
  await write(page, 'Background', '#106020');
  await expect(page.locator(ROOT)).toHaveAttribute('data-table', 'dark');
  await closeSettings(page);
  await startGame(page, TWO, 3);
  expect(await styleOf(page, '.table', 'background-color')).toBe(GREEN);
  expect(await styleOf(page, '.table', 'background-image')).toContain('blob:');
  await openSettings(page, 'Table');
  await tick(page, 'Show a background picture', false);
  await closeSettings(page);
  expect(await styleOf(page, '.table', 'background-image')).not.toContain('blob:');
  proves('settings.show-bitmap');
});

test('a picture that cannot be remembered is told', NIGHTLY, async ({ app, page, folder }) => {
  const file = path.join(folder, 'holiday.png');
  await writeFile(file, await picture());
  await page.evaluate(() => window.tantrix.setPreferences({ showBitmap: true, bitmap: 'own' }));
  await page.reload();
  await openSettings(page, 'Table');
  await choosePicture(app, page, file);
  await expect(page.locator('.file-name')).toHaveText('Custom: holiday.png');
  await app.evaluate(({ app: program }, place) => program.setPath('userData', place), '/dev/null/profile');
  // Nothing but the picture is other than before.
  await dialogNamed(page, 'Settings').getByRole('button', { name: 'OK' }).click();
  await alertNamed(page, 'Setting not saved').getByRole('button', { name: 'OK' }).click();
  await app.evaluate(({ app: program }, profile) => program.setPath('userData', profile), folder);
});

test('a background that is no picture, or far too large, changes nothing', NIGHTLY, async ({ app, page, folder }) => {
  const text = path.join(folder, 'poem.png');
  await writeFile(text, 'no picture at all');
  const huge = path.join(folder, 'huge.png');
  await writeFile(huge, await picture());
  await truncate(huge, 200_000_000);
  const wide = path.join(folder, 'wide.png');
  const head = await picture();
  // Unpacked it would take 3.6 GB.
  for (const at of [16, 20]) head.writeUInt32BE(30_000, at);
  await writeFile(wide, head);
  await openSettings(page, 'Table');
  for (const [file, words] of [
    [wide, '50 million pixels'],
    [text, 'isn’t a picture that can be shown'],
    [huge, 'This file is too large'],
    [folder, 'This file isn’t a picture.'],
    [path.join(folder, 'nowhere.png'), 'no longer exists'],
  ] as const) {
    await choosePicture(app, page, file);
    await expect(dialogNamed(page, 'Settings').getByRole('alert')).toContainText(words);
    await expect(dialogNamed(page, 'Settings').getByRole('alert')).toContainText('Nothing has changed');
    await expect(page.locator(ROOT)).toHaveAttribute('data-bitmap', 'none');
    await expect(page.locator('.file-name')).toHaveText('Custom picture: none chosen yet');
  }
  await closeSettings(page);
  expect((await kept(page)).showBitmap).toBe(false);
});

test('a settings file of nonsense is told, and the usual settings hold', async ({ folder }) => {
  await writeFile(path.join(folder, 'settings.json'), '{"theme": "pink", "volume": "loud"}');
  await inRun(folder, async (page) => {
    await alertNamed(page, 'Settings were reset').getByRole('button', { name: 'OK' }).click();
    await openSettings(page, 'Sounds');
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('70');
  });
  expect(await readFile(path.join(folder, 'settings.json.bak'), 'utf8')).toContain('pink');
});

test('settings and a kept game that are both damaged are told one after the other', NIGHTLY, async ({ folder }) => {
  await writeFile(path.join(folder, 'settings.json'), 'nonsense');
  await mkdir(path.join(folder, 'journal'));
  await writeFile(path.join(folder, 'journal', 'odd.entry'), 'nonsense');
  await inRun(folder, async (page) => {
    await alertNamed(page, 'Can’t restore your last game or puzzle').getByRole('button', { name: 'OK' }).click();
    await alertNamed(page, 'Settings were reset').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('settings that cannot be written are told, and play goes on', async ({ app, page, folder }) => {
  await app.evaluate(({ app: program }, file) => program.setPath('userData', file), '/dev/null/profile');
  await openSettings(page);
  await choose(page, 'Classic grey');
  await dialogNamed(page, 'Settings').getByRole('button', { name: 'OK' }).click();
  await alertNamed(page, 'Setting not saved').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator(ROOT)).toHaveAttribute('data-theme', 'classic');
  await app.evaluate(({ app: program }, profile) => program.setPath('userData', profile), folder);
  await startGame(page, TWO, 3);
  await expect(page.locator('.hand')).toHaveCount(2);
  proves('message.settings');
});
