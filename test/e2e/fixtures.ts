import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { begin, inTemporaryFolder, type Running, SharedProgram } from './running';
import { quit } from './launch';

interface Options {
  /**
   * The test has a program of its own, started for the first time: it asks what stays in a profile, or leaves something
   * behind that a new page does not take away. Other tests of a worker share one.
   */
  ownProgram: boolean;
}

interface Fixtures {
  /** A folder of this test's own, for the files it saves and opens. */
  folder: string;
  /** The program and its window. */
  running: Running;
  app: ElectronApplication;
  /** The page of its window. */
  page: Page;
  /** What the page complained of. A test that provokes complaints takes them out; any left over fail it. */
  complaints: string[];
}

interface OfWorker {
  display: void;
  shared: SharedProgram;
}

declare global {
  interface Window {
    /** For code of a test that goes on in the page; see `hearFrom`. */
    say: (words: string) => Promise<void>;
  }
}

/** Who hears what is said in a page: a name can be given to it once only, and it may serve test after test. */
const hearers = new WeakMap<Page, string[]>();

/** All that code of a test says in the page by `window.say`. */
export async function hearFrom(page: Page): Promise<string[]> {
  const said: string[] = [];
  const isNew = !hearers.has(page);
  hearers.set(page, said);
  if (isNew) await page.exposeFunction('say', (words: string) => void hearers.get(page)?.push(words));
  return said;
}

/**
 * A virtual screen for this worker alone: where the windows of two tests lie on one another, each tells the other that
 * the pointer has come or gone, and takes the focus. A person's own screen is used as it is.
 */
async function ownScreen(use: () => Promise<void>): Promise<void> {
  const screen = process.env.TANTRIX_VIRTUAL_SCREEN;
  if (screen === undefined) return use();
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  // A worker is a process of its own, and what it starts inherits this.
  process.env.DISPLAY = `:${String(number).trim()}`;
  await use();
  server.kill();
}

async function inSharedProgram(use: (program: SharedProgram) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const program = new SharedProgram(folder);
    await use(program);
    await program.end();
  });
}

async function inOwnProgram(use: (running: Running) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (profile) => {
    const running = await begin(profile);
    try {
      await use(running);
    } finally {
      await quit(running.app);
    }
  });
}

export const test = base.extend<Options & Fixtures, OfWorker>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from this pattern
  display: [async ({}, use) => ownScreen(use), { scope: 'worker', auto: true }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  shared: [async ({}, use) => inSharedProgram(use), { scope: 'worker' }],
  ownProgram: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  folder: async ({}, use) => inTemporaryFolder(use),
  running: async ({ shared, ownProgram }, use) => {
    const withoutComplaint = async (program: Running): Promise<void> => {
      await use(program);
      expect(program.complaints, 'the page complained').toEqual([]);
    };
    await (ownProgram ? inOwnProgram(withoutComplaint) : withoutComplaint(await shared.take()));
  },
  app: async ({ running }, use) => use(running.app),
  page: async ({ running }, use) => use(running.page),
  complaints: async ({ running }, use) => use(running.complaints),
});

/**
 * The details of a test that the night runs: what it asks has quicker tests beside it. The run of all tests leaves it out
 * by day, a run of its file does not.
 */
export const NIGHTLY = { tag: '@nightly' };

/** The same for a test that needs a program of its own. */
export const testAlone = test.extend({ ownProgram: true });

export { expect };
export { inRun, launch, pageOf, quit, startAgain } from './launch';

/** The next file that the person chooses to open. */
export const stubOpenDialog = (app: ElectronApplication, file: string): Promise<void> =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, file);

/** Where the person chooses to save; null stands for Cancel. */
export const stubSaveDialog = (app: ElectronApplication, file: string | null): Promise<void> =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: filePath === null, filePath: filePath ?? '' });
  }, file);

/** Has the person cancel the save dialog; the answer tells the name it proposed last. */
export async function watchSaveDialog(app: ElectronApplication): Promise<() => Promise<string | undefined>> {
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = (...args: unknown[]) => {
      Object.assign(globalThis, { asked: args.at(-1) });
      return Promise.resolve({ canceled: true, filePath: '' });
    };
  });
  return async () => {
    const asked = await app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'asked')?.[1]);
    return asked && path.basename(asked.defaultPath);
  };
}

export const titleOf = (app: ElectronApplication): Promise<string | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());

/** Does what the window's close button does; the manual may stand open beside it. */
export const askToClose = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL() === 'app://bundle/')
      ?.close(),
  );

/** What is done last may find its window gone before it is done. */
export async function closes(app: ElectronApplication, action: () => Promise<void>): Promise<void> {
  const gone = app.waitForEvent('close');
  await action().catch(() => {});
  await gone;
}

/** Lets the page crash; Playwright has nothing to do with the one that comes in its place. */
export const crashPage = (app: ElectronApplication): Promise<void> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // What is asked of a page between its crash and the news of it is never answered.
    const gone = new Promise<void>((resolve) => contents?.once('render-process-gone', () => resolve()));
    contents?.forcefullyCrashRenderer();
    await gone;
  });

/** The value of an expression in the page, also in one that Playwright does not know. */
export const inPage = (app: ElectronApplication, expression: string): Promise<unknown> =>
  app.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    expression,
  );

export const windowCount = (app: ElectronApplication): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** Has a page go to an address, and waits until that is refused: files by Chromium, which says so, all else by main. */
export async function goAstray(app: ElectronApplication, page: Page, address: string): Promise<void> {
  const isSaid =
    address.startsWith('file:') && page.waitForEvent('console', (one) => one.text().startsWith('Not allowed'));
  await app.evaluate(({ webContents }, from) => {
    const contents = webContents.getAllWebContents().find((each) => each.getURL() === from);
    const refused = new Promise<string | undefined>((resolve) =>
      contents?.once('will-frame-navigate', ({ url, defaultPrevented }) => resolve(defaultPrevented ? url : undefined)),
    );
    Object.assign(globalThis, { refused });
  }, page.url());
  await page.evaluate((url) => {
    location.href = url;
  }, address);
  if (isSaid) return void (await isSaid);
  const refused = await app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'refused')?.[1]);
  expect(String(refused)).toContain(address);
}

/** The kernel then refuses the process what goes beyond this size, as on a full disk; it also sends a signal. */
export async function fillDisk(app: ElectronApplication, bytes: number): Promise<void> {
  await app.evaluate(() => void process.on('SIGXFSZ', () => {}));
  execFileSync('prlimit', ['--pid', String(app.process().pid), `--fsize=${bytes}:${bytes}`]);
}
