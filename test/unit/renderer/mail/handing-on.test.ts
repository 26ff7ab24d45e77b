import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOnByMail, showUnsent, tick } from '../../../../src-renderer/mail/by-itself';
import { mailAbout, proposeHandOn, sendTurn } from '../../../../src-renderer/mail/handing-on';
import { mayLeaveTurns, sendFirst } from '../../../../src-renderer/mail/leaving';
import { firstOf, dropOutgoing, noteOutgoing, outgoingNow, putOut } from '../../../../src-renderer/mail/outgoing';
import { startMailTurns } from '../../../../src-renderer/mail/turn-ends';
import { putAway, tablesNow } from '../../../../src-renderer/stage/tables';
import { mayUndo, undo } from '../../../../src-renderer/game/history';
import { showGame, gameNow } from '../../../../src-renderer/game/table';
import { clearTables, layOver, layTable } from '../../../support/tables';
import { loadWords } from '../../../../src-renderer/words/words';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import {
  DEFAULT_PREFERENCES,
  type MailFailure,
  type MailReply,
  type SendMail,
} from '../../../../src-shared/bridge/bridge';
import { type KeptGame, makeKept } from '../../../../src-shared/mail-games/mail-game';
import { gameId, makeTxg } from '../../../../src-shared/record';
import { legalPlacements, newGame, play } from '../../../../src-shared/tantrix';
import { t } from '../../../support/words';
import { dialogNow } from '../../../support/dialogs';
import { closeDialog, dialogOf } from '../../../../src-renderer/stage/dialogs';
import { gameOnTable, type OpenGame } from '../../../../src-renderer/game/open-game';

const ACCOUNT = { ...DEFAULT_PREFERENCES.mailAccount, host: 'mail.example.org', address: 'ann@example.org' };

const person = (name: string, home: number) => ({ name, email: `${name}@example.org`, country: '', home });

/** A game by mail that waits for Bob, kept in main's place. */
function handedOver(seed: number): OpenGame {
  const game = newGame({ seats: ['red', 'blue'], starter: 1 }, seed);
  const record = { players: [person('Ann', 1), person('Bob', 2)], game, isCompetition: false };
  const mail = { home: 1, handedOn: 'no', at: 5 } as const;
  kept.set(gameId(record), makeKept({ record, mail }));
  return gameOnTable({ record, mail });
}

let kept: Map<string, KeptGame>;
let answer: (reply: MailReply) => void;
let sent: SendMail[];
let stopped: number;

beforeEach(() => {
  kept = new Map();
  sent = [];
  stopped = 0;
  const reply = new Promise<MailReply>((resolve) => {
    answer = resolve;
  });
  const tantrix = {
    mailGames: () => Promise.resolve({ games: [...kept.values()], damaged: [] }),
    keepMailGame: (game: KeptGame) => Promise.resolve(kept.set(game.id, game).size > 0),
    cancelMail: () => Promise.resolve(void (stopped += 1)),
    sendMail: (request: SendMail) => {
      sent.push(request);
      return reply;
    },
  };
  vi.stubGlobal('window', { tantrix, matchMedia: () => ({ matches: true }) });
  tryPreferences({ mailWay: 'account', mailAccount: ACCOUNT });
});
afterEach(() => {
  clearTables();
  closeDialog();
  while (outgoingNow().length > 0) dropOutgoing();
  tryPreferences(DEFAULT_PREFERENCES);
  vi.unstubAllGlobals();
});

const handedOnOf = ({ record }: OpenGame) => kept.get(gameId(record))?.handedOn;

describe('the mail with a turn', () => {
  it('is named in whole letters, however long the names of the players are', () => {
    const open = handedOver(1);
    const names = ['x'.repeat(96), '😀'.repeat(40)];
    const players = open.record.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
    const { subject, attachment } = mailAbout({ ...open, record: { ...open.record, players } }, t);
    expect(decodeURIComponent(encodeURIComponent(subject))).toContain('x - 😀😀');
    expect(attachment?.name).toMatch(/^x{96} - 😀{10}[^😀\p{Cs}]*\.txg$/u);
  });
});

describe('a turn that is sent', () => {
  it('is noted with its game', async () => {
    const game = handedOver(1);
    showGame(game);
    const sending = sendTurn(t);
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: { kind: 'sending' } });
    answer({ kind: 'sent' });
    await sending;
    expect(handedOnOf(game)).toBe('sent');
    expect(gameNow().open?.mail?.handedOn).toBe('sent');
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: { kind: 'done', by: 'sent' } });
  });

  it('is noted with its game, though another is on the table by then', async () => {
    const [game, other] = [handedOver(1), handedOver(2)];
    showGame(game);
    const sending = sendTurn(t);
    showGame(other);
    answer({ kind: 'sent' });
    await sending;
    expect([handedOnOf(game), handedOnOf(other)]).toEqual(['sent', 'no']);
    expect([gameNow().open?.record, dialogNow()]).toEqual([other.record, undefined]);
  });

  it('says nothing about another game when it fails', async () => {
    showGame(handedOver(1));
    const sending = sendTurn(t);
    showGame(handedOver(2));
    answer({ kind: 'cancelled' });
    await sending;
    expect(dialogNow()).toBeUndefined();
    expect([...kept.values()].map(({ handedOn }) => handedOn)).toEqual(['no', 'no']);
  });
});

/** Lets what was asked for be done: promises alone, which are all kept before the next turn of the loop. */
const soon = () => new Promise(setImmediate);
const outgoing = () => outgoingNow().map(({ state }) => state);
/** A turn that waits, of a game on the table. */
function waiting(seed = 1): OpenGame {
  const game = handedOver(seed);
  showGame(game);
  void handOnByMail(game);
  return game;
}
/** Lets the time pass in which a turn can be undone. */
async function waitItOut(): Promise<void> {
  for (let left = firstOf(outgoingNow())?.seconds ?? 0; left >= 0; left--) tick(t);
  await soon();
}
const FAILED: MailFailure = { kind: 'failed', problem: 'unreachable', addresses: [], reached: [] };
/** A turn that was not sent while another game was on the table. */
function putOutAndFail(open: OpenGame): void {
  putOut(open);
  noteOutgoing(FAILED);
}

describe('a turn that goes out by itself', () => {
  it('waits to be undone, is sent once, and it is said for a while that it was', async () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    expect(outgoing()).toEqual(['waits']);
    tick(t);
    await soon();
    expect(sent).toEqual([]);
    await waitItOut();
    expect(outgoing()).toEqual(['goes']);
    answer({ kind: 'sent' });
    await soon();
    expect(sent.map(({ message }) => message.to)).toEqual([['Bob@example.org']]);
    expect([outgoing(), handedOnOf(game)]).toEqual([['gone'], 'sent']);
    expect(dialogNow()).toBeUndefined();
    await waitItOut();
    expect([outgoing(), sent.length]).toEqual([[], 1]);
  });

  it('is kept back by Undo, and is still to be sent', async () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    expect(mayUndo(gameNow())).toBe(true);
    undo();
    expect(outgoing()).toEqual([]);
    expect(mayUndo(gameNow())).toBe(false);
    await waitItOut();
    expect([sent, handedOnOf(game)]).toEqual([[], 'no']);
  });

  it('is kept back while the person looks for another way', () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    proposeHandOn();
    expect(outgoing()).toEqual([]);
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: { kind: 'asked' } });
  });

  it('goes to the address as it was corrected meanwhile', async () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    const players = game.record.players.map((player) => ({ ...player, email: 'new@example.org' }));
    layTable({ open: { ...game, record: { ...game.record, players } } });
    await waitItOut();
    expect(sent.map(({ message }) => message.to)).toEqual([['new@example.org']]);
  });

  it('goes though another game has come to the table, one after the other', async () => {
    const [game, other] = [handedOver(1), handedOver(2)];
    showGame(game);
    void handOnByMail(game);
    showGame(other);
    void handOnByMail(other);
    expect(outgoing()).toEqual(['waits', 'waits']);
    await waitItOut();
    answer({ kind: 'sent' });
    await soon();
    expect([handedOnOf(game), handedOnOf(other)]).toEqual(['sent', 'no']);
    await waitItOut();
    await waitItOut();
    expect(handedOnOf(other)).toBe('sent');
  });

  it('does not go when its game was removed meanwhile', async () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    putAway();
    kept.clear();
    await waitItOut();
    expect([sent, outgoing()]).toEqual([[], []]);
  });

  it('that fails is told of with the other ways to send it', async () => {
    const game = handedOver(1);
    showGame(game);
    void handOnByMail(game);
    await waitItOut();
    answer(FAILED);
    await soon();
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: FAILED });
    expect([outgoing(), handedOnOf(game)]).toEqual([[], 'no']);
  });

  it('that fails while another game is on the table stays in the notice until it is looked at', async () => {
    showGame(handedOver(1));
    const { open: game } = gameNow();
    if (!game) throw new Error('no game is open');
    void handOnByMail(game);
    putAway();
    await waitItOut();
    answer(FAILED);
    await soon();
    expect([outgoing(), dialogNow()]).toEqual([[FAILED], undefined]);
    await showUnsent();
    expect(gameId(gameNow().open?.record ?? handedOver(2).record)).toBe(gameId(game.record));
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: FAILED });
  });

  it('goes though one before it has failed, of which it is told until it is looked at', async () => {
    const [failed, other] = [handedOver(1), handedOver(2)];
    putOutAndFail(failed);
    showGame(other);
    void handOnByMail(other);
    expect(outgoing()).toEqual([FAILED, 'waits']);
    await waitItOut();
    expect(sent).toHaveLength(1);
    answer({ kind: 'sent' });
    await soon();
    expect([outgoing(), handedOnOf(other)]).toEqual([[FAILED, 'gone'], 'sent']);
    await waitItOut();
    expect(outgoing()).toEqual([FAILED]);
  });

  it('goes after one that fails', async () => {
    const [failing, other] = [handedOver(1), handedOver(2)];
    showGame(failing);
    void handOnByMail(failing);
    showGame(other);
    void handOnByMail(other);
    await waitItOut();
    answer(FAILED);
    await soon();
    expect(outgoing()).toEqual([FAILED, 'waits']);
    await waitItOut();
    expect(sent.map(({ message }) => message.attachment?.content)).toEqual(
      [failing, other].map(({ record }) => makeTxg(record)),
    );
  });

  it('forgets that an earlier turn of its game was not sent', () => {
    const game = handedOver(1);
    putOutAndFail(game);
    showGame(game);
    void handOnByMail(game);
    expect(outgoing()).toEqual(['waits']);
  });

  it('goes though its game has left the table while its last tile was on its way', async () => {
    const { game, ...people } = handedOver(1).record;
    const mail = { home: 2, handedOn: 'no', at: 5 } as const;
    const open = { record: { ...people, game }, mail };
    const [first] = legalPlacements(game);
    const result = first && play(game, first);
    if (!result?.ok) throw new Error('there is no first move');
    startMailTurns();
    showGame(open);
    showGame({ ...open, record: { ...people, game: result.game } });
    putAway();
    await expect.poll(outgoing).toEqual(['waits']);
  });

  it('is not asked about when its game has left the table meanwhile', async () => {
    tryPreferences({ mailWay: 'program' });
    const game = handedOver(1);
    await handOnByMail(game);
    expect(dialogNow()).toBeUndefined();
  });

  it.each([
    ['another way is set', { mailWay: 'program' }, { kind: 'asked' }],
    ['no server is named', { mailAccount: DEFAULT_PREFERENCES.mailAccount }, { problem: 'noAccount' }],
  ] as const)('asks when %s', async (_, change, state) => {
    tryPreferences(change);
    const game = handedOver(1);
    showGame(game);
    await handOnByMail(game);
    expect(outgoing()).toEqual([]);
    expect(dialogNow()).toMatchObject({ kind: 'turnOver', state });
  });

  it('asks when an address is missing', async () => {
    const game = handedOver(1);
    const players = game.record.players.map((player) => ({ ...player, email: ' ' }));
    const without = { ...game, record: { ...game.record, players } };
    showGame(without);
    await handOnByMail(without);
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: { kind: 'asked' } });
  });
});

describe('a turn whose game waits under a lesson', () => {
  it('that goes out by itself is sent, which the game knows afterwards; no Undo of the lesson keeps it back', async () => {
    const game = waiting();
    layOver();
    expect(mayUndo(gameNow())).toBe(false);
    await waitItOut();
    answer({ kind: 'sent' });
    await soon();
    expect([outgoing(), handedOnOf(game)]).toEqual([['gone'], 'sent']);
    putAway();
    expect(gameNow().open?.mail?.handedOn).toBe('sent');
  });

  it('is told of in the notice when it fails, which brings its game in place of the lesson', async () => {
    const game = waiting();
    layOver();
    await waitItOut();
    answer(FAILED);
    await soon();
    expect([outgoing(), dialogNow(), handedOnOf(game)]).toEqual([[FAILED], undefined, 'no']);
    await showUnsent();
    expect([tablesNow().open.size, gameNow().open?.record.game.deal.bag]).toEqual([1, game.record.game.deal.bag]);
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: FAILED });
  });

  it('that was on its way is noted with the game, and nothing is told over the lesson', async () => {
    const game = handedOver(1);
    showGame(game);
    const sending = sendTurn(t);
    layOver();
    answer({ kind: 'sent' });
    await sending;
    expect([handedOnOf(game), dialogNow()]).toEqual(['sent', undefined]);
    putAway();
    expect(gameNow().open?.mail?.handedOn).toBe('sent');
  });
});

const question = () => dialogOf(sendFirst);

async function choose(choice: 'send' | 'leave' | 'cancel'): Promise<void> {
  await expect.poll(question).toBeDefined();
  question()?.answer(choice);
  await soon();
}

describe('leaving the program', () => {
  beforeAll(loadWords);

  it('asks nothing where no turn is to be sent', async () => {
    showGame(handedOver(1));
    expect(await mayLeaveTurns()).toBe(true);
  });

  it('is put off until all turns are sent, also those on their way', async () => {
    const games = [waiting(1), waiting(2)];
    await waitItOut();
    const leaving = mayLeaveTurns();
    await choose('send');
    answer({ kind: 'sent' });
    expect(await leaving).toBe(true);
    expect(games.map(handedOnOf)).toEqual(['sent', 'sent']);
  });

  it.each([
    ['fails', FAILED],
    ['is stopped', { kind: 'cancelled' }],
  ] as const)('is given up when the sending %s', async (_, reply) => {
    waiting();
    const leaving = mayLeaveTurns();
    await choose('send');
    answer(reply);
    expect(await leaving).toBe(false);
  });

  it('is given up with the question', async () => {
    waiting();
    const leaving = mayLeaveTurns();
    await choose('cancel');
    expect(await leaving).toBe(false);
    expect([outgoing(), sent]).toEqual([['waits'], []]);
  });

  it('stops what is on its way, where the turn is to wait', async () => {
    waiting();
    await waitItOut();
    const leaving = mayLeaveTurns();
    await choose('leave');
    expect(await leaving).toBe(true);
    expect(stopped).toBe(1);
  });

  it('is not kept by a turn that failed long ago', async () => {
    putOutAndFail(handedOver(2));
    waiting(1);
    const leaving = mayLeaveTurns();
    await choose('send');
    answer({ kind: 'sent' });
    expect(await leaving).toBe(true);
  });
});
