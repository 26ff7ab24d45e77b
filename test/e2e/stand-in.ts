import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { _electron as electron, type ElectronApplication } from '@playwright/test';

/**
 * The Electron that stands in for the official one dies at its start once in some hundred times, by SIGSEGV before its
 * first window. The program has no part in that: it is started again, and `deaths.ts` counts how often; a test that it lets down
 * all the same may pass at its second try (`second-tries.ts`). The official Electron has to start at once.
 */

/** What is said of each such death. */
export const DEATH = 'the Electron that stands in died at its start, and is started again';

/** What a test ends with for which it has died too often. */
export const LAST_DEATH = 'the Electron that stands in died at its start, time and again';

/** More often in a row it does not die by itself. */
const MOST_DEATHS = 2;

/** How long a start and each step of a test may take: what is late on a slow machine is not wrong. */
const PATIENCE_MS = 60_000;

type Options = NonNullable<Parameters<typeof electron.launch>[0]>;

export const isStandIn = process.env.TANTRIX_STAND_IN === '1';

/** Starts something again as long as it dies the death of the stand-in, which `start` tells by undefined. */
export async function untilItLives<T extends object>(start: () => Promise<T | undefined>): Promise<T> {
  for (let deaths = 0; ; deaths++) {
    const alive = await start();
    if (alive) return alive;
    if (!isStandIn) throw new Error('Electron died at its start, by SIGSEGV');
    if (deaths === MOST_DEATHS) throw new Error(LAST_DEATH);
    console.error(DEATH);
  }
}

/** What Playwright says of a process that ended before it could be driven. */
const hasDied = (error: unknown): boolean =>
  String(error).includes('<process did exit: exitCode=null, signal=SIGSEGV>');

/** Starts Electron; undefined when it dies by SIGSEGV before there is a window. */
async function started(options: Options): Promise<ElectronApplication | undefined> {
  try {
    const app = await withoutStrays(() => electron.launch({ timeout: PATIENCE_MS, ...options }));
    app.context().setDefaultTimeout(PATIENCE_MS);
    const main = app.process();
    if (main.exitCode === null && main.signalCode === null) await windowOrEnd(app, main);
    return main.signalCode === 'SIGSEGV' ? undefined : app;
  } catch (error) {
    if (hasDied(error)) return undefined;
    throw error;
  }
}

/** A program that ends without a window, as it may be meant to, is for the caller. */
async function windowOrEnd(app: ElectronApplication, main: ChildProcess): Promise<void> {
  const ended = once(main, 'exit');
  await Promise.race([app.firstWindow().catch(() => ended), ended]);
}

/**
 * Playwright waits for several lines of a new process at once, and leaves all but one of these promises to nobody. When
 * the process dies before the first line, they would fail the test beside the launch itself.
 */
async function withoutStrays<T>(launch: () => Promise<T>): Promise<T> {
  const others = process.listeners('unhandledRejection');
  const filter: NodeJS.UnhandledRejectionListener = (reason, promise) => {
    if (String(reason).includes('Process failed to launch')) return;
    for (const listener of others) listener(reason, promise);
  };
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', filter);
  try {
    return await launch();
  } finally {
    process.removeListener('unhandledRejection', filter);
    for (const listener of others) process.on('unhandledRejection', listener);
  }
}

/** Starts the program on a profile. A start that comes to nothing leaves no mark of a run that was broken off. */
export function launchOn(profile: string, options: Options): Promise<ElectronApplication> {
  const cleanExit = path.join(profile, 'journal', 'clean-exit');
  const wasClean = existsSync(cleanExit);
  return untilItLives(async () => {
    const app = await started(options);
    if (!app && wasClean) await writeFile(cleanExit, '');
    return app;
  });
}
