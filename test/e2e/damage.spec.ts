import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LESSON_IDS } from '../../src-shared/help/lessons/lessons';
import type { Game } from '../../src-shared/tantrix';
import { expect, fillDisk, inRun, launch, NIGHTLY, pageOf, quit, test, testAlone } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  heldTile,
  playSome,
  spaceAt,
  startGame,
  TWO,
} from './gestures';
import { expectKept, newestEntry } from './journal';

/** What the disk does to a profile is said, and costs no more than it must. */

test.describe.configure({ timeout: 60_000 });

async function flipBit(file: string, words: string): Promise<void> {
  const bytes = await readFile(file);
  const at = bytes.indexOf(words);
  expect(at).toBeGreaterThan(0);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Plays on, and waits until the journal holds all that was played. */
async function playAndKeep(page: Page, game: Game, moves: number, profile: string): Promise<Game> {
  const after = await playSome(page, game, moves);
  await expectKept(profile, after.placements.length);
  return after;
}

const RESULTS = ['puzzle-one', 'puzzle-two', 'puzzle-three'].map((id, at) => ({
  id,
  seconds: 60 + at,
  at: 1,
  helped: false,
}));

test(
  'damage to results, lessons, journal and mail games is said at the next start, and takes no whole row',
  NIGHTLY,
  async ({ folder }) => {
    const app = await launch(folder);
    const page = await pageOf(app);
    for (const result of RESULTS)
      expect(await page.evaluate((one) => window.tantrix.keepPuzzleResult(one), result)).toBe(true);
    for (const lesson of LESSON_IDS.slice(0, 3)) await page.evaluate((id) => window.tantrix.keepLessonDone(id), lesson);
    await startGame(page, TWO, 7);
    const after = await playAndKeep(page, dealt(TWO, 7), 2, folder);
    await playAndKeep(page, after, 1, folder);
    app.process().kill('SIGKILL');

    await flipBit(path.join(folder, 'puzzles.jsonl'), 'two');
    await flipBit(path.join(folder, 'tutorial.jsonl'), LESSON_IDS[1] ?? '');
    await flipBit((await newestEntry(folder))?.file ?? '', 'tantrix-game');
    await rm(path.join(folder, 'mail-games'), { recursive: true, force: true });
    await writeFile(path.join(folder, 'mail-games'), 'a file');

    const again = await launch(folder);
    const there = await pageOf(again);
    const recovery = alertNamed(there, 'Restore your last game?');
    await expect(recovery).toContainText('with 2 moves');
    await expect(recovery).toContainText('the last moves may be missing');
    await recovery.getByRole('button', { name: 'Restore' }).click();
    await expect(there.locator('.laid-tile')).toHaveCount(2);
    for (const title of ['Some puzzle results were lost', 'Your lesson progress was damaged']) {
      await alertNamed(there, title).getByRole('button', { name: 'OK' }).click();
    }
    await expect(there.getByRole('alertdialog')).toHaveCount(0);
    expect(await there.evaluate(() => window.tantrix.puzzleResults())).toEqual({ rows: [RESULTS[0], RESULTS[2]] });
    expect(await there.evaluate(() => window.tantrix.lessonsDone())).toEqual({ rows: [LESSON_IDS[0], LESSON_IDS[2]] });
    await chooseFromMenu(there, 'File', 'Email games…');
    const gone = alertNamed(there, 'Your email games are missing');
    await expect(gone).toContainText('taken the place of the folder');
    await expect(gone).not.toContainText('All other games');
    const asides = (await readdir(folder)).filter((name) => name.endsWith('.damaged'));
    expect(asides.map((name) => name.split('.')[0] ?? '').toSorted()).toEqual(['mail-games', 'puzzles', 'tutorial']);
    await quit(again);
    // All of it is said once; what remains is the question about a game that was left unsaved.
    await inRun(folder, async (next) => {
      const left = alertNamed(next, 'Restore your last game?');
      await expect(left).toContainText('with 2 moves');
      await expect(left).not.toContainText('the last moves may be missing');
      await left.getByRole('button', { name: 'Restore' }).click();
      await expect(next.locator('.laid-tile')).toHaveCount(2);
      await chooseFromMenu(next, 'File', 'Email games…');
      await expect(dialogNamed(next, 'Email games')).toBeVisible();
      await expect(next.getByRole('alertdialog')).toHaveCount(0);
    });
  },
);

testAlone(
  'a result that a full disk refuses is said, and counts until the end',
  NIGHTLY,
  async ({ app, page, complaints }) => {
    // Enough of them that they need more room than anything else.
    const done = Array.from({ length: 60 }, (_, at) => `lesson${'abcdefghij'.charAt(at % 10).repeat(1 + at / 2)}`);
    for (const lesson of done) await page.evaluate((id) => window.tantrix.keepLessonDone(id), lesson);
    await chooseFromMenu(page, 'Help', 'Tutorial…');
    await page.getByRole('button', { name: 'Lesson 3: Turn a tile', exact: true }).click();
    await handTile(page, 14).click();
    await spaceAt(page, { q: -1, r: 0 }).click();
    await page.locator('.handle-right').click();
    await fillDisk(app, 1_500);
    await heldTile(page).dblclick();
    await expect(page.locator('.status-text')).toContainText('Your result can’t be saved to disk');
    const { rows } = await page.evaluate(() => window.tantrix.lessonsDone());
    expect(rows).toHaveLength(done.length + 1);
    // Chromium has no room for the sounds, either.
    complaints.length = 0;
  },
);
