import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTxg } from '../../src-shared/record';
import { earlier } from '../support/random-records';
import { gameOfSeed } from '../support/library-games';
import { expect, launch, NIGHTLY, pageOf, quit, stubOpenDialog, test } from './fixtures';
import { fileInPage } from './gestures';

/** The library of games in the program itself: what only Electron has a part in. */

const textOf = (seed: number, moves = 5): string => makeTxg(earlier(gameOfSeed(seed), moves));

/** The texts of the games that lie in a folder. */
async function textsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txg'));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

test('a program that quits has kept the last state of every game, and the next one knows it', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const app = await launch(profile);
  const page = await pageOf(app);
  const states = [1, 2, 3].map((moves) => textOf(1, moves));
  await page.evaluate(async (texts) => {
    const [first = '', ...more] = texts;
    const reply = await window.tantrix.keepGame({ text: first, notes: { here: [0] } });
    if (reply.kind !== 'kept') throw new Error(reply.problem);
    // Nobody waits for these.
    for (const text of more) void window.tantrix.keepGame({ id: reply.id, text, notes: { here: [0] } });
  }, states);
  await quit(app);
  expect(await textsIn(path.join(profile, 'games'))).toEqual([textOf(1, 3)]);
  const next = await launch(profile);
  const { entries, folder: shown } = await (await pageOf(next)).evaluate(() => window.tantrix.library());
  expect(JSON.parse(entries)).toMatchObject([{ notes: { here: [0] }, facts: { moves: 3 } }]);
  expect(shown).toBe(path.join(profile, 'games'));
  await quit(next);
});

test(
  'games are taken in from dialogs and drops, and go to a folder that is chosen',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const outside = path.join(folder, 'outside');
    await mkdir(path.join(outside, 'deep'), { recursive: true });
    await writeFile(path.join(outside, 'deep', 'a.txg'), textOf(1));
    await writeFile(path.join(outside, 'b.txg'), textOf(2));
    await stubOpenDialog(app, outside);
    expect(await page.evaluate(() => window.tantrix.importGames('folder'))).toMatchObject({ taken: { length: 2 } });
    await stubOpenDialog(app, path.join(outside, 'b.txg'));
    expect(await page.evaluate(() => window.tantrix.importGames('files'))).toMatchObject({ taken: [], known: 1 });

    await writeFile(path.join(outside, 'c.txg'), textOf(3));
    const field = await fileInPage(page, path.join(outside, 'c.txg'));
    const dropped = await field.evaluate((element: HTMLInputElement) =>
      window.tantrix.importDropped([...(element.files ?? []), new File(['x'], '/etc/passwd')]),
    );
    expect(dropped).toMatchObject({ kind: 'imported', taken: { length: 1 }, refused: [] });

    const chosen = path.join(folder, 'chosen');
    await mkdir(chosen);
    await stubOpenDialog(app, chosen);
    const reply = await page.evaluate(() => window.tantrix.chooseLibraryFolder({ take: true }));
    expect(reply).toMatchObject({ folder: chosen });
    expect((await textsIn(chosen)).toSorted()).toEqual([textOf(1), textOf(2), textOf(3)].toSorted());
    await app.evaluate(({ shell }) => {
      shell.openPath = (shown) => {
        Object.assign(globalThis, { shown });
        return Promise.resolve('');
      };
    });
    expect(await page.evaluate(() => window.tantrix.openLibraryFolder())).toBe(true);
    expect(await app.evaluate(() => Reflect.get(globalThis, 'shown'))).toBe(chosen);
    await page.evaluate(() => window.tantrix.forgetGames());
    expect(await readdir(chosen)).toEqual([]);
  },
);
