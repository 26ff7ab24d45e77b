import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opened, openedLater, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn, textsWithin } from '../../../support/library-games';

const GAME = gameOfSeed(1);
const IDS = ['one', 'two', 'three'];

let profile: Profile;
beforeEach(() => {
  profile = new Profile();
  mkdirSync(profile.games);
  for (const [at, id] of IDS.entries()) writeFileSync(profile.at(`${id}.txg`), textAfter(gameOfSeed(at + 1), 5));
  writeFileSync(profile.at('one.json'), '{"note": "mine"}');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const bins = (): string[] => readdirSync(path.join(profile.games, 'Deleted'));
const namesWithin = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

describe('games that are deleted', () => {
  it('leave the library with their notes, and come back as they were', async () => {
    const { store, page } = profile.start();
    const before = await opened(store, page);
    const { done } = await store.delete(['one', 'two']);
    expect([...page.entries.keys()]).toEqual(['three']);
    expect(done).toEqual(['one', 'two']);
    expect([...textsIn(profile.games).keys()]).toEqual(['three']);
    expect(textsWithin(profile.games)).toHaveLength(3);
    await opened(store, page);
    expect([...page.entries.keys()]).toEqual(['three']);
    expect(await store.undelete(done)).toEqual({ done });
    expect(new Set(page.entries.values())).toEqual(new Set(before));
    expect(page.entries).toEqual(await readAnew(profile.games));
  });

  it('are deleted as they were when the program was told, with the state that waited', async () => {
    const { store } = profile.start();
    const reply = await store.keep({ text: textAfter(gameOfSeed(7), 1), notes: {} });
    const id = reply.kind === 'kept' ? reply.id : '';
    const waiting = store.keep({ id, text: textAfter(gameOfSeed(7), 2), notes: {} });
    await store.delete([id]);
    await waiting;
    expect(textsIn(profile.games).has(id)).toBe(false);
    await store.undelete([id]);
    expect(textsIn(profile.games).get(id)).toBe(textAfter(gameOfSeed(7), 2));
  });

  it('are done with when they are gone already', async () => {
    const { store } = profile.start();
    expect(await store.delete(['no game'])).toEqual({ done: ['no game'] });
    expect(await store.undelete(['no game'])).toEqual({ done: ['no game'] });
  });

  it('come back under another name where another game has theirs', async () => {
    const { store, page } = profile.start();
    await store.delete(['one']);
    writeFileSync(profile.at('one.txg'), textAfter(gameOfSeed(9), 5));
    const { done } = await store.undelete(['one']);
    expect(done).toEqual([expect.stringMatching(/^one [0-9a-f]{12}$/)]);
    expect(textsIn(profile.games).get(done[0] ?? '')).toBe(textAfter(GAME, 5));
    expect(textsIn(profile.games).get('one')).toBe(textAfter(gameOfSeed(9), 5));
    expect(page.entries.get(done[0] ?? '')?.notes.note).toBe('mine');
  });

  it('do not come back beside what goes on from them', async () => {
    const { store, page } = profile.start();
    await store.delete(['one']);
    await store.keep({ id: 'one', text: textAfter(GAME, 8), notes: {} });
    expect(await store.undelete(['one'])).toEqual({ done: ['one'] });
    expect(textsWithin(profile.games)).toHaveLength(3);
    expect(textsIn(profile.games).get('one')).toBe(textAfter(GAME, 8));
    expect(page.entries.get('one')?.notes.note).toBe('mine');
  });

  it('of one name all wait', async () => {
    const { store } = profile.start();
    const first = await store.delete(['one']);
    writeFileSync(profile.at('one.txg'), textAfter(gameOfSeed(9), 5));
    const second = await store.delete(['one']);
    expect(new Set([...first.done, ...second.done]).size).toBe(2);
    expect(textsWithin(profile.games)).toHaveLength(4);
    await store.undelete([...first.done, ...second.done]);
    expect(textsIn(profile.games).size).toBe(4);
  });

  it('go for good after a month, and not before, whatever the times of their files say', async () => {
    const { store, page } = profile.start();
    await store.delete(['one', 'two']);
    const [today = ''] = bins();
    const at = (name: string) => path.join(profile.games, 'Deleted', name);
    utimesSync(path.join(at(today), 'one.txg'), 1000, 1000);
    await opened(store, page);
    expect(textsWithin(profile.games)).toHaveLength(3);
    renameSync(at(today), at(daysAgo(28)));
    mkdirSync(at('something else'));
    await opened(store, page);
    expect(textsWithin(profile.games)).toHaveLength(3);
    renameSync(at(daysAgo(28)), at(daysAgo(32)));
    writeFileSync(path.join(at(daysAgo(32)), 'letter.txt'), 'mine');
    await opened(store, page);
    expect(textsWithin(profile.games)).toHaveLength(1);
    expect(bins().toSorted()).toEqual([daysAgo(32), 'something else'].toSorted());
  });

  it('that cannot be are told, and stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, page } = profile.start();
    await opened(store, page);
    writeFileSync(path.join(profile.games, 'Deleted'), 'a file');
    expect(await store.delete(['one'])).toMatchObject({ done: [], problem: expect.any(String) });
    expect([...page.entries.keys()].toSorted()).toEqual(IDS.toSorted());
  });
});

describe('a file of another program beside a game', () => {
  it.each([
    ['an object', '{"name": "two", "version": "1.0"}'],
    ['a list', '[1, 2]'],
    ['of wrong fields', '{"note": 5}'],
    ['no JSON', 'mine'],
    ['too large', ' '.repeat(2 ** 17)],
  ])('is neither written, nor does it go with the game: %s', async (_, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const isThere = () => readFileSync(profile.at('two.json'), 'utf8') === text;
    writeFileSync(profile.at('two.json'), text);
    const { store, page } = profile.start();
    await opened(store, page);
    expect(page.entries.get('two')?.notes).toEqual({});
    expect([await store.note('two', { starred: true, note: 'mine' }), isThere()]).toEqual(['foreign', true]);
    expect(await store.delete(['two'])).toEqual({ done: ['two'] });
    expect([isThere(), existsSync(profile.at('two.txg'))]).toEqual([true, false]);
    expect(await store.undelete(['two'])).toEqual({ done: ['two'] });
    expect(page.entries).toEqual(await readAnew(profile.games));
    expect(await store.forget()).not.toHaveProperty('problem');
    expect([isThere(), readdirSync(profile.games)]).toEqual([true, ['two.json']]);
  });

  it('may be a folder', async () => {
    mkdirSync(profile.at('two.json'));
    const { store } = profile.start();
    expect(await store.delete(['two'])).toEqual({ done: ['two'] });
    expect(await store.forget()).not.toHaveProperty('problem');
    expect(readdirSync(profile.games)).toEqual(['two.json']);
  });

  it('is not written over by a game that comes back with its notes', async () => {
    const { store } = profile.start();
    await store.delete(['one']);
    writeFileSync(profile.at('one.json'), '[]');
    const [name = ''] = (await store.undelete(['one'])).done;
    expect(readFileSync(profile.at('one.json'), 'utf8')).toBe('[]');
    expect(readFileSync(profile.at(`${name}.json`), 'utf8')).toBe('{"note": "mine"}');
  });
});

it('a game that was played on comes back beside it where its notes have no room there', async () => {
  const { store, page } = profile.start();
  await store.delete(['one']);
  await store.keep({ id: 'one', text: textAfter(GAME, 8), notes: {} });
  writeFileSync(profile.at('one.json'), '[]');
  const [name = ''] = (await store.undelete(['one'])).done;
  expect(page.entries.get(name)?.notes.note).toBe('mine');
  expect(textsIn(profile.games).get(name)).toBe(textAfter(GAME, 5));
  expect([textsIn(profile.games).get('one'), readFileSync(profile.at('one.json'), 'utf8')]).toEqual([
    textAfter(GAME, 8),
    '[]',
  ]);
});

describe('notes that cannot be read', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    symlinkSync('two.json', profile.at('two.json'));
  });

  it('keep their game from being deleted', async () => {
    const { store } = profile.start();
    expect(await store.delete(['two', 'three'])).toMatchObject({ done: ['three'], problem: expect.any(String) });
    expect([...textsIn(profile.games).keys()].toSorted()).toEqual(['one', 'two']);
  });

  it('are not said to be forgotten', async () => {
    const { store, page } = profile.start();
    await opened(store, page);
    expect(await store.forget()).toMatchObject({ done: [], problem: expect.any(String) });
    expect([...textsIn(profile.games).keys()].toSorted()).toEqual(IDS.toSorted());
  });
});

describe('games that are forgotten', () => {
  it('go for good with all that was theirs, and nothing else goes', async () => {
    const { store, page } = profile.start();
    const reply = await store.keep({ text: textAfter(gameOfSeed(7), 1), notes: {} });
    await store.delete(['two']);
    writeFileSync(profile.at('three.txg'), 'damaged');
    writeFileSync(profile.at('newer.txg'), textAfter(GAME, 3).replace('game 1', 'game 3'));
    writeFileSync(profile.at('letter.txt'), 'mine');
    writeFileSync(profile.at('package.json'), '{}');
    await openedLater(profile, store, page);
    expect(page.damaged).toHaveLength(1);
    const { done } = await store.forget();
    expect(done.toSorted()).toEqual(['one', ...(reply.kind === 'kept' ? [reply.id] : [])].toSorted());
    expect(namesWithin(profile.games)).toEqual(['letter.txt', 'package.json']);
    expect(page.entries.size).toBe(0);
    expect(existsSync(profile.index) && readFileSync(profile.index, 'utf8').includes('Ann')).toBe(false);
    // What is open is kept anew with its next move.
    const open = store.keep({
      ...(reply.kind === 'kept' ? { id: reply.id } : {}),
      text: textAfter(gameOfSeed(7), 2),
      notes: {},
    });
    await store.settled();
    expect(await open).toEqual(reply);
  });
});
