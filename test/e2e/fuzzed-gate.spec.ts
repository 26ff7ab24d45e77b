import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { CALLS } from '../../src-shared/bridge/channels';
import { BYTES, type FuzzedCall, fuzzedCalls, SPECIAL } from '../support/fuzzed-calls';
import { runs } from '../support/nightly';
import { expect, launch, pageOf, quit, test } from './fixtures';

const CALL_COUNT = runs(500, 10_000);
const SEED = 20_261_122;

declare global {
  interface Window {
    /** Electron's own way to main, past the bridge. */
    sendRaw: (channel: string, argument: unknown) => Promise<unknown>;
  }
}
const RAW = `const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('sendRaw', (channel, argument) => ipcRenderer.invoke(channel, argument));`;

/** Gives the page of the game, besides its own preload, one that hands it the whole of Electron's channel. */
async function addRawPreload(app: ElectronApplication, page: Page, folder: string): Promise<void> {
  const file = path.join(folder, 'raw.cjs');
  await writeFile(file, RAW);
  await app.evaluate(({ session }, preload) => {
    const { defaultSession } = session;
    // Electron 35 has another name for it.
    const register: unknown = Reflect.get(defaultSession, 'registerPreloadScript');
    if (typeof register === 'function') Reflect.apply(register, defaultSession, [{ type: 'frame', filePath: preload }]);
    else defaultSession.setPreloads([preload]);
  }, file);
  await page.reload();
  await pageOf(app);
}

/** Sends each call; the answers are counted by their kind. */
const sendAll = (page: Page, calls: readonly FuzzedCall[]): Promise<Record<string, number>> =>
  page.evaluate(
    async ([all, special, bytes]) => {
      const cycle: Record<string, unknown> = {};
      cycle['self'] = cycle;
      const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 1);
      const things: Record<string, unknown> = {
        function: () => 1,
        symbol: Symbol('x'),
        element: document.body,
        cycle,
        map: new Map([[1, 2]]),
        promise: Promise.resolve(1),
        proxy: new Proxy({}, { get: () => 'x' }),
        getter: Object.defineProperty({}, 'x', { enumerable: true, get: () => JSON.parse('{') }),
        deep,
        long: 'x'.repeat(3_000_000),
      };
      function made(value: unknown): unknown {
        if (Array.isArray(value)) return value.map(made);
        if (typeof value !== 'object' || value === null || value instanceof Date) return value;
        if (Object.hasOwn(value, special)) return things[String(Reflect.get(value, special))];
        if (Object.hasOwn(value, bytes)) return new Uint8Array(Reflect.get(value, bytes));
        return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, made(inner)]));
      }
      const tally: Record<string, number> = {};
      const count = (outcome: string) => {
        tally[outcome] = (tally[outcome] ?? 0) + 1;
      };
      for (const { channel, argument } of all) {
        try {
          await window.sendRaw(channel, made(argument));
          count('answered');
        } catch (error) {
          const words = String(error);
          const code = /(?:wrongArgument|failed)$/.exec(words)?.[0];
          const isUnsendable = /could not be cloned|recursion depth|JSON/.test(words);
          count(code ?? (isUnsendable ? 'unsendable' : `${channel}: ${words}`));
        }
      }
      return tally;
    },
    [calls, SPECIAL, BYTES] as const,
  );

/** Nothing that an answer would do to the machine is done: no dialogs, no other programs, no paper. */
const holdStill = (app: ElectronApplication) =>
  app.evaluate(({ clipboard, dialog, shell, webContents }) => {
    const failures: string[] = [];
    Object.assign(globalThis, { failures });
    process.on('uncaughtException', (error) => void failures.push(String(error)));
    process.on('unhandledRejection', (error) => void failures.push(String(error)));
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
    shell.openExternal = () => Promise.resolve();
    shell.openPath = () => Promise.resolve('');
    clipboard.writeText = () => Promise.resolve();
    for (const contents of webContents.getAllWebContents()) contents.print = () => {};
  });

test(`${CALL_COUNT} calls of nonsense are each refused by a code, or answered`, async ({ folder }) => {
  test.setTimeout(240_000);
  const app = await launch(path.join(folder, 'profile'));
  const page = await pageOf(app);
  await addRawPreload(app, page, folder);
  await holdStill(app);
  const calls = fuzzedCalls(CALL_COUNT, SEED);
  expect(calls).toHaveLength(CALL_COUNT);
  expect(new Set(calls.map(({ channel }) => channel)).size).toBe(Object.keys(CALLS).length);
  const tally: Record<string, number> = {};
  for (let at = 0; at < calls.length; at += 500) {
    for (const [outcome, count] of Object.entries(await sendAll(page, calls.slice(at, at + 500)))) {
      tally[outcome] = (tally[outcome] ?? 0) + count;
    }
  }
  console.log(tally);
  const known = ['answered', 'wrongArgument', 'failed', 'unsendable'];
  expect(Object.keys(tally).filter((outcome) => !known.includes(outcome))).toEqual([]);
  expect(tally['wrongArgument']).toBeGreaterThan(CALL_COUNT / 4);
  expect(tally['answered']).toBeGreaterThan(CALL_COUNT / 50);
  // Main is as it was.
  expect(await app.evaluate(() => Reflect.get(globalThis, 'failures'))).toEqual([]);
  expect(await page.evaluate(async () => (await window.tantrix.programFacts()).electron)).toMatch(/^\d+\./);
  expect(app.process().exitCode).toBeNull();
  await quit(app);
});
