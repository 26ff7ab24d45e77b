import type { Page } from '@playwright/test';
import type { OnlineGame, OnlineState } from '../../src-shared/bridge/bridge';
import { expect } from './fixtures';
import { field, joining, openTable, playOnline, type Program, waiting } from './online-meeting';

/** Two who sit down at a table, and what their pages are told of the game. */

/** From now on the page notes what it is told. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.tantrix.onOnline((state) => {
      window.told = state;
    });
  });

declare global {
  interface Window {
    /** What the page was told last. */
    told?: OnlineState;
  }
}

/** What the page was told last of the game. */
export async function told(page: Page): Promise<OnlineGame> {
  const state = await page.waitForFunction(() => window.told?.kind === 'playing' && window.told);
  const playing = await state.jsonValue();
  if (!playing) throw new Error('no game was told of');
  return playing.game;
}

/** Ann opens a table for two, and Bob comes to it; gives their pages once the game lies there. */
export async function sitDown(
  { page: host }: Program,
  { page: guest }: Program,
  rules: { readonly isCompetition?: boolean } = {},
): Promise<readonly Page[]> {
  for (const page of [host, guest]) await listen(page);
  await openTable(host, { name: 'Ann', table: 'Kitchen', ...rules });
  await playOnline(guest, 'Join a table');
  await field(joining(guest), 'Name').fill('Bob');
  await joining(guest).getByRole('button', { name: 'Join “Kitchen”' }).click();
  await expect(waiting(host)).toBeHidden();
  for (const page of [host, guest]) await expect(page.locator('.board-area')).toBeVisible();
  return [host, guest];
}
