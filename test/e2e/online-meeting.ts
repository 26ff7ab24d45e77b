import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { inRun } from './fixtures';
import { chooseFromMenu, dialogNamed } from './gestures';

/** Two programs on this computer, each with a profile of its own, of which one opens a table and the other comes to it. */

export interface Program {
  readonly page: Page;
  readonly app: ElectronApplication;
}

/** A port at which the programs of a test announce their tables: at that of others they would hear those. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Starts both programs, and ends them. Nothing that they send leaves this computer. */
export async function withTwo(folder: string, task: (host: Program, guest: Program) => Promise<void>): Promise<void> {
  const env = { TANTRIX_ONLINE_LOOPBACK: String(await freePort()) };
  const [first, second] = await Promise.all(
    ['host', 'guest'].map(async (name) => {
      const profile = path.join(folder, name);
      await mkdir(profile);
      return profile;
    }),
  );
  await inRun(
    first ?? '',
    (host, hostApp) =>
      inRun(second ?? '', (guest, guestApp) => task({ page: host, app: hostApp }, { page: guest, app: guestApp }), env),
    env,
  );
}

export const joining = (page: Page): Locator => dialogNamed(page, 'Join a table');
export const hosting = (page: Page): Locator => dialogNamed(page, 'Host a table');
export const waiting = (page: Page): Locator => dialogNamed(page, 'Waiting for players');
export const field = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name, exact: true });

/** Chooses what is to be done online in the New Game dialog. */
export async function playOnline(page: Page, way: 'Join a table' | 'Host a table'): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.getByRole('radio', { name: way }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await dialogNamed(page, way).waitFor();
}

/** Opens a table for so many, as somebody with a name and a colour. */
export async function openTable(
  page: Page,
  {
    name,
    table,
    seats = 2,
    password,
    isCompetition = false,
    isFirstEdition = false,
  }: {
    name: string;
    table: string;
    seats?: number;
    password?: string;
    isCompetition?: boolean;
    isFirstEdition?: boolean;
  },
): Promise<void> {
  await playOnline(page, 'Host a table');
  const dialog = hosting(page);
  await field(dialog, 'Name').fill(name);
  await field(dialog, 'Name of the table').fill(table);
  await dialog.getByRole('radio', { name: `${seats} players` }).check({ force: true });
  if (password !== undefined || isCompetition || isFirstEdition)
    await dialog.getByRole('button', { name: 'Advanced' }).click();
  if (password !== undefined) await field(dialog, 'Password').fill(password);
  if (isCompetition) await dialog.getByRole('checkbox', { name: 'Competition rules' }).check({ force: true });
  if (isFirstEdition) await dialog.getByRole('checkbox', { name: 'First edition' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Open table' }).click();
  await waiting(page).waitFor();
}
