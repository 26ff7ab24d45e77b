import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, stubOpenDialog, stubSaveDialog, test, NIGHTLY } from './fixtures';
import { dialogNamed } from './gestures';
import { comeBack, connect, inServer } from './online-club';
import { joining } from './online-meeting';

const withServer = inServer();

const keyDialog = (page: Page): Locator => dialogNamed(page, 'Identity and blocked players');
const seeking = (page: Page): Locator => dialogNamed(page, 'Looking for an opponent');

const openKeys = (page: Page): Promise<void> =>
  joining(page).getByRole('button', { name: 'Identity and blocked' }).click();

async function closeKeys(page: Page): Promise<void> {
  await keyDialog(page).getByRole('button', { name: 'Close' }).click();
  await joining(page).getByRole('heading', { name: 'The club' }).waitFor();
}

const seek = (page: Page): Promise<void> => joining(page).getByRole('button', { name: 'Quick match' }).click();

test('a key that is taken along makes a person the same at a server', NIGHTLY, async ({ folder: profiles }) => {
  const file = path.join(profiles, 'key.pem');
  await withServer(profiles, async (club, { page: here, app: appHere }, { page: there, app: appThere }) => {
    // The server keeps the name for the key that has used it first.
    await connect(here, club.link, 'Ann');
    await seek(here);
    await seeking(here).getByRole('button', { name: 'Leave' }).click();
    await comeBack(here);
    await openKeys(here);
    await stubSaveDialog(appHere, file);
    await keyDialog(here).getByRole('button', { name: 'Export key…' }).click();
    await expect(keyDialog(here).getByText('Key saved.')).toBeVisible();
    await closeKeys(here);

    await connect(there, club.link, 'Ann');
    await seek(there);
    await expect(joining(there)).toContainText('That name belongs to somebody else on this server.');

    const kept = () => readFile(path.join(profiles, 'guest', 'online', 'identity.json'), 'utf8');
    const before = await kept();
    const key = await readFile(file, 'utf8');
    const damaged = path.join(profiles, 'damaged.pem');
    await writeFile(damaged, key.replace(/[A-Za-z]/g, 'A'));
    const large = path.join(profiles, 'large.pem');
    await writeFile(large, key.repeat(1_000));
    await openKeys(there);
    for (const none of [damaged, large]) {
      await stubOpenDialog(appThere, none);
      await keyDialog(there).getByRole('button', { name: 'Import key…' }).click();
      await expect(keyDialog(there).getByText('That file doesn’t hold a Tantrix key.')).toBeVisible();
      expect(await kept()).toBe(before);
      await closeKeys(there);
      await openKeys(there);
    }

    await stubOpenDialog(appThere, file);
    await keyDialog(there).getByRole('button', { name: 'Import key…' }).click();
    await expect(keyDialog(there).getByText('Key imported.')).toBeVisible();
    expect(await kept()).not.toBe(before);
    await closeKeys(there);
    await seek(there);
    await expect(seeking(there)).toBeVisible();
  });
});
