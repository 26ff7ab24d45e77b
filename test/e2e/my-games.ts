import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { fillLibrary, type KeptGame } from '../support/kept-games';
import { expect } from './fixtures';
import { chooseFromMenu } from './gestures';
import type { Running } from './running';

/** The page *My games*, as tests go about it. */

/** Fills the library of a program that has not looked at it yet, and opens the page. */
export async function openMyGames({ page, profile }: Running, count: number): Promise<readonly KeptGame[]> {
  const games = await fillLibrary(profile, count);
  await chooseFromMenu(page, 'File', 'My games…');
  await expect(list(page)).toHaveAttribute('data-count', String(count));
  // Keys go to the list once the first is chosen.
  await expect(rows(page).first()).toBeFocused();
  return games;
}

export const myGames = (page: Page): Locator => page.getByRole('main', { name: 'My games' });
export const list = (page: Page): Locator => page.getByRole('grid', { name: 'Games' });
export const rows = (page: Page): Locator => list(page).locator('[role=row][aria-rowindex]');
export const chosenRows = (page: Page): Locator => list(page).locator('[role=row][aria-selected=true]');
export const details = (page: Page): Locator => page.getByRole('complementary', { name: 'Details' });
export const told = (page: Page): Locator => page.locator('.library-status');
export const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });

/** Chooses in one of the lists above the games. */
export async function filterBy(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses in a menu of the page, which is opened for it. */
export async function chooseIn(place: Locator, button: string, item: string): Promise<void> {
  await place.getByRole('button', { name: button }).click();
  await place.page().getByRole('menuitem', { name: item }).click();
}

/** The names of the games in a folder. */
export async function gamesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.txg')).toSorted();
}

export const libraryOf = (profile: string): string => path.join(profile, 'games');

/** What stands beside a game. */
export async function notesOf(profile: string, id: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(libraryOf(profile), `${id}.json`), 'utf8'));
}

export const resize = (app: ElectronApplication, width: number, height: number): Promise<void> =>
  app.evaluate(({ BrowserWindow }, [x, y]) => BrowserWindow.getAllWindows()[0]?.setContentSize(x, y), [
    width,
    height,
  ] as const);
