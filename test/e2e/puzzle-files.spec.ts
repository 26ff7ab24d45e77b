import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { parseRecord } from '../../src-shared/record';
import { pdfPages, pdfText } from '../support/pdf';
import {
  expect,
  launch,
  NIGHTLY,
  pageOf,
  quit,
  startAgain,
  stubOpenDialog,
  stubSaveDialog,
  test,
  titleOf,
} from './fixtures';
import { alertNamed, chooseFromMenu, dialogNamed, dropFile } from './gestures';
import { asLying, layAll, lying, solutionOf, solvedNews, startPuzzle } from './puzzle-table';

/** Files of puzzles go the ways that files of games go. */

const THREE = solutionOf('discovery-3');
const BEGUN = THREE.slice(0, 2);

const heading = (page: Page) => page.getByRole('heading', { name: 'Discovery 3', level: 2 });

/** Begins Discovery 3, and writes it to a file by a command of the File menu. */
async function writeBegun(app: ElectronApplication, page: Page, file: string, command: string): Promise<void> {
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, BEGUN);
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', command);
  await expect
    .poll(() =>
      readFile(file).then(
        ({ length }) => length,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
}

/** Closes what is open and not saved. */
async function letGo(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'Close');
  await alertNamed(page, 'Save this puzzle?').getByRole('button', { name: 'Don’t save' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
}

async function expectBegun(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => lying(page)).toEqual(asLying(BEGUN));
}

for (const [what, command, ending] of [
  ['a text', 'Export as text file…', 'txt'],
  ['a picture of pixels', 'Save picture (PNG)…', 'png'],
  ['a drawing', 'Save picture (SVG)…', 'svg'],
] as const) {
  test(`a puzzle exported as ${what} is opened again and goes on`, NIGHTLY, async ({ app, page, folder }) => {
    const file = path.join(folder, `three.${ending}`);
    await writeBegun(app, page, file, command);
    await letGo(page);
    await stubOpenDialog(app, file);
    await page.keyboard.press('Control+o');
    await expectBegun(page);
    await layAll(page, THREE.slice(2));
    await expect(solvedNews(page)).toBeVisible();
  });
}

test('a puzzle in a picture is updated there', NIGHTLY, async ({ app, page, folder }) => {
  const file = path.join(folder, 'three.png');
  await writeBegun(app, page, file, 'Save picture (PNG)…');
  await letGo(page);
  await stubOpenDialog(app, file);
  await page.keyboard.press('Control+o');
  await expectBegun(page);
  await layAll(page, THREE.slice(2));
  await chooseFromMenu(page, 'File', 'Update');
  const tilesIn = async () => {
    const found = parseRecord(new Uint8Array(await readFile(file)), 'png');
    return found.ok && 'laid' in found.record ? found.record.laid.length : 0;
  };
  await expect.poll(tilesIn).toBe(3);
});

test(
  'a puzzle file comes by the command line, a second start, and the list of recent files',
  NIGHTLY,
  async ({ folder }) => {
    const file = path.join(folder, 'three.txg');
    const profile = path.join(folder, 'profile');
    const app = await launch(profile);
    const page = await pageOf(app);
    await writeBegun(app, page, file, 'Save');
    await expect.poll(() => titleOf(app)).toContain('three.txg');
    await chooseFromMenu(page, 'File', 'Close');
    await expect(page.locator('.start-screen')).toBeVisible();
    expect(await startAgain(profile, [file])).toBe(0);
    await expectBegun(page);
    await chooseFromMenu(page, 'File', 'Close');
    await page.getByRole('menubar').getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: /three\.txg/ }).click();
    await expectBegun(page);
    await quit(app);
    const again = await launch(path.join(folder, 'another profile'), [file]);
    await expectBegun(await pageOf(again));
    await quit(again);
  },
);

test('a puzzle file dropped on the window is opened, and what is no puzzle is refused', async ({
  app,
  page,
  folder,
}) => {
  const file = path.join(folder, 'three.txg');
  await writeBegun(app, page, file, 'Save');
  await expect.poll(() => titleOf(app)).toContain('three.txg');
  await chooseFromMenu(page, 'File', 'Close');
  await dropFile(page, file);
  await expectBegun(page);
  const damaged = path.join(folder, 'damaged.txg');
  await writeFile(damaged, (await readFile(file, 'utf8')).replace('name Discovery 3', 'name Discovery 4'));
  await dropFile(page, damaged);
  const alert = alertNamed(page, 'Can’t open the file');
  await expect(alert).toContainText('damaged');
  await expect(alert).toContainText('puzzle');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expectBegun(page);
});

test(
  'a puzzle is printed: its name, what is wanted, and the tiles on one page',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const file = path.join(folder, 'three.pdf');
    await startPuzzle(page, 'Discovery 3');
    await layAll(page, THREE.slice(0, 1));
    await chooseFromMenu(page, 'File', 'Print preview');
    await expect(page.locator('.sheet')).toHaveCount(1);
    await expect(page.locator('.sheet')).toContainText('Join every yellow tile in one loop.');
    await expect(page.locator('.sheet-board .tile-body')).toHaveCount(1);
    await expect(page.locator('.sheet-box li')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await stubSaveDialog(app, file);
    await page.keyboard.press('Control+p');
    await dialogNamed(page, 'Print').getByRole('button', { name: 'Save as PDF…' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(pdfPages(file).count).toBe(1);
    expect(pdfText(file, 1)).toContain('Discovery 3');
  },
);
