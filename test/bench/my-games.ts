import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { median, tell } from '../../scripts/bench/figures';
import { launch, pageOf, quit } from '../e2e/launch';
import { fillLibrary } from '../support/kept-games';
import { memoryOf, pageUsage } from '../support/usage';

/** What the page *My games* takes with many games, beside a few: until it can be used, its search, its statistics, and its memory. */

const SIZES = [100, 10_000] as const;
type Size = (typeof SIZES)[number];
const ROUNDS = 3;
/** Until what was begun has settled, in milliseconds. */
const SETTLING = 3_000;
const MOST = { usable: 300, key: 50, statistics: 200, memory: 40 } as const;

const ROW = '.game-scroll .game-row[role="row"]';
const COUNT = `document.querySelector('.game-scroll')?.dataset.count`;

/**
 * Milliseconds, as the page measures them, from a key or click until something holds and is drawn.
 *
 * @param holds an expression of the page
 */
async function timed(page: Page, holds: string, input: () => Promise<void>): Promise<number> {
  // The page listens before the input is given, which may come to it by a quicker way.
  await page.evaluate(`window.benchDrawn = new Promise((resolve) => {
    const begin = ({ type }) => {
      const start = performance.now();
      for (const each of ['keydown', 'pointerdown']) removeEventListener(each, begin, true);
      const look = () => {
        if (${holds}) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        else requestAnimationFrame(look);
      };
      look();
    };
    for (const each of ['keydown', 'pointerdown']) addEventListener(each, begin, true);
  }), undefined`);
  await input();
  return page.evaluate('window.benchDrawn');
}

const open = (page: Page): Promise<number> =>
  timed(page, `document.querySelector('${ROW}')`, () => page.keyboard.press('Control+g'));

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.start-screen').waitFor();
}

/** The longest that a letter of a name takes until other games are listed. */
async function slowestKey(page: Page): Promise<number> {
  const times: number[] = [];
  await page.keyboard.press('Control+f');
  for (const letter of 'thorn') {
    const before: unknown = await page.evaluate(COUNT);
    // A letter that leaves all games that were there changes nothing that could be seen.
    const isOther = `${COUNT} !== ${JSON.stringify(before)} || performance.now() - start > 200`;
    const time = await timed(page, isOther, () => page.keyboard.press(letter));
    if (time < 200) times.push(time);
  }
  for (const _ of 'thorn') await page.keyboard.press('Backspace');
  return Math.max(...times);
}

const showStatistics = (page: Page): Promise<number> =>
  timed(page, `document.querySelector('.margin-plot svg')`, () =>
    page.getByText('Statistics', { exact: true }).click(),
  );

interface Used {
  readonly first: number;
  readonly usable: number;
  readonly key: number;
  readonly statistics: number;
  /** Bytes. */
  readonly memory: number;
}

/** What is felt of a library whose index is there. */
async function use(profile: string): Promise<Used> {
  const app = await launch(profile);
  const page = await pageOf(app);
  const session = await page.context().newCDPSession(page);
  // Without what nobody needs any more, which is collected sooner or later.
  const settledMemory = async () => {
    await pageUsage(session);
    await wait(SETTLING);
    return memoryOf(app.process().pid ?? 0);
  };
  const before = await settledMemory();
  const first = await open(page);
  const rounds: Omit<Used, 'first' | 'memory'>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await close(page);
    const usable = await open(page);
    await wait(SETTLING / 3);
    const key = await slowestKey(page);
    const statistics = await showStatistics(page);
    await page.getByText('Games', { exact: true }).first().click();
    rounds.push({ usable, key, statistics });
  }
  const memory = (await settledMemory()) - before;
  await quit(app);
  const of = (what: keyof (typeof rounds)[number]) => median(rounds.map((each) => each[what]));
  return { first, usable: of('usable'), key: of('key'), statistics: of('statistics'), memory };
}

async function measure(size: Size) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
  await writeFile(path.join(profile, 'settings.json'), '{"showTips": false}');
  await fillLibrary(profile, size);
  // The first look makes the index.
  const app = await launch(profile);
  const page = await pageOf(app);
  await timed(page, `${COUNT} === '${size}'`, () => page.keyboard.press('Control+g'));
  await wait(SETTLING);
  await quit(app);
  const used = await use(profile);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return used;
}

const few = await measure(SIZES[0]);
const many = await measure(SIZES[1]);

function beside(what: string, of: keyof typeof many, most: number): void {
  const [value, yardstick] = [many[of], few[of]];
  tell({
    part: 'My games',
    what: `${what}, ${SIZES[1]} games`,
    value: `${value.toFixed(1)} ms`,
    yardstick: `${SIZES[0]} games ${yardstick.toFixed(1)} ms`,
    limit: `at most ${most} ms`,
    isMet: value <= most,
  });
}

beside('first opening in a run until it can be used', 'first', MOST.usable);
beside('opening until it can be used', 'usable', MOST.usable);
beside('slowest key of a search until drawn', 'key', MOST.key);
beside('statistics until drawn', 'statistics', MOST.statistics);
const more = (many.memory - few.memory) / 1e6;
tell({
  part: 'My games',
  what: `memory of ${SIZES[1]} games beyond that of ${SIZES[0]}`,
  value: `${more.toFixed(1)} MB`,
  yardstick: `the page with ${SIZES[0]} games ${(few.memory / 1e6).toFixed(1)} MB`,
  limit: `at most ${MOST.memory} MB`,
  isMet: more <= MOST.memory,
});
