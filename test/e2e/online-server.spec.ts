import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { recordAtStart } from '../../src-renderer/online/playing/record';
import type { OnlineGame, OnlineState } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, play, seededRandom } from '../../src-shared/tantrix';
import { hasEnded, moveDue } from '../support/online-game';
import { builtServer, ServerProcess } from '../support/server-process';
import { expect, test } from './fixtures';
import { dialogNamed, playByMouse } from './gestures';
import { field, hosting, joining, playOnline, type Program, waiting, withTwo } from './online-meeting';

// It builds a server, and starts the program twice.
test.describe.configure({ timeout: 180_000 });

let script = '';
let folder = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-server-'));
  script = await builtServer();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

declare global {
  interface Window {
    /** What the page was told last of what goes on at the server. */
    toldAtServer?: OnlineState;
  }
}

/** Two programs, and a server that both can reach. */
async function withServer(
  profiles: string,
  task: (server: ServerProcess, first: Program, second: Program) => Promise<void>,
): Promise<void> {
  const server = new ServerProcess(script, mkdtempSync(path.join(folder, 'kept-')), ['--name', 'The club']);
  await server.start();
  try {
    await withTwo(profiles, async (first, second) => {
      for (const { page } of [first, second])
        await page.evaluate(() => {
          window.tantrix.onOnline((state) => {
            window.toldAtServer = state;
          });
        });
      await task(server, first, second);
    });
  } finally {
    await server.end();
  }
}

const server = (page: Page) => page.getByRole('radio', { name: 'Server' }).check({ force: true });

/** Connects with a server that was not met before. */
async function connect(page: Page, link: string, name: string): Promise<void> {
  await playOnline(page, 'Join a table');
  await field(joining(page), 'Name').fill(name);
  await server(page);
  await field(joining(page), 'Server').fill(link);
  await joining(page).getByRole('button', { name: 'Connect' }).click();
  await joining(page).getByRole('heading', { name: 'The club' }).waitFor();
}

async function host(page: Page, link: string, name: string, table: string): Promise<void> {
  await playOnline(page, 'Host a table');
  await server(page);
  await field(hosting(page), 'Name').fill(name);
  await field(hosting(page), 'Server').fill(link);
  await field(hosting(page), 'Name of the table').fill(table);
  await hosting(page).getByRole('button', { name: 'Open table' }).click();
  await waiting(page).waitFor();
}

const told = (page: Page) => page.evaluate(() => window.toldAtServer);

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

test('two play a whole game at a server that is killed meanwhile', async ({ folder: profiles }) => {
  await withServer(profiles, async (club, { page: ann }, { page: bob }) => {
    await host(ann, club.link, 'Ann', 'Kitchen');
    await expect(waiting(ann)).toContainText('Only the server could look at it');
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
    // Who was invited does not see before that somebody has the colour: another is proposed.
    await joining(bob).getByRole('button', { name: 'Join table' }).click();
    await joining(bob).getByRole('alert').waitFor();
    await joining(bob).getByRole('button', { name: 'Join table' }).click();
    for (const page of [ann, bob]) await page.locator('.board-area').waitFor();
    await playTurn([ann, bob]);
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
