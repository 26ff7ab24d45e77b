import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { parseEntry } from '../../src-main/journal/entry';
import { ROOT } from '../../scripts/lib/steps';
import { pdfPages, pdfText } from '../support/pdf';
import { expect, stubOpenDialog, stubSaveDialog, test, titleOf } from './fixtures';
import { alertNamed, chooseFromMenu, dialogNamed, statusText } from './gestures';
import { newestEntry } from './journal';
import { argumentsOf, executable, pageOf, quit } from './launch';
import { plateKind } from './new-kind/plate';
import { launchOn } from './stand-in';

/**
 * A kind of table that the program does not know is added to its two lists, and nothing else: it is opened, played, taken
 * back, saved, brought back and printed by what every kind has. `docs/a-new-kind.md` tells how it is made.
 */

const CONFIG = path.join(import.meta.dirname, 'new-kind/vite.config.ts');
const PROGRAM = path.join(ROOT, 'test-results/new-kind');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'error', '--config', CONFIG], { cwd: ROOT });
  await cp(path.join(ROOT, 'package.json'), path.join(PROGRAM, 'package.json'));
  await cp(path.join(ROOT, 'assets/icons'), path.join(PROGRAM, 'assets/icons'), { recursive: true });
});

const launchPlates = (profile: string): Promise<ElectronApplication> =>
  launchOn(profile, { executablePath: executable, args: argumentsOf(profile, [], 'en', PROGRAM), cwd: ROOT });

const tiles = (page: Page) => page.locator('main .tile-art');

/** Lets the two lay tiles into the cells of these numbers. */
async function lay(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const name of moves) await page.getByRole('button', { name, exact: true }).click();
}

const plateIn = (text: string) => {
  const parsed = plateKind.parse(text);
  return parsed.ok ? parsed.record.laid.map(({ by }) => by) : parsed.problem;
};

/** Who has laid the tiles of the plate that the journal holds, with those taken back, and how many these are. */
async function keptBy(profile: string) {
  const { file } = (await newestEntry(profile)) ?? {};
  const game = file === undefined ? null : parseEntry(await readFile(file, 'utf8'))?.game;
  return game && 'text' in game ? [plateIn(game.text), game.undone] : undefined;
}

test('a kind of table that is in the lists does all that every kind does', async ({ folder }) => {
  const [profile, file, pdf] = [
    path.join(folder, 'profile'),
    path.join(folder, 'game.txg'),
    path.join(folder, 'a.pdf'),
  ];
  await writeFile(file, plateKind.make({ people: ['Ann', 'Bob'], laid: [] }));
  const app = await launchPlates(profile);
  const page = await pageOf(app);
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(page.getByRole('heading', { name: 'Ann and Bob' })).toBeVisible();
  expect(await titleOf(app)).toBe('game.txg – Tantrix');

  // Nobody waits for the other.
  await lay(page, 'Ann: 1', 'Bob: 2', 'Bob: 3', 'Ann: 4');
  await expect(tiles(page)).toHaveCount(4);
  expect(await titleOf(app)).toBe('• game.txg – Tantrix');
  await lay(page, 'Bob: 1');
  await expect(statusText(page)).toHaveText('There’s already a tile there.');
  await expect(tiles(page)).toHaveCount(4);

  await chooseFromMenu(page, 'Edit', 'Undo');
  await page.keyboard.press('Control+z');
  await expect(tiles(page)).toHaveCount(2);
  await chooseFromMenu(page, 'Edit', 'Redo');
  await expect(tiles(page)).toHaveCount(3);

  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  expect(plateIn(await readFile(file, 'utf8'))).toEqual([0, 1, 1]);

  await stubSaveDialog(app, pdf);
  await page.keyboard.press('Control+p');
  const dialog = dialogNamed(page, 'Print');
  await dialog.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(dialog).toHaveCount(0);
  expect(pdfPages(pdf).count).toBe(1);
  expect(pdfText(pdf, 1)).toContain('Ann and Bob');

  await lay(page, 'Ann: 7');
  await page.keyboard.press('Control+z');
  await expect.poll(() => keptBy(profile)).toEqual([[0, 1, 1, 0], 1]);
  app.process().kill('SIGKILL');

  const again = await launchPlates(profile);
  const next = await pageOf(again);
  const alert = alertNamed(next, 'Restore your last game?');
  await expect(alert).toContainText('with 4 moves');
  await alert.getByRole('button', { name: 'Restore' }).click();
  await expect(tiles(next)).toHaveCount(3);
  await next.keyboard.press('Control+y');
  await expect(tiles(next)).toHaveCount(4);
  await quit(again);
});
