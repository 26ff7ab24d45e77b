import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { parseRecord } from '../../src-shared/record';
import { isSolved } from '../../src-shared/sessions/puzzle';
import { askToClose, closes, expect, launch, pageOf, quit, stubOpenDialog, test, titleOf, NIGHTLY } from './fixtures';
import { alertNamed, chooseFromMenu, dealt, playSome, startGame, textOfGame, TWO } from './gestures';
import { expectKept } from './journal';
import { layAll, lying, solutionOf, solvedNews, startPuzzle } from './puzzle-table';

const SEED = 7;
const GAME = dealt(TWO, SEED);
const laidTiles = (page: Page) => page.locator('.laid-tile');
const toContinue = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** A profile in which games keep themselves, as they do unless somebody has set it otherwise. */
async function profileIn(folder: string): Promise<string> {
  const profile = path.join(folder, 'profile');
  await mkdir(profile);
  await writeFile(path.join(profile, 'settings.json'), '{"showTips": false}');
  return profile;
}

/** The names of the games that the profile keeps, and what they hold. */
async function keptIn(profile: string): Promise<readonly (readonly [string, string])[]> {
  const games = path.join(profile, 'games');
  const names = (await readdir(games)).filter((name) => name.endsWith('.txg'));
  return Promise.all(names.map(async (name) => [name, await readFile(path.join(games, name), 'utf8')] as const));
}

/** There is one game, and this is its text; gives its name. */
async function expectOnly(profile: string, text: string): Promise<string> {
  await expect.poll(async () => (await keptIn(profile)).map(([, each]) => each)).toEqual([text]);
  return (await keptIn(profile))[0]?.[0] ?? '';
}

const closeWindow = (app: ElectronApplication) => closes(app, () => askToClose(app));

test('a game keeps itself from its first move on, is left without a question, and goes on', async ({ folder }) => {
  const profile = await profileIn(folder);
  const app = await launch(profile);
  const page = await pageOf(app);
  await startGame(page, TWO, SEED);
  const one = await playSome(page, GAME, 1);
  const name = await expectOnly(profile, textOfGame(one));
  expect(name).toMatch(/^\d{4}-\d\d-\d\d Ann - Bob [0-9a-f]{12}\.txg$/);
  const three = await playSome(page, one, 2);
  expect(await titleOf(app)).toBe('Untitled – Tantrix');
  await chooseFromMenu(page, 'File', 'Close');
  await toContinue(page).click();
  await expect(laidTiles(page)).toHaveCount(3);
  const five = await playSome(page, three, 2);
  // What was played last is not on the disk yet.
  await closeWindow(app);
  expect(await expectOnly(profile, textOfGame(five))).toBe(name);

  const again = await launch(profile);
  const next = await pageOf(again);
  await toContinue(next).click();
  await expect(laidTiles(next)).toHaveCount(5);
  const six = await playSome(next, five, 1);
  expect(await expectOnly(profile, textOfGame(six))).toBe(name);
  await quit(again);
});

test('after a kill the restored game is the one that was kept', NIGHTLY, async ({ folder }) => {
  const profile = await profileIn(folder);
  const first = await launch(profile);
  await startGame(await pageOf(first), TWO, SEED);
  const three = await playSome(await pageOf(first), GAME, 3);
  await expectKept(profile, 3);
  first.process().kill('SIGKILL');
  const app = await launch(profile);
  const page = await pageOf(app);
  await alertNamed(page, 'Restore your last game?').getByRole('button', { name: 'Restore' }).click();
  await expect(laidTiles(page)).toHaveCount(3);
  const five = await playSome(page, three, 2);
  await expectOnly(profile, textOfGame(five));
  await quit(app);
});

test('a file of the library is opened as what it is, and has no need to be saved', async ({ folder }) => {
  const profile = await profileIn(folder);
  const app = await launch(profile);
  const page = await pageOf(app);
  await startGame(page, TWO, SEED);
  const two = await playSome(page, GAME, 2);
  const name = await expectOnly(profile, textOfGame(two));
  await chooseFromMenu(page, 'File', 'Close');
  await stubOpenDialog(app, path.join(profile, 'games', name));
  await chooseFromMenu(page, 'File', 'Open…');
  await expect(laidTiles(page)).toHaveCount(2);
  expect(await titleOf(app)).toBe('Untitled – Tantrix');
  const three = await playSome(page, two, 1);
  await closeWindow(app);
  expect(await expectOnly(profile, textOfGame(three))).toBe(name);
});

test('the puzzle of the day goes on where it was left, and begins anew once it is solved', async ({ folder }) => {
  const profile = await profileIn(folder);
  const app = await launch(profile);
  const page = await pageOf(app);
  await page.clock.setFixedTime(new Date(2026, 2, 2, 12));
  await page.reload();
  const ofToday = page.getByRole('button', { name: /^Puzzle of the day/ });
  const solution = solutionOf(puzzleOfTheDay({ year: 2026, month: 3, day: 2 }).id);
  await ofToday.click();
  await layAll(page, solution.slice(0, 2));
  await chooseFromMenu(page, 'File', 'Close');
  await ofToday.click();
  await expect.poll(() => lying(page)).toHaveLength(2);
  await layAll(page, solution.slice(2));
  await expect(solvedNews(page)).toBeVisible();
  await chooseFromMenu(page, 'File', 'Close');
  await ofToday.click();
  await expect.poll(() => lying(page)).toHaveLength(0);
  await closeWindow(app);
  expect(await keptIn(profile)).toHaveLength(1);
});

test('a puzzle keeps itself with its time, and stays solved', NIGHTLY, async ({ folder }) => {
  const profile = await profileIn(folder);
  const app = await launch(profile);
  const page = await pageOf(app);
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, solutionOf('discovery-3'));
  const keptPuzzle = async () => {
    const [[, text] = ['', '']] = await keptIn(profile);
    const parsed = parseRecord(text, 'txg');
    if (!parsed.ok || !('puzzle' in parsed.record)) throw new Error('no puzzle is kept');
    return parsed.record;
  };
  await expect.poll(async () => isSolved(await keptPuzzle())).toBe(true);
  expect((await keptPuzzle()).seconds).toBeGreaterThan(0);
  // Taken apart once more, it is still what was solved.
  await chooseFromMenu(page, 'Edit', 'Undo');
  await expect.poll(() => lying(page)).toHaveLength(2);
  await closeWindow(app);
  expect(isSolved(await keptPuzzle())).toBe(true);
});
