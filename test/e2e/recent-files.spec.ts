import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, hearFrom, launch, NIGHTLY, pageOf, quit, stubOpenDialog, test, testAlone } from './fixtures';

/** Opens a file and tells main that its game is on the table. */
async function openOnTable(app: ElectronApplication, page: Page, file: string): Promise<void> {
  await stubOpenDialog(app, file);
  await page.evaluate(async () => {
    const reply = await window.tantrix.importGame();
    if (reply.kind !== 'opened') throw new Error(reply.kind);
    await window.tantrix.showDocument({ name: reply.name, edited: false, asks: false, file: reply.file });
  });
}

const names = (page: Page) =>
  page.evaluate(async () => (await window.tantrix.recentFiles()).map(({ name }) => name).join(' '));
const openRecent = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const file = (await window.tantrix.recentFiles()).find((one) => one.name === wanted)?.file ?? 'none';
    const reply = await window.tantrix.openRecent(file);
    return reply.kind === 'opened' ? new TextDecoder().decode(reply.bytes) : reply;
  }, name);

test('the last four games are kept, the latest first, and come back after a restart', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const at = (name: string) => path.join(folder, `${name}.txg`);
  const first = await launch(profile);
  const page = await pageOf(first);
  expect(await names(page)).toBe('');
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => writeFile(at(name), `game ${name}`)));
  for (const name of ['a', 'b', 'c', 'b', 'd', 'e']) await openOnTable(first, page, at(name));
  expect(await names(page)).toBe('e.txg d.txg b.txg c.txg');
  await quit(first);

  const second = await launch(profile);
  const again = await pageOf(second);
  expect(await names(again)).toBe('e.txg d.txg b.txg c.txg');
  expect(await openRecent(again, 'b.txg')).toBe('game b');
  const [newest] = await again.evaluate(() => window.tantrix.recentFiles());
  expect(newest?.folder).toBe(folder);
  await quit(second);

  await writeFile(path.join(profile, 'recent.json'), '{"files": ["a", 7]}');
  const third = await launch(profile);
  expect(await names(await pageOf(third))).toBe('');
  await quit(third);
});

testAlone('a file that is gone leaves the list, and the page hears of it', async ({ app, page, folder }) => {
  const [stays, goes] = [path.join(folder, 'stays.txg'), path.join(folder, 'goes.txg')];
  for (const file of [stays, goes]) {
    await writeFile(file, 'game');
    await openOnTable(app, page, file);
  }
  const heard = await hearFrom(page);
  await page.evaluate(() => {
    window.tantrix.onRecentFilesChanged((files) => void window.say(files.map(({ name }) => name).join(' ')));
  });
  const stale = await page.evaluate(async () => (await window.tantrix.recentFiles())[0]?.file ?? '');
  await rm(goes);
  expect(await openRecent(page, 'goes.txg')).toEqual({ kind: 'failed', problem: 'notFound', name: 'goes.txg' });
  await expect.poll(() => heard).toEqual(['stays.txg']);
  expect(await names(page)).toBe('stays.txg');
  // A menu that is still open shows it for a while.
  expect(await page.evaluate((file) => window.tantrix.openRecent(file), stale)).toEqual({
    kind: 'failed',
    problem: 'notFound',
    name: 'goes.txg',
  });
  expect(await openRecent(page, 'nothing')).toMatchObject({ kind: 'failed', problem: 'notFound' });
});
