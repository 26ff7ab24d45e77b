import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteListed, undoDelete } from '../../../../src-renderer/library/changing';
import { manyItems } from '../../../../src-renderer/library/detail/many-items';
import { headlineWords, kindWords, resultSeen, titleWords } from '../../../../src-renderer/library/entry-words';
import { choicesIn, filtered, NO_FILTERS } from '../../../../src-renderer/library/list/filters';
import { searchTexts } from '../../../../src-renderer/library/list/search-texts';
import { toldNow } from '../../../../src-renderer/library/news';
import { loadOnlineGames, onlineEntriesNow } from '../../../../src-renderer/library/online-games';
import { restingWords } from '../../../../src-renderer/stage/turn-words';
import { loadWords } from '../../../../src-renderer/words/words';
import type { UnfinishedOnline } from '../../../../src-shared/bridge/bridge';
import { at, gameAt, unfinishedAt } from '../../../support/entries';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';
import { PATIENT } from '../../../support/patience';

const RULES = { name: 'Friday evening', seats: 2, isCompetition: false, mayWatch: true } as const;

/** A game of Jo, who plays red here, against somebody elsewhere. */
function game(id: string, name: string, more: Partial<UnfinishedOnline> = {}, here = [0]): UnfinishedOnline {
  const { facts } = unfinishedAt(at(2026, 11, 20), [
    ['Jo', 5],
    [name, 6],
  ]);
  if (facts.kind !== 'game') throw new Error('it is a game');
  const dealt = { here, facts: { ...facts, isOnline: true as const } };
  return { id, rules: RULES, names: [name], laid: [], at: at(2026, 11, 20), waitsFor: 'move', dealt, ...more };
}

const { dealt: _, ...UNDEALT } = game('c', 'Cleo', { waitsFor: 'people' });
const ALL = [game('a', 'Ines'), game('b', 'Marek', { waitsFor: 'draw' }), UNDEALT];
const KEPT = gameAt(at(2026, 11, 1), [
  ['Jo', 20],
  ['Ines', 18],
]);

let dropped: string[] = [];
haveWindow({
  unfinishedOnline: async () => ALL.filter(({ id }) => !dropped.includes(id)),
  dropOnline: async ({ id, isDropped }) => {
    dropped = isDropped ? [...dropped, id] : dropped.filter((each) => each !== id);
  },
  deleteGames: async (ids) => ({ done: ids }),
  undeleteGames: async (ids) => ({ done: ids }),
});
beforeAll(loadWords);
beforeEach(async () => {
  dropped = [];
  await loadOnlineGames();
});

const found = (filters: object) =>
  filtered(onlineEntriesNow(), { ...NO_FILTERS, ...filters }, searchTexts(t)).map(({ id }) => id);
const ids = () => onlineEntriesNow().map(({ id }) => id);

describe('an unfinished game online', () => {
  it('is listed like those that are kept, with whose turn it is, once the hands are dealt', () => {
    expect(ids()).toEqual(['a', 'b']);
    const [own, drawing] = onlineEntriesNow().map((entry) => [
      titleWords(entry, t),
      kindWords(entry, t),
      resultSeen(entry, t),
      headlineWords(entry, undefined, t),
    ]);
    expect(own).toEqual([
      'Ines',
      'Online',
      { figure: '5\u00a0–\u00a06', words: 'Your turn', look: 'waits' },
      'Your turn against Ines, 5\u00A0–\u00A06',
    ]);
    expect(drawing?.slice(2)).toEqual([
      { figure: '5\u00a0–\u00a06', words: 'Waits for a tile', look: 'plain' },
      'Waits for a tile, 5\u00A0–\u00A06',
    ]);
  });

  it('is found by search and filters', () => {
    expect(choicesIn(onlineEntriesNow()).kinds).toEqual(['online']);
    expect(found({ text: 'marek online' })).toEqual(['b']);
    expect(found({ kind: 'online', result: 'unfinished' })).toEqual(['a', 'b']);
    expect(found({ isStarred: true })).toEqual([]);
  });

  it('is taken off the list, alone or with games that are deleted, and comes back with them', async () => {
    deleteListed(new Set(['a']), onlineEntriesNow());
    await vi.waitUntil(() => toldNow().news, PATIENT);
    expect(toldNow().news).toEqual({ kind: 'dropped' });
    expect(ids()).toEqual(['b']);
    await undoDelete();
    expect(ids()).toEqual(['a', 'b']);

    deleteListed(new Set(['b', KEPT.id]), [...onlineEntriesNow(), KEPT]);
    await vi.waitUntil(() => ids().length === 1, PATIENT);
    await vi.waitUntil(() => toldNow().deleted.length > 0, PATIENT);
    expect(toldNow().news).toEqual({ kind: 'deleted', count: 2 });
    await undoDelete();
    expect(toldNow().news).toEqual({ kind: 'broughtBack', count: 2 });
    expect(ids()).toEqual(['a', 'b']);
  });

  it('is left out of what is done with files', () => {
    const listing = { groups: [], entries: [...onlineEntriesNow(), KEPT] };
    const words = (entries: typeof listing.entries) => manyItems(entries, listing, t).map((item) => item.words);
    expect(words(onlineEntriesNow().slice())).toEqual(['Remove from list']);
    expect(words(listing.entries)).toContain('Delete');
  });
});

describe('what an unfinished game online waits for', () => {
  it('is a move of somebody, a tile, or people; of what is damaged nobody knows', () => {
    const several = game('d', 'Dan', {}, [0, 1]);
    expect([...ALL, several].map((each) => restingWords(each, t))).toEqual([
      'Your turn',
      'Waits for a tile',
      'Waits for others',
      'Jo’s turn',
    ]);
    const { waitsFor: __, ...damaged } = UNDEALT;
    expect(restingWords(damaged, t)).toBeUndefined();
  });
});
