import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import { fillLibrary, keptGames } from '../support/kept-games';
import { expect, stubOpenDialog, testAlone as test, NIGHTLY } from './fixtures';
import { chooseFromMenu } from './gestures';
import { chooseIn, gamesIn, libraryOf, list, myGames, rows, told } from './my-games';

/** More than come in one piece: of those that are read 500 at most, of those that are taken in what a tenth of a second writes. */
const [READ, TAKEN] = [1200, 1000];

/**
 * Lets the reader wait once it has told something, until it is given up.
 *
 * @param field by which its pieces are known
 * @returns lets readers go on as ever
 */
async function holdReader(app: ElectronApplication, field: 'rows' | 'taken'): Promise<() => Promise<void>> {
  const goOn = await app.evaluateHandle((_, named) => {
    const { prototype } = process.getBuiltinModule('node:worker_threads').Worker;
    const postMessage: typeof prototype.postMessage = Reflect.get(prototype, 'postMessage');
    const [heard, held] = [new WeakSet<object>(), new WeakSet<object>()];
    prototype.postMessage = function (...message) {
      if (held.has(this)) return;
      if (!heard.has(this)) this.on('message', ({ value }) => value?.[named] && value.read > 0 && held.add(this));
      heard.add(this);
      postMessage.apply(this, message);
    };
    return () => {
      prototype.postMessage = postMessage;
    };
  }, field);
  return () => goOn.evaluate((run) => run());
}

/** The bar that says how far it has come says so, and is told to stop. */
async function cancel(page: Page): Promise<void> {
  const bar = myGames(page).getByRole('group', { name: 'Reading your folder' });
  await expect(bar.getByRole('progressbar')).not.toHaveAttribute('value', '0');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
}

const countOf = async (page: Page): Promise<number> => Number(await list(page).getAttribute('data-count'));

test(
  'stops reading a folder, lists what was read, and goes on when it is opened again',
  NIGHTLY,
  async ({ running, app, page }) => {
    await fillLibrary(running.profile, READ);
    const goOn = await holdReader(app, 'rows');
    await chooseFromMenu(page, 'File', 'My games…');
    await cancel(page);
    await goOn();
    await expect.poll(() => countOf(page)).toBeGreaterThan(0);
    expect(await countOf(page)).toBeLessThan(READ);
    const first = await rows(page).first().innerText();
    await myGames(page).getByRole('button', { name: 'Back' }).click();
    await chooseFromMenu(page, 'File', 'My games…');
    await expect(list(page)).toHaveAttribute('data-count', String(READ), { timeout: 60_000 });
    // The latest were read first, and are where they were.
    await expect(rows(page).first()).toHaveText(first, { useInnerText: true });
  },
);

test(
  'stops taking games in, keeps those that are there, and takes in the rest later',
  NIGHTLY,
  async ({ running, app, page, folder }) => {
    const games = keptGames(TAKEN).filter(({ record }) => 'players' in record);
    await mkdir(path.join(folder, 'old'));
    for (const { id, record } of games) await writeFile(path.join(folder, 'old', `${id}.txg`), makeTxg(record));
    await stubOpenDialog(app, path.join(folder, 'old'));
    await chooseFromMenu(page, 'File', 'My games…');
    const goOn = await holdReader(app, 'taken');
    await chooseIn(page.locator('.library-head'), 'More actions', 'Import folder…');
    await cancel(page);
    await goOn();
    await expect(told(page)).toHaveText(/^\d+ games? imported$/);
    const { length: taken } = await gamesIn(libraryOf(running.profile));
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(games.length);
    await expect(list(page)).toHaveAttribute('data-count', String(taken));
    await chooseIn(page.locator('.library-head'), 'More actions', 'Import folder…');
    await expect(list(page)).toHaveAttribute('data-count', String(games.length), { timeout: 60_000 });
    await expect(told(page)).toContainText(`${games.length - taken} games imported`);
  },
);
