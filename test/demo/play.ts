import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/lib/steps';
import { greedyRobot } from '../../src-shared/robots/baselines';
import { type Game, isOver, newGame, play, seededRandom } from '../../src-shared/tantrix';
import { expect, launch, quit, stubSaveDialog } from '../e2e/fixtures';
import { chooseFromMenu, PEOPLE, playByMouse, startGame } from '../e2e/gestures';

/** Plays a whole game between greedy computer players in the real window and leaves pictures and the saved game. */

const SEED = Number(process.argv[2] ?? 56);
const FOLDER = path.join(ROOT, 'demo');
const PICTURE_EVERY = 10;

async function demonstrate(page: Page): Promise<Game> {
  const random = seededRandom(SEED);
  let game = newGame({ seats: PEOPLE.map(({ colour }) => colour) }, SEED);
  await startGame(page, PEOPLE, SEED);
  while (!isOver(game)) {
    const placement = greedyRobot(game, random);
    const result = play(game, placement);
    if (!result.ok) throw new Error(`the robot broke a rule: ${result.refusal.code}`);
    await playByMouse(page, placement);
    game = result.game;
    const move = game.placements.length;
    if (move % PICTURE_EVERY === 0) await page.screenshot({ path: path.join(FOLDER, `move-${move}.png`) });
  }
  await page.screenshot({ path: path.join(FOLDER, 'final.png') });
  return game;
}

const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-demo-'));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const app = await launch(profile);
try {
  const page = await app.firstWindow();
  const game = await demonstrate(page);
  const file = path.join(FOLDER, 'game.txg');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => existsSync(file)).toBe(true);
  console.log(`Played ${game.placements.length} tiles. See ${path.relative(process.cwd(), FOLDER)}${path.sep}`);
} finally {
  await quit(app);
  await rm(profile, { recursive: true, force: true });
}
