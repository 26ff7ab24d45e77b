import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { HostRequest, JoinRequest, OnlineState } from '../../src-shared/bridge/bridge';
import { seededRandom } from '../../src-shared/tantrix';
import { hasEnded, moveDue } from '../support/online-game';
import { expect, launch, pageOf, quit, test, NIGHTLY } from './fixtures';
import { chooseFromMenu } from './gestures';

declare global {
  interface Window {
    /** What the page was told last of what goes on online. */
    toldOnline: OnlineState;
  }
}

interface Player {
  readonly app: ElectronApplication;
  readonly page: Page;
}

async function started(profile: string): Promise<Player> {
  const app = await launch(profile);
  const page = await pageOf(app);
  await page.evaluate(() => {
    window.toldOnline = { kind: 'none' };
    window.tantrix.onOnline((state) => {
      window.toldOnline = state;
    });
  });
  return { app, page };
}

const told = ({ page }: Player): Promise<OnlineState> => page.evaluate(() => window.toldOnline);

async function gameAt(player: Player) {
  const state = await told(player);
  return state.kind === 'playing' ? state.game : undefined;
}

/** The number of its process of connections. */
const onlineAt = ({ app }: Player): Promise<number> =>
  app.evaluate((electron) => {
    const online = electron.app.getAppMetrics().find(({ name }) => name === 'Tantrix online');
    if (!online) throw new Error('it has none');
    return online.pid;
  });

/** One hosts, the other finds the table and joins. */
async function meet(host: Player, guest: Player): Promise<void> {
  const rules = { name: 'A table', seats: 2, isCompetition: false, mayWatch: true } as const;
  const request: HostRequest = { rules, people: [{ name: 'Anna', colour: 'red' }], robots: [] };
  expect(await host.page.evaluate((asked) => window.tantrix.hostTable({ ...asked, robots: [] }), request)).toBe(null);
  expect(await guest.page.evaluate(() => window.tantrix.findTables())).toBe(null);
  const found = async () => {
    const state = await told(guest);
    return state.kind === 'looking' ? state.tables[0]?.id : undefined;
  };
  await expect.poll(found).toBeDefined();
  const target = { kind: 'found', id: (await found()) ?? '' } as const;
  const join: JoinRequest = { target, people: [{ name: 'Béla', colour: 'blue' }] };
  expect(await guest.page.evaluate((asked) => window.tantrix.joinTable(asked), join)).toBe(null);
  for (const each of [host, guest]) await expect.poll(async () => (await told(each)).kind).toBe('playing');
}

/** Both move by chance, until so many tiles lie or the game is over. */
async function play(players: readonly Player[], moves = Number.POSITIVE_INFINITY): Promise<void> {
  const random = seededRandom(5);
  for (;;) {
    const games = await Promise.all(players.map(gameAt));
    if (games.every((game) => hasEnded(game) || (game?.moves.length ?? 0) >= moves)) return;
    for (const [at, { page }] of players.entries()) {
      const move = moveDue(games[at], random);
      if (move && (games[at]?.moves.length ?? 0) < moves)
        await page.evaluate((asked) => window.tantrix.moveOnline(asked), move);
    }
  }
}

async function sameMoves(players: readonly Player[]): Promise<void> {
  const [moves, others] = await Promise.all(players.map(async (each) => (await gameAt(each))?.moves));
  expect(others).toEqual(moves);
}

test('two programs find each other and play to the end, though one’s connections are killed', async ({ folder }) => {
  const [host, guest] = [await started(path.join(folder, 'anna')), await started(path.join(folder, 'béla'))];
  const both = [host, guest];
  await meet(host, guest);
  await play(both, 5);
  process.kill(await onlineAt(guest), 'SIGKILL');
  await expect.poll(async () => (await told(guest)).problem).toBe('stopped');
  // Whatever is done next goes on.
  await guest.page.evaluate(() => window.tantrix.chatOnline({ kind: 'phrase', phrase: 'back' }));
  await play(both);
  await sameMoves(both);
  for (const { app } of both) await quit(app);
});

test('a program whose main process is killed offers its game at its next start', NIGHTLY, async ({ folder }) => {
  const host = await started(path.join(folder, 'anna'));
  let guest = await started(path.join(folder, 'béla'));
  await meet(host, guest);
  await play([host, guest], 3);
  const online = await onlineAt(guest);
  guest.app.process().kill('SIGKILL');
  // Without main it does not go on.
  await expect.poll(() => existsSync(`/proc/${online}/exe`)).toBe(false);
  guest = await started(path.join(folder, 'béla'));
  const { page } = guest;
  const offered = page.locator('.start-waiting');
  await expect(offered).toContainText('Anna');
  await expect(offered).toContainText(/(Your|Anna’s) turn · 3 tiles played/);

  // It leaves the list where it is dropped, and comes back.
  await page.getByRole('button', { name: 'All online games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join a table' });
  await dialog.getByRole('button', { name: /^Remove .* with Anna from this list/ }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await page.evaluate(() => window.tantrix.unfinishedOnline())).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Continue .* with Anna/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue the online game with Anna' })).toBeVisible();

  // It goes on from among all games, too.
  await chooseFromMenu(page, 'File', 'My games…');
  await page.getByRole('row', { name: /Anna/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(async () => (await gameAt(guest))?.moves.length).toBe(3);
  await play([host, guest], 6);
  await sameMoves([host, guest]);
  for (const { app } of [host, guest]) await quit(app);
});

test('a program that never plays online has no process for it', async ({ app, page }) => {
  expect(await page.evaluate(() => window.tantrix.unfinishedOnline())).toEqual([]);
  const names = await app.evaluate((electron) => electron.app.getAppMetrics().map(({ name }) => name));
  expect(names).not.toContain('Tantrix online');
});
