import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { median, tell } from '../../scripts/bench/figures';
import { wholeGame } from '../../scripts/bench/files';
import { makeTxg, parseTxg } from '../../src-shared/record';
import { launch, pageOf, quit } from '../e2e/launch';
import { chooseFromMenu, openText } from '../e2e/gestures';
import { plainReplay, replay, teach } from './in-page';
import { withoutAnimation } from './robot-games';

/** How long the window takes to open a whole game, and to show it again move by move as fast as it draws. */

const ROUNDS = 7;
const { game, ...others } = wholeGame(1);
const TEXT = makeTxg({ game, ...others });

/** Opens the game, and waits until its last tile lies there; milliseconds. */
async function open(app: ElectronApplication, page: Page, folder: string): Promise<number> {
  const start = performance.now();
  await openText(app, page, folder, TEXT);
  await page.locator('.result').waitFor();
  const milliseconds = performance.now() - start;
  await chooseFromMenu(page, 'File', 'Close');
  await page.locator('.start-screen').waitFor();
  return milliseconds;
}

/** As many steps of a person that open nothing: a menu, and a dialog that comes and goes. */
async function openNothing(page: Page): Promise<number> {
  const start = performance.now();
  await chooseFromMenu(page, 'Help', 'About Tantrix');
  await page.getByRole('dialog').waitFor();
  const milliseconds = performance.now() - start;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return milliseconds;
}

function readAlone(): number {
  const start = performance.now();
  if (!parseTxg(TEXT).ok) throw new Error('the game was refused');
  return performance.now() - start;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
await withoutAnimation(folder);
const app = await launch(folder);
try {
  const page = await pageOf(app);
  const [opening, nothing, reading]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = [await open(app, page, folder), await openNothing(page), readAlone()] as const;
    // The first round lets the compiler warm up.
    for (const [at, list] of [opening, nothing, reading].entries()) if (round > 0) list.push(times[at] ?? 0);
  }
  tell({
    part: 'Opening and replay',
    what: `open a .txg of ${game.placements.length} tiles by the menu, until all lie there`,
    value: `${median(opening).toFixed(0)} ms`,
    yardstick: `a dialog by the menu ${median(nothing).toFixed(0)} ms, reading the text alone ${median(reading).toFixed(1)} ms`,
  });

  await openText(app, page, folder, TEXT);
  await page.locator('.result').waitFor();
  await teach(page);
  await chooseFromMenu(page, 'Edit', 'Replay');
  await page.locator('.replay-bar').waitFor();
  const [shown, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await page.evaluate(plainReplay, game.placements.length));
    shown.push(await page.evaluate(replay, game.placements.length));
  }
  tell({
    part: 'Opening and replay',
    what: `replay of ${game.placements.length} moves, one a frame`,
    value: `${median(shown).toFixed(0)} ms`,
    yardstick: `plain drawing ${median(plain).toFixed(0)} ms, ratio ${(median(shown) / median(plain)).toFixed(2)}`,
  });
} finally {
  await quit(app);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
