import { expect } from '../e2e/fixtures';
import { chooseFromMenu } from '../e2e/gestures';
import { keepDays, someDays } from '../support/kept-days';
import { fillLibrary } from '../support/kept-games';
import type { Scene, Stage } from './stage';

/** A profile in which so many games are kept, and the puzzles of most days. */
const withGames =
  (count: number, days = 50) =>
  async (profile: string): Promise<void> => {
    await fillLibrary(profile, count);
    await keepDays(profile, someDays(days));
  };

async function open({ page }: Stage): Promise<void> {
  await chooseFromMenu(page, 'File', 'My games…');
  await page.getByRole('tab', { name: 'Statistics' }).click();
}

/** Opens them when all games are read, and waits until the boards of records are drawn. */
async function openFull(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await page.locator('.margin-plot svg').waitFor();
  await expect(page.locator('.record-picture:empty')).toHaveCount(0);
}

/** A game somewhere in the middle, by keyboard. */
async function walk(stage: Stage): Promise<void> {
  const { page } = stage;
  await openFull(stage);
  await page.getByRole('slider', { name: 'Won or lost by' }).focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft');
  await page.locator('.bar-words').waitFor();
}

/** Luck of the games that were analysed. */
async function showLuck(stage: Stage): Promise<void> {
  const { page } = stage;
  await openFull(stage);
  await page.getByRole('button', { name: 'Chart' }).click();
  await page.getByRole('option', { name: 'Luck', exact: true }).click();
  await page.getByRole('slider', { name: 'Luck' }).waitFor();
}

/** The lower part, which scrolls. */
async function scrollDown(stage: Stage): Promise<void> {
  await openFull(stage);
  await stage.page.locator('.on-record').scrollIntoViewIfNeeded();
}

/** What the kept games come to. */
export const STATISTICS_SCENES: readonly Scene[] = [
  { name: 'statistics-none', reach: open },
  // Three of the games are not finished.
  { name: 'statistics-one', before: withGames(4, 0), reach: openFull },
  { name: 'statistics', before: withGames(50), reach: walk },
  { name: 'statistics-luck', before: withGames(50), reach: showLuck },
  { name: 'statistics-below', before: withGames(50), reach: scrollDown },
  { name: 'statistics-thousands', before: withGames(10_000), reach: openFull, isLong: true },
];
