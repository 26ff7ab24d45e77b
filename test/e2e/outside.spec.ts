import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { newGame } from '../../src-shared/tantrix';
import { expect, hearFrom, launch, NIGHTLY, pageOf, quit, startAgain, test, titleOf, windowCount } from './fixtures';
import { fileInPage, textOfGame } from './gestures';

const GAME = textOfGame(newGame({ seats: ['red', 'blue'] }, 7));
const AWKWARD = 'Änne’s “game” ★ 漢.txg';

/** What the page was asked to open since this was called, by the names of the files. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const names = await hearFrom(page);
  await page.evaluate(() => {
    window.tantrix.onOpenRequested((reply) => void window.say(reply.kind === 'cancelled' ? '' : reply.name));
    return window.tantrix.ready();
  });
  // The page itself may have been asked before we listened: then its title or its message tells.
  return async () => [...names, await page.title(), ...(await page.getByRole('alertdialog').allTextContents())];
}

async function expectOpened(app: ElectronApplication, heard: () => Promise<string[]>, name: string): Promise<void> {
  const all = async () => [...(await heard()), await titleOf(app)].join('\n');
  await expect.poll(all).toContain(name);
}

test.describe('a file on the command line', () => {
  for (const [how, argument] of [
    ['by its full path', (folder: string) => path.join(folder, 'a folder', AWKWARD)],
    ['from the folder it lies in', () => path.join('a folder', AWKWARD)],
    ['after two dashes', () => `./a folder/../a folder/${AWKWARD}`],
  ] as const) {
    test(`is opened ${how}`, NIGHTLY, async ({ folder }) => {
      await mkdir(path.join(folder, 'a folder'));
      await writeFile(path.join(folder, 'a folder', AWKWARD), GAME);
      const dashes = how === 'after two dashes' ? ['--'] : [];
      const app = await launch(path.join(folder, 'profile'), [...dashes, argument(folder)], folder);
      await expectOpened(app, await listen(await pageOf(app)), AWKWARD);
      await quit(app);
    });
  }

  test('that cannot be read is told of', NIGHTLY, async ({ folder }) => {
    const app = await launch(path.join(folder, 'profile'), [path.join(folder, 'gone.txg')]);
    await expectOpened(app, await listen(await pageOf(app)), 'gone.txg');
    await quit(app);
  });
});

test.describe('a second start', () => {
  test('hands its file over, comes to the front and ends', async ({ folder }) => {
    const profile = path.join(folder, 'profile');
    await writeFile(path.join(folder, AWKWARD), GAME);
    const app = await launch(profile);
    const heard = await listen(await pageOf(app));
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
    expect(await startAgain(profile, ['--some-switch', AWKWARD], folder)).toBe(0);
    await expectOpened(app, heard, AWKWARD);
    expect(await windowCount(app)).toBe(1);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true);
    expect(await startAgain(profile, ['gone.txg'], folder)).toBe(0);
    await expectOpened(app, heard, 'gone.txg');
    expect(await startAgain(profile)).toBe(0);
    expect(await windowCount(app)).toBe(1);
    await quit(app);
  });

  test('on another profile is a program of its own', NIGHTLY, async ({ folder }) => {
    const [one, two] = [await launch(path.join(folder, 'one')), await launch(path.join(folder, 'two'))];
    expect([await windowCount(one), await windowCount(two)]).toEqual([1, 1]);
    await quit(one);
    await quit(two);
  });
});

test('macOS names a file by an event', async ({ app, page, folder }) => {
  const heard = await listen(page);
  await writeFile(path.join(folder, AWKWARD), GAME);
  const prevented = await app.evaluate(
    ({ app: program }, file) => {
      let isPrevented = false;
      program.emit('open-file', { preventDefault: () => (isPrevented = true) }, file);
      return isPrevented;
    },
    path.join(folder, AWKWARD),
  );
  expect(prevented).toBe(true);
  await expectOpened(app, heard, AWKWARD);
});

/** What main answers to a file that was dropped. */
async function drop(page: Page, file: string) {
  const field = await fileInPage(page, file);
  return field.evaluate(async (element: HTMLInputElement) => {
    const [dropped] = element.files ?? [];
    if (!dropped) throw new Error('nothing was dropped');
    const reply = await window.tantrix.openDropped(dropped);
    return reply.kind === 'opened' ? { ...reply, bytes: new TextDecoder().decode(reply.bytes) } : reply;
  });
}

test.describe('a file dropped on the window', () => {
  test('is read', async ({ page, folder }) => {
    const file = path.join(folder, AWKWARD);
    await writeFile(file, GAME);
    expect(await drop(page, file)).toMatchObject({ kind: 'opened', name: AWKWARD, bytes: GAME });
  });

  test('is a game or a picture, and not too large', async ({ page, folder }) => {
    const at = (name: string) => path.join(folder, name);
    await writeFile(at('game.exe'), GAME);
    expect(await drop(page, at('game.exe'))).toEqual({ kind: 'failed', problem: 'notAGame', name: 'game.exe' });
    await writeFile(at('huge.txg'), Buffer.alloc(MAX_TEXT_SIZE + 1));
    expect(await drop(page, at('huge.txg'))).toEqual({ kind: 'failed', problem: 'tooLarge', name: 'huge.txg' });
    await writeFile(at('picture.png'), Buffer.alloc(MAX_TEXT_SIZE + 1));
    expect(await drop(page, at('picture.png'))).toMatchObject({ kind: 'read', name: 'picture.png' });
  });

  test('comes from the disk: the page can make up no path', async ({ page }) => {
    const problems = await page.evaluate(async () => {
      const made = new File(['x'], '/etc/passwd.txg');
      Object.defineProperty(made, 'path', { value: '/etc/passwd.txg' });
      const forged = { name: '/etc/hosts.txg', webkitRelativePath: '' };
      const replies = await Promise.all([made, forged].map((file) => window.tantrix.openDropped(file)));
      return replies.map((reply) => (reply.kind === 'failed' ? reply.problem : reply.kind));
    });
    expect(problems).toEqual(['notAGame', 'notAGame']);
  });
});
