import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import * as v from 'valibot';
import { NotesSchema } from '../../src-shared/library/entry';
import { makeTxg, type Player } from '../../src-shared/record';
import { keepDays } from '../support/kept-days';
import { gameOf, type GameRecord } from '../support/records';
import { DEADLOCK, FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { expect, inRun, stubSaveDialog, test } from './fixtures';
import { chooseFromMenu, middleOf } from './gestures';

const person = (name: string, home?: number): Player => ({ name, email: '', country: '', ...(home ? { home } : {}) });
const MASON: Player = { ...person('Mason'), robot: { character: 'mason', level: 2 } };
const THORN: Player = { ...person('Thorn'), robot: { character: 'thorn', level: 4 } };
const ANN = person('Ann');

interface Kept {
  readonly played: GameRecord;
  /** By seat. */
  readonly players: readonly Player[];
  /** The year in which it ended, on the fifteenth of a month from 1. */
  readonly year: number;
  readonly month: number;
  readonly isCompetition?: boolean;
}

const THIS_YEAR = new Date().getFullYear();

/** Red has 11 and yellow 17 in the first two; then 13 each, 10 and 13, 15 and 14; 5 and 6 in the deadlock. */
const GAMES: readonly Kept[] = [
  { played: PASSED_OVER, players: [MASON, ANN], year: THIS_YEAR - 2, month: 3 },
  { played: PASSED_OVER, players: [ANN, MASON], year: THIS_YEAR - 2, month: 4 },
  { played: SHARED_WIN, players: [ANN, THORN], year: THIS_YEAR - 2, month: 5, isCompetition: true },
  { played: FIVE_ROUND, players: [THORN, ANN], year: THIS_YEAR - 1, month: 1 },
  { played: LIFTED_IN_TURN, players: [person('Ann', 1), person('Bob', 2)], year: THIS_YEAR - 1, month: 2 },
  { played: DEADLOCK, players: [MASON, ANN], year: THIS_YEAR - 1, month: 3 },
  // Nobody knows which of them asks.
  { played: PASSED_OVER, players: [ANN, person('Bob')], year: THIS_YEAR - 1, month: 4 },
];

async function keep(profile: string, games: readonly Kept[]): Promise<void> {
  const folder = path.join(profile, 'games');
  await mkdir(folder, { recursive: true });
  for (const [at, { played, players, year, month, isCompetition = false }] of games.entries()) {
    const time = new Date(year, month - 1, 15, 12).getTime();
    await writeFile(path.join(folder, `${at}.txg`), makeTxg({ players, game: gameOf(played), isCompetition }));
    await writeFile(path.join(folder, `${at}.json`), JSON.stringify({ began: time, at: time, here: [0] }));
  }
}

async function showStatistics(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'My games…');
  await page.getByRole('tab', { name: 'Statistics' }).click();
}

/** Chooses what is counted. */
async function choose(page: Page, of: string, option: string): Promise<void> {
  await page.locator('.statistics-tools').getByRole('button', { name: of }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses what the chart shows. */
async function showMeasure(page: Page, measure: string): Promise<void> {
  await page.getByRole('button', { name: 'Chart' }).click();
  await page.getByRole('option', { name: measure, exact: true }).click();
}

/** What stands under a label of the head. */
const figure = (page: Page, label: string): Locator =>
  page.locator('.statistics-figures > div', { hasText: label }).locator('dd');

const chart = (page: Page): Locator => page.getByRole('slider', { name: 'Won or lost by' });

/** What is seen of the bar that is walked to; a screen reader is told the same. */
async function expectBar(page: Page, words: RegExp): Promise<void> {
  await expect(page.locator('.bar-words')).toHaveText(words);
  await expect(chart(page)).toHaveAttribute('aria-valuetext', words);
}

test('everything is counted from the files, game by game', async ({ folder }) => {
  await keep(folder, GAMES);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await expect(figure(page, 'Finished games')).toHaveText('6');
    await expect(figure(page, 'Won')).toHaveText('3 of 6, 2 drawn');
    // (17 + 11 + 13 + 13 + 15 + 6) : 6, and (11 + 17 + 13 + 10 + 14 + 5) : 6.
    await expect(figure(page, 'Average score')).toHaveText('12.5 against 11.7');
    await expect(figure(page, 'Longest run of wins')).toHaveText('2');
    const rows = page.getByRole('region', { name: 'Opponents' }).getByRole('row');
    await expect(rows).toHaveText([
      /Opponent/,
      /MasonLevel 2.*3.*1\s–\s1, 1 draw/,
      /ThornLevel 4.*2.*1\s–\s0, 1 draw/,
      /Bob.*1.*1\s–\s0/,
    ]);
    await expect(page.getByText('1 game between people at this computer isn’t counted')).toBeVisible();
    // The line of 17 was the best score as well, and the widest win.
    const record = page.getByRole('button', { name: /Line of 17/ });
    await expect(record).toContainText('Best score: 17');
    await expect(record).toContainText('Widest win: by 6');
    await expect(record.locator('.lit-edge')).toHaveCount(17);
  });
});

test('the chart is walked by keyboard, and says each game', async ({ folder }) => {
  await keep(folder, GAMES);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await chart(page).focus();
    await expectBar(page, /: drew with Mason, 6\s–\s5$/);
    await page.keyboard.press('Home');
    await expectBar(page, /: beat Mason by 6, 17\s–\s11$/);
    await expect(page.locator('.bar-frame')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectBar(page, /: lost to Mason by 6, 11\s–\s17$/);
    await page.keyboard.press('ArrowRight');
    await expectBar(page, /: drew with Thorn, 13\s–\s13$/);
    await page.keyboard.press('ArrowLeft');
    await expectBar(page, /: lost to Mason by 6, 11\s–\s17$/);
    await page.keyboard.press('End');
    await expectBar(page, /: drew with Mason, 6\s–\s5$/);
    // The pointer says another bar, and the keyboard goes on from where it was.
    const { x, y } = await middleOf(page.locator('.margin-won').first());
    await page.mouse.move(x, y);
    await expect(page.locator('.bar-words')).toHaveText(/: beat Mason by 6/);
    await page.keyboard.press('Tab');
    await page.mouse.move(5, 5);
    await expect(page.locator('.bar-words')).toHaveCount(0);
  });
});

test('luck and skill are told of games that are analysed, and kept beside them', async ({ folder }) => {
  await keep(folder, [
    { played: PASSED_OVER, players: [ANN, MASON], year: THIS_YEAR, month: 1 },
    { played: LIFTED_IN_TURN, players: [THORN, ANN], year: THIS_YEAR, month: 2 },
  ]);
  const notesOf = async (at: number) =>
    v.parse(NotesSchema, JSON.parse(await readFile(path.join(folder, 'games', `${at}.json`), 'utf8')));
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await showMeasure(page, 'Skill');
    await expect(page.getByText('Analysed games become bars here', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Analyse 2 games' }).click();
    await expect(page.getByRole('slider', { name: 'Skill' })).toHaveAttribute('max', '1', { timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^Analyse/ })).toHaveCount(0);
  });
  const [first, second] = [await notesOf(0), await notesOf(1)];
  // Of two players each has the other's luck, turned round.
  expect(first.balance).toHaveLength(2);
  expect(first.balance?.[0]?.luck).toBeCloseTo(-(first.balance?.[1]?.luck ?? Number.NaN), 1);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await expect(page.locator('.small-figures > div', { hasText: 'Games analysed' }).locator('dd')).toHaveText('2');
    await showMeasure(page, 'Luck');
    const walker = page.getByRole('slider', { name: 'Luck' });
    await walker.focus();
    await page.keyboard.press('End');
    // Ann sat second in the later of them.
    const luck = second.balance?.[1]?.luck ?? Number.NaN;
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`${Math.abs(luck).toFixed(1)} by luck against Thorn`),
    );
  });
});

test('what is counted can be chosen', async ({ folder }) => {
  await keep(folder, GAMES);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await choose(page, 'Games', 'By email');
    await expect(figure(page, 'Finished games')).toHaveText('1');
    await choose(page, 'Games', 'Competition rules');
    await expect(figure(page, 'Won')).toHaveText('0 of 1, 1 drawn');
    await choose(page, 'Games', 'Played here');
    await expect(figure(page, 'Finished games')).toHaveText('5');
    await choose(page, 'Dates', 'Last 30 days');
    await expect(page.getByText('No finished games or solved puzzles match.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export…' })).toBeDisabled();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(figure(page, 'Finished games')).toHaveText('6');
  });
});

test('the figures are exported as CSV, those that are shown', async ({ folder }) => {
  await keep(folder, GAMES);
  await keepDays(folder, [{ back: 0, seconds: 61, helped: false }]);
  const file = path.join(folder, 'statistics.csv');
  await inRun(folder, async (page, app) => {
    await showStatistics(page);
    await choose(page, 'Games', 'Played here');
    await stubSaveDialog(app, file);
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(page.locator('.library-status')).toHaveText('Statistics saved to “statistics.csv”.');
  });
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  const cells = (what: string, ...columns: readonly string[]) =>
    rows.filter((row) => row['what'] === what).map((row) => columns.map((column) => row[column]));
  expect(cells('all', 'games', 'won', 'lost', 'drawn', 'meanMargin')).toEqual([['5', '2', '1', '2', '0.6']]);
  expect(cells('opponent', 'name', 'level', 'games')).toEqual([
    ['Mason', '2', '3'],
    ['Thorn', '4', '2'],
  ]);
  expect(cells('puzzle', 'solved', 'best', 'counts')).toEqual([['1', '61', 'seconds']]);
});

test('a file that cannot be written is told', async ({ folder }) => {
  await keep(folder, GAMES);
  await inRun(folder, async (page, app) => {
    await showStatistics(page);
    await stubSaveDialog(app, path.join(folder, 'gone', 'statistics.csv'));
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(page.locator('.library-status')).toContainText('Nothing was exported:');
  });
});

test('the puzzles of the day stand in a calendar that is walked by keyboard', async ({ folder }) => {
  await keepDays(folder, [
    { back: 0, seconds: 61, helped: false },
    { back: 1, seconds: 30, helped: true },
    { back: 3, seconds: 125, helped: false },
  ]);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await expect(page.locator('.puzzle-days-words')).toHaveText('3 days solved, 1 with help; 2 days in a row');
    const days = page.getByRole('listbox', { name: 'Puzzle of the day' }).getByRole('option');
    await expect(days).toHaveCount(42);
    await days.last().focus();
    await expect(page.locator('.puzzle-days-words')).toHaveText(/: solved in 1:01$/);
    await page.keyboard.press('ArrowLeft');
    await expect(days.nth(40)).toBeFocused();
    await expect(page.locator('.puzzle-days-words')).toHaveText(/: solved with help$/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.puzzle-days-words')).toHaveText(/: not solved$/);
    await page.keyboard.press('ArrowUp');
    await expect(days.nth(39 - 14)).toBeFocused();
    // Three tiles stand in for all of them.
    const rows = page.getByRole('region', { name: 'Puzzles' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(/3, 1 with help.*1:01.*1:33.*1:01/);
  });
});

test('a record opens its game', async ({ folder }) => {
  await keep(folder, GAMES);
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await page.getByRole('button', { name: /Line of 17/ }).click();
    await expect(page.locator('.library')).toHaveCount(0);
    await expect(page.locator('.laid-tile')).toHaveCount(56);
  });
});

test('before the first game it says what will stand there', async ({ folder }) => {
  await inRun(folder, async (page) => {
    await showStatistics(page);
    await expect(figure(page, 'Finished games')).toHaveText('0');
    for (const words of [
      'Every game you finish becomes a bar here',
      'Everybody you play will be listed here',
      'The puzzles you solve',
      'The games with your longest line',
      'Solve a puzzle of the day',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Export…' })).toBeDisabled();
    // The list is one key away, and so is where one came from.
    await page.getByRole('tab', { name: 'Statistics' }).press('ArrowLeft');
    await expect(page.getByText('Your games will be listed here')).toBeVisible();
  });
});
