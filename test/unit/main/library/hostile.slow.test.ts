import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntryId } from '../../../../src-main/library/names';
import type { LibraryStore } from '../../../../src-main/library/store';
import { EntryIdSchema } from '../../../../src-shared/bridge/bridge';
import { MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { parseRecord } from '../../../../src-shared/record';
import { pick, type Random, seededRandom } from '../../../../src-shared/tantrix';
import { is } from 'valibot';
import { opened, openedLater, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter } from '../../../support/library-games';
import type { PageOfLibrary } from '../../../support/library-profile';
import { runs } from '../../../support/nightly';
import { structuredTexts } from '../../../support/structured';

const FILES = runs(400, 100_000);
/** So many of them lie in a folder at a time. */
const SHARE = 1000;
const LIMIT = { timeout: 60_000 + FILES * 50 };

let profile: Profile;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  profile = new Profile();
  mkdirSync(profile.games);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

const NOTES = [
  '',
  'null',
  '[]',
  '{"began": -1}',
  '{"at": 1e999}',
  '{"here": [9]}',
  `{"note": "${'x'.repeat(2001)}"}`,
  '{"__proto__": {"starred": true}, "constructor": 1}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"deep": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '{"day": "2026-02-31", "note": "\\u0000\\ud800"}',
  '{"starred": true, "note": "mine"}',
];

/** Damaged bytes, or none. */
function mangled(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text);
  const at = random(Math.max(1, bytes.length));
  if (random(4) > 0) return bytes;
  if (random(2) === 0) return bytes.subarray(0, at);
  bytes.fill(random(256), at, Math.min(bytes.length, at + 1 + random(3)));
  return bytes;
}

/** Puts files into a folder, some with notes, beside one game that is as it should be. */
function putHostile(folder: string, count: number, seed: number): void {
  const random = seededRandom(seed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'fine.txg'), textAfter(gameOfSeed(1), 5));
  for (const [at, text] of [...structuredTexts(count, seed)].entries()) {
    writeFileSync(path.join(folder, `${at}.txg`), mangled(text, random));
    if (random(4) === 0) writeFileSync(path.join(folder, `${at}.json`), pick(NOTES, random));
  }
}

/** What lies there is an entry, was set aside, or is left for a newer version; nothing is lost, and the fine one is there. */
async function expectSorted(store: LibraryStore, page: PageOfLibrary, count: number): Promise<void> {
  await openedLater(profile, store, page);
  const names = readdirSync(profile.games);
  const games = names.filter((name) => name.endsWith('.txg'));
  const unread = page.last?.unread ?? [];
  expect(games.length).toBe(page.entries.size + unread.length);
  expect(names.filter((name) => /\.txg\.\d+\.damaged$/.test(name))).toHaveLength(page.damaged.length);
  expect(games.length + page.damaged.length).toBe(count + 1);
  for (const name of unread) {
    const found = parseRecord(readFileSync(profile.at(name)), 'txg');
    expect(found.ok ? 'fine' : found.problem.code).toMatch(/newerVersion|unknownSet/);
  }
  expect(page.entries.get('fine')?.facts.moves).toBe(5);
}

describe('hostile files', () => {
  it(`are entries or set aside, and the others are there: ${FILES} of them`, LIMIT, async () => {
    for (let done = 0; done < FILES; done += SHARE) {
      rmSync(profile.games, { recursive: true });
      const count = Math.min(SHARE, FILES - done);
      putHostile(profile.games, count, done);
      const { store, page } = profile.start();
      await expectSorted(store, page, count);
      expect(page.damaged.length).toBeGreaterThan(count / 4);
      expect(page.entries.size).toBeGreaterThan(count / 50);
      expect(page.entries).toEqual(await readAnew(profile.games));
      await store.settled();
    }
  });

  it(`are taken in under names that stand for entries, or refused: ${FILES} of them`, LIMIT, async () => {
    const outside = path.join(profile.folder, 'outside');
    for (let done = 0; done < FILES; done += SHARE) {
      for (const folder of [outside, profile.games]) rmSync(folder, { recursive: true, force: true });
      const count = Math.min(SHARE, FILES - done);
      putHostile(outside, count, done + 1);
      const { store, page } = profile.start();
      const reply = await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }]);
      if (reply.kind !== 'imported') throw new Error(reply.kind);
      expect(reply.problem).toBeUndefined();
      expect(reply.taken.length + reply.known + reply.refused.length).toBe(count + 1);
      expect(new Set(page.entries.keys())).toEqual(new Set(reply.taken));
      expect(reply.taken.filter((id) => !is(EntryIdSchema, id))).toEqual([]);
      await store.settled();
    }
  });

  it('have notes that can be written all the same', async () => {
    for (const [at, notes] of NOTES.entries()) {
      // Under a name of ours what stands beside the game is ours, however damaged.
      const id = newEntryId(gameOfSeed(at), 0);
      writeFileSync(profile.at(`${id}.txg`), textAfter(gameOfSeed(at), 5));
      writeFileSync(profile.at(`${id}.json`), notes);
    }
    const { store, page } = profile.start();
    await opened(store, page);
    expect(page.entries.size).toBe(NOTES.length);
    for (const id of page.entries.keys())
      expect([id, await store.note(id, { starred: true, note: 'new' })]).toEqual([id, 'noted']);
    expect([...page.entries.values()].every((entry) => entry.notes.note === 'new' && entry.notes.starred)).toBe(true);
    expect(page.entries).toEqual(await readAnew(profile.games));
    expect(Object.hasOwn({}, 'starred')).toBe(false);
  });
});

it('an index of which any byte is another is no other library', { timeout: 600_000 }, async () => {
  for (let seed = 0; seed < 20; seed++) writeFileSync(profile.at(`${seed}.txg`), textAfter(gameOfSeed(seed), 5));
  const first = profile.start();
  await opened(first.store, first.page);
  const whole = readFileSync(profile.index);
  const random = seededRandom(3);
  for (let round = 0; round < runs(10, 1000); round++) {
    const bytes = Buffer.from(whole);
    for (let times = random(4); times >= 0; times--) bytes[random(bytes.length)] = random(256);
    writeFileSync(profile.index, random(5) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes);
    const { store, page } = profile.start();
    await opened(store, page);
    expect(page.entries).toEqual(first.page.entries);
    await store.settled();
  }
});
