import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import type { Level } from '../../src-shared/robots';
import { type Game, newGame } from '../../src-shared/tantrix';
import { openText } from '../e2e/gestures';

/** Games that computer players play by themselves in the window. */

/** Settings of a profile in which tiles take no time to arrive; to be written before the program starts. */
export const withoutAnimation = (profile: string): Promise<void> =>
  writeFile(path.join(profile, 'settings.json'), JSON.stringify({ animate: false, volume: 0 }));

/** What two computer players are about to play, or to play on. */
export function robotsAlone(level: Level, game: Game): string {
  const players = ['mason', 'thorn'].map((character) => ({
    name: character,
    email: '',
    country: '',
    robot: { character, level },
  }));
  return makeTxg({ players, game, isCompetition: false });
}

/** A deal of two hands by its seed. */
export const dealOf = (seed: number): Game => newGame({ seats: ['red', 'blue'] }, seed);

/** Two minutes, in milliseconds: a game takes a quarter of one. */
const PATIENCE = 120_000;

/** Opens a game of two beginners in place of the one that is open, which is over, and sees it to its end. */
export async function playOneGame(app: ElectronApplication, page: Page, folder: string, game: Game): Promise<void> {
  const wasOpen = (await page.locator('.board').count()) > 0;
  await openText(app, page, folder, robotsAlone(1, game));
  // The game before was never saved.
  if (wasOpen) await page.getByRole('button', { name: 'Don’t save' }).click();
  await page.locator('.result').waitFor({ state: 'detached' });
  await page.locator('.result').waitFor({ timeout: PATIENCE });
}
