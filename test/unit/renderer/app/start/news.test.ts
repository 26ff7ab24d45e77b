import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWaiting, readStartNews, renewAfterDialogs, startNews } from '../../../../../src-renderer/app/start/news';
import { mailGamesDialog } from '../../../../../src-renderer/mail/games-list';
import { closeDialog, openDialog } from '../../../../../src-renderer/stage/dialogs';
import type { RememberedGames } from '../../../../../src-shared/bridge/bridge';
import { type KeptGame, makeKept, newState } from '../../../../../src-shared/mail-games/mail-game';
import { newGame } from '../../../../../src-shared/tantrix';
import { haveWindow } from '../../../../support/window';

/** What main keeps; undefined when it cannot read that. */
let kept: readonly KeptGame[] | undefined;

haveWindow({
  rememberedGames: () => Promise.resolve(PLAYED),
  unfinishedOnline: () => Promise.resolve([]),
  latestKept: () => Promise.resolve([]),
  mailGames: () => Promise.resolve({ games: kept ?? [], damaged: [] }),
  readableMailGames: () => (kept ? Promise.resolve(kept) : Promise.reject(new Error('failed'))),
  recentText: () => recentText,
});

const PLAYED: RememberedGames = { kind: 'computer', starts: 'drawn' };
const FILE = { file: 'file-1', name: 'duel.txg', folder: '~' };

/** What main answers to the text of a recent file. */
let recentText: Promise<string | null>;

/** A game by mail in which the person here is to move. */
const WAITING = makeKept({
  record: {
    players: ['Ann', 'Bob'].map((name, seat) => ({ name, email: '', country: '', home: seat + 1 })),
    game: newGame({ seats: ['red', 'blue'], starter: 0 }, 3),
    isCompetition: false,
  },
  mail: newState(1, 5),
});
afterEach(() => vi.restoreAllMocks());

const waitingNow = () => startNews.get()?.waiting ?? [];

beforeEach(async () => {
  kept = [WAITING];
  recentText = Promise.resolve(WAITING.text);
  await readStartNews([]);
});

describe('a game that was removed', () => {
  it('leaves the start screen when the dialog closes', async () => {
    const stop = renewAfterDialogs();
    expect(waitingNow()).toHaveLength(1);
    openDialog(mailGamesDialog, {});
    kept = [];
    closeDialog();
    await expect.poll(waitingNow).toEqual([]);
    stop();
  });

  it('leaves the start screen when it is to be opened', async () => {
    const [game] = waitingNow();
    if (!game) throw new Error('no game waits');
    kept = [];
    await openWaiting(game);
    expect(waitingNow()).toEqual([]);
  });
});

let answer: (text: string | null) => void;
/** From now on main answers when it is told to. */
function answerLate(): void {
  recentText = new Promise((resolve) => {
    answer = resolve;
  });
}

describe('what can be read', () => {
  it('does not wait for a recent file that does not answer', async () => {
    answerLate();
    kept = [];
    const read = readStartNews([FILE]);
    const told = { games: PLAYED, waiting: [], online: [], recent: [], kept: [] };
    await expect.poll(() => startNews.get()).toEqual(told);
    answer(WAITING.text);
    await read;
    expect(startNews.get()?.recent.map(({ file }) => file)).toEqual([FILE]);
  });

  it('is shown, though the games by mail cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    kept = undefined;
    await readStartNews([FILE]);
    expect(startNews.get()).toMatchObject({ games: PLAYED, waiting: [], recent: [{ file: FILE }] });
    expect(warned).toHaveBeenCalledOnce();
  });

  it('is of the files that were asked for last', async () => {
    answerLate();
    const early = readStartNews([FILE]);
    await readStartNews([]);
    answer(WAITING.text);
    await early;
    expect(startNews.get()?.recent).toEqual([]);
  });
});
