import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { gameOf } from '../support/records';
import { RESTRICTED } from '../support/situations';
import { type PrintServer, withPrintServer } from '../support/cups';
import { PASSED_OVER } from '../support/whole-games';
import { expect, inRun, launch, NIGHTLY, pageOf, quit, test } from './fixtures';
import {
  alertNamed,
  boxOf,
  chooseFromMenu,
  dialogNamed,
  menuButton,
  menuItem,
  openRecord,
  pickOption,
  pickSegment,
  statusText,
} from './gestures';
import { proves } from './proves';

const PRINTED = { success: true, reason: '' };

/** Gives the system two printers, and notes what they are told to print; `answer` is what the system says to it. */
const stubPrinters = (app: ElectronApplication, answer: { success: boolean; reason: string }): Promise<void> =>
  app.evaluate(({ BrowserWindow }, { success, reason }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!contents) throw new Error('no window');
    const printers = [
      { name: 'laser_1', displayName: 'Laser, first floor', description: '', options: {} },
      { name: 'ink_2', displayName: 'Ink', description: '', options: {} },
    ];
    contents.getPrintersAsync = async () => printers;
    contents.print = (options, callback) => {
      Object.assign(globalThis, { printed: options });
      callback?.(success, reason);
    };
  }, answer);

const printed = (app: ElectronApplication) =>
  app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'printed')?.[1]);

/** From now on the printer answers only when it is told to. */
const holdPrinter = (app: ElectronApplication, answer = PRINTED): Promise<void> =>
  app.evaluate(({ BrowserWindow, ipcMain }, { success, reason }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (!contents) throw new Error('no window');
    contents.print = (_, callback) => void ipcMain.once('printer answers', () => callback?.(success, reason));
  }, answer);
const letPrinterAnswer = (app: ElectronApplication) => app.evaluate(({ ipcMain }) => ipcMain.emit('printer answers'));

/** What screen readers were told last by a button at work. */
const heard = (page: Page) => page.locator('[data-live-announcer] [aria-live=assertive] > *').last();

async function openPrint(app: ElectronApplication, page: Page, folder: string) {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await page.keyboard.press('Control+p');
  return dialogNamed(page, 'Print');
}

test('pages go to the printer as the dialog says', async ({ app, page, folder }) => {
  await stubPrinters(app, PRINTED);
  const dialog = await openPrint(app, page, folder);
  await pickOption(page, 'Printer', 'Laser, first floor');
  await pickOption(page, 'Paper size', 'Letter');
  await pickOption(page, 'Two-sided', 'Long edge');
  await pickSegment(page, 'Orientation', 'Landscape');
  await pickSegment(page, 'Print in', 'Black and white');
  await dialog.getByRole('textbox', { name: 'Pages' }).fill('1-2');
  await dialog.getByRole('button', { name: 'More copies' }).click();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(statusText(page)).toHaveText('Sent to printer.');
  expect(await printed(app)).toMatchObject({
    silent: true,
    deviceName: 'laser_1',
    pageSize: 'Letter',
    landscape: true,
    duplexMode: 'longEdge',
    color: false,
    copies: 2,
    pageRanges: [{ from: 0, to: 1 }],
  });
  proves('key.print', 'print.printer', 'print.copies');
  // Nothing of the paper is left in the window.
  await expect(page.locator('.sheet')).toHaveCount(0);
});

test(
  'while it prints, the window shows the pages on paper and nothing else',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await stubPrinters(app, PRINTED);
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (!contents) throw new Error('no window');
      contents.print = (_, callback) => void Object.assign(globalThis, { endPrinting: () => callback?.(true, '') });
    });
    const dialog = await openPrint(app, page, folder);
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('.on-paper .sheet')).toHaveCount(2);
    await expect(page.locator('.on-paper')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.on-paper .sheet').first()).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'endPrinting')?.[1]());
    await expect(page.locator('.on-paper')).toHaveCount(0);
  },
);

test('all options of the printer are in the system’s dialog', async ({ app, page, folder }) => {
  await stubPrinters(app, { success: false, reason: 'Print job canceled' });
  const dialog = await openPrint(app, page, folder);
  await dialog.getByRole('button', { name: 'System dialog…' }).click();
  await expect.poll(() => printed(app)).toMatchObject({ silent: false });
  proves('print.setup');
  // Given up there, nothing is told, and the dialog is as it was.
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

test('whichever button printing began with says that it is at work', async ({ app, page, folder }) => {
  await stubPrinters(app, PRINTED);
  await holdPrinter(app, { success: false, reason: 'Print job canceled' });
  const dialog = await openPrint(app, page, folder);
  await dialog.getByRole('button', { name: 'System dialog…' }).click();
  await expect(dialog.getByRole('button', { name: 'Please wait…' })).toBeFocused();
  await expect(heard(page)).toHaveAccessibleName('Please wait…');
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  expect(await letPrinterAnswer(app)).toBe(true);
  await expect(dialog.getByRole('button', { name: 'System dialog…' })).toBeFocused();
  await expect(heard(page)).toHaveAccessibleName('System dialog…');
});

test('the tool prints the open game', async ({ app, page, folder }) => {
  await stubPrinters(app, PRINTED);
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await page.getByRole('toolbar').getByRole('button', { name: 'Print…' }).click();
  await dialogNamed(page, 'Print').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(statusText(page)).toHaveText('Sent to printer.');
  expect(await printed(app)).toMatchObject({ silent: true, copies: 1 });
  proves('tool.print');
});

for (const [reason, words] of [
  ['Invalid deviceName provided', 'That printer is no longer available. Choose another one.'],
  ['Print job failed', 'The pages couldn’t be printed. Check that the printer is on and has paper.'],
] as const) {
  test(`“${reason}” is told in words`, NIGHTLY, async ({ app, page, folder }) => {
    await stubPrinters(app, { success: false, reason });
    const dialog = await openPrint(app, page, folder);
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
  });
}

test('a machine without a printer says so', NIGHTLY, async ({ app, page, folder }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (contents) contents.getPrintersAsync = async () => [];
  });
  const dialog = await openPrint(app, page, folder);
  await expect(dialog).toContainText('No printer found. You can still save as PDF.');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('No printer found.');
});

test('the print setup is remembered for the next start', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const first = await launch(profile);
  const page = await pageOf(first);
  await stubPrinters(first, PRINTED);
  await chooseFromMenu(page, 'File', 'Print setup…');
  await pickOption(page, 'Printer', 'Ink');
  await pickOption(page, 'Paper size', 'A5');
  await pickOption(page, 'Margins', 'Wide');
  await pickSegment(page, 'Orientation', 'Landscape');
  await dialogNamed(page, 'Print setup').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => page.evaluate(() => window.tantrix.printSetup())).toMatchObject({ paper: 'A5' });
  await quit(first);

  const second = await launch(profile);
  const again = await pageOf(second);
  await chooseFromMenu(again, 'File', 'Print setup…');
  const dialog = dialogNamed(again, 'Print setup');
  for (const [field, chosen] of [
    ['Paper size', 'A5'],
    ['Margins', 'Wide'],
    // It is not there now, but it may come back.
    ['Printer', 'ink_2'],
  ] as const) {
    await expect(dialog.getByRole('button', { name: field })).toContainText(chosen);
  }
  await expect(dialog.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  proves('file.print-setup');
  // Cancelled, nothing changes.
  await pickOption(again, 'Paper size', 'A3');
  await again.keyboard.press('Escape');
  expect(await again.evaluate(() => window.tantrix.printSetup())).toMatchObject({ paper: 'A5', printer: 'ink_2' });
  await quit(second);
});

test('the preview pages, zooms, shows one page or two, prints and closes', async ({ app, page, folder }) => {
  await stubPrinters(app, PRINTED);
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'File', 'Print preview');
  const preview = page.getByRole('main', { name: 'Print preview' });
  const shown = preview.getByRole('status');
  const button = (name: string) => preview.getByRole('button', { name });
  const sheet = (number: number) => preview.getByRole('region', { name: `Page ${number} of 2` });
  // It stands in place of the whole window.
  await expect(page.locator('.board')).toHaveCount(0);
  await expect(menuButton(page, 'File')).toHaveCount(0);
  await expect(sheet(1)).toBeInViewport({ ratio: 0.99 });
  await expect(sheet(1)).toContainText('56 tiles played');
  proves('file.print-preview');

  await button('Next page').press('Enter');
  await expect(preview.getByRole('group')).toBeFocused();
  await expect(sheet(2)).toBeVisible();
  await expect(sheet(1)).toHaveCount(0);
  await expect(button('Next page')).toBeDisabled();
  await button('Previous page').click();
  await expect(sheet(1)).toBeVisible();
  proves('preview.leaf');
  await button('Two pages').click();
  await expect(sheet(2)).toBeInViewport({ ratio: 0.99 });
  await expect(sheet(1)).toBeInViewport({ ratio: 0.99 });
  await expect(shown).toContainText('Pages 1 and 2 of 2');
  await button('One page').click();
  await expect(sheet(2)).toHaveCount(0);
  proves('preview.pages');

  const widthOf = async () => (await sheet(1).boundingBox())?.width ?? 0;
  const fitting = await widthOf();
  await button('Zoom in').click();
  expect(await widthOf()).toBeGreaterThan(fitting * 1.05);
  proves('preview.zoom-in');
  await button('Zoom out').click();
  await button('Zoom out').click();
  expect(await widthOf()).toBeLessThan(fitting);
  proves('preview.zoom-out');

  await page.keyboard.press('PageDown');
  await expect(sheet(2)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(sheet(1)).toBeVisible();
  await page.keyboard.press('2');
  await expect(sheet(2)).toBeVisible();

  await button('Print…').click();
  await page.keyboard.press('Escape');
  await expect(button('Print…')).toBeFocused();
  await button('Print…').click();
  await dialogNamed(page, 'Print').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(shown).toContainText('Sent to printer.');
  expect(await printed(app)).toMatchObject({ silent: true });
  proves('preview.print');

  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(56);
  await expect(page.locator('.result').getByRole('button').first()).toBeFocused();
});

test('what is printed after its dialog was closed leaves the next dialog alone', async ({ app, page, folder }) => {
  await stubPrinters(app, PRINTED);
  await holdPrinter(app);
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'File', 'Print…');
  const dialog = dialogNamed(page, 'Print');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  // A button that lost the focus here would take Esc from the dialog.
  await expect(dialog.getByRole('button', { name: 'Please wait…' })).toBeFocused();
  await expect(heard(page)).toHaveAccessibleName('Please wait…');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await chooseFromMenu(page, 'File', 'Print setup…');
  expect(await letPrinterAnswer(app)).toBe(true);
  await expect(statusText(page)).toHaveText('Sent to printer.');
  proves('file.print');
  await dialogNamed(page, 'Print setup').getByRole('button', { name: 'OK' }).click();
});

test(
  'a failure after the dialog was closed is told, and until then nothing else is printed',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await stubPrinters(app, PRINTED);
    await holdPrinter(app, { success: false, reason: 'Print job failed' });
    const dialog = await openPrint(app, page, folder);
    const print = dialog.getByRole('button', { name: /^(Print|Please wait…)$/ });
    await print.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+p');
    await expect(print).toBeDisabled();
    await expect(page.locator('.on-paper')).toHaveCount(1);
    expect(await letPrinterAnswer(app)).toBe(true);
    await expect(print).toBeEnabled();
    await page.keyboard.press('Escape');
    await alertNamed(page, 'Printing failed').getByRole('button', { name: 'OK' }).click();
  },
);

test('the preview follows the setup', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'File', 'Print preview');
  await page.getByRole('button', { name: 'Setup…' }).click();
  await pickOption(page, 'Paper size', 'A5');
  await dialogNamed(page, 'Print setup').getByRole('button', { name: 'OK' }).click();
  const sheet = page.getByRole('region', { name: 'Page 1 of 4' });
  await expect(sheet).toBeVisible();
  const upright = await boxOf(sheet);
  expect(upright.height).toBeGreaterThan(upright.width);
  await page.getByRole('button', { name: 'Setup…' }).click();
  await pickSegment(page, 'Orientation', 'Landscape');
  await dialogNamed(page, 'Print setup').getByRole('button', { name: 'OK' }).click();
  const first = page.getByRole('region', { name: /^Page 1 of / });
  await expect
    .poll(async () => {
      const { width, height } = await boxOf(first);
      return width > height;
    })
    .toBe(true);
  proves('print-setup.orientation');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(56);
  proves('preview.close');
});

test('a running game is printed with what must be done', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(RESTRICTED));
  const words = await statusText(page).textContent();
  await chooseFromMenu(page, 'File', 'Print preview');
  const first = page.getByRole('region', { name: 'Page 1 of 2' });
  await expect(first).toContainText(words ?? '');
  await expect(first).toContainText('4 tiles played');
  await expect(first).toContainText('Bag: ');
});

test('in a replay the preview shows the game as far as the replay', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await chooseFromMenu(page, 'Edit', 'Replay');
  await page.getByRole('option').nth(9).click();
  await chooseFromMenu(page, 'File', 'Print preview');
  const preview = page.getByRole('main', { name: 'Print preview' });
  await expect(preview.locator('.sheet-state')).toContainText('9 tiles played');
  await page.keyboard.press('Escape');
  await expect(page.locator('.laid-tile')).toHaveCount(9);
});

test('without a game there is nothing to print', async ({ page }) => {
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const item of ['Print…', 'Print preview']) {
    await expect(await menuItem(page, 'File', item)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  }
});

/** What CUPS tells the printer of a job, numbered from 0. */
const optionsOf = async (server: PrintServer, job: number) => (await server.jobs())[job]?.options;

test('a real printer gets the paper source, the sides and the size that Print setup has set', async ({ folder }) => {
  await withPrintServer(path.join(folder, 'cups'), (server) =>
    inRun(
      path.join(folder, 'profile'),
      async (page, app) => {
        await chooseFromMenu(page, 'File', 'Print setup…');
        await pickOption(page, 'Printer', 'trays');
        await pickOption(page, 'Paper source', 'Tray2');
        await pickOption(page, 'Paper size', 'Letter');
        await pickOption(page, 'Two-sided', 'Short edge');
        await page.getByRole('button', { name: 'OK' }).click();
        await openRecord(app, page, folder, gameOf(PASSED_OVER));
        const print = async () => {
          await page.keyboard.press('Control+p');
          await dialogNamed(page, 'Print').getByRole('button', { name: 'Print', exact: true }).click();
          await expect(dialogNamed(page, 'Print')).toHaveCount(0);
        };
        await print();
        await expect.poll(() => optionsOf(server, 0)).toContain('InputSlot=Tray2');
        expect(await optionsOf(server, 0)).toEqual(expect.arrayContaining(['PageSize=Letter', 'Duplex=DuplexTumble']));
        proves('print-setup.paper-source', 'print-setup.paper-size', 'print-setup.printer', 'print-setup.options');

        await chooseFromMenu(page, 'File', 'Print setup…');
        await pickOption(page, 'Printer', 'Default printer');
        await pickOption(page, 'Paper source', 'Tray1');
        await page.getByRole('button', { name: 'OK' }).click();
        await print();
        await expect.poll(() => optionsOf(server, 1)).toContain('InputSlot=Tray1');
        proves('print-setup.default-printer');
        for (const { bytes } of await server.jobs()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      },
      server.env,
    ),
  );
});
