import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opened, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn, textsWithin } from '../../../support/library-games';

const textOf = (seed: number, moves = 5): string => textAfter(gameOfSeed(seed), moves);

let profile: Profile;
let chosen = '';
beforeEach(() => {
  profile = new Profile();
  chosen = path.join(profile.folder, 'chosen');
  mkdirSync(chosen);
  mkdirSync(profile.games);
  for (const seed of [1, 2, 3]) writeFileSync(profile.at(`${seed}.txg`), textOf(seed));
  writeFileSync(profile.at('1.json'), '{"note": "mine"}');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

describe('another folder', () => {
  it('is used from then on, with the games that lie there', async () => {
    writeFileSync(path.join(chosen, 'other.txg'), textOf(4));
    const { library, page } = profile.use();
    await opened(await library.store, page);
    expect(await library.choose(chosen, false)).toMatchObject({ folder: chosen });
    expect([...textsIn(profile.games).keys()]).toEqual(['1', '2', '3']);
    const next = profile.use();
    const store = await next.library.store;
    expect((await opened(store, next.page)).map(({ id }) => id)).toEqual(['other']);
    await store.keep({ text: textOf(5), notes: {} });
    expect(textsIn(chosen).size).toBe(2);
    // Back again.
    await next.library.choose(profile.games, false);
    expect(await opened(await next.library.store, next.page)).toHaveLength(5);
  });

  it('takes the games along, with their notes and what was deleted', async () => {
    const { library } = profile.use();
    const store = await library.store;
    const waiting = store.keep({ text: textOf(6), notes: {} });
    await store.delete(['2']);
    expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
    await waiting;
    expect(textsWithin(profile.games)).toEqual([]);
    expect(textsWithin(chosen).toSorted()).toEqual([1, 2, 3, 6].map((seed) => textOf(seed)).toSorted());
    const { library: again, page } = profile.use();
    const there = await again.store;
    expect(await opened(there, page)).toHaveLength(3);
    expect(page.entries.get('1')?.notes.note).toBe('mine');
    await there.undelete(['2']);
    expect(page.entries).toEqual(await readAnew(chosen));
    expect(page.entries.size).toBe(4);
  });

  it('keeps what other programs have written beside games, there and here', async () => {
    writeFileSync(path.join(chosen, '1.json'), '{"name": "another"}');
    writeFileSync(profile.at('2.json'), '[2]');
    const { library, page } = profile.use();
    expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
    expect(readdirSync(profile.games)).toEqual(['2.json']);
    expect(readFileSync(path.join(chosen, '1.json'), 'utf8')).toBe('{"name": "another"}');
    const entries = await opened(await library.store, page);
    expect(entries.flatMap(({ notes }) => notes.note ?? [])).toEqual(['mine']);
    expect([...textsIn(chosen).values()].toSorted()).toEqual([1, 2, 3].map((seed) => textOf(seed)).toSorted());
  });

  it('gets no game of which the notes cannot be read, and all others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    symlinkSync('2.json', profile.at('2.json'));
    expect(await profile.use().library.choose(chosen, true)).toMatchObject({ problem: expect.any(String) });
    expect([readdirSync(profile.games), profile.chosen?.from]).toEqual([['2.json', '2.txg'], [profile.games]]);
    expect([...textsIn(chosen).keys()]).toEqual(['1', '3']);
  });

  it('gets notes under another name where what stands in their place cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    symlinkSync('1.json', path.join(chosen, '1.json'));
    const { library, page } = profile.use();
    expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
    const entries = await opened(await library.store, page);
    expect(entries.flatMap(({ id, notes }) => (notes.note ? [`${id}: ${notes.note}`] : []))).toEqual([
      expect.stringMatching(/^1 [0-9a-f]{12}: mine$/),
    ]);
  });

  it('has the games of both where they have the same names, and what is the same once', async () => {
    writeFileSync(path.join(chosen, '1.txg'), textOf(1));
    writeFileSync(path.join(chosen, '2.txg'), textOf(7));
    const { library } = profile.use();
    await library.choose(chosen, true);
    expect([...textsIn(chosen).values()].toSorted()).toEqual([1, 2, 3, 7].map((seed) => textOf(seed)).toSorted());
    expect(textsWithin(profile.games)).toEqual([]);
  });

  it('has a game of both twice where what was noted of one has no room beside the other', async () => {
    writeFileSync(path.join(chosen, '1.txg'), textOf(1));
    writeFileSync(path.join(chosen, '1.json'), '{"name": "another"}');
    const { library, page } = profile.use();
    expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
    expect(textsWithin(profile.games)).toEqual([]);
    const entries = await opened(await library.store, page);
    expect(entries.flatMap(({ notes }) => notes.note ?? [])).toEqual(['mine']);
    expect([...textsIn(chosen).values()].filter((text) => text === textOf(1))).toHaveLength(2);
    expect(readFileSync(path.join(chosen, '1.json'), 'utf8')).toBe('{"name": "another"}');
  });

  it('has what was noted of a game in either', async () => {
    writeFileSync(path.join(chosen, '1.txg'), textOf(1));
    writeFileSync(path.join(chosen, '1.json'), '{"began": 7, "at": 9, "note": "theirs"}');
    writeFileSync(profile.at('1.json'), '{"began": 5, "at": 8, "starred": true, "note": "mine", "here": [1]}');
    await profile.use().library.choose(chosen, true);
    expect(JSON.parse(readFileSync(path.join(chosen, '1.json'), 'utf8'))).toEqual({
      began: 5,
      at: 9,
      starred: true,
      note: 'theirs\nmine',
      here: [1],
    });
  });

  it('that is the one in use changes nothing', async () => {
    const { library } = profile.use();
    expect(await library.choose(profile.games, true)).toMatchObject({ folder: profile.games });
    expect(textsIn(profile.games).size).toBe(3);
    expect(profile.chosen).toBeNull();
  });

  it('is refused where nothing can be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(path.join(chosen, 'file'), '');
    const { library, page } = profile.use();
    const place = path.join(chosen, 'file', 'games');
    expect(await library.choose(place, true)).toEqual({ kind: 'failed', problem: 'notAllowed' });
    expect(profile.chosen).toBeNull();
    expect(await opened(await library.store, page)).toHaveLength(3);
  });

  it('gets the rest when the program ended in between, also of a folder that was away', async () => {
    const away = path.join(profile.folder, 'away');
    profile.chosen = { folder: chosen, from: [profile.games, away] };
    mkdirSync(away);
    writeFileSync(path.join(away, '4.txg'), textOf(4));
    writeFileSync(path.join(chosen, '3.txg'), textOf(3));
    const { library, page } = profile.use();
    expect(await opened(await library.store, page)).toHaveLength(4);
    expect(profile.chosen).toEqual({ folder: chosen, from: [] });
    expect([textsWithin(profile.games), textsWithin(away)]).toEqual([[], []]);
  });

  it('that is away leaves the games that are to come along where they are', async () => {
    profile.chosen = { folder: path.join(profile.folder, 'nowhere'), from: [profile.games] };
    const { library, page } = profile.use();
    await opened(await library.store, page);
    expect(page.last?.problem).toBe('notFound');
    expect(textsIn(profile.games).size).toBe(3);
    expect(existsSync(profile.chosen.folder)).toBe(false);
  });

  it('keeps what is asked for while games come along', async () => {
    const { library, page } = profile.use();
    const first = await library.store;
    const reply = await first.keep({ text: textOf(8, 1), notes: {} });
    const id = reply.kind === 'kept' ? reply.id : '';
    const moving = library.choose(chosen, true);
    const kept = library.store.then((store) => store.keep({ id, text: textOf(8, 2), notes: {} }));
    await moving;
    expect(await kept).toEqual({ kind: 'kept', id });
    expect(textsIn(chosen).get(id)).toBe(textOf(8, 2));
    expect(textsWithin(profile.games)).toEqual([]);
    await opened(await library.store, page);
    expect(page.entries).toEqual(await readAnew(chosen));
  });
});

it('a folder that is away, or that cannot be looked at, is asked again when it comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [stick, circle] = ['stick', 'circle'].map((name) => path.join(profile.folder, name));
  if (!stick || !circle) throw new Error('two folders');
  symlinkSync('circle', circle);
  profile.chosen = { folder: stick, from: [circle] };
  const { library } = profile.use();
  expect(await library.choose(chosen, true)).toMatchObject({ folder: chosen, problem: expect.any(String) });
  expect(profile.chosen).toEqual({ folder: chosen, from: [circle, stick] });
  rmSync(circle);
  expect(await library.choose(profile.games, false)).toMatchObject({ problem: 'notFound' });
  expect(profile.chosen).toEqual({ folder: profile.games, from: [circle, stick] });
  mkdirSync(stick);
  writeFileSync(path.join(stick, '4.txg'), textOf(4));
  await profile.use().library.store;
  expect(profile.chosen).toEqual({ folder: profile.games, from: [circle] });
  expect(textsIn(profile.games).size).toBe(4);
});

it('no games come along to a library that was forgotten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = path.join(profile.folder, 'away');
  profile.chosen = { folder: chosen, from: [away] };
  const { library } = profile.use();
  await library.forget();
  expect(profile.chosen).toEqual({ folder: chosen, from: [] });
});

it('the own folder that was never made is asked no more', async () => {
  rmSync(profile.games, { recursive: true });
  const { library } = profile.use();
  expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
  expect(profile.chosen).toEqual({ folder: chosen, from: [] });
});

it('a folder of which something stays is asked again at the next start', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { library } = profile.use();
  // What is no file cannot be held against the game.
  mkdirSync(path.join(chosen, '1.txg'));
  writeFileSync(path.join(chosen, '1.txg', 'x'), '');
  expect(await library.choose(chosen, true)).toMatchObject({ problem: expect.any(String) });
  expect(profile.chosen).toEqual({ folder: chosen, from: [profile.games] });
  expect([...textsIn(profile.games).keys()]).toEqual(['1']);
  expect(readdirSync(chosen)).toContain('2.txg');
});
