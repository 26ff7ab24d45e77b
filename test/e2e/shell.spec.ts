import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FileKind } from '../../src-shared/bridge/bridge';
import { type Bridge, CALLS } from '../../src-shared/bridge/channels';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import {
  askToClose,
  expect,
  fillDisk,
  launch,
  NIGHTLY,
  pageOf,
  stubOpenDialog,
  stubSaveDialog,
  test,
  testAlone,
  titleOf,
  watchSaveDialog,
  windowCount,
  goAstray,
} from './fixtures';

const GAME = 'A game in several lines,\nwith “quotes”, ä and ★.\n';

/** Replies as the page gets them, but with the text that the bytes stand for. */
const save = (page: Page, text: string, file?: string) =>
  page.evaluate(
    ([content, id]) => {
      const request = { bytes: new TextEncoder().encode(content), kind: 'txg' as const, suggestedName: 'Ann – Ben' };
      return window.tantrix.writeFile(id === undefined ? request : { ...request, file: id });
    },
    [text, file] as const,
  );
const open = (page: Page) =>
  page.evaluate(async () => {
    const reply = await window.tantrix.openGame();
    return reply.kind === 'opened' ? { ...reply, bytes: new TextDecoder().decode(reply.bytes) } : reply;
  });
const setEdited = (page: Page, edited: boolean) =>
  page.evaluate((value) => window.tantrix.showDocument({ name: 'Ann – Ben', edited: value, asks: value }), edited);

/** Calls a channel with any argument, past the types. */
const callWith = (page: Page, channel: keyof Bridge, argument: unknown) =>
  page.evaluate(
    async ([name, value]) => {
      const call: unknown = window.tantrix[name];
      if (typeof call !== 'function') return `no ${name}`;
      try {
        return ['answered', await (call(value) as unknown)];
      } catch (error) {
        return String(error);
      }
    },
    [channel, argument] as const,
  );

/** Lays a journal into a profile whose last entry is read for as long as nothing is written to the file that is given. */
async function slowJournal(profile: string): Promise<string> {
  const journal = path.join(profile, 'journal');
  const entry = path.join(journal, 'odd.entry');
  await mkdir(journal);
  await writeFile(path.join(journal, 'clean-exit'), '');
  execFileSync('mkfifo', [entry]);
  return entry;
}

test.describe('the page', () => {
  test('comes from the bundle and has no Node', async ({ page }) => {
    expect(page.url()).toBe('app://bundle/');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
    const names = ['require', 'process', 'module', 'Buffer', 'electron'];
    expect(await page.evaluate((all) => all.filter((name) => name in window), names)).toEqual([]);
    const offered = await page.evaluate(() => Object.keys(window.tantrix));
    expect(offered.filter((name) => !name.startsWith('on')).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  test('runs no script that is not in the bundle', async ({ page, complaints }) => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "hacked"';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5 }';
      document.head.append(style);
      return [document.title === 'hacked', getComputedStyle(document.body).opacity];
    });
    expect(ran).toEqual([false, '1']);
    await expect.poll(() => complaints.length).toBe(2);
    expect(complaints.splice(0).join()).toMatch(/inline script.*inline style/s);
  });

  test('talks to nobody else', async ({ page, complaints }) => {
    const answer = await page.evaluate(() => fetch('https://example.invalid/').catch(String));
    expect(answer).toContain('Failed to fetch');
    expect(complaints.splice(0).join()).toContain('connect-src');
  });

  test('gets no permissions', async ({ page }) => {
    const states = await page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[];
      return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
    });
    expect(new Set(states)).toEqual(new Set(['denied']));
  });

  test('opens no second window and goes nowhere', async ({ app, page }) => {
    expect(await page.evaluate(() => window.open('https://example.invalid/'))).toBeNull();
    await goAstray(app, page, 'https://example.invalid/');
    expect(page.url()).toBe('app://bundle/');
    expect(await windowCount(app)).toBe(1);
  });

  test('reaches no file outside the bundle', async ({ app }) => {
    const addresses = [
      'app://bundle/../main/main.js',
      'app://bundle/%2e%2e/main/main.js',
      'app://bundle/..%2fmain/main.js',
      'app://bundle/..%5cmain%5cmain.js',
      'app://bundle/assets/..%2f..%2fmain/main.js',
      'app://bundle//etc/passwd',
      'app://bundle/%2fetc%2fpasswd',
      'app://bundle/index.html%00.js',
      'app://bundle/%',
      'app://bundle/nothing.js',
      'app://bundle/assets',
      'app://bundle/assets/',
      'app://bundle//',
      'app://elsewhere/index.html',
    ];
    const statuses = await app.evaluate(
      ({ net }, all) => Promise.all(all.map(async (address) => (await net.fetch(address)).status)),
      addresses,
    );
    expect(statuses).toEqual(addresses.map(() => 404));
  });
});

test('the gate refuses arguments that no channel takes', async ({ page }) => {
  const refused = /wrongArgument$/;
  const bytes = new Uint8Array(3);
  const request = { bytes, kind: 'txg', suggestedName: 'a' };
  for (const wrong of [
    undefined,
    { ...request, bytes: 'text' },
    { ...request, bytes: bytes.buffer },
    { ...request, bytes: new Uint8Array(MAX_TEXT_SIZE + 1) },
    { ...request, kind: 'exe' },
    { ...request, file: '../../etc/passwd' },
    { ...request, path: '/etc/passwd' },
    { ...request, force: 1 },
  ]) {
    expect(await callWith(page, 'writeFile', wrong)).toMatch(refused);
  }
  expect(await callWith(page, 'openRecent', '/etc/passwd')).toMatch(refused);
  expect(await callWith(page, 'journal', { text: 1, edited: true })).toMatch(refused);
  expect(await callWith(page, 'journal', undefined)).toMatch(refused);
  expect(await callWith(page, 'copyText', 'x'.repeat(MAX_TEXT_SIZE + 1))).toMatch(refused);
  expect(await callWith(page, 'setPreferences', { reopenAtStart: 'yes' })).toMatch(refused);
  expect(await callWith(page, 'showDocument', 'Ann')).toMatch(refused);
  expect(await callWith(page, 'showMenus', [{ id: 'file', words: 'File', groups: [[{ id: 'open' }]] }])).toMatch(
    refused,
  );
  expect(await callWith(page, 'rememberGames', { kind: 'people', people: [{ name: 'Ann' }] })).toMatch(refused);
});

test.describe('files', () => {
  test('save and open give the same text', async ({ app, page, folder }) => {
    const file = path.join(folder, 'game.txg');
    await stubSaveDialog(app, file);
    expect(await save(page, GAME)).toEqual({ kind: 'saved', file: expect.any(String), name: 'game.txg' });
    expect(await readFile(file, 'utf8')).toBe(GAME);
    await stubOpenDialog(app, file);
    expect(await open(page)).toMatchObject({ kind: 'opened', name: 'game.txg', bytes: GAME });
    expect(await readdir(folder)).toEqual(['game.txg']);
  });

  test('a known file is saved without asking, its mode and link kept', async ({ app, page, folder }) => {
    const file = path.join(folder, 'game.txg');
    const link = path.join(folder, 'link.txg');
    await writeFile(file, 'old', { mode: 0o640 });
    await symlink(file, link);
    await stubOpenDialog(app, link);
    const opened = await open(page);
    await stubSaveDialog(app, null);
    expect(await save(page, GAME, opened.kind === 'opened' ? opened.file : undefined)).toMatchObject({ kind: 'saved' });
    expect(await readFile(file, 'utf8')).toBe(GAME);
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect((await readdir(folder)).toSorted()).toEqual(['game.txg', 'link.txg']);
  });

  test('cancelling writes nothing, and a file of no known id is refused without a dialog', async ({ app, page }) => {
    await stubSaveDialog(app, null);
    expect(await save(page, GAME)).toEqual({ kind: 'cancelled' });
    const refused = { kind: 'failed', problem: 'notFound', name: 'Ann – Ben' };
    expect(await save(page, GAME, 'no-such-id')).toEqual(refused);
  });

  test('the dialog proposes a name that every file system takes', async ({ app, page }) => {
    const proposed = await watchSaveDialog(app);
    const propose = (kind: FileKind, suggestedName: string) =>
      page.evaluate(
        ([type, name]) => window.tantrix.writeFile({ bytes: new Uint8Array(), kind: type, suggestedName: name }),
        [kind, suggestedName] as const,
      );
    await propose('txg', 'Ann/Ben: "1?"');
    expect(await proposed()).toBe('Ann-Ben- -1-.txg');
    await propose('png', 'Ann v. Ben.txg');
    expect(await proposed()).toBe('Ann v. Ben.png');
    await propose('text', 'Ann');
    expect(await proposed()).toBe('Ann.txt');
  });

  test('a name without ending gets one', async ({ app, page, folder }) => {
    await stubSaveDialog(app, path.join(folder, 'game'));
    expect(await save(page, GAME)).toMatchObject({ kind: 'saved', name: 'game.txg' });
    await stubSaveDialog(app, path.join(folder, 'Ann v. Ben'));
    expect(await save(page, GAME)).toMatchObject({ kind: 'saved', name: 'Ann v. Ben.txg' });
    await stubSaveDialog(app, path.join(folder, 'mine.dat'));
    expect(await save(page, GAME)).toMatchObject({ kind: 'saved', name: 'mine.dat' });
  });

  test('a place that takes no files is named as the problem', async ({ app, page, folder }) => {
    await writeFile(path.join(folder, 'file'), '');
    await stubSaveDialog(app, path.join(folder, 'file', 'game.txg'));
    expect(await save(page, GAME)).toEqual({ kind: 'failed', problem: 'notFound', name: 'game.txg' });
    // The kernel's own tree takes no new files, not even from root.
    await stubSaveDialog(app, '/sys/game.txg');
    const reply = await save(page, GAME);
    expect(['notAllowed', 'readOnly']).toContain(reply.kind === 'failed' ? reply.problem : reply.kind);
  });

  testAlone('a full disk leaves the old game as it was', async ({ app, page, folder }) => {
    const file = path.join(folder, 'game.txg');
    await writeFile(file, 'old');
    await stubSaveDialog(app, file);
    await fillDisk(app, 100_000);
    const reply = await save(page, 'x'.repeat(200_000));
    expect(reply).toEqual({ kind: 'failed', problem: 'diskFull', name: 'game.txg' });
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['game.txg']);
  });

  test('what can be no game is refused before it is read', async ({ app, page, folder }) => {
    const file = path.join(folder, 'game.txg');
    await writeFile(file, '');
    // More than any process can read.
    await truncate(file, 2 ** 40);
    await stubOpenDialog(app, file);
    expect(await open(page)).toEqual({ kind: 'failed', problem: 'tooLarge', name: 'game.txg' });
    await stubOpenDialog(app, folder);
    expect(await open(page)).toMatchObject({ problem: 'notAGame' });
    await stubOpenDialog(app, path.join(folder, 'gone.txg'));
    expect(await open(page)).toMatchObject({ problem: 'notFound' });
  });
});

test.describe('closing', () => {
  test('an edited game is asked about, and may stay', async ({ app, page }) => {
    await setEdited(page, true);
    expect(await titleOf(app)).toBe('• Ann – Ben – Tantrix');
    // Kept from the page: it has no such game, and would agree at once.
    const sent = await app.evaluate(({ BrowserWindow }) => {
      const channels: string[] = [];
      const [only] = BrowserWindow.getAllWindows();
      if (only) only.webContents.send = (channel) => void channels.push(channel);
      only?.close();
      return channels;
    });
    expect(sent).toEqual(['onCloseRequested']);
    expect(await windowCount(app)).toBe(1);
    const gone = app.waitForEvent('close');
    await page.evaluate(() => window.tantrix.closeWindow()).catch(() => {});
    await gone;
  });

  test('a saved game is closed at once', async ({ app, page }) => {
    await setEdited(page, true);
    await setEdited(page, false);
    expect(await titleOf(app)).toBe('Ann – Ben – Tantrix');
    const gone = app.waitForEvent('close');
    await askToClose(app).catch(() => {});
    await gone;
  });

  testAlone('a page that has crashed does not keep its window open', NIGHTLY, async ({ app, page }) => {
    await setEdited(page, true);
    const gone = app.waitForEvent('close');
    await app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const [only] = BrowserWindow.getAllWindows();
          only?.webContents.once('render-process-gone', () => resolve());
          only?.webContents.forcefullyCrashRenderer();
        }),
    );
    await askToClose(app).catch(() => {});
    await gone;
  });
});

test('a window whose journal is still read has no menus of Electron’s own', async ({ folder }) => {
  const entry = await slowJournal(folder);
  const app = await launch(folder);
  await expect.poll(() => windowCount(app)).toBe(1);
  expect(await app.evaluate(({ Menu }) => Menu.getApplicationMenu())).toBeNull();
  await writeFile(entry, '');
  await app.close();
});

test('a window that is closed while the journal is still read has come to a normal end', async ({ folder }) => {
  const entry = await slowJournal(folder);
  const mark = path.join(folder, 'journal', 'clean-exit');
  const app = await launch(folder);
  await expect.poll(() => existsSync(mark)).toBe(false);
  const gone = app.waitForEvent('close');
  await askToClose(app).catch(() => {});
  await writeFile(entry, '');
  await gone;
  expect(existsSync(mark)).toBe(true);
});

test.describe('remembered games', () => {
  const people = [
    { name: 'Ann', email: 'ann@example.org', country: 'Nauru', colour: 'red' as const },
    { name: 'Ben', email: '', country: '', colour: 'blue' as const },
  ];
  const games = { kind: 'people' as const, people, starts: 'drawn' as const };
  const remembered = async (profile: string, remember = false) => {
    const app = await launch(profile);
    const page = await pageOf(app);
    if (remember) await page.evaluate((all) => window.tantrix.rememberGames(all), games);
    const found = await page.evaluate(() => window.tantrix.rememberedGames());
    await app.close();
    return found;
  };

  test('come back after a restart, and nonsense counts as none', NIGHTLY, async ({ folder }) => {
    // The program is started five times.
    expect(await remembered(folder)).toBeNull();
    expect(await remembered(folder, true)).toEqual(games);
    expect(await remembered(folder)).toEqual(games);
    await writeFile(path.join(folder, 'games.json'), '{"games": {"people": 7}}');
    expect(await remembered(folder)).toBeNull();
    await writeFile(path.join(folder, 'games.json'), '{"gam');
    expect(await remembered(folder)).toBeNull();
  });
});
