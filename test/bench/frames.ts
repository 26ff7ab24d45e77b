import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeTxg } from '../../src-shared/record';
import { type Game, legalPlacements, newGame, pick, play, rewind, seededRandom } from '../../src-shared/tantrix';
import { launch, pageOf, quit } from '../e2e/fixtures';
import { chooseFromMenu, openRecord, openText } from '../e2e/gestures';
import { idle, measure, PARTS } from './in-page';

/** How the real window keeps up with the hand when the board is full, beside the plainest drawing of as many tiles. */

/** Frames of each gesture. */
const FRAMES = 240;
/** Frames to look at while somebody thinks. */
const THINKING_FRAMES = 600;
/** An analysis takes nine seconds, a hint half a second at least. */
const ANALYSIS_FRAMES = 450;
const HINT_FRAMES = 40;
/** The gestures in words; frames longer than this, in milliseconds, are counted. */
const LIMITS = [
  ['dragging', 'dragging', 20],
  ['overPicture', 'dragging over a picture', 20],
  ['zooming', 'zooming', 50],
  ['panning', 'panning', 50],
] as const;

function overGame(): Game {
  const random = seededRandom(1);
  let game = newGame({ seats: ['red', 'blue'] }, 1);
  while (legalPlacements(game).length > 0) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return game;
}

/** One tile is left in a hand, to be dragged. */
function fullBoard(): Game {
  const game = overGame();
  return rewind(game, game.placements.length - 1);
}

/** A game that two computer players of the highest level play by themselves. */
function expertsAlone(): string {
  const players = ['mason', 'thorn'].map((character) => ({
    name: character,
    email: '',
    country: '',
    robot: { character, level: 5 },
  }));
  return makeTxg({ players, game: newGame({ seats: ['red', 'blue'] }, 1), isCompetition: false });
}

const share = (times: readonly number[], limit: number): string =>
  `${((100 * times.filter((time) => time > limit).length) / times.length).toFixed(1)} %`;

const quantile = (times: readonly number[], part: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1)} ms`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
const app = await launch(path.join(folder, 'profile'));
try {
  const page = await pageOf(app);
  const game = fullBoard();
  await openRecord(app, page, folder, game);
  // The page knows nothing of modules, nor of the compiler's helper for names.
  const parts = Object.entries(PARTS).map(([name, run]) => `globalThis.${name} = ${String(run)};`);
  await page.evaluate(`globalThis.__name = (value) => value; ${parts.join('')}`);
  const times = await page.evaluate(measure, FRAMES);
  for (const [gesture, words, limit] of LIMITS) {
    const [frames, plain] = [times.window[gesture], times.plain[gesture]];
    console.log(
      `${words} at ${game.placements.length} tiles: ${share(frames, limit)} of frames over ${limit} ms (plain ${share(plain, limit)}), ` +
        `95th percentile ${quantile(frames, 0.95)} (plain ${quantile(plain, 0.95)})`,
    );
  }
  console.log(`click to drawn: median ${quantile(times.clicks, 0.5)}, 95th percentile ${quantile(times.clicks, 0.95)}`);
  const still = await page.evaluate(idle, THINKING_FRAMES);
  await openText(app, page, folder, expertsAlone());
  await page.locator('.thinking').waitFor();
  const tell = (what: string, frames: readonly number[]) =>
    console.log(
      `${what}: ${share(frames, 20)} of frames over 20 ms (nothing going on ${share(still, 20)}), ` +
        `95th percentile ${quantile(frames, 0.95)}`,
    );
  tell('two experts thinking', await page.evaluate(idle, THINKING_FRAMES));
  await chooseFromMenu(page, 'File', 'Close');
  await page.getByRole('button', { name: 'Do not save' }).click();
  await openRecord(app, page, folder, overGame());
  await chooseFromMenu(page, 'View', 'Analysis');
  await page.getByRole('progressbar').waitFor();
  tell('analysis', await page.evaluate(idle, ANALYSIS_FRAMES));
  await openRecord(app, page, folder, rewind(game, 20));
  await chooseFromMenu(page, 'Edit', 'Hint');
  tell('hint', await page.evaluate(idle, HINT_FRAMES));
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
