import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { makePngWithGame, makeTextImage, makeTxg } from '../../../../src-shared/record';
import { seededRandom } from '../../../../src-shared/tantrix';
import { opened, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn } from '../../../support/library-games';
import { BLANK_PNG } from '../../../support/pictures';
import { randomPuzzleRecord } from '../../../support/random-puzzles';

let profile: Profile;
let outside = '';
const put = (name: string, content: string | Uint8Array): string => {
  const file = path.join(outside, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const source = (file: string, maxBytes = MAX_TEXT_SIZE) => ({ path: file, maxBytes });
const textOf = (seed: number, moves = 9): string => textAfter(gameOfSeed(seed), moves);

beforeEach(() => {
  profile = new Profile();
  outside = path.join(profile.folder, 'outside');
  mkdirSync(outside);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

const textsKept = (): string[] => [...textsIn(profile.games).values()].toSorted();

describe('games that are taken in', () => {
  it('are copied from folders and all that is in them, with the times of their files', async () => {
    const file = put('a.txg', textOf(1));
    put('deep/er/B.TXG', textOf(2));
    put('deep/letter.txt', textOf(3));
    utimesSync(file, 1000, 2000);
    const { store, page } = profile.start();
    const reply = await store.import([source(outside)]);
    expect(reply).toMatchObject({ kind: 'imported', known: 0, refused: [] });
    expect(textsKept()).toEqual([textOf(1), textOf(2)].toSorted());
    expect(reply.kind === 'imported' ? [...reply.taken].toSorted() : []).toEqual([...page.entries.keys()].toSorted());
    const taken = [...page.entries.values()].find(({ at }) => at === 2_000_000);
    expect(taken).toMatchObject({ began: 2_000_000, notes: {} });
    expect(taken?.id).toMatch(/^1970-01-01 .* [0-9a-f]{12}$/);
    expect(readFileSync(file, 'utf8')).toBe(textOf(1));
    expect(page.entries).toEqual(await readAnew(profile.games));
    expect(page.last?.progress).toBeUndefined();
  });

  it('may be in files of any form', async () => {
    const record = gameOfSeed(1);
    const files = [
      source(put('a.png', makePngWithGame(BLANK_PNG, record)), MAX_PICTURE_SIZE),
      source(put('b.txt', makeTextImage(gameOfSeed(2)))),
      source(put('c.txg', textOf(3).replaceAll('\n', '\r\n'))),
    ];
    const { store } = profile.start();
    expect(await store.import(files)).toMatchObject({ taken: [{}, {}, {}].map(() => expect.any(String)) });
    expect(textsKept()).toEqual(
      [makeTxg(record), makeTxg(gameOfSeed(2)), textOf(3).replaceAll('\n', '\r\n')].toSorted(),
    );
  });

  it('are noticed when they are there by their content, whatever they are called', async () => {
    const puzzle = randomPuzzleRecord(seededRandom(3));
    const [one, other] = [makeTxg({ ...puzzle, seconds: 5 }), makeTxg({ ...puzzle, seconds: 6 })];
    put('a.txg', textOf(1, 9));
    put('same moves.txg', textOf(1, 9).replaceAll('\n', '\r\n'));
    put('more moves.txg', textOf(1, 10));
    put('puzzle.txg', one);
    put('puzzle again.txg', one);
    put('slower.txg', other);
    const { store, page } = profile.start();
    expect(await store.import([source(outside)])).toMatchObject({ taken: { length: 4 }, known: 2 });
    expect(await store.import([source(outside)])).toMatchObject({ taken: [], known: 6, refused: [] });
    expect(page.entries.size).toBe(4);
    expect(await profile.start().store.import([source(outside)])).toMatchObject({ taken: [], known: 6 });
  });

  it('are refused by name where no game can be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    put('deep/damaged.txg', textOf(1).replace('bag', 'bug'));
    put('empty.txg', '');
    put('large.txg', 'x'.repeat(MAX_TEXT_SIZE + 1));
    const named = source(put('letter.txt', 'Dear Ann'));
    const { store } = profile.start();
    const reply = await store.import([source(outside), named, source(path.join(outside, 'nowhere'))]);
    expect(reply).toMatchObject({
      taken: [],
      known: 0,
      refused: ['damaged.txg', 'empty.txg', 'large.txg', 'letter.txt', 'nowhere'],
    });
    expect(textsKept()).toEqual([]);
  });

  it('bring their notes along from another library, but not what was deleted there', async () => {
    const before = profile.start();
    const kept = await before.store.keep({ text: textOf(1), notes: { here: [0] } });
    const gone = await before.store.keep({ text: textOf(2), notes: {} });
    const [id, deleted] = [kept, gone].map((reply) => (reply.kind === 'kept' ? reply.id : ''));
    await before.store.note(id ?? '', { starred: true, note: 'mine' });
    await before.store.delete([deleted ?? '']);
    const other = new Profile();
    const { store, page } = other.start();
    await store.import([source(profile.games)]);
    expect([...page.entries.values()]).toMatchObject([{ notes: { starred: true, note: 'mine', here: [0] } }]);
    expect([...page.entries.values()][0]?.began).toBe(before.page.entries.get(id ?? '')?.began);
    await other.remove();
  });

  it('bring the notes that a library would take for theirs, and no other file', async () => {
    const beside = ['{"starred": true}', '{"name": "b"}', '[]', '{"at": 5, "mood": "fine"}'];
    for (const [at, text] of beside.entries()) {
      put(`${at}.txg`, textOf(at + 1));
      put(`${at}.json`, text);
    }
    const { store, page } = profile.start();
    const reply = await store.import([source(outside)]);
    const notes = reply.kind === 'imported' ? reply.taken.map((id) => page.entries.get(id)?.notes) : [];
    expect(notes).toEqual([{ starred: true }, {}, {}, { at: 5 }]);
  });

  it('come from no folder twice: not from the library itself, and not in a circle', async () => {
    mkdirSync(profile.games);
    writeFileSync(profile.at('a.txg'), textOf(1));
    put('b.txg', textOf(2));
    symlinkSync('.', path.join(outside, 'circle'));
    symlinkSync('..', path.join(outside, 'circle.txg'));
    const { store, page } = profile.start();
    expect(await store.import([source(profile.folder)])).toMatchObject({
      taken: { length: 1 },
      known: 0,
      refused: ['circle.txg'],
    });
    expect(page.entries.size).toBe(2);
  });

  it('can be given up: those that were taken are there', async () => {
    for (let seed = 1; seed <= 60; seed++) put(`${seed}.txg`, textOf(seed));
    const { store, page } = profile.start();
    const reply = store.import([source(outside)]);
    while (!page.changes.some(({ progress }) => (progress?.read ?? 0) > 0)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await store.stopReading();
    expect(await reply).toMatchObject({ kind: 'imported' });
    expect(page.entries).toEqual(await readAnew(profile.games));
    await opened(store, page);
    expect(await store.import([source(outside)])).toMatchObject({ refused: [] });
    expect(page.entries.size).toBe(60);
  });

  it('are given up all at once, also those that wait for others', async () => {
    const files = [1, 2].map((seed) => source(put(`${seed}.txg`, textOf(seed))));
    const { store } = profile.start();
    const replies = files.map((file) => store.import([file]));
    await store.stopReading();
    expect(await Promise.all(replies)).toMatchObject([{ taken: [] }, { taken: [] }]);
    expect(textsKept()).toEqual([]);
    expect(await store.import(files)).toMatchObject({ taken: { length: 2 } });
  });

  it('are told of when they cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    put('a.txg', textOf(1));
    profile.chosen = { folder: path.join(profile.folder, 'nowhere'), from: [] };
    const store = await profile.use().library.store;
    expect(await store.import([source(outside)])).toMatchObject({ taken: [], problem: 'notFound' });
    expect(statSync(outside).isDirectory()).toBe(true);
  });
});
