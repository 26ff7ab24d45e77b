import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { tell } from '../../scripts/bench/figures';
import { makeLines } from '../../src-main/rankings/lines';
import { stubOpenDialog, titleOf } from '../e2e/fixtures';
import { alertNamed, chooseFromMenu, dealt, playByMouse, recordOf, TWO } from '../e2e/gestures';
import { launch, pageOf, quit } from '../e2e/launch';
import { makePngWithGame, makeTxg } from '../../src-shared/record';
import { legalPlacements } from '../../src-shared/tantrix';
import * as hostile from '../support/hostile';
import { manyGames } from '../support/rankings-files';
import { type Held, measured, watchLoops } from './held';

/** How long at a time the window and the main process are held while files made for that are read. */

const LONGEST = 100;

/** What is opened, by which command, under which name. */
const FILES: readonly (readonly [what: string, name: string, content: () => string | Uint8Array])[] = [
  ['a mail of 1.9 MB of addresses', 'a.eml', () => hostile.manyAddresses()],
  ['a mail of 8.4 MB, 2000 deep', 'a.eml', () => hostile.nestedMails()],
  ['a mail of 15.8 MB in 66 parts', 'a.eml', () => hostile.manyParts()],
  ['a mail of 250,000 lines', 'a.eml', () => hostile.manyLines()],
  ['a page of open comments', 'a.htm', () => hostile.openComments()],
  ['16 MB of text in a PNG', 'a.png', () => hostile.pngOfText()],
  ['16 MB of comments in a GIF', 'a.gif', () => hostile.gifOfComments()],
  ['16 MB of single letters in a GIF', 'a.gif', () => hostile.gifOfPieces()],
  ['an SVG of 16 MB', 'a.svg', () => hostile.svgOfTags()],
  ['1 MB of players', 'a.txg', () => hostile.manyPlayers()],
  // Opened last, for the game on top is right.
  ['64 blocks full of players', 'a.txt', () => hostile.blocksOfPlayers(recordOf(dealt(TWO, 1)))],
];

const rankingsOf = (games: Parameters<typeof makeLines>[0]): string => `Tantrix rankings 1\n${makeLines(games)}`;

/** What is imported; the table then holds what of it was taken over. */
const TABLES: readonly (readonly [what: string, name: string, content: () => string, isTaken?: true])[] = [
  ['a CSV of as many players as there is room for', 'a.csv', () => hostile.fullCsv()],
  ['rankings of 50,000 games, 19 MB', 'a.txr', () => rankingsOf(manyGames(2000, 50_000))],
  ['a CSV of 1,000 players of one look', 'b.csv', () => hostile.alikeCsv('a', 1000), true],
  ['a CSV of 1,000 more of the same look', 'c.csv', () => hostile.alikeCsv('b', 1000), true],
  ['rankings of 50,000 games among 2,000 further players', 'd.txr', () => rankingsOf(manyGames(2000, 50_000)), true],
];

const heldWords = (what: string, { seconds, window, main }: Held) => ({
  part: 'Hostile files',
  what: `${what}: longest that anything is held`,
  value: `window ${window.toFixed(0)} ms, main process ${main.toFixed(0)} ms`,
  yardstick: `all of it ${seconds.toFixed(1)} s`,
});

const tellHeld = (what: string, longest: Held): void =>
  tell({
    ...heldWords(what, longest),
    limit: `at most ${LONGEST} ms`,
    isMet: Math.max(longest.window, longest.main) <= LONGEST,
  });

/** The table as it is first drawn takes its time whatever is on it: a plain game, against which no limit is held. */
async function tellFirst(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  const file = path.join(folder, 'plain.txg');
  await writeFile(file, makeTxg(recordOf(dealt(TWO, 2))));
  await stubOpenDialog(app, file);
  const shown = await measured(app, page, async () => {
    await chooseFromMenu(page, 'File', 'Open…');
    await page.locator('.board-area').waitFor();
  });
  tell(heldWords('a plain game, the first that is drawn', shown));
  await chooseFromMenu(page, 'File', 'Close');
  await page.locator('.board-area').waitFor({ state: 'detached' });
}

/** The files that are opened. */
async function tellOpening(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  const refused = alertNamed(page, 'Can’t open the file');
  for (const [what, name, content] of FILES) {
    const file = path.join(folder, name);
    await writeFile(file, content());
    await stubOpenDialog(app, file);
    const found = await measured(app, page, async () => {
      await chooseFromMenu(page, 'File', /\.(?:eml|htm)$/.test(file) ? 'Import text…' : 'Open…');
      await refused.or(page.locator('.board-area')).first().waitFor({ timeout: 60_000 });
    });
    await page.keyboard.press('Escape');
    tellHeld(what, found);
  }
}

/** A game in a picture that holds much else, opened, changed and saved into it again. */
async function tellSavingOver(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  const file = path.join(folder, 'chunks.png');
  const picture = makePngWithGame(hostile.pngOfChunks(), recordOf(dealt(TWO, 3)));
  await writeFile(file, picture);
  await stubOpenDialog(app, file);
  const opened = await measured(app, page, async () => {
    await chooseFromMenu(page, 'File', 'Open…');
    await expect.poll(() => titleOf(app), { timeout: 60_000 }).toContain('chunks.png');
  });
  tellHeld('a picture of a million chunks', opened);
  const [first] = legalPlacements(dealt(TWO, 3));
  if (!first) throw new Error('nothing can be played');
  await playByMouse(page, first);
  const saved = await measured(app, page, async () => {
    await chooseFromMenu(page, 'File', 'Update');
    await expect.poll(async () => (await stat(file)).size, { timeout: 60_000 }).toBeLessThan(picture.length / 2);
  });
  tellHeld('the same, saved over', saved);
}

/** The tables that are imported, and some of them taken over. */
async function tellImports(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  await chooseFromMenu(page, 'View', 'Rankings…');
  const dialog = page.getByRole('dialog');
  for (const [what, name, content, isTaken] of TABLES) {
    const file = path.join(folder, name);
    await writeFile(file, content());
    await stubOpenDialog(app, file);
    const shown = await measured(app, page, async () => {
      await dialog.getByRole('button', { name: 'Import…', exact: true }).click();
      await page.getByText(`“${name}”`).first().waitFor({ timeout: 60_000 });
    });
    tellHeld(what, shown);
    if (!isTaken) {
      // Back from what it would change to the table.
      const cancel = page.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      continue;
    }
    const taken = await measured(app, page, async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      // Found by a class: to compute the roles of a whole table would hold the window itself.
      await page.locator('.rankings', { hasText: `“${name}”` }).waitFor({ timeout: 60_000 });
    });
    tellHeld(`${what}, taken over`, taken);
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
const app = await launch(path.join(folder, 'profile'));
try {
  const page = await pageOf(app);
  await watchLoops(app, page);
  await tellFirst(app, page, folder);
  await tellOpening(app, page, folder);
  await tellSavingOver(app, page, folder);
  await tellImports(app, page, folder);
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
