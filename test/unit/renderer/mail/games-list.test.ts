import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameNow, showGame } from '../../../../src-renderer/game/table';
import { movesHere } from '../../../../src-renderer/game/terms';
import { handOnByMail, sendNow } from '../../../../src-renderer/mail/by-itself';
import {
  mailGamesDialog,
  mailRemove,
  openListed,
  openMailGames,
  removeListed,
} from '../../../../src-renderer/mail/games-list';
import { keepAndShow, keptStore } from '../../../../src-renderer/mail/kept';
import { mayLeaveTurns, sendFirst } from '../../../../src-renderer/mail/leaving';
import { dropOutgoing, hasTurnToSend, noteOutgoing, outgoingNow } from '../../../../src-renderer/mail/outgoing';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { putAway, shownNow, tablesNow } from '../../../../src-renderer/stage/tables';
import { loadWords, wordsNow } from '../../../../src-renderer/words/words';
import { DEFAULT_PREFERENCES, type SendMail } from '../../../../src-shared/bridge/bridge';
import { gamesIn, type KeptGame, type MailGame, makeKept } from '../../../../src-shared/mail-games/mail-game';
import { gameId, makeTxg } from '../../../../src-shared/record';
import { newGame } from '../../../../src-shared/tantrix';
import { layOver } from '../../../support/tables';
import { haveWindow } from '../../../support/window';

/** What main keeps, and what it was asked to send. */
let kept: Map<string, KeptGame>;
let sent: SendMail[];
/** Ends what is being sent, as main does when it is told to. */
let cancel: (() => void) | undefined;
let isServerSilent: boolean;

haveWindow({
  mailGames: () => Promise.resolve({ games: [...kept.values()], damaged: [] }),
  keepMailGame: (game: KeptGame) => Promise.resolve(kept.set(game.id, game).size > 0),
  removeMailGame: (id: string) => Promise.resolve(kept.delete(id)),
  sendMail: (request: SendMail) => {
    sent.push(request);
    return isServerSilent
      ? new Promise((resolve) => (cancel = () => resolve({ kind: 'cancelled' })))
      : Promise.resolve({ kind: 'sent' });
  },
  cancelMail: () => Promise.resolve(cancel?.()),
});
beforeAll(loadWords);
beforeEach(() => {
  kept = new Map();
  sent = [];
  cancel = undefined;
  isServerSilent = false;
  while (outgoingNow().length > 0) dropOutgoing();
});

/** A game by mail of Ann and Bob, kept at Ann's computer, in which one of them starts. */
function keptGame(starter: 0 | 1, seed = 3): MailGame {
  const players = ['Ann', 'Bob'].map((name, seat) => ({
    name,
    email: `${name}@example.org`,
    country: '',
    home: seat + 1,
  }));
  const record = { players, game: newGame({ seats: ['red', 'blue'], starter }, seed), isCompetition: false };
  const game: MailGame = { record, mail: { home: 1, handedOn: 'no', at: 5 } };
  kept.set(gameId(record), makeKept(game));
  return game;
}

async function remove(game: MailGame): Promise<void> {
  const removing = removeListed(game);
  dialogOf(mailRemove)?.answer('remove');
  await removing;
}

describe('a game by mail that waits under a lesson', () => {
  it('is a copy to look at once it is removed, and the lesson stays', async () => {
    const game = keptGame(0);
    showGame(game);
    const lesson = layOver();
    await remove(game);
    expect([kept.size, dialogOf(mailGamesDialog), keptStore.get(), shownNow()]).toEqual([0, {}, [], lesson]);
    putAway();
    const { open } = gameNow();
    expect([open?.record, open?.mail, open && movesHere(open, 0)]).toEqual([game.record, undefined, false]);
  });

  it('comes to the table in place of the lesson when it is chosen in the list', async () => {
    const game = keptGame(0);
    showGame(game);
    layOver();
    await openListed(game);
    expect([tablesNow().open.size, gameNow().open?.record]).toEqual([1, game.record]);
  });
});

/** A turn that waits to go out by itself, of a game on the table. */
async function waiting(game = keptGame(1)): Promise<MailGame> {
  tryPreferences({
    mailWay: 'account',
    mailAccount: { ...DEFAULT_PREFERENCES.mailAccount, host: 'mail.example.org', address: 'ann@example.org' },
  });
  showGame(game);
  const { open } = gameNow();
  if (!open) throw new Error('no game is open');
  await handOnByMail(open);
  return game;
}

/** The game as the list has it: read anew. */
async function listed({ record }: MailGame): Promise<MailGame> {
  await openMailGames();
  const game = gamesIn(keptStore.get()).games.find((each) => gameId(each.record) === gameId(record));
  if (!game) throw new Error('the game is not in the list');
  return game;
}

it('the list says what was kept while it was being read', async () => {
  const game = keptGame(0);
  const before = { games: [...kept.values()], damaged: [] };
  vi.spyOn(window.tantrix, 'mailGames').mockImplementationOnce(async () => {
    await keepAndShow({ ...game, mail: { ...game.mail, handedOn: 'sent' } });
    return before;
  });
  await openMailGames();
  expect(keptStore.get().map(({ handedOn }) => handedOn)).toEqual(['sent']);
});

it.each([
  ['on the table', () => undefined],
  ['under a lesson', layOver],
])('the turn of a game that is removed is let go, though a copy lies %s', async (_, cover) => {
  const game = await waiting();
  expect(outgoingNow()).toHaveLength(1);
  cover();
  await remove(await listed(game));
  expect([outgoingNow(), kept.size]).toEqual([[], 0]);
  expect(await mayLeaveTurns()).toBe(true);
  expect(sent).toEqual([]);
});

it('a turn on its way is told of, though its game is removed', async () => {
  const game = await waiting();
  noteOutgoing('goes');
  await remove(await listed(game));
  expect(outgoingNow().map(({ state }) => state)).toEqual(['goes']);
});

it('a turn on its way to a server that does not answer is stopped when its game is removed', async () => {
  const game = await waiting();
  isServerSilent = true;
  const sending = sendNow(wordsNow());
  await expect.poll(() => sent).toHaveLength(1);
  await remove(await listed(game));
  expect(await sending).toBe(false);
  expect([outgoingNow(), kept.size, hasTurnToSend(outgoingNow())]).toEqual([[], 0, false]);
});

it('a turn whose game is kept no longer holds up neither those behind it nor the program', async () => {
  const game = await waiting();
  const other = await waiting(keptGame(1, 4));
  // Removed in another way than by the list; a copy to look at is no reason to send it.
  kept.delete(gameId(game.record));
  showGame({ record: game.record });
  const leaving = mayLeaveTurns();
  dialogOf(sendFirst)?.answer('send');
  expect(await leaving).toBe(true);
  expect(sent.map(({ message }) => message.attachment?.content)).toEqual([makeTxg(other.record)]);
});
