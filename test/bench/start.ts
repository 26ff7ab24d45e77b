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
 * How long the program takes from its start until somebody can click, and the memory it then has, beside an empty window
 * of Electron's. The three are started in turn, each with a fresh profile.
 */

const ROUNDS = 9;
/** Until what comes after the start has settled, in milliseconds. */
const SETTLING = 4_000;
const MOST_TIMES = 1.5;
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
  readonly milliseconds: number;
  readonly memory: number;
}

async function measure({ program, files, usable }: Start): Promise<Measured> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-start-'));
  const start = performance.now();
  const child = spawn(
    process.env.ELECTRON_EXEC_PATH ?? '',
    ['-r', HOOK, ...argumentsOf(profile, files, 'en', program)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TANTRIX_BENCH_USABLE: JSON.stringify(usable) } },
  );
  const gone = once(child, 'exit');
  for await (const said of child.stdout) if (String(said).includes('usable')) break;
  const milliseconds = performance.now() - start;
  await wait(SETTLING);
  if (child.pid === undefined || child.exitCode !== null) throw new Error(`${program} did not start`);
  const memory = memoryOf(child.pid);
  killTree(child.pid);
  await gone;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return { milliseconds, memory };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-bench-'));
const file = path.join(folder, 'game.txg');
await writeFile(file, makeTxg(recordOf(GAME)));
const STARTS = {
  empty: { program: EMPTY, files: [], usable: ['button', 1] },
  startScreen: { program: ROOT, files: [], usable: ['.start-buttons button', 2] },
  board: { program: ROOT, files: [file], usable: ['.is-mover .hand-tile', 1] },
} as const satisfies Record<string, Start>;

const measured: Record<keyof typeof STARTS, Measured[]> = { empty: [], startScreen: [], board: [] };
for (let round = 0; round <= ROUNDS; round++) {
  for (const name of ['empty', 'startScreen', 'board'] as const) {
    const result = await measure(STARTS[name]);
    // The first round warms the disk's cache.
    if (round > 0) measured[name].push(result);
  }
}
await rm(folder, { recursive: true, force: true });

const seconds = (name: keyof typeof STARTS) => median(measured[name].map((each) => each.milliseconds)) / 1000;
const megabytes = (name: keyof typeof STARTS) => median(measured[name].map((each) => each.memory)) / 1e6;

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

beside('Start', 'start to a usable board of a .txg', [seconds('board'), seconds('empty')], 's', MOST_TIMES);
beside('Start', 'start to a usable start screen', [seconds('startScreen'), seconds('empty')], 's', MOST_TIMES);
beside('Memory', 'memory after the start with a .txg', [megabytes('board'), megabytes('empty')], 'MB', MOST_MEMORY);
beside('Memory', 'memory after the start', [megabytes('startScreen'), megabytes('empty')], 'MB', MOST_MEMORY);
