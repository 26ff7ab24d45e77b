import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { star, writeNote } from '../../../../src-renderer/library/changing';
import { loadLibrary } from '../../../../src-renderer/library/library';
import { tell, toldNow } from '../../../../src-renderer/library/news';
import { isTrouble, newsWords } from '../../../../src-renderer/library/news-words';
import { loadWords } from '../../../../src-renderer/words/words';
import { makeEntries, type NoteReply } from '../../../../src-shared/bridge/bridge';
import type { Entry } from '../../../../src-shared/library/entry';
import { at, gameAt, robotPlayer } from '../../../support/entries';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';

const GAMES = [1, 2, 3, 4].map((day) =>
  gameAt(at(2026, 11, day), [
    ['Ann', 20],
    [robotPlayer('mason', 2), 10 + day],
  ]),
);
const [ONE, TWO] = GAMES.map(({ id }) => id);

/** How main answers. */
let reply: NoteReply;
haveWindow({
  onLibrary: () => () => {},
  library: async () => ({ folder: '/games', entries: makeEntries(GAMES.map((entry) => JSON.stringify(entry))) }),
  noteGame: async () => reply,
});
beforeAll(loadWords);
beforeEach(async () => {
  reply = 'noted';
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
      await vi.waitUntil(() => toldNow().news);
      const { news } = toldNow();
      return news && isTrouble(news) ? newsWords(news, t) : undefined;
    };
    reply = 'failed';
    expect(await told()).toContain('Can the folder be written?');
    reply = 'foreign';
    expect(await told()).toContain(`“${TWO}.json”, where it would stand, belongs to another program`);
  });
});
