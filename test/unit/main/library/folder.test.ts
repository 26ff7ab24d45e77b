import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SETTLED_AFTER } from '../../../../src-main/library/arriving';
import { FolderReader } from '../../../../src-main/library/folder-reader';
import { KnownEntries } from '../../../../src-main/library/known-entries';
import { MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { makePngWithGame, makeTextImage } from '../../../../src-shared/record';
import { opened, openedLater, Profile, READER, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter } from '../../../support/library-games';
import { BLANK_PNG } from '../../../support/pictures';
import { withLine } from '../../../support/txg-texts';

const GAMES = Array.from({ length: 5 }, (_, seed) => gameOfSeed(seed + 1));
const textOf = (at: number, moves = 9): string => textAfter(GAMES[at] ?? gameOfSeed(at + 1), moves);

let profile: Profile;
const put = (name: string, content: string | Uint8Array): void => {
  mkdirSync(profile.games, { recursive: true });
  writeFileSync(profile.at(name), content);
};
const putGames = (): void => {
  for (const at of GAMES.keys()) put(`game ${at}.txg`, textOf(at));
};
beforeEach(() => {
  profile = new Profile();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await profile.remove();
});

/** What a program that starts now tells of its library. */
async function found() {
  const { store, page } = profile.start();
  const entries = await opened(store, page);
  return { entries, page, ids: entries.map(({ id }) => id).toSorted() };
}

describe('the folder of a library', () => {
  it('has nothing in it at first, and is made with the first game', async () => {
    const { entries, page } = await found();
    expect([entries, page.last?.problem, existsSync(profile.games)]).toEqual([[], undefined, false]);
  });

  it('is looked through: every .txg file counts, whatever it is called', async () => {
    put('a.txg', textOf(0));
    put('ä “★” 李雷.txg', textOf(1));
    put('2026-11-21 Ann - Mason 5f3ac0d2b4e6.txg', textOf(2));
    for (const name of ['.hidden.txg', 'b.txt', 'c.txg.123', `${'x'.repeat(201)}.txg`]) put(name, textOf(3));
    mkdirSync(profile.at('folder.txg'));
    put('folder.txg/d.txg', textOf(4));
    expect((await found()).ids).toEqual(['2026-11-21 Ann - Mason 5f3ac0d2b4e6', 'a', 'ä “★” 李雷']);
  });

  it('tells times by its files where nobody else does', async () => {
    put('a.txg', textOf(0));
    utimesSync(profile.at('a.txg'), 1000, 2000.5);
    put('b.txg', textOf(1));
    put('b.json', '{"began": 7, "at": 9, "day": "2026-11-21", "mood": "fine"}');
    const { entries } = await found();
    expect(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { id: 'a', began: 2_000_500, at: 2_000_500, notes: {} },
      { id: 'b', began: 7, at: 9, notes: { began: 7, at: 9, day: '2026-11-21' } },
    ]);
  });

  it('is known at once to the next program, and what has changed meanwhile is told', async () => {
    putGames();
    await found();
    rmSync(profile.at('game 0.txg'));
    put('game 1.txg', textOf(1, 12));
    put('game 2.json', '{"starred": true}');
    renameSync(profile.at('game 3.txg'), profile.at('other.txg'));
    const { store, page } = profile.start();
    page.take(await store.open());
    expect([...page.entries.keys()].toSorted()).toEqual(GAMES.map((_, at) => `game ${at}`));
    expect(await opened(store, page)).toHaveLength(4);
    expect(page.entries).toEqual(await readAnew(profile.games));
    expect(page.entries.get('game 1')?.facts.moves).toBe(12);
    expect(page.entries.get('game 2')?.notes.starred).toBe(true);
  });

  it.each([
    ['cut off', (file: string) => truncateSync(file, 700)],
    ['of another version', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('[2,', '[1,'))],
    [
      'changed in a line',
      (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('game 1', 'game 7')),
    ],
    ['a folder', (file: string) => (rmSync(file), mkdirSync(file))],
    ['gone', (file: string) => rmSync(file)],
    ['binary', (file: string) => writeFileSync(file, Buffer.from([0, 255, 10, 13, 10]))],
  ])('is read again where its index is %s', async (_, damage) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    putGames();
    await found();
    damage(profile.index);
    const { page, ids } = await found();
    expect(ids).toHaveLength(5);
    expect(page.entries).toEqual(await readAnew(profile.games));
    expect((await found()).page.entries).toEqual(page.entries);
  });

  it('is not taken for another one whose index it was', async () => {
    putGames();
    await found();
    renameSync(profile.games, `${profile.games} before`);
    mkdirSync(profile.games);
    const { store } = profile.start();
    await store.open();
    rmSync(profile.games, { recursive: true });
    renameSync(`${profile.games} before`, profile.games);
    expect((await found()).ids).toHaveLength(5);
  });
});

describe('a file that nobody can read', () => {
  it.each([
    ['empty', ''],
    ['cut off', textOf(1).slice(0, -9)],
    ['damaged', textOf(1).replace('bag ', 'bag x')],
    ['a text image', makeTextImage(gameOfSeed(1))],
    ['a picture', makePngWithGame(BLANK_PNG, gameOfSeed(1))],
    ['too large', 'x'.repeat(MAX_TEXT_SIZE + 1)],
    ['illegal', withLine(gameOfSeed(1), '2 ', '2 1 5,5 0')],
  ])('is set aside and told, and the others are there: one that is %s', async (_, content) => {
    put('fine.txg', textOf(0));
    put('bad.txg', content);
    put('bad.json', '{"note": "mine"}');
    const { store, page } = profile.start();
    expect((await openedLater(profile, store, page)).map(({ id }) => id)).toEqual(['fine']);
    expect(page.damaged).toEqual([expect.stringMatching(/^bad\.txg\.\d+\.damaged$/)]);
    expect(readFileSync(profile.at(page.damaged[0] ?? ''))).toEqual(Buffer.from(content));
    expect((await found()).page.damaged).toEqual([]);
    expect(readFileSync(profile.at('bad.json'), 'utf8')).toBe('{"note": "mine"}');
  });

  it('is left as it is where a newer version can, and told every time', async () => {
    const newer = textOf(1).replace('tantrix-game 1', 'tantrix-game 3');
    put('newer.txg', newer);
    put('fine.txg', textOf(0));
    for (let time = 0; time < 2; time++) {
      const { ids, page } = await found();
      expect([ids, page.last?.unread, page.damaged]).toEqual([['fine'], ['newer.txg'], []]);
    }
    expect(readFileSync(profile.at('newer.txg'), 'utf8')).toBe(newer);
  });

  it('is told where it leads in a circle, and is none where it leads nowhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    put('fine.txg', textOf(0));
    symlinkSync('circle.txg', profile.at('circle.txg'));
    symlinkSync('nowhere', profile.at('nowhere.txg'));
    symlinkSync('fine.txg', profile.at('link.txg'));
    const { ids, page } = await found();
    expect([ids, page.last?.unread]).toEqual([['fine', 'link'], ['circle.txg']]);
  });
});

describe('a file that may still be arriving', () => {
  const HALF = textOf(1).slice(0, -40);

  it('is left alone, and is there once it has come, without being asked for', async () => {
    put('fine.txg', textOf(0));
    put('new.txg', HALF);
    const { page, ids } = await found();
    expect([ids, page.damaged, page.last?.unread]).toEqual([['fine'], [], []]);
    put('new.txg', textOf(1));
    await vi.waitUntil(() => page.entries.has('new'), { timeout: 60_000 });
    expect([page.damaged, readFileSync(profile.at('new.txg'), 'utf8')]).toEqual([[], textOf(1)]);
  });

  it('is set aside when nothing more has come, without being asked for', async () => {
    put('new.txg', HALF);
    const { page } = await found();
    expect([page.damaged, readdirSync(profile.games)]).toEqual([[], ['new.txg']]);
    profile.pass(SETTLED_AFTER);
    await vi.waitUntil(() => page.damaged.length > 0, { timeout: 60_000 });
    expect(readdirSync(profile.games)).toEqual(page.damaged);
  });

  it('stays what it was in the list while another is written over it', async () => {
    putGames();
    await found();
    put('game 1.txg', HALF);
    expect((await found()).ids).toHaveLength(5);
    expect(readFileSync(profile.at('game 1.txg'), 'utf8')).toBe(HALF);
  });

  it('stays in the list where it was kept after the index was written', async () => {
    const { store, page } = profile.start();
    await opened(store, page);
    const reply = await store.keep({ text: textOf(1), notes: {} });
    const id = reply.kind === 'kept' ? reply.id : '';
    put(`${id}.txg`, HALF);
    expect((await opened(store, page)).map((entry) => entry.id)).toEqual([id]);
    profile.pass(SETTLED_AFTER);
    expect(await opened(store, page)).toEqual([]);
    expect(page.damaged).toHaveLength(1);
  });

  it.each([
    ['fast', Date.now() / 1000 + 3],
    ['far ahead', 2 ** 32],
    ['slow, or the time is that of another file', 1000],
  ])('is told by our clock alone, where that of its computer is %s', async (_, time) => {
    const putAt = (text: string) => {
      put('new.txg', text);
      utimesSync(profile.at('new.txg'), time, time);
    };
    putAt(HALF.slice(0, -1));
    const { store, page } = profile.start();
    await opened(store, page);
    // More has come, and the time of the file does not say so.
    putAt(HALF);
    profile.pass(SETTLED_AFTER);
    for (const passed of [SETTLED_AFTER - 1, 0]) {
      await opened(store, page);
      expect([page.damaged, readdirSync(profile.games)]).toEqual([[], ['new.txg']]);
      profile.pass(passed);
    }
    profile.pass(1);
    await opened(store, page);
    expect(page.damaged).toHaveLength(1);
  });
});

describe('reading a folder', () => {
  it('can be given up: what was read is known, and the rest comes with the next time', async () => {
    putGames();
    const { store, page } = profile.start();
    page.take(await store.open());
    await store.stopReading();
    expect(page.last?.progress).toBeUndefined();
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
  });

  it('ends with the library, also where what waited to be kept has begun it anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    put('arriving.txg', textOf(4).slice(0, -40));
    const { store, page } = profile.start();
    const kept = [0, 1].map((at) => store.keep({ from: textOf(at), text: textOf(at, 10), notes: {} }));
    await store.settled();
    expect(await Promise.all(kept)).toMatchObject([{ kind: 'kept' }, { kind: 'kept' }]);
    // It was looked through, and the file that is still arriving is not looked at again.
    expect([page.changes.some(({ unread }) => unread), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('is not complete when it was given up', async () => {
    putGames();
    const { place } = profile.start().store;
    const known = new KnownEntries(() => {});
    const reader = new FolderReader(place, known, READER);
    reader.look();
    await reader.stop();
    expect(known.size).toBe(0);
    await reader.complete();
    expect(known.size).toBe(5);
  });

  it('goes on while games are kept, deleted and noted, and what is done counts', async () => {
    putGames();
    await found();
    const { store, page } = profile.start();
    const text = textAfter(gameOfSeed(9), 3);
    page.take(await store.open());
    const kept = store.keep({ text, notes: {} });
    const deleted = store.delete(['game 0']);
    await store.note('game 1', { starred: true, note: '' });
    await Promise.all([kept, deleted]);
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
    await opened(store, page);
    expect(page.entries.size).toBe(5);
    expect(page.entries).toEqual(await readAnew(profile.games));
  });
});

describe('a folder that is not as it should be', () => {
  it('is told of: a file lies in its place, which is set aside', async () => {
    writeFileSync(profile.games, 'a file');
    const { ids, page } = await found();
    expect([ids, page.damaged]).toEqual([[], [expect.stringMatching(/^games\.\d+\.damaged$/)]]);
    expect(readdirSync(profile.folder)).toContain(page.damaged[0]);
  });

  it('that was chosen and is gone loses nothing that is known of it, and is not made anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    putGames();
    const chosen = path.join(profile.folder, 'disk');
    renameSync(profile.games, chosen);
    profile.chosen = { folder: chosen, from: [] };
    const first = profile.use();
    await opened(await first.library.store, first.page);
    renameSync(chosen, `${chosen} away`);
    const { library, page } = profile.use();
    const store = await library.store;
    expect(await opened(store, page)).toHaveLength(5);
    expect(page.last?.problem).toBe('notFound');
    expect(await store.texts(['game 1'])).toEqual([null]);
    expect(await store.keep({ text: textOf(0), notes: {} })).toEqual({ kind: 'failed', problem: 'notFound' });
    expect(existsSync(chosen)).toBe(false);
    renameSync(`${chosen} away`, chosen);
    await opened(store, page);
    expect([page.last?.problem, page.entries.size]).toEqual([undefined, 5]);
    expect(await store.texts(['game 1'])).toEqual([textOf(1)]);
  });
});
