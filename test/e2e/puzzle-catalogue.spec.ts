import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { drawnPyramid } from '../../src-shared/puzzles/drawn-pyramids';
import { generate } from '../../src-shared/puzzles/generate';
import { completePuzzle } from '../../src-shared/puzzles/hint';
import { puzzleCode } from '../../src-shared/record';
import { drawTiles, tilesOf } from '../../src-renderer/puzzles/draft';
import { expect, inRun, NIGHTLY, stubSaveDialog, test, testAlone } from './fixtures';
import { chooseFromMenu } from './gestures';
import {
  asLying,
  editPuzzle,
  layAll,
  lying,
  openPuzzleChoice,
  optionNamed,
  pickTile,
  solutionOf,
  solvedNews,
} from './puzzle-table';
import { proves } from './proves';

const choice = (page: Page): Locator => page.getByRole('dialog', { name: 'New game' });
const shelf = (page: Page, name: string): Locator =>
  optionNamed(choice(page).getByRole('listbox', { name: 'Collections' }), name);
const puzzle = (page: Page, name: string): Locator =>
  optionNamed(choice(page).getByRole('listbox', { name: 'Puzzle' }), name);
const start = (page: Page): Promise<void> => choice(page).getByRole('button', { name: 'Start', exact: true }).click();
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 2 });

const tilesInBox = (page: Page): Promise<number[]> =>
  page.locator('.box-tile').evaluateAll((tiles) => tiles.map((tile) => Number(tile.dataset['tile'])));

test('collections tell what is solved, the time, and what comes next', async ({ folder }) => {
  await inRun(folder, async (page) => {
    await openPuzzleChoice(page);
    await expect(shelf(page, 'The classic eight')).toHaveAttribute('aria-selected', 'true');
    await expect(puzzle(page, 'Starter')).toContainText('6 tiles · level 2');
    const classics = choice(page).getByRole('listbox', { name: 'Puzzle' }).getByRole('option');
    const eight = ['Starter', 'Basic', 'Original', 'Junior', 'Student', 'Master', 'Professor', 'Genius'];
    await expect(classics).toHaveCount(eight.length);
    await expect(classics).toContainText(eight);
    proves('new.puzzle.choice');
    await shelf(page, 'Discovery').click();
    await expect(shelf(page, 'Discovery')).toContainText('0 of 28');
    await expect(puzzle(page, 'Discovery 3')).toContainText('3 tiles · target 0:20');
    await start(page);
    await layAll(page, solutionOf('discovery-3'));
    await expect(solvedNews(page)).toBeVisible();
  });
  await inRun(folder, async (page) => {
    await openPuzzleChoice(page);
    await expect(shelf(page, 'Discovery')).toContainText('1 of 28');
    await expect(puzzle(page, 'Discovery 3')).toContainText(/solved in 0:\d\d/);
    await expect(puzzle(page, 'Discovery 4')).toHaveAttribute('aria-selected', 'true');
    await start(page);
    await expect(heading(page, 'Discovery 4')).toBeVisible();
  });
});

test('a puzzle is found by letters of its name, and Enter starts the first', NIGHTLY, async ({ page }) => {
  await openPuzzleChoice(page);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('zzz');
  await expect(choice(page)).toContainText('No matching puzzles.');
  await start(page);
  await expect(choice(page)).toBeVisible();
  await search.fill('NECK');
  await expect(puzzle(page, 'The Necklace')).toBeVisible();
  await search.fill('solitaire');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(puzzle(page, 'Loop Solitaire')).toHaveAttribute('aria-selected', 'true');
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Loop Solitaire')).toBeVisible();
});

test('the colour of a Solitaire Quest is chosen beforehand', async ({ page }) => {
  await openPuzzleChoice(page);
  await shelf(page, 'Solitaires').click();
  await puzzle(page, 'Solitaire Quest, no red').click();
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await start(page);
  await expect(page.locator('.puzzle-head')).toContainText('the longest green line');
});

test('the same number draws the same random pyramid', NIGHTLY, async ({ page }) => {
  await openPuzzleChoice(page);
  await shelf(page, 'Pyramids').click();
  await puzzle(page, 'Random pyramid of 10').click();
  const number = page.getByRole('textbox', { name: 'Number' });
  const drawn = await number.inputValue();
  await page.getByRole('button', { name: 'New number' }).click();
  await expect(number).not.toHaveValue(drawn);
  await number.fill('many');
  await start(page);
  await expect(choice(page)).toContainText('Enter a whole number from 0');
  await number.fill('4711');
  await start(page);
  await expect(heading(page, 'Pyramid of 10, three colours, number 4711')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-10', 'three', 4711).tiles);
  await openPuzzleChoice(page);
  await puzzle(page, 'Random pyramid of 10').click();
  await page.getByRole('radio', { name: 'Four' }).check({ force: true });
  await number.fill('4711');
  await start(page);
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-10', 'four', 4711).tiles);
});

const making = (page: Page): Locator => choice(page).getByRole('progressbar', { name: 'Generating the puzzle…' });

async function makePuzzle(page: Page, name: string, number: string): Promise<void> {
  await openPuzzleChoice(page);
  await shelf(page, 'Generated').click();
  await puzzle(page, name).click();
  await page.getByRole('textbox', { name: 'Number' }).fill(number);
}

test('the same number makes the same puzzle, by its name and in its file', NIGHTLY, async ({ app, page, folder }) => {
  const file = path.join(folder, 'made.txg');
  const { tiles } = generate({ kind: 'pyramid', size: 6, seed: 4711 }).puzzle;
  await makePuzzle(page, 'Line pyramid of 6', 'x');
  await start(page);
  await expect(choice(page)).toContainText('Enter a whole number from 0');
  await page.getByRole('textbox', { name: 'Number' }).fill('4711');
  await start(page);
  await expect(heading(page, 'Line pyramid of 6, number 4711')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(tiles);
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('name Line pyramid of 6, number 4711');
  expect(await readFile(file, 'utf8')).toContain('seed 4711');
  await makePuzzle(page, 'Line pyramid of 6', '12');
  await start(page);
  await expect(heading(page, 'Line pyramid of 6, number 12')).toBeVisible();
  expect(await tilesInBox(page)).not.toEqual(tiles);
  await makePuzzle(page, 'Line pyramid of 6', '4711');
  await start(page);
  await expect(heading(page, 'Line pyramid of 6, number 4711')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(tiles);
});

test('the clues of a match puzzle that was made lie firm', NIGHTLY, async ({ page }) => {
  const { clues = [], tiles } = generate({ kind: 'match', size: 7, seed: 12, level: 2 }).puzzle;
  await makePuzzle(page, 'Match puzzle of 7', '12');
  await page.getByRole('radio', { name: 'Medium' }).check({ force: true });
  await start(page);
  await expect(heading(page, 'Medium match puzzle of 7, number 12')).toBeVisible();
  expect(clues).toHaveLength(3);
  await expect(page.locator('.laid-tile.is-firm')).toHaveCount(3);
  expect(await lying(page)).toEqual(asLying(clues));
  const firm = clues.map(({ tile }) => tile);
  expect(await tilesInBox(page)).toEqual(tiles.filter((tile) => !firm.includes(tile)));
});

test(
  'a match puzzle is solved by mouse, and the best time for it is known by its number again',
  NIGHTLY,
  async ({ page }) => {
    const { puzzle: made } = generate({ kind: 'match', size: 7, seed: 12, level: 2 });
    const { clues = [] } = made;
    const solution = completePuzzle({ puzzle: made, laid: clues, seed: 1 })?.laid ?? [];
    const begin = async () => {
      await makePuzzle(page, 'Match puzzle of 7', '12');
      await page.getByRole('radio', { name: 'Medium' }).check({ force: true });
      await start(page);
      await expect(heading(page, 'Medium match puzzle of 7, number 12')).toBeVisible();
    };
    await begin();
    await layAll(
      page,
      solution.filter(({ tile }) => clues.every((clue) => clue.tile !== tile)),
    );
    await expect(solvedNews(page)).toContainText('Your best time so far.');
    await expect(page.getByRole('button', { name: 'New game…' }).last()).toBeVisible();
    await page.getByRole('button', { name: 'New game…' }).last().click();
    await expect(puzzle(page, 'Match puzzle of 7')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Number' })).not.toHaveValue('12');
    await page.keyboard.press('Escape');
    await begin();
    await expect(page.getByRole('timer')).toContainText('Best 0:');
  },
);

test('a puzzle that takes long to make is waited for, or given up', NIGHTLY, async ({ page }) => {
  await makePuzzle(page, 'Loop of 8', '9');
  await start(page);
  await expect(making(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Number' }).fill('12');
  await expect(making(page)).toHaveCount(0);
  // Chromium may give a worker that is told to end two seconds for it.
  await expect.poll(() => page.workers().length).toBe(0);
  await start(page);
  await expect(heading(page, 'Loop of 8, number 12')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(generate({ kind: 'loop', size: 8, seed: 12 }).puzzle.tiles);
  await makePuzzle(page, 'Loop of 8', '9');
  await start(page);
  await expect(making(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await choice(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(choice(page)).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(heading(page, 'Loop of 8, number 12')).toBeVisible();
  await makePuzzle(page, 'Loop of 8', '9');
  await start(page);
  await expect(heading(page, 'Loop of 8, number 9')).toBeVisible({ timeout: 90_000 });
});

test('every shelf shows the puzzles of one level, where that is wanted', async ({ page }) => {
  await openPuzzleChoice(page);
  const puzzles = choice(page).getByRole('listbox', { name: 'Puzzle' }).getByRole('option');
  const showLevel = async (level: string) => {
    await choice(page).getByRole('button', { name: 'Level' }).click();
    await page.getByRole('option', { name: level, exact: true }).click();
  };
  await showLevel('Expert');
  await expect(puzzles).toContainText(['Genius']);
  await expect(puzzles).toHaveCount(1);
  await expect(puzzle(page, 'Genius')).toHaveAttribute('aria-selected', 'true');
  await shelf(page, 'Discovery').click();
  await expect(puzzles.first()).toContainText('Discovery 21');
  await expect(puzzles).toHaveCount(10);
  await shelf(page, 'Rainbow').click();
  await expect(choice(page)).toContainText('No puzzles at this level here.');
  // While names are searched, no collection is in front.
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('tri');
  await expect(puzzles).toHaveCount(1);
  await expect(choice(page).getByRole('listbox', { name: 'Collections' }).locator('[aria-selected=true]')).toHaveCount(
    0,
  );
  await search.fill('');
  await expect(shelf(page, 'Rainbow')).toHaveAttribute('aria-selected', 'true');
  await showLevel('All');
  await expect(puzzles).toHaveCount(5);
});

testAlone('solving the puzzle of the day on its day makes a row of days', NIGHTLY, async ({ page }) => {
  test.slow();
  // Two Mondays have easy ones; here it is a Monday and the Tuesday after it.
  for (const [date, row] of [
    [2, '1 day in a row'],
    [3, '2 days in a row'],
  ] as const) {
    const today = puzzleOfTheDay({ year: 2026, month: 3, day: date });
    await page.clock.setFixedTime(new Date(2026, 2, date, 12));
    await page.reload();
    await page.locator('.start-screen').waitFor();
    await page.getByRole('button', { name: /^Puzzle of the day/ }).click();
    await expect(page.locator('.puzzle-facts')).toContainText('Puzzle of the day: Easy');
    await layAll(page, solutionOf(today.id));
    await expect(solvedNews(page)).toBeVisible();
    await chooseFromMenu(page, 'File', 'Close');
    await expect(page.getByRole('button', { name: /^Puzzle of the day/ })).toContainText(row);
  }
  await openPuzzleChoice(page);
  await shelf(page, 'Puzzle of the day').click();
  await expect(choice(page)).toContainText('Monday and Tuesday: easy.');
  await expect(choice(page)).toContainText('2 days in a row');
});

testAlone('the puzzle of the day is that of yesterday once midnight is past', NIGHTLY, async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 2, 23, 59));
  await page.reload();
  await page.getByRole('button', { name: /^Puzzle of the day/ }).click();
  const facts = page.locator('.puzzle-facts');
  await expect(facts).toContainText('Puzzle of the day: Easy');
  await page.clock.setFixedTime(new Date(2026, 2, 3, 0, 1));
  // The person comes back to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(facts).toContainText('Easy');
  await expect(facts).not.toContainText('Puzzle of the day');
});

testAlone('the puzzle of the day is that of the date', NIGHTLY, async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 2, 14, 12));
  await openPuzzleChoice(page);
  await shelf(page, 'Puzzle of the day').click();
  const today = puzzleOfTheDay({ year: 2027, month: 3, day: 14 });
  await expect(puzzle(page, today.name).first()).toContainText(/March 14, 2027/);
  await expect(puzzle(page, puzzleOfTheDay({ year: 2027, month: 3, day: 8 }).name)).toBeVisible();
  await start(page);
  await expect(heading(page, today.name)).toBeVisible();
});

test('sharesets show which of their puzzles are solved', NIGHTLY, async ({ page }) => {
  await openPuzzleChoice(page);
  await shelf(page, 'Sharesets').click();
  const set = choice(page).getByRole('group', { name: 'Super 5' });
  await expect(set.getByRole('option')).toHaveCount(5);
  await expect(set).toContainText('0 of 5');
  await expect(choice(page)).toContainText('each of the 56 tiles once');
  // A puzzle and its set have the same name.
  await puzzle(page, 'Lockdown').click();
  await puzzle(page, 'Professor').click();
  await start(page);
  await expect(heading(page, 'Professor')).toBeVisible();
});

test('a puzzle is played by its code, and a broken one is refused in words', async ({ page }) => {
  const code = puzzleCode(drawnPyramid('pyramid-6', 'four', 7));
  await openPuzzleChoice(page);
  await shelf(page, 'My puzzles').click();
  const field = page.getByRole('textbox', { name: 'Puzzle code' });
  for (const [text, problem] of [
    ['hello', /isn’t a puzzle code/],
    [code.replace('txp1', 'txp9'), /newer version/],
    [code.slice(0, -1), /missing or was changed/],
  ] as const) {
    await field.fill(text);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await start(page);
    await expect(field).toHaveAccessibleDescription(problem);
  }
  // Mail breaks long lines.
  await field.fill(`${code.slice(0, 9)}\n ${code.slice(9)}`);
  await expect(choice(page)).toContainText('Fill a pyramid with 3 tiles in its longest row');
  await start(page);
  await expect(heading(page, 'Puzzle from a code')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-6', 'four', 7).tiles);
});

const editor = (page: Page): Locator => page.getByRole('dialog', { name: 'Make a puzzle' });
const press = (page: Page, name: string): Promise<void> =>
  editor(page).getByRole('button', { name, exact: true }).click();

async function choose(page: Page, field: string, option: string): Promise<void> {
  await editor(page)
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a puzzle is made, checked, played, saved and opened', async ({ app, page, folder }) => {
  const file = path.join(folder, 'own.txg');
  await editPuzzle(page);
  await press(page, 'Check');
  await expect(editor(page)).toContainText('Select some tiles.');
  for (const tile of [1, 2, 3, 4, 5]) await pickTile(page, tile);
  await press(page, 'Check');
  await expect(editor(page)).toContainText('It has 4 solutions', { timeout: 20_000 });
  await pickTile(page, 5);
  await expect(editor(page)).not.toContainText('solutions');
  await press(page, 'Red');
  await press(page, 'Green');
  await press(page, 'Check');
  await expect(editor(page)).toContainText('Select colours that are on the tiles');
  await press(page, 'Green');
  await press(page, 'Blue');
  await press(page, 'Check');
  await expect(editor(page)).toContainText('It has no solution.', { timeout: 20_000 });
  await choose(page, 'Goal', 'Shape only');
  await press(page, 'Play');
  await expect(editor(page)).toContainText('as many tiles as the shape has cells');
  await choose(page, 'Shape', 'Pyramid of 3');
  await pickTile(page, 4);
  await page.getByRole('textbox', { name: 'Name' }).fill('Three in a corner');
  await press(page, 'Play');
  await expect(heading(page, 'Three in a corner')).toBeVisible();
  await expect(page.locator('.goal-cell')).toHaveCount(3);
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('name Three in a corner');
  expect(await readFile(file, 'utf8')).toContain('tiles 1 2 3');
  proves('more.make-puzzle');
});

test('tiles of a puzzle are drawn by a number, and a long count is stopped at once', NIGHTLY, async ({ page }) => {
  await editPuzzle(page);
  await choose(page, 'Tile set', 'Three colours: no green');
  await editor(page).getByRole('textbox', { name: 'At random' }).fill('9');
  await editor(page).getByRole('textbox', { name: 'Number' }).fill('4711');
  await press(page, 'Draw');
  await expect(editor(page)).toContainText('9 tiles selected.');
  const chosen = () =>
    editor(page)
      .getByRole('option', { selected: true })
      .evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-key'))));
  expect(await chosen()).toEqual(drawTiles(tilesOf('no-green'), 9, 4711).toSorted((a, b) => a - b));
  await choose(page, 'Tile set', 'All tiles');
  await press(page, 'Select all');
  await expect(editor(page)).toContainText('56 tiles selected.');
  await press(page, 'Check');
  await press(page, 'Stop');
  await expect(editor(page)).toContainText(/Stopped before a solution|Others weren’t counted/, { timeout: 1000 });
  await expect(editor(page).getByRole('progressbar')).toHaveCount(0);
});

test(
  'tiles on the table become the clues of a puzzle, in the cells where they lie',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const file = path.join(folder, 'clues.txg');
    const laid = solutionOf('discovery-4');
    await editPuzzle(page);
    await expect(editor(page)).toContainText('To add clues');
    for (const { tile } of laid) await pickTile(page, tile);
    await press(page, 'Play');
    await layAll(page, laid);
    await page.keyboard.press('Control+z');
    await chooseFromMenu(page, 'File', 'Make a puzzle…');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Don’t save' }).click();
    await expect(editor(page)).toContainText('4 tiles selected.');
    await editor(page)
      .getByRole('checkbox', { name: /3 tiles on the board are fixed/ })
      .check({ force: true });
    await press(page, 'Check');
    await expect(editor(page)).toContainText('It has exactly one solution.', { timeout: 20_000 });
    await press(page, 'Play');
    await expect(page.locator('.laid-tile.is-firm')).toHaveCount(3);
    await expect(page.locator('.box-tile')).toHaveCount(1);
    await stubSaveDialog(app, file);
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('clue');
  },
);
