import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ElectronApplication, Page } from '@playwright/test';
import { median, tell } from '../../scripts/bench/figures';
import { launch, pageOf, quit } from '../e2e/launch';
import { putLibrary } from '../support/library-files';
import { memoryOf } from '../support/usage';
import { measured, watchLoops } from './held';

/** How long it takes to know a library of games: all of it anew, and at the next start. */

const SIZES = [100, 10_000];
const ROUNDS = 5;
const SETTLING = 3000;
const MOST_SECONDS = 15;
const MOST_MEGABYTES = 40;

/** How long the library takes to answer, and until its folder was looked through; in milliseconds. */
const looked = (page: Page): Promise<{ answered: number; complete: number; bytes: number }> =>
  page.evaluate(async () => {
    const start = performance.now();
    const complete = new Promise<number>((resolve) => {
      const stop = window.tantrix.onLibrary(({ progress }) => {
        if (progress) return;
        stop();
        resolve(performance.now() - start);
      });
    });
    const { entries } = await window.tantrix.library();
    const answered = performance.now() - start;
    return { answered, complete: await complete, bytes: entries.length };
  });

async function memory(app: ElectronApplication): Promise<number> {
  await wait(SETTLING);
  return memoryOf(app.process().pid ?? 0) / 1e6;
}

/** A library whose index is to be made. */
async function tellRebuilding(profile: string, games: number): Promise<void> {
  const app = await launch(profile);
  const page = await pageOf(app);
  await watchLoops(app, page);
  const before = await memory(app);
  const held = await measured(app, page, () => looked(page));
  const more = (await memory(app)) - before;
  tell({
    part: 'My games',
    what: `read ${games} games anew`,
    value: `${held.seconds.toFixed(1)} s`,
    yardstick: `held meanwhile: window ${held.window.toFixed(0)} ms, main process ${held.main.toFixed(0)} ms at most`,
    limit: `at most ${MOST_SECONDS} s`,
    isMet: held.seconds <= MOST_SECONDS,
  });
  tell({
    part: 'My games',
    what: `memory for ${games} games that are known`,
    value: `${more.toFixed(1)} MB`,
    limit: `at most ${MOST_MEGABYTES} MB`,
    isMet: more <= MOST_MEGABYTES,
  });
  await quit(app);
}

/** The same with its index, at further starts. */
async function tellKnown(profile: string, games: number): Promise<void> {
  const found: Awaited<ReturnType<typeof looked>>[] = [];
  const mains: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const app = await launch(profile);
    const page = await pageOf(app);
    await watchLoops(app, page);
    await wait(SETTLING);
    const { main } = await measured(app, page, async () => found.push(await looked(page)));
    mains.push(main);
    await quit(app);
  }
  tell({
    part: 'My games',
    what: `know ${games} games by their index`,
    value: `${median(found.map(({ answered }) => answered)).toFixed(0)} ms`,
    yardstick: `their folder looked through ${median(found.map(({ complete }) => complete)).toFixed(0)} ms, main process held ${median(mains).toFixed(0)} ms at most`,
  });
}

for (const games of SIZES) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
  putLibrary(profile, games);
  await tellRebuilding(profile, games);
  await tellKnown(profile, games);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
