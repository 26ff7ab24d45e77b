import type { Page } from '@playwright/test';
import { recordAtStart } from '../../src-renderer/online/playing/record';
import type { OnlineGame } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, play, seededRandom } from '../../src-shared/tantrix';
import { hasEnded, moveDue } from '../support/online-game';
import { connect, host, inServer } from './online-club';
import { expect, NIGHTLY, test } from './fixtures';
import { dialogNamed, playByMouse } from './gestures';
import { field, joining, playOnline, waiting } from './online-meeting';

const withServer = inServer();

const told = (page: Page) => page.evaluate(() => window.told);

async function gameAt(page: Page): Promise<OnlineGame | undefined> {
  const state = await told(page);
  return state?.kind === 'playing' ? state.game : undefined;
}

const gameOf = (online: OnlineGame): Game =>
  online.moves.reduce((before, { tile, q, r, rotation }) => {
    const result = play(before, { tile, q, r, rotation });
    if (!result.ok) throw new Error(result.refusal.code);
    return result.game;
  }, recordAtStart(online).game);

/** Whoever is to move plays a tile with the mouse; all see it count. */
async function playTurn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect.poll(async () => (await gameAt(page))?.isSettled).toBe(true);
  const before = Math.max(...(await Promise.all(pages.map(movesAt))).map((moves) => moves?.length ?? 0));
  for (const page of pages) {
    const online = await gameAt(page);
    const game = online && gameOf(online);
    const [placement] = game ? legalPlacements(game) : [];
    if (!game || !placement || !online.seats[game.position.mover]?.isHere) continue;
    await playByMouse(page, placement);
    break;
  }
  for (const page of pages) await expect.poll(async () => (await gameAt(page))?.moves.length).toBe(before + 1);
}

/** The rest of the game, by what pages ask of main. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const random = seededRandom(5);
  for (;;) {
    const games = await Promise.all(pages.map(gameAt));
    if (games.every((game) => hasEnded(game))) return;
    for (const [at, page] of pages.entries()) {
      const move = moveDue(games[at], random);
      if (move) await page.evaluate((asked) => window.tantrix.moveOnline(asked), move);
    }
  }
}

const movesAt = async (page: Page) => (await gameAt(page))?.moves;

test('two play a whole game at a server that is killed meanwhile', NIGHTLY, async ({ folder: profiles }) => {
  await withServer(profiles, async (club, { page: ann }, { page: bob }) => {
    await host(ann, club.link, 'Ann', 'Kitchen');
    await expect(waiting(ann)).toContainText('Only the server could look ahead');
    await connect(bob, club.link, 'Bob');
    await joining(bob).getByRole('button', { name: 'Join “Kitchen”' }).click();
    for (const page of [ann, bob]) await page.locator('.board-area').waitFor();
    for (let turn = 0; turn < 3; turn++) await playTurn([ann, bob]);

    await club.end();
    await expect(ann.getByText('Server not reached')).toBeVisible();
    await club.start();
    for (const page of [ann, bob]) await expect(page.getByText('All connected')).toBeVisible();
    await playTurn([ann, bob]);

    await playOut([ann, bob]);
    expect(await movesAt(bob)).toEqual(await movesAt(ann));
    for (const page of [ann, bob]) await expect(page.locator('.result')).toBeVisible();
  });
});

test('an invitation leads to a table at a server', async ({ folder: profiles }) => {
  await withServer(profiles, async (club, { page: ann }, { page: bob }) => {
    await host(ann, club.link, 'Ann', 'Kitchen');
    const state = await told(ann);
    const link = state?.kind === 'waiting' ? (state.invitation?.link ?? '') : '';
    await playOnline(bob, 'Join a table');
    await field(joining(bob), 'Name').fill('Bob');
    await joining(bob).getByRole('radio', { name: 'Invitation' }).check({ force: true });
    await field(joining(bob), 'Code or link').fill(link);
    // Who was invited does not see before that somebody has the colour: the proposed one makes way.
    await joining(bob).getByRole('button', { name: 'Join table' }).click();
    for (const page of [ann, bob]) await page.locator('.board-area').waitFor();
    await playTurn([ann, bob]);
  });
});

test('tables are looked for where they were the last time', NIGHTLY, async ({ folder: profiles }) => {
  await withServer(profiles, async (club, { page: ann }) => {
    await connect(ann, club.link, 'Ann');
    await joining(ann).getByRole('button', { name: 'Cancel' }).click();
    await playOnline(ann, 'Join a table');
    await joining(ann).getByRole('heading', { name: 'The club' }).waitFor();
    await joining(ann).getByRole('radio', { name: 'This network' }).check({ force: true });
    await joining(ann).getByRole('heading', { name: 'Tables on this network' }).waitFor();
    await joining(ann).getByRole('button', { name: 'Cancel' }).click();
    await playOnline(ann, 'Join a table');
    await expect(joining(ann).getByRole('radio', { name: 'This network' })).toBeChecked();
  });
});

test('a server shows its ranks, and brings two together who seek a game', async ({ folder: profiles }) => {
  await withServer(profiles, async (club, { page: ann }, { page: bob }) => {
    for (const [page, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const) {
      await connect(page, club.link, name);
      await joining(page).getByRole('button', { name: 'Ranks' }).click();
      await expect(dialogNamed(page, 'Ranks at The club')).toContainText('Nobody has a rank here yet');
      await page.getByRole('button', { name: 'Close' }).click();
      await joining(page).getByRole('heading', { name: 'The club' }).waitFor();
      await joining(page).getByRole('button', { name: 'Quick match' }).click();
      if (page === ann) await dialogNamed(page, 'Looking for an opponent').waitFor();
    }
    for (const page of [ann, bob]) await page.locator('.board-area').waitFor();
    await playTurn([ann, bob]);
  });
});
