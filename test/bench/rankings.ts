import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launch, pageOf, quit } from '../e2e/fixtures';
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
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`show a table of ${PLAYERS} players and ${GAMES} games: ${median.toFixed(0)} ms`);
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
