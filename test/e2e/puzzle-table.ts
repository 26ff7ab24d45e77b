import type { Locator, Page } from '@playwright/test';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { completePuzzle } from '../../src-shared/puzzles/hint';
import type { Arrangement, Puzzle } from '../../src-shared/puzzles/puzzle';
import { type Hex, hexKey, type Placement, type TileNumber } from '../../src-shared/tantrix';
import { expect } from './fixtures';
import { boxOf, chooseFromMenu, dragTo, middleOf } from './gestures';

/** What a person does at the puzzle table, for the tests. */

export const boxTile = (page: Page, tile: TileNumber): Locator => page.locator(`.box-tile[data-tile="${tile}"]`);
export const tableTile = (page: Page, tile: TileNumber): Locator => page.locator(`.board [data-tile="${tile}"]`);
export const cellAt = (page: Page, hex: Hex): Locator => page.locator(`.ground-cell[data-hex="${hexKey(hex)}"]`);
/** What the check or the computer says. */
export const news = (page: Page): Locator => page.locator('.puzzle-news');
export const solvedNews = (page: Page): Locator => page.locator('.puzzle-news.is-solved');

/** What is said of a solution that the program has shown. */
export const answeredNews = (page: Page): Locator => page.locator('.puzzle-news.is-answered');

const pageHolding = (within: Page | Locator): Page => ('page' in within ? within.page() : within);

/** What is chosen from a list by its name; the rest of its words say how it stands. */
export const optionNamed = (within: Page | Locator, name: string): Locator =>
  within.getByRole('option').filter({ has: pageHolding(within).getByText(name, { exact: true }) });

/** Opens the New Game dialog where puzzles are chosen. */
export async function openPuzzleChoice(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Puzzles' }).check({ force: true });
}

/** Opens the editor of puzzles. */
export async function editPuzzle(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'Make a puzzle…');
  await expect(page.getByRole('dialog', { name: 'Make a puzzle' })).toBeVisible();
}

/** Chooses a tile in the editor, or lets it go. */
export const pickTile = (page: Page, tile: TileNumber): Promise<void> =>
  page.getByRole('option', { name: `Tile ${tile}:` }).click();

/** Starts a puzzle of the catalogue by the New Game dialog. */
export async function startPuzzle(page: Page, name: string): Promise<void> {
  await openPuzzleChoice(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await optionNamed(page, name).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

/** A puzzle of the catalogue. */
export function puzzleNamed(id: string): Puzzle {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry.puzzle;
}

/** A solution of a puzzle of the catalogue, about the middle of the table. */
export function solutionOf(id: string): Arrangement {
  const found = completePuzzle({ puzzle: puzzleNamed(id), laid: [], seed: 1 });
  if (!found) throw new Error(`no solution of ${id}`);
  return found.laid;
}

/** Turns a tile in the box by clicks on its right half. */
export async function turnInBox(page: Page, { tile, rotation }: Placement): Promise<void> {
  await boxTile(page, tile).click();
  const box = await boxOf(boxTile(page, tile));
  for (let turn = 0; turn < rotation; turn++) {
    await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2, { delay: 5 });
  }
  await expect(boxTile(page, tile)).toHaveAttribute('data-rotation', String(rotation));
}

/** Drags a tile from the box into a cell. */
export async function dragFromBox(page: Page, { tile, ...hex }: Placement): Promise<void> {
  await dragTo(page, boxTile(page, tile), await middleOf(cellAt(page, hex)));
  await expect(tableTile(page, tile)).toBeVisible();
}

/** Turns a tile in the box, and drags it into a cell. */
export async function layByMouse(page: Page, placement: Placement): Promise<void> {
  await turnInBox(page, placement);
  await dragFromBox(page, placement);
}

export async function layAll(page: Page, placements: Arrangement): Promise<void> {
  for (const placement of placements) await layByMouse(page, placement);
}

/** Where the tiles lie on the table, in the order of their numbers. */
export const lying = (page: Page): Promise<string[]> =>
  page.locator('.loose-tile, .laid-tile').evaluateAll((tiles) =>
    tiles
      .map(({ dataset }) => dataset)
      .toSorted((a, b) => Number(a['tile']) - Number(b['tile']))
      .map(({ tile, hex }) => `${tile} ${hex}`),
  );

/** The same of an arrangement. */
export const asLying = (placements: Arrangement): string[] =>
  placements.toSorted((a, b) => a.tile - b.tile).map(({ tile, ...hex }) => `${tile} ${hexKey(hex)}`);
