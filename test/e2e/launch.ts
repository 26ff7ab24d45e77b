import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { SANDBOX_SWITCHES } from '../../scripts/lib/screen';
import { ROOT } from '../../scripts/lib/steps';
import { launchOn, untilItLives } from './stand-in';

export const executable = process.env.ELECTRON_EXEC_PATH ?? '';
if (executable === '') throw new Error('Run the end-to-end tests with `npm run e2e`: it says where Electron is');

/** Chromium's own remarks about the missing desktop services of a test machine are of no use. */
const QUIET = '--log-level=3';
/** Test machines have no graphics card; the process that stands in for one hangs now and then. */
const NO_GPU = '--disable-gpu';
/** What is drawn anew in part blends with the edge of what was there: two pictures of the same would not be the same. */
const DRAWN_WHOLE = '--disable-partial-raster';

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
  [
    SANDBOX_SWITCHES,
    [QUIET, NO_GPU, DRAWN_WHOLE, `--lang=${language}`, `--user-data-dir=${profile}`, program],
    files,
  ].flat();

/** Nothing that a program under test does online leaves this computer; the port is another for each worker. */
const LOOPBACK = { TANTRIX_ONLINE_LOOPBACK: String(16_000 + (process.pid % 1_000)) };

/** What Electron takes for the environment of a program. */
function environment(more: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...Object.fromEntries(own), ...LOOPBACK, ...more };
}

/**
 * What the person of most tests has set. Tips come to whoever plays for the first time, and move the board: this one knows them
 * all. And nothing is kept that was not saved, for most tests are about one game. Tests about either have settings of their own.
 */
export const USUAL_SETTINGS = { showTips: false, keepGames: false } as const;

async function haveSettings(profile: string): Promise<void> {
  const file = path.join(profile, 'settings.json');
  if (existsSync(profile) && !existsSync(file)) await writeFile(file, JSON.stringify(USUAL_SETTINGS));
}

/** Starts the program on a profile, with files on its command line; the caller closes it. */
export async function launch(
  profile: string,
  files: readonly string[] = [],
  cwd = ROOT,
  env: Readonly<Record<string, string>> = {},
  language = 'en',
): Promise<ElectronApplication> {
  await haveSettings(profile);
  return launchOn(profile, {
    executablePath: executable,
    args: argumentsOf(profile, files, language),
    cwd,
    env: environment(env),
  });
}

/** Starts the program as the system does, on a profile where it runs already; the answer is its exit code. */
export async function startAgain(profile: string, files: readonly string[] = [], cwd = ROOT): Promise<unknown> {
  const { code } = await untilItLives(async () => {
    const second = spawn(executable, argumentsOf(profile, files), { cwd, stdio: 'ignore' });
    const [exitCode, signal] = await once(second, 'exit');
    return signal === 'SIGSEGV' ? undefined : { code: exitCode };
  });
  return code;
}

/** The page of the window, once there is something to see; before that it may still be the empty one. */
export async function pageOf(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await page.locator('#root > *').first().waitFor();
  return page;
}

/** Ends the program, whatever it would ask about unsaved moves. */
export async function quit(app: ElectronApplication): Promise<void> {
  // A page that has crashed may still be listed when the program has ended by itself.
  if (app.windows().length > 0 && app.process().exitCode === null) {
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
