import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { EndOfRun } from '../../src-shared/bridge/bridge';
import { expect, hearFrom, launch, pageOf, quit, stubSaveDialog, test } from './fixtures';
import { killTree } from '../support/process-tree';

/** The nightly run asks for many more. */
const KILLS = Number(process.env.TANTRIX_KILLS ?? 3);
const LONGEST_LIFE = 400;

/** Of the texts the page wrote: the number of the last that was begun, and of the last that is known to be written. */
interface Progress {
  readonly begun: number;
  readonly done: number;
}

/** The number of a text that the page wrote; anything but a whole one fails. */
function numberIn(text: string): number {
  const [, number = '', filling = '', end] = /^(\d+) (x*) (\d+)$/.exec(text) ?? [];
  expect([end, filling.length], `this text is whole: ${text.slice(0, 80)}`).toEqual([number, lengthOf(Number(number))]);
  return Number(number);
}
const lengthOf = (number: number) => (number * 7919) % 900_000;

/** Has the page write texts of growing numbers, from the one given, as fast as it can; it says what it is about. */
async function writeForEver(page: Page, what: 'journal' | 'file', from: number): Promise<void> {
  await page.evaluate(
    ([kind, first]) => {
      let file: string | undefined;
      const write = {
        journal: (text: string) => window.tantrix.journal({ text, edited: true }),
        file: async (text: string) => {
          const request = { bytes: new TextEncoder().encode(text), kind: 'txg' as const, suggestedName: 'game' };
          const reply = await window.tantrix.writeFile(file === undefined ? request : { ...request, file });
          if (reply.kind === 'saved') file = reply.file;
          else await window.say(`file ${reply.kind}`);
        },
      }[kind];
      const goOn = async () => {
        for (let number = first; ; number++) {
          await window.say(`${kind} begun ${number}`);
          await write(`${number} ${'x'.repeat((number * 7919) % 900_000)} ${number}`);
          await window.say(`${kind} done ${number}`);
        }
      };
      void goOn();
    },
    [what, from] as const,
  );
}

const lastOf = (said: readonly string[], words: string): number =>
  Math.max(0, ...said.filter((one) => one.startsWith(words)).map((one) => Number(one.slice(words.length))));

const progressOf = (said: readonly string[], what: 'journal' | 'file', before: number): Progress => ({
  begun: Math.max(before, lastOf(said, `${what} begun`)),
  done: Math.max(before, lastOf(said, `${what} done`)),
});

/** What is found was surely begun, and nothing later is known to be written. */
function expectWithin({ begun, done }: Progress, found: number): number {
  expect(found).toBeGreaterThanOrEqual(done);
  expect(found).toBeLessThanOrEqual(begun);
  return found;
}

async function journalled(page: Page, end: EndOfRun): Promise<number> {
  const found = await page.evaluate(() => window.tantrix.recovered());
  expect(found).toMatchObject({ edited: true, end });
  return numberIn(typeof found === 'object' && found && 'text' in found ? found.text : '');
}

async function die(app: ElectronApplication): Promise<void> {
  const gone = once(app.process(), 'exit');
  killTree(app.process().pid ?? 0);
  await gone;
}

/** A life: writes both from the numbers given, until it is killed; all that the page said. */
async function live(app: ElectronApplication, page: Page, file: string, from: readonly number[]): Promise<string[]> {
  const said = await hearFrom(page);
  await stubSaveDialog(app, file);
  await writeForEver(page, 'journal', (from[0] ?? 0) + 1);
  await writeForEver(page, 'file', (from[1] ?? 0) + 1);
  // Not before something is there: of what is killed while it is made for the first time nothing need be left.
  await expect.poll(() => ['journal', 'file'].every((what) => lastOf(said, `${what} done`) > 0)).toBe(true);
  // The wait is the point: a kill comes at any moment.
  await page.waitForTimeout(Math.random() * LONGEST_LIFE);
  await die(app);
  return said;
}

/** The temporary files with content, and the notes about them, that lie in a folder. */
async function leftIn(where: string): Promise<string[]> {
  const names = (await readdir(where).catch(() => [])).filter((name) => /\.\d+$|^[0-9a-f-]{36}$/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(where, name))).size));
  // A file that was made and not yet noted is empty.
  return names.filter((_, at) => sizes[at] !== 0);
}

test(`${KILLS} kills lose no game and break no file`, async ({ folder }) => {
  test.setTimeout(30_000 + KILLS * 15_000);
  const [profile, file] = [path.join(folder, 'profile'), path.join(folder, 'game.txg')];
  let [entry, saved] = [0, 0];
  let app = await launch(profile);
  for (let kill = 0; kill < KILLS; kill++) {
    const said = await live(app, await pageOf(app), file, [entry, saved]);
    expect(said).not.toContain('file failed');
    saved = expectWithin(progressOf(said, 'file', saved), numberIn(await readFile(file, 'utf8')));
    app = await launch(profile);
    entry = expectWithin(progressOf(said, 'journal', entry), await journalled(await pageOf(app), 'broken'));
    // Nothing is left of what was being written, beside the file or in the profile.
    await expect.poll(() => leftIn(folder)).toEqual([]);
    await expect.poll(() => leftIn(path.join(profile, 'unfinished'))).toEqual([]);
    expect(await leftIn(path.join(profile, 'journal'))).toEqual([]);
  }
  await quit(app);
  app = await launch(profile);
  expect(await journalled(await pageOf(app), 'closed')).toBe(entry);
  await quit(app);
});
