import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rankGame } from '../../src-main/rankings/rank-game';
import { RankingStore } from '../../src-main/rankings/store';
import { rowsOf } from '../../src-shared/rankings';
import { median, tell } from '../../scripts/bench/figures';
import { launch, pageOf, quit } from '../e2e/launch';
import { chooseFromMenu } from '../e2e/gestures';
import { gameOf } from '../support/rankings';
import { manyGames, rankingsFile, writeRankings } from '../support/rankings-files';

/**
 * How long the window takes to show a large table of rankings, from the choice in the menu to its first page, and how long
 * a game takes to be in it and on the disk.
 */

const PLAYERS = 10_000;
const GAMES = 100_000;
const ROUNDS = 5;

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
await writeRankings(folder, manyGames(PLAYERS, GAMES));
const app = await launch(folder);
try {
  const page = await pageOf(app);
  const lines = page.getByRole('grid', { name: 'Rankings' }).locator('tbody tr');
  // The program reads it beforehand.
  await page.evaluate(() => window.tantrix.rankings());
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await chooseFromMenu(page, 'View', 'Rankings…');
    await lines.nth(49).waitFor();
    times.push(performance.now() - start);
    await page.keyboard.press('Escape');
    await lines.first().waitFor({ state: 'detached' });
  }
  const asked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await page.evaluate(() => window.tantrix.rankings());
    asked.push(performance.now() - start);
  }
  tell({
    part: 'Opening and replay',
    what: `show a table of ${PLAYERS} players and ${GAMES} games`,
    value: `${median(times).toFixed(0)} ms`,
    yardstick: `to have it from the main process ${median(asked).toFixed(0)} ms`,
  });
  const store = new RankingStore(path.dirname(rankingsFile(folder)));
  await store.table();
  // After all games of the table: none is of the future.
  const now = Date.UTC(2100, 0, 1);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await rankGame(store, gameOf(`new ${round}`, ['Ann', 20], ['Bob', 11]), now + round);
    rowsOf(await store.table());
    taken.push(performance.now() - start);
  }
  tell({
    part: 'Opening and replay',
    what: `take a game into a table of ${PLAYERS} players and ${GAMES} games`,
    value: `${median(taken).toFixed(0)} ms`,
    yardstick: `the slowest ${Math.max(...taken).toFixed(0)} ms`,
  });
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
