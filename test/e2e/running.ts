import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ConsoleMessage, ElectronApplication, Page } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '../../src-shared/bridge/bridge';
import { launch, pageOf, quit, USUAL_SETTINGS } from './launch';

/** A program that runs on a profile of its own. */
export interface Running {
  readonly app: ElectronApplication;
  /** Its main process; Playwright does not name that of a program which has ended. */
  readonly main: ChildProcess;
  /** The page of its window. */
  readonly page: Page;
  readonly profile: string;
  /** What its page complained of. */
  readonly complaints: string[];
}

/** Does something in a folder that is gone afterwards. */
export async function inTemporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Chromium reports violations of the content security policy and files that are not there as console errors, too. */
function note(complaints: string[], message: ConsoleMessage): void {
  const complaint = `${message.text()} (${message.location().url})`;
  if (message.type() === 'error' && !complaints.includes(complaint)) complaints.push(complaint);
}

/** Listens to the page, and catches up with what it said while it started, before anybody listened. */
async function listen(app: ElectronApplication, page: Page, complaints: string[]): Promise<void> {
  app.context().on('console', (message) => note(complaints, message));
  app.context().on('weberror', (event) => complaints.push(event.error().message));
  for (const message of await page.consoleMessages()) note(complaints, message);
  complaints.push(...(await page.pageErrors()).map(({ message }) => message));
}

interface Untouched {
  readonly dialog: object;
  readonly shell: object;
  readonly clipboard: object;
  readonly names: readonly string[];
}

declare global {
  /** In the main process: what tests put something of their own in the place of, and the names they add to. */
  var untouched: Untouched;
}

const keepUntouched = ({ clipboard, dialog, shell }: typeof Electron.CrossProcessExports): void => {
  globalThis.untouched = {
    dialog: { ...dialog },
    shell: { ...shell },
    clipboard: { ...clipboard },
    names: [...Object.keys(globalThis), 'untouched'],
  };
};

function undoTouches({ BrowserWindow, clipboard, dialog, shell }: typeof Electron.CrossProcessExports): void {
  const { untouched } = globalThis;
  Object.assign(dialog, untouched.dialog);
  Object.assign(shell, untouched.shell);
  Object.assign(clipboard, untouched.clipboard);
  const added = Object.keys(globalThis).filter((name) => !untouched.names.includes(name));
  for (const name of added) Reflect.deleteProperty(globalThis, name);
  for (const window of BrowserWindow.getAllWindows()) {
    if (window.webContents.getURL() !== 'app://bundle/') window.destroy();
    else if (window.getContentSize().join() !== '1280,800') window.setContentSize(1280, 800);
  }
}

/** Starts the program as for the first time. */
export async function begin(profile: string): Promise<Running> {
  const app = await launch(profile);
  const page = await pageOf(app);
  const complaints: string[] = [];
  await listen(app, page, complaints);
  await app.evaluate(keepUntouched);
  return { app, main: app.process(), page, profile, complaints };
}

/**
 * Programs for the tests of a worker. One goes on from test to test, which takes a third of the time of a start; it is
 * found as after a first start, but for the lists of recent files, mail games and rankings, which main has in its memory.
 */
export class SharedProgram {
  private running: Running | null = null;

  /** @param folder for the profiles; the caller removes it */
  constructor(private readonly folder: string) {}

  /** The program as after a first start. One that a test has closed, or left so that it cannot go on, is replaced. */
  async take(): Promise<Running> {
    if (this.running && !(await goesOn(this.running))) this.running = null;
    this.running ??= await begin(await mkdtemp(path.join(this.folder, 'profile-')));
    return this.running;
  }

  async end(): Promise<void> {
    if (this.running && !hasEnded(this.running)) await quit(this.running.app);
    this.running = null;
  }
}

const hasEnded = ({ main }: Running): boolean => main.exitCode !== null || main.signalCode !== null;

const PATIENCE_MS = 10_000;

/** Whether the program is ready for another test; if not, it is ended. */
async function goesOn(running: Running): Promise<boolean> {
  if (hasEnded(running)) return false;
  try {
    await Promise.race([
      freshen(running),
      setTimeout(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Error('it does not answer'))),
    ]);
    return true;
  } catch (error) {
    console.error('The program is replaced:', error);
    running.main.kill('SIGKILL');
    return false;
  }
}

async function freshen({ app, page, profile, complaints }: Running): Promise<void> {
  await app.evaluate(undoTouches);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.evaluate((usual) => window.tantrix.setPreferences(usual), { ...DEFAULT_PREFERENCES, ...USUAL_SETTINGS });
  await forget(profile);
  await page.reload();
  await pageOf(app);
  // What it pointed at in the last test may be something else in the next.
  await page.mouse.move(0, 0);
  complaints.length = 0;
}

/** Main reads these anew whenever it is asked: the games that were started, the puzzles that were solved and the like. */
async function forget(profile: string): Promise<void> {
  const kept = await readdir(profile);
  const remembered = kept.filter((name) => /\.jsonl?$/.test(name));
  await Promise.all(remembered.map((name) => rm(path.join(profile, name), { recursive: true })));
}
