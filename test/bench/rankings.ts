import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { median, tell } from '../../scripts/bench/figures';
import { launch, pageOf, quit } from '../e2e/launch';
import { chooseFromMenu } from '../e2e/gestures';
import { manyGames, writeRankings } from '../support/rankings-files';

/** How long the window takes to show a large table of rankings, from the choice in the menu to its first page. */

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
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
