import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/lib/steps';
import { ServerProcess } from '../support/server-process';
import { test } from './fixtures';
import { field, hosting, joining, playOnline, type Program, waiting, withTwo } from './online-meeting';
import { listen } from './online-told';

/** A server, and two programs that reach it. */

type Task = (server: ServerProcess, first: Program, second: Program) => Promise<void>;

const BUILT = path.join(ROOT, 'dist/server/server.js');

/** Starts a server, and two programs, for each of the tests of a file. */
export function inServer(): (profiles: string, task: Task) => Promise<void> {
  let script = '';
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-server-'));
    // By itself, as those who run one copy it.
    script = path.join(folder, 'server.mjs');
    copyFileSync(BUILT, script);
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));
  return async (profiles, task) => {
    const server = new ServerProcess(script, mkdtempSync(path.join(folder, 'kept-')), ['--name', 'The club']);
    await server.start();
    try {
      await withTwo(profiles, async (first, second) => {
        for (const { page } of [first, second]) await listen(page);
        await task(server, first, second);
      });
    } finally {
      await server.end();
    }
  };
}

const atServer = (page: Page) => page.getByRole('radio', { name: 'Server' }).check({ force: true });

/** Connects with a server that was not met before. */
export async function connect(page: Page, link: string, name: string): Promise<void> {
  await playOnline(page, 'Join a table');
  await field(joining(page), 'Name').fill(name);
  await atServer(page);
  await field(joining(page), 'Server').fill(link);
  await joining(page).getByRole('button', { name: 'Connect' }).click();
  await joining(page).getByRole('heading', { name: 'The club' }).waitFor();
}

/** Connects with the server that was met last. */
export async function comeBack(page: Page): Promise<void> {
  await playOnline(page, 'Join a table');
  await atServer(page);
  await joining(page).getByRole('heading', { name: 'The club' }).waitFor();
}

/** Opens a table at a server that was not met before. */
export async function host(page: Page, link: string, name: string, table: string): Promise<void> {
  await playOnline(page, 'Host a table');
  await atServer(page);
  await field(hosting(page), 'Name').fill(name);
  await field(hosting(page), 'Server').fill(link);
  await field(hosting(page), 'Name of the table').fill(table);
  await hosting(page).getByRole('button', { name: 'Open table' }).click();
  await waiting(page).waitFor();
}
