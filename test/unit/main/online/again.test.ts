import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { termsAgain } from '../../../../src-shared/online/again';
import { chatHash, type Said } from '../../../../src-shared/online/chat';
import { gameOf } from '../../../../src-shared/online/terms';
import { nodePrimitives } from '../../../../src-main/online/keys';
import { OnlinePeer } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, met, personAt, playOut, tableFor } from '../../../support/online-tables';
import { doublesAt, termsFor } from '../../../support/online-world';

const programs = inPrograms();

test('after the end all play again with the colours exchanged, once all want it', async () => {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('nobody plays');
  await met([host, guest]);
  expect(await host.call('chatOnline', { kind: 'again' }), 'it is not over').toBe(false);
  await playOut([host, guest]);
  const id = host.game?.id;
  expect(await guest.call('chatOnline', { kind: 'again' })).toBe(true);
  await host.until('it is asked', () => host.game?.again?.join() === '1');
  expect(await host.call('chatOnline', { kind: 'again' })).toBe(true);
  for (const each of [host, guest])
    await each.until('the next is dealt', () => each.game?.id !== id && each.game?.isSettled === true);
  expect(guest.game?.id).toBe(host.game?.id);
  expect(host.game?.seats.map(({ colour }) => colour)).toEqual(['yellow', 'red']);
  await playOut([host, guest]);
  expect(guest.game?.moves).toEqual(host.game?.moves);
});

/** A program and one in the test have stopped their game; gives the id of the one that would follow. */
async function stopped(host: OnlineProgram, peer: OnlinePeer): Promise<string> {
  await host.call('hostTable', tableFor(2));
  await host.until('the table is open', ({ kind }) => kind === 'waiting');
  await peer.join(host.invitation.link, personAt(1));
  await host.until('it is dealt', () => host.game?.isSettled === true && host.game.drawn.length > 0);
  await host.call('agreeOnline', { kind: 'stop' });
  await expect.poll(() => peer.copy.asked.length).toBe(1);
  peer.carryOut(peer.copy.agree({ kind: 'stop' }));
  await host.until('it is stopped', () => host.game?.isStopped === true && host.game.isSettled);
  await expect.poll(() => peer.copy.history.isSettled).toBe(true);
  const { terms, last } = peer.copy.history;
  return gameOf(nodePrimitives, termsAgain(nodePrimitives, terms, last.h));
}

/** The first line of a chat that the program of the test says. */
function sayFirst(peer: OnlinePeer, game: string, said: Said): void {
  const { self } = peer.identity;
  const plain = { game, party: 1, n: 1, at: Date.now(), said };
  peer.say({ kind: 'chat', ...plain, signature: self.sign(chatHash(self, plain)) });
}

describe('who goes on first', () => {
  let peer = new OnlinePeer();
  beforeEach(() => {
    peer = new OnlinePeer();
  });
  afterEach(() => peer.close());

  test('is not left by a last word about the game that is over', async () => {
    const [host] = programs(1);
    if (!host) throw new Error('nobody plays');
    const next = await stopped(host, peer);
    await host.call('chatOnline', { kind: 'again' });
    sayFirst(peer, peer.copy.history.id, { kind: 'again' });
    await host.until('the next has begun', () => host.game?.id === next);
    peer.sayHere();
    sayFirst(peer, next, { kind: 'phrase', phrase: 'hello' });
    await host.until('the connection is open', () => host.game?.chat.some(({ kind }) => kind === 'phrase') === true);
    expect(peer.heard.filter(({ message }) => message.kind === 'refused')).toEqual([]);
  });

  test('is followed by who wants it, too, though the word for it was lost', async () => {
    const [host] = programs(1);
    if (!host) throw new Error('nobody plays');
    const next = await stopped(host, peer);
    // Who does not want it is not led there.
    peer.say({ kind: 'resume', game: next, chat: [0, 0] });
    await host.call('chatOnline', { kind: 'phrase', phrase: 'thanks' });
    await host.until('something is said', () => host.game?.chat.some(({ kind }) => kind === 'phrase') === true);
    expect(host.game?.id).not.toBe(next);
    await host.call('chatOnline', { kind: 'again' });
    peer.say({ kind: 'resume', game: next, chat: [0, 0] });
    await host.until('the next has begun', () => host.game?.id === next);
  });
});

test('what follows a game is the same wherever it is worked out, and never the same twice', () => {
  const terms = termsFor(3);
  const next = termsAgain(nodePrimitives, terms, 'a'.repeat(64));
  expect(gameOf(nodePrimitives, next)).toBe(gameOf(nodePrimitives, termsAgain(nodePrimitives, terms, 'a'.repeat(64))));
  expect(gameOf(nodePrimitives, next)).not.toBe(
    gameOf(nodePrimitives, termsAgain(nodePrimitives, terms, 'b'.repeat(64))),
  );
  expect(next.seats.map(({ name }) => name)).toEqual(terms.seats.map(({ name }) => name));
  expect(next.seats[0]?.colour).toBe(terms.seats[1]?.colour);
});

test('partners stay partners, in the colour of the others', () => {
  const terms = doublesAt([0, 1, 0, 2]);
  const next = termsAgain(nodePrimitives, terms, 'a'.repeat(64));
  const [first, second] = terms.seats.map(({ colour }) => colour);
  expect(next.seats.map(({ colour }) => colour)).toEqual([second, first, second, first]);
  expect(next.seats.map(({ played }) => played)).toEqual(terms.seats.map(({ played }) => played));
});
