import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryStore } from '../../../../src-main/library/store';
import { goesOn } from '../../../../src-shared/library/course';
import { recordIn } from '../../../../src-main/library/reading-games';
import type { RecordedGame } from '../../../../src-shared/record';
import { pick, type Random, seededRandom } from '../../../../src-shared/tantrix';
import { opened, Profile, READER, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn } from '../../../support/library-games';
import { twoCoursesOf } from '../../../support/library-model';
import { killedProgram } from '../../../support/library-programs';
import { runs } from '../../../support/nightly';

let profile: Profile;
beforeEach(() => {
  profile = new Profile();
});
afterEach(() => profile.remove());

/** Plays a game on as an entry, with rests by chance; gives the text that was kept last. */
async function playOn(store: LibraryStore, entry: string, game: RecordedGame, from: number, random: Random) {
  let id = entry;
  let text = '';
  for (let moves = from; moves < from + 4; moves++) {
    await wait(random(12));
    text = textAfter(game, moves);
    const reply = store.keep({ id, text, notes: {} });
    await store.settled();
    const kept = await reply;
    if (kept.kind !== 'kept') throw new Error(kept.problem);
    ({ id } = kept);
  }
  return text;
}

describe('two programs on one folder', () => {
  it('lose no game, and have none twice', { timeout: 60_000 }, async () => {
    const task = { what: 'play', profile: profile.folder, reader: READER };
    const said = await Promise.all([1, 2].map((seed) => killedProgram({ ...task, seed }, 1500)));
    const kept = new Map(
      said
        .flat()
        .map((line) => line.split(' ').map(Number))
        .map(([game = 0, moves = 0]) => [game, moves]),
    );
    expect(new Set([...kept.keys()].map((game) => Math.floor(game / 1000)))).toEqual(new Set([1, 2]));
    const texts = [...textsIn(profile.games).values()];
    for (const [game, moves] of kept) {
      const states = [0, 1].map((more) => textAfter(gameOfSeed(game), moves + more));
      expect(texts.filter((text) => states.includes(text))).toHaveLength(1);
    }
    const { store, page } = profile.start();
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
  });

  it('that play one game on in two ways keep both', { timeout: 600_000 }, async () => {
    for (let seed = 0; seed < runs(10, 300); seed++) {
      const random = seededRandom(seed);
      const { common, courses } = twoCoursesOf(gameOfSeed(seed));
      const programs = [profile.start(), profile.start()] as const;
      const first = await programs[0].store.keep({ text: textAfter(courses[0], common), notes: {} });
      if (first.kind !== 'kept') throw new Error(first.problem);
      const played = programs.map(({ store }, at) =>
        playOn(store, first.id, pick(courses.slice(at), random), common + 1, seededRandom(seed + at + 1)),
      );
      const texts = await Promise.all(played);
      const there = [...textsIn(profile.games).values()].flatMap((text) => recordIn(text) ?? []);
      for (const text of texts) {
        const record = recordIn(text);
        expect(there.some((each) => record && goesOn(each, record))).toBe(true);
      }
    }
    const { store, page } = profile.start();
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
  });
});
