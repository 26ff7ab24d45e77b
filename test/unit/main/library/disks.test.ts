import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { opened, openedLater, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn, textsWithin } from '../../../support/library-games';
import { canMount, mount, remount, unmount } from '../../../support/mounts';

const textOf = (seed: number, moves = 5): string => textAfter(gameOfSeed(seed), moves);

let profile: Profile;
let outside = '';
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  profile = new Profile();
  mkdirSync(profile.games);
  outside = path.join(profile.folder, 'outside');
  mkdirSync(outside);
  for (const seed of [11, 12, 13]) writeFileSync(path.join(outside, `${seed}.txg`), textOf(seed));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

/** Fills a disk to its last byte. */
function fill(folder: string): void {
  try {
    for (let at = 0; ; at++) writeFileSync(path.join(folder, `full ${at}`), Buffer.alloc(4096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

/** What a disk does to a library whose folder is on it. */
const ON_DISKS: Readonly<Record<string, () => Promise<void>>> = {
  'a full disk': async () => {
    const { store, page } = profile.start();
    const kept = await store.keep({ text: textOf(1, 4), notes: {} });
    const id = kept.kind === 'kept' ? kept.id : '';
    const before = readdirSync(profile.games).toSorted();
    fill(profile.games);
    const more = store.keep({ id, text: textOf(1, 5), notes: {} });
    await store.settled();
    expect(await more).toEqual({ kind: 'failed', problem: 'diskFull' });
    expect(await store.keep({ text: textOf(2), notes: {} })).toEqual({ kind: 'failed', problem: 'diskFull' });
    expect(await store.note(id, { starred: true, note: 'x'.repeat(2000) })).toBe('failed');
    expect(await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }])).toMatchObject({
      taken: [],
      problem: 'diskFull',
    });
    expect(textsIn(profile.games)).toEqual(new Map([[id, textOf(1, 4)]]));
    remount(profile.games, 'size=1m');
    const again = store.keep({ id, text: textOf(1, 5), notes: {} });
    await store.settled();
    expect(await again).toEqual(kept);
    expect(await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }])).toMatchObject({ taken: { length: 3 } });
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
    const others = readdirSync(profile.games).filter((name) => !/^full |\.txg$/.test(name));
    expect(others).toEqual(before.filter((name) => name.endsWith('.json')));
  },
  'a read-only disk': async () => {
    writeFileSync(profile.at('one.txg'), textOf(1));
    writeFileSync(profile.at('damaged.txg'), 'damaged');
    remount(profile.games, 'ro');
    const { store, page } = profile.start();
    expect((await openedLater(profile, store, page)).map(({ id }) => id)).toEqual(['one']);
    expect([page.last?.problem, page.last?.unread, page.damaged]).toEqual(['readOnly', ['damaged.txg'], []]);
    expect(await store.keep({ text: textOf(2), notes: {} })).toEqual({ kind: 'failed', problem: 'readOnly' });
    expect(await store.note('one', { starred: true, note: '' })).toBe('failed');
    expect(await store.delete(['one'])).toEqual({ done: [], problem: 'readOnly' });
    expect(await store.forget()).toMatchObject({ done: [], problem: 'readOnly' });
    expect(await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }])).toMatchObject({ problem: 'readOnly' });
    expect(await store.texts(['one'])).toEqual([textOf(1)]);
    expect([...page.entries.keys()]).toEqual(['one']);
    remount(profile.games, 'rw');
    await openedLater(profile, store, page);
    expect([page.last?.problem, page.damaged.length]).toEqual([undefined, 1]);
  },
  'another disk': async () => {
    const chosen = path.join(profile.folder, 'chosen');
    mkdirSync(chosen);
    writeFileSync(profile.at('one.txg'), textOf(1));
    writeFileSync(profile.at('one.json'), '{"began": 5}');
    writeFileSync(profile.at('two.txg'), textOf(2));
    const { library, page } = profile.use();
    const store = await library.store;
    await store.delete(['two']);
    const before = await opened(store, page);
    expect(await library.choose(chosen, true)).not.toHaveProperty('problem');
    expect([textsWithin(profile.games), textsIn(chosen).size, textsWithin(chosen).length]).toEqual([[], 1, 2]);
    await opened(await library.store, page);
    expect([...page.entries.values()]).toEqual(before);
  },
};

it.each(canMount() ? Object.keys(ON_DISKS) : [])(
  'on %s nothing is lost, and what cannot be done is told',
  async (what) => {
    mount(profile.games, 'size=64k');
    try {
      await expect(ON_DISKS[what]?.()).resolves.toBeUndefined();
    } finally {
      unmount(profile.games);
    }
  },
);

it('a profile that cannot be written has its games all the same', async () => {
  writeFileSync(profile.at('one.txg'), textOf(1));
  mkdirSync(profile.index);
  writeFileSync(path.join(profile.folder, 'unfinished'), 'a file in place of the folder');
  const { store, page } = profile.start();
  expect(await store.keep({ text: textOf(2), notes: {} })).toMatchObject({ kind: 'kept' });
  expect(await opened(store, page)).toHaveLength(2);
  expect(await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }])).toMatchObject({ taken: { length: 3 } });
  expect(page.entries).toEqual(await readAnew(profile.games));
});
