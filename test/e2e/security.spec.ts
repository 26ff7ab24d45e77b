import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { ROOT } from '../../scripts/lib/steps';
import { CALLS, HELP_PAGE_CHANNELS } from '../../src-shared/bridge/channels';
import { EXTERNAL_LINKS } from '../../src-shared/help/external-links';
import { portOf } from '../../scripts/lib/free-port';
import { expect, goAstray, hearFrom, test, testAlone, windowCount } from './fixtures';
import { chooseFromMenu } from './gestures';
import { helpOpenedBy } from './help-window';

/**
 * The twenty points of Electron's own list, https://www.electronjs.org/docs/latest/tutorial/security, in its order, each
 * held against the real program.
 */

/** A server on this machine that somebody gone astray might ask; it counts who does. */
async function withStranger(task: (address: string, asked: () => number) => Promise<void>): Promise<void> {
  let count = 0;
  const server = http.createServer((_, response) => {
    count += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('hello');
  });
  await task(`http://127.0.0.1:${await portOf(server)}/`, () => count);
  server.close();
}

/** Opens the manual, so that both windows there are can be looked at. */
async function bothPages(app: ElectronApplication, page: Page): Promise<readonly Page[]> {
  const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help topics'));
  return [page, help];
}

/** What the windows were made with, as Electron has it. */
const preferencesOf = (app: ElectronApplication): Promise<readonly Record<string, unknown>[]> =>
  app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      const read: unknown = Reflect.get(contents, 'getLastWebPreferences');
      return typeof read === 'function' ? Object.fromEntries(Object.entries(Reflect.apply(read, contents, []))) : {};
    }),
  );

async function expectPreferences(app: ElectronApplication, page: Page, wanted: Record<string, unknown>) {
  await bothPages(app, page);
  expect(await preferencesOf(app)).toEqual([expect.objectContaining(wanted), expect.objectContaining(wanted)]);
}

const policyOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch(location.href)).headers.get('Content-Security-Policy') ?? '');

test('1 only secure content is loaded, and none of it from outside', async ({ app, page, complaints }) => {
  for (const each of await bothPages(app, page)) {
    expect(await each.evaluate(() => window.isSecureContext)).toBe(true);
    const loaded = await each.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('script, link, img, image')]
        .map((element) => Reflect.get(element, 'src') ?? Reflect.get(element, 'href'))
        .map(String),
    );
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((url) => !url.startsWith('app://bundle/'))).toEqual([]);
  }
  await withStranger(async (address, asked) => {
    expect(await page.evaluate((url) => fetch(url).catch(String), address)).toContain('Failed to fetch');
    expect(complaints.splice(0).join()).toContain('connect-src');
    // Main's own requests do not know the policy of a page: here the filter of the session alone says no.
    expect(await app.evaluate(({ net }, url) => net.fetch(url).catch(String), address)).toContain(
      'ERR_BLOCKED_BY_CLIENT',
    );
    // So it is for a session that something else might make.
    const inAnother = await app.evaluate(
      ({ session }, url) => session.fromPartition('another').fetch(url).catch(String),
      address,
    );
    expect(inAnother).toContain('ERR_BLOCKED_BY_CLIENT');
    expect(asked()).toBe(0);
  });
});

test('2 no page has Node', async ({ app, page }) => {
  await expectPreferences(app, page, { nodeIntegration: false, nodeIntegrationInSubFrames: false });
  const names = [
    'require',
    'process',
    'module',
    'exports',
    'global',
    'Buffer',
    'setImmediate',
    'electron',
    '__dirname',
  ];
  for (const each of app.windows()) {
    expect(await each.evaluate((all) => all.filter((name) => name in window), names)).toEqual([]);
  }
});

test('3 the bridge and the page are worlds of their own', async ({ app, page }) => {
  await expectPreferences(app, page, { contextIsolation: true });
  // What the page does to its own world changes nothing in that of the preload, nor in the bridge itself.
  const isChanged = await page.evaluate(() => {
    Reflect.set(Function.prototype, 'call', () => 'mine');
    Reflect.set(Promise.prototype, 'then', () => 'mine');
    Reflect.set(Array.prototype, 'map', () => 'mine');
    return Reflect.set(window.tantrix, 'preferences', () => 'mine');
  });
  expect(isChanged).toBe(false);
  const untouched = "[typeof Function.prototype.call.call, String(Array.prototype.map).includes('native')]";
  const inPreload = await app.evaluate(
    ({ BrowserWindow }, code) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL() === 'app://bundle/')
        ?.webContents.executeJavaScriptInIsolatedWorld(999, [{ code }]),
    untouched,
  );
  expect(inPreload).toEqual(['function', true]);
});

test('4 every page runs in the sandbox', async ({ app, page }) => {
  await expectPreferences(app, page, { sandbox: true });
  const processes = await app.evaluate(({ app: program }) =>
    program.getAppMetrics().flatMap(({ type, sandboxed }) => (type === 'Tab' ? [sandboxed] : [])),
  );
  // Only some systems tell.
  expect(processes.filter((isSandboxed) => isSandboxed === false)).toEqual([]);
});

test('5 no permission is granted but to put a picture on the clipboard', async ({ app, page }) => {
  const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as const;
  for (const each of await bothPages(app, page)) {
    const states = await each.evaluate(
      (all) => Promise.all(all.map(async (name) => (await navigator.permissions.query({ name })).state)),
      names,
    );
    expect(new Set(states)).toEqual(new Set(['denied']));
    const answers = await each.evaluate(async () => {
      const asked: readonly Promise<unknown>[] = [
        navigator.mediaDevices.getUserMedia({ audio: true }),
        navigator.mediaDevices.getDisplayMedia(),
        new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
        navigator.clipboard.readText(),
      ];
      const refused = (await Promise.allSettled(asked)).map(({ status }) => status);
      return [...refused, await Notification.requestPermission()];
    });
    expect(answers).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'denied']);
  }
});

test('6 web security is on', async ({ app, page, complaints }) => {
  await expectPreferences(app, page, { webSecurity: true });
  await withStranger(async (address, asked) => {
    const isRead = await page.evaluate((url) => {
      const image = new Image();
      return new Promise((resolve) => {
        image.addEventListener('load', () => resolve(true));
        image.addEventListener('error', () => resolve(false));
        image.src = url;
      });
    }, address);
    expect([isRead, asked()]).toEqual([false, 0]);
    expect(complaints.splice(0).join()).toContain('img-src');
  });
});

/** What is said of what a page tries below: the rule that is broken, and the form of the address. */
const REFUSED: readonly string[] = [
  'a frame was loaded',
  'object-src app',
  ...Array<string>(3).fill('script-src eval'),
  'script-src-attr inline',
  'script-src-elem blob',
  'script-src-elem data',
  ...Array<string>(2).fill('script-src-elem inline'),
];

test.describe('7 the content security policy', () => {
  test('allows nothing that is not named', async ({ app, page }) => {
    for (const each of await bothPages(app, page)) {
      const policy = await policyOf(each);
      const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)] as const));
      expect(rules.get('default-src')).toEqual(["'none'"]);
      expect(rules.get('script-src')).toEqual(["'self'"]);
      expect(policy).not.toMatch(/unsafe|\*|http|data:|wasm/);
      for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(rules.get(name)).toEqual(["'none'"]);
    }
  });

  test('is obeyed', async ({ page, complaints }) => {
    const refused = await hearFrom(page);
    await page.evaluate(() => {
      Object.assign(window, { done: [] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void window.say(`${effectiveDirective} ${blockedURI.replace(/:.*/, '')}`);
      });
      const elements: readonly [string, Record<string, string>][] = [
        ['script', { textContent: 'window.done.push("inline")' }],
        ['script', { src: 'data:text/javascript,window.done.push("data")' }],
        ['script', { src: URL.createObjectURL(new Blob(['window.done.push("blob")'])) }],
        ['iframe', { srcdoc: '<script>parent.done.push("frame")</script>' }],
        ['object', { data: 'app://bundle/index.html' }],
        ['p', { innerHTML: '<img src=x onerror="window.done.push(1)"><a href="javascript:window.done.push(2)">a</a>' }],
      ];
      for (const [name, properties] of elements) {
        document.body.append(Object.assign(document.createElement(name), properties));
      }
      // What is refused in the frame is said there alone.
      document.querySelector('iframe')?.addEventListener('load', () => void window.say('a frame was loaded'));
      document.body.lastElementChild?.querySelector('a')?.click();
      // Later, for what the test itself does is allowed everything.
      for (const name of ['eval', 'setTimeout', 'Function']) {
        setTimeout(() => Reflect.apply(Reflect.get(window, name), window, [`window.done.push("${name}")`]), 10);
      }
    });
    // Every one of them was tried.
    await expect.poll(() => refused.toSorted()).toEqual(REFUSED);
    expect(await page.evaluate(() => Reflect.get(window, 'done'))).toEqual([]);
    expect(complaints.splice(0).length).toBeGreaterThanOrEqual(6);
  });
});

test('8 insecure content does not run', ({ app, page }) =>
  expectPreferences(app, page, { allowRunningInsecureContent: false }));

test('9 experimental features are off', async ({ app, page }) => {
  await expectPreferences(app, page, { experimentalFeatures: false });
  const isSwitched = await app.evaluate(({ app: program }) =>
    ['enable-experimental-web-platform-features', 'disable-web-security', 'allow-running-insecure-content'].some(
      (name) => program.commandLine.hasSwitch(name),
    ),
  );
  expect(isSwitched).toBe(false);
});

test('10 no Blink features are turned on', async ({ app, page }) => {
  await bothPages(app, page);
  for (const preferences of await preferencesOf(app)) {
    expect(preferences['enableBlinkFeatures'] ?? '').toBe('');
  }
  expect(await app.evaluate(({ app: program }) => program.commandLine.hasSwitch('enable-blink-features'))).toBe(false);
});

test('11 no page has webviews, with popups or without', async ({ app, page }) => {
  await expectPreferences(app, page, { webviewTag: false });
  for (const each of app.windows()) {
    const [load, inside] = await each.evaluate(() => {
      const view = document.createElement('webview');
      view.setAttribute('src', 'app://bundle/');
      view.setAttribute('allowpopups', '');
      document.body.append(view);
      return [typeof Reflect.get(view, 'loadURL'), view.shadowRoot];
    });
    expect([load, inside]).toEqual(['undefined', null]);
  }
});

test('12 even in a window that could have webviews none is attached', async ({ app, page, complaints }) => {
  expect(await windowCount(app)).toBe(1);
  await expect(page.locator('.window')).toBeVisible();
  const attached = await app.evaluate(async ({ BrowserWindow, webContents }) => {
    const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } });
    await window.loadURL('app://bundle/help.html');
    const before = webContents.getAllWebContents().length;
    // The program has heard of it before; what it does not refuse is attached at once.
    const asked = new Promise<boolean>((resolve) => {
      window.webContents.once('will-attach-webview', ({ defaultPrevented }) => setImmediate(resolve, defaultPrevented));
    });
    await window.webContents.executeJavaScript(
      "document.body.append(Object.assign(document.createElement('webview'), { src: 'app://bundle/' }))",
    );
    const isRefused = await asked;
    const after = webContents.getAllWebContents().length;
    window.destroy();
    return { isRefused, more: after - before };
  });
  expect(attached).toEqual({ isRefused: true, more: 0 });
  // That window had no bridge, and its page could not start.
  complaints.splice(0);
});

test('13 no page goes anywhere', async ({ app, page, complaints }) => {
  const places = ['https://example.org/', 'file:///etc/passwd', 'app://bundle/help.html', 'app://bundle/index.html'];
  for (const each of await bothPages(app, page)) {
    const before = each.url();
    for (const place of places.filter((url) => url !== before)) {
      await goAstray(app, each, place);
      expect(each.url()).toBe(before);
    }
  }
  expect(complaints.splice(0).filter((words) => !words.includes('file:'))).toEqual([]);
});

test('14 no page opens a window', async ({ app, page }) => {
  await bothPages(app, page);
  for (const each of app.windows()) {
    const opened = await each.evaluate(
      (places) => places.map((place) => window.open(place)),
      ['https://example.org/', 'app://bundle/', 'about:blank', ''],
    );
    expect(opened).toEqual([null, null, null, null]);
    // A click with the middle button, which no handler of ours stops.
    await each.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'app://bundle/',
        target: '_blank',
        textContent: 'x',
      });
      link.style.cssText = 'position: fixed; inset: 0; z-index: 99999';
      document.body.append(link);
    });
    for (const button of ['left', 'middle'] as const) await each.mouse.click(300, 300, { button });
    // Main is asked in turn: what the clicks asked for was answered before this.
    expect(await each.evaluate(() => window.open('about:blank'))).toBeNull();
  }
  expect(await windowCount(app)).toBe(2);
});

/** What comes of a call of a channel with any argument. */
const called = (page: Page, channel: string, argument: unknown): Promise<string> =>
  page.evaluate(
    async ([name, value]) => {
      const call: unknown = Reflect.get(window.tantrix, name);
      if (typeof call !== 'function') return 'no call';
      try {
        await (call(value) as unknown);
        return 'answered';
      } catch (error) {
        return String(error);
      }
    },
    [channel, argument] as const,
  );

test('15 nothing but the addresses of the list goes to another program', async ({ app, page }) => {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
  });
  const [listed] = EXTERNAL_LINKS;
  const { host } = new URL(listed);
  const strange = [
    `https://${host}@evil.example/`,
    `https://${host}:8080/`,
    `https://${host.toUpperCase()}/`,
    `https://${host}./`,
    `https://${host}.evil.example/`,
    `http://${host}/`,
    `${listed}?x`,
    `${listed}/..`,
    ' ' + listed,
    `${listed}\0`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'smb://server/share',
    'mailto:ann@example.org?attach=/etc/passwd',
    [listed],
    { toString: 'x' },
    null,
  ];
  for (const each of await bothPages(app, page)) {
    for (const address of strange) expect(await called(each, 'openLink', address)).toMatch(/wrongArgument$/);
    expect(await called(each, 'openLink', listed)).toBe('answered');
  }
  expect(await app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([listed, listed]);
});

test('16 the Electron that is shipped is a current one', () => {
  const wanted = /"electron": "(\d+)\./.exec(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  // The latest three majors get security fixes; 45 is of autumn 2026.
  expect(Number(wanted?.[1])).toBeGreaterThanOrEqual(45);
});

// In a program of its own: other tests put answers of theirs in the place of main’s.
testAlone('17 a call from any other sender is refused', async ({ app, page, complaints }) => {
  const [, help = page] = await bothPages(app, page);
  // The page of the manual, with all the channels that are not for it.
  const notForHelp = Object.keys(CALLS).filter((name) => !HELP_PAGE_CHANNELS.some((each) => each === name));
  for (const name of notForHelp) expect(`${name}: ${await called(help, name, undefined)}`).toMatch(/wrongSender$/);
  // Other windows: with the very page of the game, and with a page that merely has its preload.
  const others = await app.evaluate(
    async ({ BrowserWindow }, preload) => {
      const said: unknown[] = [];
      for (const url of ['app://bundle/', 'app://bundle/help.html', 'about:blank']) {
        const window = new BrowserWindow({ show: false, webPreferences: { preload } });
        await window.loadURL(url);
        said.push(await window.webContents.executeJavaScript('window.tantrix.recentFiles().catch(String)'));
        window.destroy();
      }
      return said;
    },
    path.join(ROOT, 'dist/preload/preload.cjs'),
  );
  expect(others).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/wrongSender/)));
  // The pages of those windows could not start.
  complaints.splice(0);
});

const PATHS_ASTRAY = [
  '../main/main.js',
  '%2e%2e/main/main.js',
  '.%2e/main/main.js',
  '..%2fmain/main.js',
  '..%5cmain%5cmain.js',
  '..\\main\\main.js',
  '%252e%252e/main/main.js',
  '%c0%ae%c0%ae/main/main.js',
  '..;/main/main.js',
  '....//main/main.js',
  'assets/..%2f..%2fmain/main.js',
  'assets/../../package.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'etc/passwd',
  '//server/share/a.js',
  '%5c%5cserver%5cshare%5ca.js',
  'C:/Windows/win.ini',
  'C:%5cWindows%5cwin.ini',
  'file:///etc/passwd',
  'file%3a%2f%2f%2fetc%2fpasswd',
  'index.html%00',
  'index.html%00.js',
  '%00/index.html',
  'index.html%20',
  'index.html.',
  'index.html::$DATA',
  '%',
  'nothing.js',
  'assets',
  'assets/',
  '/',
  'CON',
  'NUL.js',
];
/** Ways out of the folder of the bundle, and to what it does not hold. */
const ASTRAY = [
  'app://elsewhere/index.html',
  'app://bundle.evil/index.html',
  'app://localhost/index.html',
  ...PATHS_ASTRAY.map((name) => `app://bundle/${name}`),
];

test.describe('18 pages come by a scheme of their own', () => {
  test('and not by file:', async ({ app, page }) => {
    const urls = (await bothPages(app, page)).map((each) => each.url());
    expect(urls).toEqual(['app://bundle/', 'app://bundle/help.html']);
  });

  test('which serves the folder of the bundle alone', async ({ app, folder }) => {
    const secret = path.join(folder, 'secret.json');
    await writeFile(secret, '"secret"');
    const inside = await mkdtemp(path.join(ROOT, 'dist/renderer/assets/link-'));
    try {
      await symlink(secret, path.join(inside, 'file.json'));
      await symlink(folder, path.join(inside, 'folder'));
      await writeFile(path.join(inside, 'plain.json'), '1');
      const at = `app://bundle/assets/${path.basename(inside)}`;
      const all = [`${at}/file.json`, `${at}/folder/secret.json`, ...ASTRAY];
      const statusOf = (urls: readonly string[]) =>
        app.evaluate(
          ({ net }, wanted) =>
            Promise.all(
              wanted.map((url) =>
                net.fetch(url).then(
                  ({ status }) => status,
                  () => 404,
                ),
              ),
            ),
          urls,
        );
      const found = await statusOf(all);
      expect(all.filter((_, index) => found[index] !== 404)).toEqual([]);
      // What comes after the path changes nothing, and neither do a port or a user of the host.
      const served = [
        `${at}/plain.json`,
        'app://bundle/',
        'app://bundle/?file=/etc/passwd',
        'app://bundle/index.html#../../main',
      ];
      expect(await statusOf(served)).toEqual([200, 200, 200, 200]);
      const same = await app.evaluate(
        ({ net }, wanted) => Promise.all(wanted.map(async (url) => (await net.fetch(url)).text())),
        served.slice(1),
      );
      expect(new Set(same).size).toBe(1);
    } finally {
      await rm(inside, { recursive: true });
    }
  });

  test('with its type, and nothing guessed', async ({ page }) => {
    const header = await page.evaluate(async () => {
      const { headers } = await fetch('index.html');
      return [headers.get('Content-Type'), headers.get('X-Content-Type-Options')];
    });
    expect(header).toEqual(['text/html; charset=utf-8', 'nosniff']);
  });
});

test('20 the page gets calls, and none of Electron’s own things', async ({ app, page }) => {
  const both = await bothPages(app, page);
  for (const each of both) {
    const offered = await each.evaluate(() =>
      Object.entries(window.tantrix).map(([name, value]) => [name, typeof value, Object.keys(value).length] as const),
    );
    const calls = offered.filter(([name]) => !name.startsWith('on')).map(([name]) => name);
    expect(calls.toSorted()).toEqual(Object.keys(CALLS).toSorted());
    expect(offered.filter(([, type, inside]) => type !== 'function' || inside > 0)).toEqual([]);
  }
  const [game = page, manual = page] = both;
  const { preferences } = await game.evaluate(() => window.tantrix.preferences());
  const handed = await manual.evaluateHandle(() => {
    const all: unknown[][] = [];
    window.tantrix.onPreferencesChanged((...given: unknown[]) => all.push(given));
    return all;
  });
  // What is set stays as it is, but the manual is told all the same.
  await game.evaluate((volume) => window.tantrix.setPreferences({ volume }), preferences.volume);
  await expect.poll(() => handed.jsonValue()).toEqual([[preferences]]);
});
