import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepReply } from '../../../../src-shared/bridge/bridge';
import { MAX_TEXT_SIZE } from '../../../../src-shared/limits';
import { makeTxg, type RecordedPuzzle } from '../../../../src-shared/record';
import { seededRandom } from '../../../../src-shared/tantrix';
import { laid } from '../../../support/arrangements';
import { opened, Profile, readAnew } from '../../../support/library';
import { gameOfSeed, textAfter, textsIn } from '../../../support/library-games';
import { randomPuzzleRecord } from '../../../support/random-puzzles';

const GAME = gameOfSeed(1);
const OTHER = gameOfSeed(2);
const NO_NOTES = { notes: {} };

let profile: Profile;
beforeEach(() => {
  profile = new Profile();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await profile.remove();
});

const idOf = (reply: KeepReply): string => {
  if (reply.kind !== 'kept') throw new Error(`not kept: ${reply.problem}`);
  return reply.id;
};
const notesOf = (id: string): unknown => JSON.parse(readFileSync(profile.at(`${id}.json`), 'utf8'));

describe('a game that is kept', () => {
  it('stands in a file that is named for people, and beside it what its format has no room for', async () => {
    const { store, page } = profile.start();
    const before = Date.now();
    const id = idOf(await store.keep({ text: textAfter(GAME, 1), notes: { here: [0] } }));
    const names = GAME.players.map(({ name }) => name.replace(/[^\w ]/g, '.'));
    expect(id).toMatch(new RegExp(String.raw`^\d{4}-\d\d-\d\d ${names[0]?.slice(0, 5)}.* [0-9a-f]{12}$`));
    expect(textsIn(profile.games)).toEqual(new Map([[id, textAfter(GAME, 1)]]));
    const notes = notesOf(id);
    expect(notes).toEqual({ began: expect.any(Number), at: expect.any(Number), here: [0] });
    expect(page.entries.get(id)).toMatchObject({ id, facts: { kind: 'game', moves: 1 }, notes });
    expect(page.entries.get(id)?.began).toBeGreaterThanOrEqual(before);
    expect(readdirSync(path.join(profile.folder, 'unfinished'))).toEqual([]);
  });

  it('is written once a second at most, the last state always, and at once when the program ends', async () => {
    const { store, page } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 1), ...NO_NOTES }));
    const replies = [2, 3, 4].map((moves) => store.keep({ id, text: textAfter(GAME, moves), ...NO_NOTES }));
    expect(textsIn(profile.games).get(id)).toBe(textAfter(GAME, 1));
    await store.settled();
    expect(textsIn(profile.games).get(id)).toBe(textAfter(GAME, 4));
    expect((await Promise.all(replies)).map(idOf)).toEqual([id, id, id]);
    expect(page.changes).toHaveLength(2);
  });

  it('goes back with its table', async () => {
    const { store } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 8), ...NO_NOTES }));
    const back = store.keep({ id, text: textAfter(GAME, 6), ...NO_NOTES });
    await store.settled();
    expect([idOf(await back), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 6)]);
  });

  it('has begun when it began, and was played last when it changed last', async () => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: textAfter(GAME, 3), ...NO_NOTES }));
    writeFileSync(profile.at(`${id}.json`), JSON.stringify({ began: 5, at: 6, later: 'a newer version' }));
    const { store } = profile.start();
    await store.keep({ id, text: textAfter(GAME, 3), notes: { here: [1] } });
    expect(notesOf(id)).toEqual({ began: 5, at: 6, later: 'a newer version', here: [1] });
    const more = store.keep({ id, text: textAfter(GAME, 4), notes: { here: [1] } });
    await store.settled();
    await more;
    expect(notesOf(id)).toEqual({ began: 5, at: expect.any(Number), later: 'a newer version', here: [1] });
    expect(notesOf(id)).not.toMatchObject({ at: 6 });
  });

  it('that is none is refused', async () => {
    const { store } = profile.start();
    expect(await store.keep({ text: 'no game', ...NO_NOTES })).toEqual({ kind: 'failed', problem: 'notAGame' });
    expect(existsSync(profile.games)).toBe(false);
  });

  it('is kept where a file lies in the place of the folder, which is set aside and told', async () => {
    writeFileSync(profile.games, 'a file');
    const { store, page } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 1), ...NO_NOTES }));
    expect(page.damaged).toEqual([expect.stringMatching(/^games\.\d+\.damaged$/)]);
    expect(textsIn(profile.games)).toEqual(new Map([[id, textAfter(GAME, 1)]]));
    expect(readFileSync(path.join(profile.folder, page.damaged[0] ?? ''), 'utf8')).toBe('a file');
  });
});

describe('a table that was opened', () => {
  it.each([
    ['as it stands', 7, 7],
    ['a little further than it was kept', 7, 5],
    ['not as far as it was kept', 5, 7],
  ])('goes on as its entry: %s', async (_, from, kept) => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: textAfter(GAME, kept), ...NO_NOTES }));
    await first.store.keep({ text: textAfter(OTHER, kept), ...NO_NOTES });
    const { store } = profile.start();
    const request = { from: textAfter(GAME, from), text: textAfter(GAME, 8), ...NO_NOTES };
    expect(idOf(await store.keep(request))).toBe(id);
    expect(textsIn(profile.games).get(id)).toBe(textAfter(GAME, 8));
    expect(textsIn(profile.games).size).toBe(2);
    await store.settled();
  });

  it('may go back at once, also when its first state was never written', async () => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: textAfter(GAME, 7), ...NO_NOTES }));
    const { store } = profile.start();
    const replies = [
      store.keep({ id, from: textAfter(GAME, 7), text: textAfter(GAME, 6), ...NO_NOTES }),
      store.keep({ id, text: textAfter(GAME, 5), ...NO_NOTES }),
    ];
    await store.settled();
    expect((await Promise.all(replies)).map(idOf)).toEqual([id, id]);
    expect([...textsIn(profile.games).values()]).toEqual([textAfter(GAME, 5)]);
  });

  it('may go back at once', async () => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: textAfter(GAME, 7), ...NO_NOTES }));
    const { store } = profile.start();
    const request = { id, from: textAfter(GAME, 7), text: textAfter(GAME, 6), ...NO_NOTES };
    expect(idOf(await store.keep(request))).toBe(id);
    expect([...textsIn(profile.games).values()]).toEqual([textAfter(GAME, 6)]);
  });

  it('is another game when nothing of the kind is kept, and the same one when it is kept twice at once', async () => {
    const first = profile.start();
    await first.store.keep({ text: textAfter(OTHER, 7), ...NO_NOTES });
    const { store } = profile.start();
    const from = textAfter(GAME, 2);
    const replies = [3, 4].map((moves) => store.keep({ from, text: textAfter(GAME, moves), ...NO_NOTES }));
    await store.settled();
    const ids = (await Promise.all(replies)).map(idOf);
    expect(new Set(ids).size).toBe(1);
    expect(textsIn(profile.games).get(ids[0] ?? '')).toBe(textAfter(GAME, 4));
    expect(textsIn(profile.games).size).toBe(2);
  });
});

it.each([
  ['is too large', (file: string) => writeFileSync(file, 'x'.repeat(MAX_TEXT_SIZE + 1))],
  ['is a folder', (file: string) => (rmSync(file), mkdirSync(file))],
])('a table is kept also where an entry of its game %s', async (_, damage) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = profile.start();
  const bad = idOf(await first.store.keep({ text: textAfter(GAME, 5), ...NO_NOTES }));
  const { store, page } = profile.start();
  await opened(store, page);
  damage(profile.at(`${bad}.txg`));
  const id = idOf(await store.keep({ from: textAfter(GAME, 5), text: textAfter(GAME, 6), ...NO_NOTES }));
  expect(id).not.toBe(bad);
  expect(readFileSync(profile.at(`${id}.txg`), 'utf8')).toBe(textAfter(GAME, 6));
});

describe('a puzzle', () => {
  const puzzle = puzzleOfSeed(4);
  const after = (seconds: number, tiles = puzzle.laid.length) =>
    makeTxg({ ...puzzle, seconds, laid: puzzle.laid.slice(0, tiles), firm: [] });

  it('goes on as what was kept last of its sitting', async () => {
    const first = profile.start();
    const long = idOf(await first.store.keep({ text: after(500), ...NO_NOTES }));
    const id = idOf(await first.store.keep({ text: after(29, 1), ...NO_NOTES }));
    const { store } = profile.start();
    expect(idOf(await store.keep({ from: after(31, 0), text: after(32, 2), ...NO_NOTES }))).toBe(id);
    expect(textsIn(profile.games)).toEqual(
      new Map([
        [long, after(500)],
        [id, after(32, 2)],
      ]),
    );
  });

  it('that is solved is not taken for a sitting that came to nothing after as long', async () => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: makeTxg(SOLVED), ...NO_NOTES }));
    const begun = makeTxg({ ...SOLVED, laid: SOLVED.laid.slice(1), seconds: 41 });
    const wide = makeTxg({ ...SOLVED, laid: laid('1@0,0/0 2@4,0/2'), seconds: 43 });
    const { store } = profile.start();
    const ids = [
      idOf(await store.keep({ from: begun, text: wide, ...NO_NOTES })),
      idOf(await profile.start().store.keep({ id, from: begun, text: wide, ...NO_NOTES })),
    ];
    expect(ids).not.toContain(id);
    expect(textsIn(profile.games).get(id)).toBe(makeTxg(SOLVED));
    expect(idOf(await profile.start().store.keep({ from: makeTxg(SOLVED), text: wide, ...NO_NOTES }))).toBe(id);
  });
});

const SOLVED: RecordedPuzzle = {
  name: 'Discovery 3',
  id: 'discovery-3',
  puzzle: { tiles: [1, 2, 3], goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } },
  laid: laid('1@0,0/0 3@1,0/0 2@1,-1/2'),
  firm: [],
  seconds: 42,
  helped: false,
};

function puzzleOfSeed(seed: number): RecordedPuzzle {
  const random = seededRandom(seed);
  for (;;) {
    const record = randomPuzzleRecord(random);
    if (record.laid.length > 3 && !record.drawn) return record;
  }
}

describe('a file that somebody else has changed', () => {
  it('is left alone: the game of this table is kept beside it', async () => {
    const { store, page } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 5), ...NO_NOTES }));
    writeFileSync(profile.at(`${id}.txg`), textAfter(OTHER, 9));
    const reply = store.keep({ id, text: textAfter(GAME, 4), ...NO_NOTES });
    await store.settled();
    const other = idOf(await reply);
    expect(other).not.toBe(id);
    expect(textsIn(profile.games)).toEqual(
      new Map([
        [id, textAfter(OTHER, 9)],
        [other, textAfter(GAME, 4)],
      ]),
    );
    // What still comes under the old name belongs to the same table.
    const late = store.keep({ id, text: textAfter(GAME, 6), ...NO_NOTES });
    await store.settled();
    expect(idOf(await late)).toBe(other);
    await opened(store, page);
    expect(page.entries).toEqual(await readAnew(profile.games));
  });

  it('takes the state of this table when it was changed to less', async () => {
    const { store } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 5), ...NO_NOTES }));
    writeFileSync(profile.at(`${id}.txg`), textAfter(GAME, 3));
    const reply = store.keep({ id, text: textAfter(GAME, 6), ...NO_NOTES });
    await store.settled();
    expect([idOf(await reply), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 6)]);
  });

  it('keeps what it has more than this table', async () => {
    const { store } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 5), ...NO_NOTES }));
    writeFileSync(profile.at(`${id}.txg`), textAfter(GAME, 9));
    const reply = store.keep({ id, text: textAfter(GAME, 6), ...NO_NOTES });
    await store.settled();
    expect([idOf(await reply), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 9)]);
    const past = store.keep({ id, text: textAfter(GAME, 10), ...NO_NOTES });
    await store.settled();
    expect([idOf(await past), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 10)]);
  });

  it('is written again when it is gone', async () => {
    const { store } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 5), ...NO_NOTES }));
    rmSync(profile.games, { recursive: true });
    const reply = store.keep({ id, text: textAfter(GAME, 4), ...NO_NOTES });
    await store.settled();
    expect([idOf(await reply), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 4)]);
  });
});

it('a game of which nothing can be noted is kept all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = profile.start();
  const id = idOf(await store.keep({ text: textAfter(GAME, 1), ...NO_NOTES }));
  rmSync(profile.at(`${id}.json`));
  mkdirSync(profile.at(`${id}.json`));
  const reply = store.keep({ id, text: textAfter(GAME, 2), ...NO_NOTES });
  await store.settled();
  expect([idOf(await reply), textsIn(profile.games).get(id)]).toEqual([id, textAfter(GAME, 2)]);
});

describe('notes', () => {
  it('are a star and a few words, and are taken back', async () => {
    const { store, page } = profile.start();
    const id = idOf(await store.keep({ text: textAfter(GAME, 1), notes: { here: [1] } }));
    expect(await store.note(id, { starred: true, note: 'Nearly.\nWatch the corner.' })).toBe('noted');
    expect(page.entries.get(id)?.notes).toMatchObject({ starred: true, note: 'Nearly.\nWatch the corner.', here: [1] });
    expect(await store.note(id, { starred: false, note: '' })).toBe('noted');
    expect(notesOf(id)).toEqual({ began: expect.any(Number), at: expect.any(Number), here: [1] });
    expect(page.entries).toEqual(await readAnew(profile.games));
  });

  it('lose nothing but themselves when they are damaged, and are set aside when they are written again', async () => {
    const first = profile.start();
    const id = idOf(await first.store.keep({ text: textAfter(GAME, 1), ...NO_NOTES }));
    writeFileSync(profile.at(`${id}.json`), '{"note": ');
    utimesSync(profile.at(`${id}.txg`), 1000, 1000);
    const { store, page } = profile.start();
    expect(await opened(store, page)).toMatchObject([{ id, began: 1_000_000, at: 1_000_000, notes: {} }]);
    expect(await store.note(id, { starred: true, note: '' })).toBe('noted');
    expect(notesOf(id)).toEqual({ starred: true });
    const aside = readdirSync(profile.games).filter((name) => /\.json\.\d+\.damaged$/.test(name));
    expect(aside.map((name) => readFileSync(profile.at(name), 'utf8'))).toEqual(['{"note": ']);
  });

  it('are not made of a game that is not there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = profile.start();
    mkdirSync(profile.games);
    expect(await store.note('no game', { starred: true, note: '' })).toBe('failed');
    expect(readdirSync(profile.games)).toEqual([]);
  });
});

it('a game is read as it is, also while a later state waits to be written', async () => {
  const { store } = profile.start();
  const id = idOf(await store.keep({ text: textAfter(GAME, 1), ...NO_NOTES }));
  const waiting = store.keep({ id, text: textAfter(GAME, 2), ...NO_NOTES });
  expect(await store.texts([id, 'no game'])).toEqual([textAfter(GAME, 2), null]);
  await waiting;
  expect(statSync(profile.at(`${id}.txg`)).isFile()).toBe(true);
});
