import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Game, legalPlacements, newGame, pick, play, rewind, seededRandom } from '../../src-shared/tantrix';
import { launch, pageOf, quit } from '../e2e/launch';
import { chooseFromMenu, openRecord, openText } from '../e2e/gestures';
import { quantile, tell } from '../../scripts/bench/figures';
import { idle, measure, teach } from './in-page';
import { dealOf, robotsAlone } from './robot-games';

/** How the real window keeps up with the hand when the board is full, beside the plainest drawing of as many tiles. */

/** Frames of each gesture. */
const FRAMES = 240;
/** Frames to look at while somebody thinks. */
const THINKING_FRAMES = 600;
/** Those who think longest. */
const THINKERS = [
  [5, 'experts'],
  [6, 'masters'],
] as const;
/** An analysis takes nine seconds, a hint half a second at least. */
const ANALYSIS_FRAMES = 450;
const HINT_FRAMES = 40;
/** A frame that is seen to be late, in milliseconds, and the share of them that may be while something is thought about. */
const LONG_FRAME = 20;
const MOST_LONG = 0.05;
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

const share = (times: readonly number[], limit: number): string =>
  `${((100 * times.filter((time) => time > limit).length) / times.length).toFixed(1)} %`;

const inWords = (times: readonly number[], limit: number): string =>
  `${share(times, limit)} of frames over ${limit} ms, 95th percentile ${quantile(times, 0.95).toFixed(1)} ms`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
const app = await launch(path.join(folder, 'profile'));
try {
  const page = await pageOf(app);
  const game = fullBoard();
  await openRecord(app, page, folder, game);
  await teach(page);
  const times = await page.evaluate(measure, FRAMES);
  for (const [gesture, words, limit] of LIMITS) {
    tell({
      part: 'Frames',
      what: `${words} at ${game.placements.length} tiles`,
      value: inWords(times.window[gesture], limit),
      yardstick: `plain drawing ${inWords(times.plain[gesture], limit)}`,
    });
  }
  const [usual, slow] = [0.5, 0.95].map((part) => `${quantile(times.clicks, part).toFixed(1)} ms`);
  tell({ part: 'Frames', what: 'click to drawn', value: `median ${usual}, 95th percentile ${slow}` });
  const still = await page.evaluate(idle, THINKING_FRAMES);
  /** The window keeps up with the screen while something is thought about. */
  const meanwhile = (what: string, frames: readonly number[]) =>
    tell({
      part: 'Frames',
      what,
      value: inWords(frames, LONG_FRAME),
      yardstick: `nothing going on ${share(still, LONG_FRAME)}`,
      limit: `at most ${100 * MOST_LONG} % over ${LONG_FRAME} ms`,
      isMet: frames.filter((time) => time > LONG_FRAME).length <= MOST_LONG * frames.length,
    });
  for (const [level, who] of THINKERS) {
    await openText(app, page, folder, robotsAlone(level, dealOf(1)));
    await page.locator('.thinking').waitFor();
    meanwhile(`two ${who} thinking`, await page.evaluate(idle, THINKING_FRAMES));
    await chooseFromMenu(page, 'File', 'Close');
    await page.getByRole('button', { name: 'Don’t save' }).click();
  }
  await openRecord(app, page, folder, overGame());
  await chooseFromMenu(page, 'View', 'Analysis');
  await page.getByRole('progressbar').waitFor();
  meanwhile('analysis', await page.evaluate(idle, ANALYSIS_FRAMES));
  await openRecord(app, page, folder, rewind(game, 20));
  await chooseFromMenu(page, 'Edit', 'Hint');
  meanwhile('hint', await page.evaluate(idle, HINT_FRAMES));
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true });
}
