import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailAbout, sendTurn } from '../../../src-renderer/mail-games/handing-on';
import { keptOf } from '../../../src-renderer/mail-games/kept';
import { type OpenGame, showGame, useTable } from '../../../src-renderer/play/table';
import type { MailGame, MailReply } from '../../../src-shared/bridge/bridge';
import { gameId } from '../../../src-shared/record';
import { newGame } from '../../../src-shared/tantrix';
import { t } from '../../support/words';

const EMPTY = useTable.getInitialState();

const person = (name: string, home: number) => ({ name, email: `${name}@example.org`, country: '', home });

/** A game by mail that waits for Bob, kept in main's place. */
function handedOver(seed: number): OpenGame {
  const game = newGame({ seats: ['red', 'blue'], starter: 1 }, seed);
  const record = { players: [person('Ann', 1), person('Bob', 2)], game, isCompetition: false };
  const mail = { home: 1, handedOn: 'no', at: 5 } as const;
  kept.set(gameId(record), keptOf(record, mail));
  return { record, mail };
}

let kept: Map<string, MailGame>;
let answer: (reply: MailReply) => void;

beforeEach(() => {
  kept = new Map();
  const reply = new Promise<MailReply>((resolve) => {
    answer = resolve;
  });
  const tantrix = {
    mailGames: () => Promise.resolve({ games: [...kept.values()], damaged: [] }),
    keepMailGame: (game: MailGame) => Promise.resolve(kept.set(game.id, game).size > 0),
    sendMail: () => reply,
  };
  vi.stubGlobal('window', { tantrix });
  useTable.setState({ preferences: { ...EMPTY.preferences, mailWay: 'account' } });
});
afterEach(() => {
  useTable.setState(EMPTY, true);
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
    expect(useTable.getState().dialog).toEqual({ kind: 'turnOver', state: { kind: 'sending' } });
    answer({ kind: 'sent' });
    await sending;
    expect(handedOnOf(game)).toBe('sent');
    expect(useTable.getState().open?.mail?.handedOn).toBe('sent');
    expect(useTable.getState().dialog).toEqual({ kind: 'turnOver', state: { kind: 'done', by: 'sent' } });
  });

  it('is noted with its game, though another is on the table by then', async () => {
    const [game, other] = [handedOver(1), handedOver(2)];
    showGame(game);
    const sending = sendTurn(t);
    showGame(other);
    answer({ kind: 'sent' });
    await sending;
    expect([handedOnOf(game), handedOnOf(other)]).toEqual(['sent', 'no']);
    expect(useTable.getState()).toMatchObject({ open: other, dialog: undefined });
  });

  it('says nothing about another game when it fails', async () => {
    showGame(handedOver(1));
    const sending = sendTurn(t);
    showGame(handedOver(2));
    answer({ kind: 'cancelled' });
    await sending;
    expect(useTable.getState().dialog).toBeUndefined();
    expect([...kept.values()].map(({ handedOn }) => handedOn)).toEqual(['no', 'no']);
  });
});
