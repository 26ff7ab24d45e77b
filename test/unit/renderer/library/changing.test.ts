import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { star, writeNote } from '../../../../src-renderer/library/changing';
import { entryGroups } from '../../../../src-renderer/library/detail/entry-items';
import { manyItems } from '../../../../src-renderer/library/detail/many-items';
import { loadLibrary } from '../../../../src-renderer/library/library';
import type { Listing } from '../../../../src-renderer/library/list/useListing';
import { tell, toldNow } from '../../../../src-renderer/library/news';
import { isTrouble, newsWords } from '../../../../src-renderer/library/news-words';
import type { PageMenuItem } from '../../../../src-renderer/library/PageMenu';
import { choose, viewNow } from '../../../../src-renderer/library/view';
import { loadWords } from '../../../../src-renderer/words/words';
import { type EntryId, makeEntries, type NoteReply } from '../../../../src-shared/bridge/bridge';
import type { Entry } from '../../../../src-shared/library/entry';
import { at, gameAt, robotPlayer } from '../../../support/entries';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';
import { PATIENT } from '../../../support/patience';

const GAMES = [1, 2, 3, 4].map((day) =>
  gameAt(at(2026, 11, day), [
    ['Ann', 20],
    [robotPlayer('mason', 2), 10 + day],
  ]),
);
const [ONE, TWO, THREE, FOUR] = GAMES.map(({ id }) => id);

/** How main answers. */
let reply: NoteReply;
/** What main was told to delete. */
let deleted: EntryId[];
haveWindow({
  onLibrary: () => () => {},
  library: async () => ({ folder: '/games', entries: makeEntries(GAMES.map((entry) => JSON.stringify(entry))) }),
  noteGame: async () => reply,
  deleteGames: async (ids) => {
    deleted.push(...ids);
    return { done: ids };
  },
});
beforeAll(loadWords);
beforeEach(async () => {
  reply = 'noted';
  deleted = [];
  await loadLibrary();
});

const only = (id: string | undefined): Entry[] => GAMES.filter((entry) => entry.id === id);

describe('a star or a note', () => {
  it('takes back what was told before', () => {
    for (const remark of [() => star(only(ONE), true), () => only(ONE).forEach((entry) => writeNote(entry, 'mine'))]) {
      tell({ kind: 'deleted', count: 2 });
      remark();
      expect(toldNow().news).toBeUndefined();
    }
  });

  it('that cannot be written is told, and where another program’s file is in the way, that', async () => {
    const told = async () => {
      star(only(TWO), true);
      await vi.waitUntil(() => toldNow().news, PATIENT);
      const { news } = toldNow();
      return news && isTrouble(news) ? newsWords(news, t) : undefined;
    };
    reply = 'failed';
    expect(await told()).toContain('Can the folder be written?');
    reply = 'foreign';
    expect(await told()).toContain(`“${TWO}.json”, where it would stand, belongs to another program`);
  });
});

const runDelete = (items: readonly PageMenuItem[]) => items.find(({ words }) => words === 'Delete')?.run();

describe('Delete in a menu', () => {
  const listing: Listing = { groups: [], entries: GAMES };
  const [, second] = GAMES;
  if (!second) throw new Error('there are four games');

  it.each([
    ['one game', [TWO], () => entryGroups(second, undefined, listing, t).flat(), THREE],
    ['several', [TWO, THREE], () => manyItems(GAMES.slice(1, 3), listing, t), FOUR],
  ])('is about what the menu was opened for, whatever is chosen meanwhile: %s', async (_, wanted, items, next) => {
    choose(new Set(ONE ? [ONE] : []));
    tell(undefined);
    runDelete(items());
    await vi.waitUntil(() => toldNow().news, PATIENT);
    expect(deleted).toEqual(wanted);
    expect([...viewNow().chosen]).toEqual([next]);
  });
});
