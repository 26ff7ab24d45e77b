import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knowLibrary, libraryNow, loadLibrary, noteBeside, showOther } from '../../../../src-renderer/library/library';
import {
  type LibraryChange,
  type LibraryReply,
  makeEntries,
  type NoteReply,
} from '../../../../src-shared/bridge/bridge';
import { at, gameAt } from '../../../support/entries';
import { haveWindow } from '../../../support/window';

const [ONE, TWO] = [1, 2].map((day) =>
  gameAt(at(2026, 11, day), [
    ['Ann', 20],
    ['Bob', 10 + day],
  ]),
);
if (!ONE || !TWO) throw new Error('two were made');

const toldOf = (...games: readonly unknown[]) => makeEntries(games.map((game) => JSON.stringify(game)));
const found = (...games: readonly unknown[]): LibraryChange => ({ entries: toldOf(...games), gone: [], damaged: [] });

/** How main answers, and what it tells. */
let answers: (() => Promise<LibraryReply>)[];
let asked: number;
let noteReply: NoteReply;
let tell: (change: LibraryChange) => void = () => undefined;
haveWindow({
  onLibrary: (listener) => {
    tell = listener;
    return () => {};
  },
  library: async () => {
    asked++;
    return (answers.shift() ?? knows(ONE))();
  },
  noteGame: async () => noteReply,
});
const knows =
  (...games: readonly unknown[]) =>
  async () => ({ folder: '/games', entries: toldOf(...games) });
const ids = () => libraryNow().entries.map(({ id }) => id);

beforeEach(async () => {
  answers = [];
  await showOther();
  asked = 0;
  noteReply = 'noted';
});

describe('the library as the page knows it', () => {
  it('is asked for once, however many want to know it', async () => {
    await knowLibrary();
    expect(asked).toBe(0);
    await Promise.all([showOther(), knowLibrary(), knowLibrary()]);
    // By another folder, and by those who found nothing known, together.
    expect(asked).toBe(2);
    expect(ids()).toEqual([ONE.id]);
  });

  it('hears what is told after an answer that never came', async () => {
    answers = [() => Promise.reject(new Error('gone'))];
    const loading = loadLibrary();
    tell(found(TWO));
    await expect(loading).rejects.toThrow('gone');
    expect(ids()).toEqual([ONE.id, TWO.id]);
    tell({ ...found(), gone: [ONE.id] });
    expect(ids()).toEqual([TWO.id]);
  });

  it('names a damaged file once, though it is told before and after the page listens', async () => {
    const change = { ...found(), damaged: ['torn.txg'] };
    tell(change);
    await loadLibrary(window.tantrix.library(), [change]);
    expect(libraryNow().damaged).toEqual(['torn.txg']);
  });

  it('shows what is noted beside a game, and nothing that could not be', async () => {
    expect(await noteBeside({ id: ONE.id, ranked: 'r' })).toBe(true);
    expect(libraryNow().entries[0]?.notes).toEqual({ ranked: 'r' });
    noteReply = 'failed';
    expect(await noteBeside({ id: ONE.id, ranked: 'other' })).toBe(false);
    expect(libraryNow().entries[0]?.notes).toEqual({ ranked: 'r' });
  });

  it('notes something beside a game that it does not know yet', async () => {
    vi.spyOn(window.tantrix, 'noteGame');
    expect(await noteBeside({ id: TWO.id, ranked: 'r' })).toBe(true);
    expect(window.tantrix.noteGame).toHaveBeenCalledWith({ id: TWO.id, ranked: 'r' });
    expect(ids()).toEqual([ONE.id]);
  });
});
