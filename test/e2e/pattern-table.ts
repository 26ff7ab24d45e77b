import type { Locator, Page } from '@playwright/test';
import { type Hex, hexKey, type TileNumber } from '../../src-shared/tantrix';
import { expect } from './fixtures';
import { chooseFromMenu } from './gestures';

/** What a person does at a free table, for the tests. */

export const boxed = (page: Page, tile: TileNumber): Locator => page.locator(`.box-tile[data-tile="${tile}"]`);
export const lain = (page: Page): Locator => page.locator('.board .loose-tile');
export const partners = (page: Page): Locator => page.locator('.suggested-tile');
export const partnerAt = (page: Page, hex: Hex): Locator => page.locator(`.suggested-tile[data-hex="${hexKey(hex)}"]`);

/** Begins a free table by the New Game dialog. */
export async function startPattern(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Free table' }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Free table', level: 1 })).toBeAttached();
}

/** Chooses a guide beside the table. */
export async function setGuide(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Symmetry/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** How often a colour's count stands in a column, the first after its name. */
export const countOf = (page: Page, colour: string, column: 1 | 2 | 3): Locator =>
  page.locator(`.colour-counts [data-colour="${colour}"] td`).nth(column - 1);
