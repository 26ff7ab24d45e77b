import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { SANDBOX_SWITCHES } from '../../scripts/lib/screen';
import { untilItLives } from './stand-in';

/** The packed program as it runs. */
export interface Packed {
  readonly page: Page;
  /** What it has written to its terminal so far. */
  readonly said: readonly string[];
  /** Asks it to end, as the system does at its end; gives its exit code. */
  readonly end: () => Promise<number | null>;
}

const LISTENING = /^DevTools listening on (ws:.*)$/;

/** Notes what the program writes; gives the address at which its page can be driven, once it tells. */
function listen({ stdout, stderr }: ChildProcessWithoutNullStreams, said: string[]): Promise<string> {
  createInterface(stdout).on('line', (line) => said.push(line));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the program did not start: ${said.join('\n')}`)), 20_000);
    createInterface(stderr).on('line', (line) => {
      said.push(line);
      const address = LISTENING.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function gamePage(address: string): Promise<Page> {
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('the program has no window');
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await page.locator('#root > *').first().waitFor();
  return page;
}

/**
 * Starts the packed program with a profile of its own, lets the task do with it what it likes, and ends it. It is driven at the
 * port for debugging pages: the inspector that Playwright uses elsewhere is shut in packages.
 */
export async function withPacked(
  program: string,
  args: readonly string[],
  task: (packed: Packed) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-packed-'));
  const switches = [...SANDBOX_SWITCHES, '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const said: string[] = [];
  const { child, exit, address } = await untilItLives(async () => {
    const started = spawn(program, [...switches, ...args], { env: { ...process.env, ...env } });
    const ended = once(started, 'exit');
    const first = await Promise.race([
      listen(started, said).catch((error: unknown) => {
        started.kill('SIGKILL');
        throw error;
      }),
      ended.then(() => undefined),
    ]);
    if (first !== undefined) return { child: started, exit: ended, address: first };
    if (started.signalCode === 'SIGSEGV') return undefined;
    throw new Error(`the program ended: ${said.join('\n')}`);
  });
  const end = async () => {
    child.kill();
    const [code] = await exit;
    return code;
  };
  try {
    await task({ page: await gamePage(address), said, end });
  } finally {
    child.kill('SIGKILL');
    await exit;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
