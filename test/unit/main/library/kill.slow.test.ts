import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { seededRandom } from '../../../../src-shared/tantrix';
import { opened, Profile, READER, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn, textsWithin } from '../../../support/library-games';
import { killedProgram } from '../../../support/library-programs';
import { runs } from '../../../support/nightly';

/** So many kills of each kind: ten of all by day, two hundred by night. */
const KILLS = runs(2, 40);
const LIMIT = { timeout: 60_000 * KILLS };

let profile: Profile;
let chosen = '';
beforeEach(() => {
  profile = new Profile();
  chosen = path.join(profile.folder, 'chosen');
  for (const folder of [profile.games, chosen]) mkdirSync(folder);
});
afterEach(() => profile.remove());

/** A program of its own that is killed at some moment after it has begun; gives what it has said. */
const killed = (what: string, seed: number): Promise<string[]> =>
  killedProgram({ what, profile: profile.folder, reader: READER, seed }, seededRandom(seed)(400));

const textOf = (seed: number): string => textAfter(gameOfSeed(seed), 5);
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const TEXTS = SEEDS.map(textOf).toSorted();

function putGames(folder: string, seeds = SEEDS): void {
  mkdirSync(folder, { recursive: true });
  for (const seed of seeds) {
    writeFileSync(path.join(folder, `${seed}.txg`), textOf(seed));
    writeFileSync(path.join(folder, `${seed}.json`), JSON.stringify({ began: seed, note: `note ${seed}` }));
  }
}

/** A program that is started now finds what lies there, whatever the last one left. */
async function expectRightIndex(): Promise<void> {
  const { library, page } = profile.use();
  const store = await library.store;
  await opened(store, page);
  expect(page.damaged).toEqual([]);
  expect(page.entries).toEqual(await readAnew(store.place.folder));
  await store.settled();
}

describe('a program that is killed', () => {
  it('while games are played has kept each once, with all that was said to be kept', LIMIT, async () => {
    for (let round = 0; round < KILLS; round++) {
      const before = textsIn(profile.games);
      const said = (await killed('play', round)).map((line) => line.split(' ').map(Number));
      const kept = new Map(said.map(([game = 0, moves = 0]) => [game, moves]));
      expect(kept.size).toBeGreaterThan(0);
      const texts = [...textsIn(profile.games)].filter(([id]) => !before.has(id)).map(([, text]) => text);
      for (const [game, moves] of kept) {
        const states = [0, 1].map((more) => textAfter(gameOfSeed(game), moves + more));
        expect(texts.filter((text) => states.includes(text))).toHaveLength(1);
      }
      // Those that were about to be begun may be there.
      expect(new Set(texts.map((text) => text.split('\nbag ')[1]?.split('\n')[0])).size).toBe(texts.length);
      await expectRightIndex();
    }
  });

  it('while games are deleted and put back has each in one place', LIMIT, async () => {
    putGames(profile.games);
    for (let round = 0; round < KILLS; round++) {
      await killed('remove', round);
      expect(textsWithin(profile.games).toSorted()).toEqual(TEXTS);
      await expectRightIndex();
    }
  });

  it('while games are taken in has each once, after a second time too', LIMIT, async () => {
    const outside = path.join(profile.folder, 'outside');
    putGames(outside);
    for (let round = 0; round < KILLS; round++) {
      rmSync(profile.games, { recursive: true });
      await killed('take', round);
      await expectRightIndex();
      const { store, page } = profile.start();
      expect(await store.import([{ path: outside, maxBytes: MAX_TEXT_SIZE }])).toMatchObject({ refused: [] });
      expect([...textsIn(profile.games).values()].toSorted()).toEqual(TEXTS);
      expect([...page.entries.values()].every(({ notes }) => notes.note === `note ${notes.began}`)).toBe(true);
      await store.settled();
    }
  });

  it('while the index is made anew has a right one with the next start', LIMIT, async () => {
    putGames(profile.games);
    for (let round = 0; round < KILLS; round++) {
      await killed('rebuild', round);
      expect([...textsIn(profile.games).values()].toSorted()).toEqual(TEXTS);
      await expectRightIndex();
    }
  });

  it('while games go to another folder has them all there with the next start', LIMIT, async () => {
    putGames(profile.games);
    for (let round = 0; round < KILLS; round++) {
      await killed('move', round);
      expect([...textsWithin(profile.games), ...textsWithin(chosen)].toSorted()).toEqual(TEXTS);
      await expectRightIndex();
      expect(Math.max(textsIn(profile.games).size, textsIn(chosen).size)).toBe(SEEDS.length);
    }
  });
});
