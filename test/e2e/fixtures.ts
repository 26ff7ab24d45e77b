import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  test as base,
  type ConsoleMessage,
  _electron as electron,
  type ElectronApplication,
  expect,
  type Page,
} from '@playwright/test';
import { SANDBOX_SWITCHES } from '../../scripts/lib/screen';
import { ROOT } from '../../scripts/lib/steps';

const executable = process.env.ELECTRON_EXEC_PATH ?? '';
if (executable === '') throw new Error('Run the end-to-end tests with `npm run e2e`: it says where Electron is');

/** Chromium's own remarks about the missing desktop services of a test machine are of no use. */
const QUIET = '--log-level=3';
/** Test machines have no graphics card; the process that stands in for one hangs now and then. */
const NO_GPU = '--disable-gpu';

interface Fixtures {
  /** A folder of this test's own, for the files it saves and opens. */
  folder: string;
  /** The program, started afresh with a profile of its own. */
  app: ElectronApplication;
  /** The page of its window. */
  page: Page;
  /** What the page complained of. A test that provokes complaints takes them out; any left over fail it. */
  complaints: string[];
}

async function temporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-'));
  await use(folder);
  await rm(folder, { recursive: true, force: true });
}

/**
 * What Electron is started with: a profile, files, and the folder of a program. Tests read English, whatever the machine
 * speaks, unless they are about other languages.
 */
export const argumentsOf = (
  profile: string,
  files: readonly string[] = [],
  language = 'en',
  program = ROOT,
): string[] =>
  [SANDBOX_SWITCHES, [QUIET, NO_GPU, `--lang=${language}`, `--user-data-dir=${profile}`, program], files].flat();

/** What Electron takes for the environment of a program. */
function environment(more: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...Object.fromEntries(own), ...more };
}

/** Starts the program on a profile, with files on its command line; the caller closes it. */
export const launch = (
  profile: string,
  files: readonly string[] = [],
  cwd = ROOT,
  env: Readonly<Record<string, string>> = {},
  language = 'en',
): Promise<ElectronApplication> =>
  electron.launch({
    executablePath: executable,
    args: argumentsOf(profile, files, language),
    cwd,
    env: environment(env),
  });

/** Starts the program as the system does, on a profile where it runs already; the answer is its exit code. */
export async function startAgain(profile: string, files: readonly string[] = [], cwd = ROOT): Promise<unknown> {
  const second = spawn(executable, argumentsOf(profile, files), { cwd, stdio: 'ignore' });
  const [code] = await once(second, 'exit');
  return code;
}

/** The page of the window, once there is something to see; before that it may still be the empty one. */
export async function pageOf(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await page.locator('#root > *').first().waitFor();
  return page;
}

declare global {
  interface Window {
    /** For code of a test that goes on in the page; see `hearFrom`. */
    say: (words: string) => Promise<void>;
  }
}

/** All that code of a test says in the page by `window.say`. */
export async function hearFrom(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('say', (words: string) => void said.push(words));
  return said;
}

/** Ends the program, whatever it would ask about unsaved moves. */
export async function quit(app: ElectronApplication): Promise<void> {
  if (app.windows().length > 0) {
    await app.evaluate(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.removeAllListeners('close');
    });
  }
  // A program that does not end would take the whole run with it.
  const timer = setTimeout(() => app.process().kill('SIGKILL'), 10_000);
  await app.close();
  clearTimeout(timer);
}

/** Does something in a run of its own on a profile. */
export async function inRun<T>(
  profile: string,
  task: (page: Page, app: ElectronApplication) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
  language = 'en',
): Promise<T> {
  const app = await launch(profile, [], ROOT, env, language);
  const result = await task(await pageOf(app), app);
  await quit(app);
  return result;
}

/** Chromium reports violations of the content security policy and files that are not there as console errors, too. */
function note(complaints: string[], message: ConsoleMessage): void {
  const complaint = `${message.text()} (${message.location().url})`;
  if (message.type() === 'error' && !complaints.includes(complaint)) complaints.push(complaint);
}

function listen(app: ElectronApplication, complaints: string[]): void {
  app.context().on('console', (message) => note(complaints, message));
  app.context().on('weberror', (event) => complaints.push(event.error().message));
}

/** What the page said while it started, before anybody listened. */
async function catchUp(page: Page, complaints: string[]): Promise<void> {
  for (const message of await page.consoleMessages()) note(complaints, message);
  complaints.push(...(await page.pageErrors()).map(({ message }) => message));
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

export const test = base.extend<Fixtures, { display: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from this pattern
  display: [async ({}, use) => ownScreen(use), { scope: 'worker', auto: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from this pattern
  folder: async ({}, use) => temporaryFolder(use),
  // oxlint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => use([]),
  app: async ({ complaints }, use) =>
    temporaryFolder(async (profile) => {
      const app = await launch(profile);
      listen(app, complaints);
      await use(app);
      await quit(app);
      expect(complaints, 'the page complained').toEqual([]);
    }),
  page: async ({ app, complaints }, use) => {
    const page = await pageOf(app);
    await catchUp(page, complaints);
    await use(page);
  },
});

export { expect };

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

/** The kernel then refuses the process what goes beyond this size, as on a full disk; it also sends a signal. */
export async function fillDisk(app: ElectronApplication, bytes: number): Promise<void> {
  await app.evaluate(() => void process.on('SIGXFSZ', () => {}));
  execFileSync('prlimit', ['--pid', String(app.process().pid), `--fsize=${bytes}:${bytes}`]);
}
