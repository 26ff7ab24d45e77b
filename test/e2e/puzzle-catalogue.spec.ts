import type { Locator, Page } from '@playwright/test';
import { puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { drawnPyramid } from '../../src-shared/puzzles/drawn-pyramids';
import { puzzleCode } from '../../src-shared/record';
import { expect, inRun, test } from './fixtures';
import { chooseFromMenu } from './gestures';
import { layAll, solutionOf, solvedNews } from './puzzle-table';

const choice = (page: Page): Locator => page.getByRole('dialog', { name: 'New game' });
const shelf = (page: Page, name: string): Locator =>
  choice(page).getByRole('listbox', { name: 'Collections' }).getByRole('option', { name, exact: true });
const puzzle = (page: Page, name: string): Locator =>
  choice(page).getByRole('listbox', { name: 'Puzzle' }).getByRole('option', { name, exact: true });
const start = (page: Page): Promise<void> => choice(page).getByRole('button', { name: 'Start' }).click();
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 2 });

async function openChoice(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Play a puzzle' }).check({ force: true });
}

const tilesInBox = (page: Page): Promise<number[]> =>
  page.locator('.box-tile').evaluateAll((tiles) => tiles.map((tile) => Number(tile.dataset['tile'])));

test('collections tell what is solved, the time, and what comes next', async ({ folder }) => {
  await inRun(folder, async (page) => {
    await openChoice(page);
    await expect(shelf(page, 'The classic eight')).toHaveAttribute('aria-selected', 'true');
    await expect(puzzle(page, 'Starter')).toHaveAccessibleDescription('6 tiles · level 2');
    await shelf(page, 'Discovery').click();
    await expect(shelf(page, 'Discovery')).toHaveAccessibleDescription('0 of 28');
    await expect(puzzle(page, 'Discovery 3')).toHaveAccessibleDescription('3 tiles · target 0:20');
    await start(page);
    await layAll(page, solutionOf('discovery-3'));
    await expect(solvedNews(page)).toBeVisible();
  });
  await inRun(folder, async (page) => {
    await openChoice(page);
    await expect(shelf(page, 'Discovery')).toHaveAccessibleDescription('1 of 28');
    await expect(puzzle(page, 'Discovery 3')).toHaveAccessibleDescription(/solved in 0:\d\d/);
    await expect(puzzle(page, 'Discovery 4')).toHaveAttribute('aria-selected', 'true');
    await start(page);
    await expect(heading(page, 'Discovery 4')).toBeVisible();
  });
});

test('a puzzle is found by letters of its name, and Enter starts the first', async ({ page }) => {
  await openChoice(page);
  const search = page.getByRole('searchbox', { name: 'Find by name' });
  await search.fill('zzz');
  await expect(choice(page)).toContainText('No puzzle has a name like that.');
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
  await openChoice(page);
  await shelf(page, 'Solitaires').click();
  await puzzle(page, 'Solitaire Quest, no red').click();
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await start(page);
  await expect(page.locator('.puzzle-head')).toContainText('the longest green line');
});

test('the same number draws the same random pyramid', async ({ page }) => {
  await openChoice(page);
  await shelf(page, 'Pyramids').click();
  await puzzle(page, 'Random pyramid of 10').click();
  const number = page.getByRole('textbox', { name: 'Number' });
  const drawn = await number.inputValue();
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(number).not.toHaveValue(drawn);
  await number.fill('many');
  await start(page);
  await expect(choice(page)).toContainText('A whole number from 0');
  await number.fill('4711');
  await start(page);
  await expect(heading(page, 'Pyramid of 10, three colours, number 4711')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-10', 'three', 4711).tiles);
  await openChoice(page);
  await puzzle(page, 'Random pyramid of 10').click();
  await page.getByRole('radio', { name: 'Four' }).check({ force: true });
  await number.fill('4711');
  await start(page);
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-10', 'four', 4711).tiles);
});

test('the puzzle of the day is that of the date', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 2, 14, 12));
  await openChoice(page);
  await shelf(page, 'Puzzle of the day').click();
  const today = puzzleOfTheDay({ year: 2027, month: 3, day: 14 });
  await expect(puzzle(page, today.name).first()).toHaveAccessibleDescription(/March 14, 2027/);
  await expect(puzzle(page, puzzleOfTheDay({ year: 2027, month: 3, day: 8 }).name)).toBeVisible();
  await start(page);
  await expect(heading(page, today.name)).toBeVisible();
});

test('sharesets show which of their puzzles are solved', async ({ page }) => {
  await openChoice(page);
  await shelf(page, 'Sharesets').click();
  const set = choice(page).getByRole('group', { name: 'Super 5' });
  await expect(set.getByRole('option')).toHaveCount(5);
  await expect(set).toContainText('0 of 5');
  await expect(choice(page)).toContainText('each of the 56 tiles once');
});

test('a puzzle is played by its code, and a broken one is refused in words', async ({ page }) => {
  const code = puzzleCode(drawnPyramid('pyramid-6', 'four', 7));
  await openChoice(page);
  await shelf(page, 'By a code').click();
  const field = page.getByRole('textbox', { name: 'Puzzle code' });
  for (const [text, problem] of [
    ['hello', /no puzzle code/],
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
  await expect(choice(page)).toContainText('fill a pyramid with 3 in its longest row');
  await start(page);
  await expect(heading(page, 'Puzzle from a code')).toBeVisible();
  expect(await tilesInBox(page)).toEqual(drawnPyramid('pyramid-6', 'four', 7).tiles);
});
