import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, tell } from '../../scripts/bench/figures';
import { ROOT } from '../../scripts/lib/steps';
import { makeTxg } from '../../src-shared/record';
import { argumentsOf } from '../e2e/launch';
import { recordOf } from '../e2e/gestures';
import { killTree } from '../support/process-tree';
import { gameOf } from '../support/records';
import { CHAIN_BEFORE } from '../support/situations';
import { memoryOf } from '../support/usage';

/**
 * How long the program takes from its start until its window is seen and until somebody can click, and the memory it then
 * has, beside an empty window of Electron's. The three are started in turn, each three times on a fresh profile: at the first
 * start nothing is compiled yet, at the third what the first two have left is used.
 */

const ROUNDS = 9;
const STARTS_EACH = 3;
/** Until what comes after the start has settled, in milliseconds. */
const SETTLING = 4_000;
/** Of the time of an empty window at the same start: at the first, and at the third. */
const MOST_PICTURE = 1.15;
const MOST_START_SCREEN = [1.45, 1.3] as const;
const MOST_BOARD = [1.6, 1.4] as const;
const MOST_MEMORY = 1.4;

const GAME = gameOf(CHAIN_BEFORE);
const EMPTY = path.join(import.meta.dirname, 'empty');
const HOOK = path.join(import.meta.dirname, 'when-usable.cjs');

interface Start {
  readonly program: string;
  readonly files: readonly string[];
  /** What can be clicked when the window is usable, and how many of these there are. */
  readonly usable: readonly [selector: string, count: number];
}

interface Measured {
  /** Milliseconds until the window is shown. */
  readonly picture: number;
  /** Milliseconds until it can be clicked. */
  readonly usable: number;
  readonly memory: number;
}

/** The first and the last of some starts on a profile of their own. */
async function measure(start: Start): Promise<readonly [Measured, Measured]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-start-'));
  const first = await measureStart(start, profile);
  let last = first;
  for (let number = 2; number <= STARTS_EACH; number++) last = await measureStart(start, profile);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return [first, last];
}

async function measureStart({ program, files, usable }: Start, profile: string): Promise<Measured> {
  const start = performance.now();
  const child = spawn(
    process.env.ELECTRON_EXEC_PATH ?? '',
    ['-r', HOOK, ...argumentsOf(profile, files, 'en', program)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TANTRIX_BENCH_USABLE: JSON.stringify(usable) } },
  );
  const gone = once(child, 'exit');
  let picture = 0;
  for await (const said of child.stdout) {
    if (String(said).includes('shown')) picture = performance.now() - start;
    if (String(said).includes('usable')) break;
  }
  const milliseconds = performance.now() - start;
  await wait(SETTLING);
  if (child.pid === undefined || child.exitCode !== null) throw new Error(`${program} did not start`);
  const memory = memoryOf(child.pid);
  // In good order: a next start is not to ask about what was killed.
  child.kill('SIGTERM');
  await Promise.race([gone, wait(SETTLING)]);
  killTree(child.pid);
  return { picture, usable: milliseconds, memory };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
const file = path.join(folder, 'game.txg');
await writeFile(file, makeTxg(recordOf(GAME)));
const STARTS = {
  empty: { program: EMPTY, files: [], usable: ['button', 1] },
  startScreen: { program: ROOT, files: [], usable: ['.start-choice', 3] },
  board: { program: ROOT, files: [file], usable: ['.is-mover .hand-tile', 1] },
} as const satisfies Record<string, Start>;

type Name = keyof typeof STARTS;
const measured: Record<Name, (readonly [Measured, Measured])[]> = { empty: [], startScreen: [], board: [] };
for (let round = 0; round <= ROUNDS; round++) {
  for (const name of ['empty', 'startScreen', 'board'] as const) {
    const result = await measure(STARTS[name]);
    // The first round warms the disk's cache.
    if (round > 0) measured[name].push(result);
  }
}
await rm(folder, { recursive: true, force: true });

type StartNumber = 0 | 1;
const seconds = (name: Name, start: StartNumber, what: 'picture' | 'usable' = 'usable') =>
  median(measured[name].map((each) => each[start][what])) / 1000;
const megabytes = (name: Name) => median(measured[name].map(([first]) => first.memory)) / 1e6;

function beside(part: string, what: string, [value, yardstick]: readonly [number, number], unit: string, most: number) {
  const ratio = value / yardstick;
  tell({
    part,
    what,
    value: `${value.toFixed(2)} ${unit}`,
    yardstick: `empty window ${yardstick.toFixed(2)} ${unit}, ratio ${ratio.toFixed(2)}`,
    limit: `at most ${most} times`,
    isMet: ratio <= most,
  });
}

const picture = [seconds('startScreen', 0, 'picture'), seconds('empty', 0)] as const;
beside('Start', 'start to the first picture', picture, 's', MOST_PICTURE);
for (const [start, words] of [
  [0, ''],
  [1, ', third start'],
] as const) {
  const empty = seconds('empty', start);
  const screen = [seconds('startScreen', start), empty] as const;
  beside('Start', `start to a usable start screen${words}`, screen, 's', MOST_START_SCREEN[start]);
  const board = [seconds('board', start), empty] as const;
  beside('Start', `start to a usable board of a .txg${words}`, board, 's', MOST_BOARD[start]);
}
beside('Memory', 'memory after the start with a .txg', [megabytes('board'), megabytes('empty')], 'MB', MOST_MEMORY);
beside('Memory', 'memory after the start', [megabytes('startScreen'), megabytes('empty')], 'MB', MOST_MEMORY);
