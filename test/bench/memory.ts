import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ElectronApplication, _electron as electron } from '@playwright/test';
import { median, tell } from '../../scripts/bench/figures';
import { argumentsOf, launch, pageOf, quit } from '../e2e/launch';
import { memoryOf, pageUsage } from '../support/usage';
import { dealOf, playOneGame, withoutAnimation } from './robot-games';

/** What ten games leave behind in memory, beside an empty window that was open as long as it takes to be so. */

const GAMES = 10;
const EARLY_GAME = 2;
const SETTLING = 4_000;
const MOST_MEMORY = 1.4;
const MOST_GROWTH = 0.05;

/** Bytes of all processes of a program, looked at a few times once it has settled. */
async function settledMemory(app: ElectronApplication): Promise<number> {
  const looks: number[] = [];
  await wait(SETTLING);
  for (let look = 0; look < 5; look++) {
    looks.push(memoryOf(app.process().pid ?? 0));
    await wait(500);
  }
  return median(looks);
}

async function emptyWindow(): Promise<number> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
  const program = path.join(import.meta.dirname, 'empty');
  const app = await electron.launch({
    executablePath: process.env.ELECTRON_EXEC_PATH ?? '',
    args: argumentsOf(profile, [], 'en', program),
  });
  await pageOf(app);
  const memory = await settledMemory(app);
  await quit(app);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return memory;
}

/** By the number of games played: the memory of the program. */
async function tenGames(): Promise<ReadonlyMap<number, number>> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
  await withoutAnimation(profile);
  const app = await launch(profile);
  const page = await pageOf(app);
  const session = await page.context().newCDPSession(page);
  const memory = new Map<number, number>();
  for (let played = 1; played <= GAMES; played++) {
    await playOneGame(app, page, profile, dealOf(played));
    if (played !== EARLY_GAME && played !== GAMES) continue;
    await pageUsage(session);
    memory.set(played, await settledMemory(app));
  }
  await quit(app);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return memory;
}

const empty = await emptyWindow();
const memory = await tenGames();
const [early = NaN, late = NaN] = [memory.get(EARLY_GAME), memory.get(GAMES)];
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
tell({
  part: 'Memory',
  what: `memory after ${GAMES} games of computer players`,
  value: megabytes(late),
  yardstick: `empty window ${megabytes(empty)}, ratio ${(late / empty).toFixed(2)}`,
  limit: `at most ${MOST_MEMORY} times`,
  isMet: late <= MOST_MEMORY * empty,
});
tell({
  part: 'Memory',
  what: `growth from game ${EARLY_GAME} to game ${GAMES}`,
  value: `${(100 * (late / early - 1)).toFixed(1)} %`,
  yardstick: `after game ${EARLY_GAME} ${megabytes(early)}`,
  limit: `at most ${100 * MOST_GROWTH} %`,
  isMet: late <= (1 + MOST_GROWTH) * early,
});
