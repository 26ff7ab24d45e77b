import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import type { HostRequest } from '../../../../src-shared/bridge/online';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { parseInvitation } from '../../../../src-shared/online/invitation';
import type { Wire } from '../../../../src-shared/online/wire';
import { OnlinePeer } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, joinBy, met, personAt, tableFor } from '../../../support/online-tables';
import { inServers } from '../../../support/server-process';

/** A table is left in the very instant in which the game begins: while the disk does not take what is written first. */

const programs = inPrograms();
const servers = inServers();

const GAME = tableFor(2);
const SLOW_MS = 4_000;
const RACE: HostRequest = { ...GAME, rules: { ...GAME.rules, isRace: true, mayWatch: false } };

/** Somebody waits at a table of two, and somebody else is about to come; the disk of one of them takes nothing. */
async function atTable(request: HostRequest, held: 'host' | 'guest'): Promise<readonly [OnlineProgram, OnlineProgram]> {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('two were started');
  expect(await host.call('hostTable', request)).toBe(null);
  await host.until('it invites', (state) => state.kind === 'waiting' && state.invitation !== undefined);
  await guest.call('leaveOnline', undefined);
  holdDisk(held === 'host' ? host : guest);
  return [host, guest];
}

const holdDisk = ({ pid }: OnlineProgram): unknown => process.kill(pid, 'SIGHUP');
const freeDisk = holdDisk;

/** The program has given the table up, and the disk of one takes what was to be written. */
async function leavesBefore(program: OnlineProgram, freed: OnlineProgram): Promise<void> {
  const left = program.call('leaveTable', undefined);
  await program.until('it leaves', ({ kind }) => kind === 'none');
  freeDisk(freed);
  await left;
}

/** What a program that does nothing any more has seen of games and races, and which of them it is offered. */
async function seenBy(program: OnlineProgram): Promise<readonly unknown[]> {
  await program.until('it does nothing', ({ kind }) => kind === 'none');
  const seen = [...program.kinds].filter((kind) => kind === 'playing' || kind === 'racing');
  return [...seen, ...(await unfinishedIn(path.join(program.profile, 'online')))];
}

const hasLeft = ({ game }: OnlineProgram): boolean =>
  game?.chat.some(({ kind }) => kind === 'left') === true && game.drawn.length > 0;

describe('who leaves while the game begins has no game, and has left it for the others', () => {
  test.each([
    ['here', 'guest'],
    ['at the host', 'host'],
  ] as const)('on a network, where the disk is slow %s', async (_, slow) => {
    const [host, guest] = await atTable(GAME, slow);
    await joinBy(guest, host.invitation, 1);
    if (slow === 'guest') await host.until('it begins', ({ kind }) => kind === 'playing');
    await leavesBefore(guest, slow === 'guest' ? guest : host);
    await host.until('the other has left', () => hasLeft(host));
    expect(await seenBy(guest)).toEqual([]);
  });

  test('at a server', async () => {
    const { link } = await servers();
    const [host, guest] = await atTable({ ...GAME, server: link }, 'guest');
    await joinBy(guest, host.invitation, 1);
    await host.until('it begins', ({ kind }) => kind === 'playing');
    await leavesBefore(guest, guest);
    await host.until('the other has left', () => hasLeft(host));
    expect(await seenBy(guest)).toEqual([]);
  });

  test('and no race', async () => {
    const [host, guest] = await atTable(RACE, 'guest');
    await joinBy(guest, host.invitation, 1);
    await host.until('it begins', ({ kind }) => kind === 'racing');
    await leavesBefore(guest, guest);
    expect(await seenBy(guest)).toEqual([]);
    expect(host.state.kind).toBe('racing');
  });
});

describe('who leaves a table of which they have not seen what it has become', () => {
  test('has no game, of which the others get their hands', async () => {
    const [host, guest, late] = programs(3);
    if (!host || !guest || !late) throw new Error('three were started');
    expect(await host.call('hostTable', tableFor(3))).toBe(null);
    await host.until('it invites', (state) => state.kind === 'waiting' && state.invitation !== undefined);
    const { invitation } = host;
    await joinBy(guest, invitation, 1);
    await late.call('leaveOnline', undefined);
    holdDisk(late);
    await joinBy(late, invitation, 2);
    await guest.until('it begins', ({ kind }) => kind === 'playing');
    expect(guest.game?.drawn).toEqual([]);
    const left = guest.call('leaveTable', undefined);
    await guest.until('it leaves', ({ kind }) => kind === 'none');
    freeDisk(late);
    await left;
    await host.until('the other has left', () => hasLeft(host));
    await late.until('it is dealt', () => late.game?.drawn.length !== 0);
    expect(await unfinishedIn(path.join(guest.profile, 'online'))).toEqual([]);
  });

  test('has no game that they hosted, of which the other gets the hands however slow the disk is', async () => {
    const [host, guest] = await atTable(GAME, 'guest');
    await joinBy(guest, host.invitation, 1);
    await host.until('it begins', ({ kind }) => kind === 'playing');
    const left = host.call('leaveTable', undefined);
    await host.until('it leaves', ({ kind }) => kind === 'none');
    await wait(SLOW_MS);
    freeDisk(guest);
    await left;
    await guest.until('it is dealt', () => (guest.game?.drawn.length ?? 0) > 0);
    expect(await unfinishedIn(path.join(host.profile, 'online'))).toEqual([]);
  });

  test('has no race', async () => {
    const [host, guest] = await atTable(RACE, 'guest');
    await joinBy(guest, host.invitation, 1);
    await host.until('it begins', ({ kind }) => kind === 'racing');
    freeDisk(guest);
    await guest.until('it begins', ({ kind }) => kind === 'racing');
    await guest.call('leaveTable', undefined);
    expect(await unfinishedIn(path.join(guest.profile, 'online'))).toEqual([]);
  });
});

test.each([
  ['game', GAME],
  ['race', RACE],
])('who closes the table while the %s begins has none, and nobody else has', async (_, request) => {
  const [host, guest] = await atTable(request, 'host');
  await joinBy(guest, host.invitation, 1);
  await leavesBefore(host, host);
  await guest.until('it is told', (state) => state.kind === 'waiting' && state.problem === 'closed');
  await guest.call('leaveOnline', undefined);
  for (const each of [host, guest]) expect(await seenBy(each)).toEqual([]);
});

test('who closes the program while a table is being left waits for that', async () => {
  const [host, guest] = await atTable(GAME, 'guest');
  await joinBy(guest, host.invitation, 1);
  await host.until('it begins', ({ kind }) => kind === 'playing');
  const left = guest.call('leaveTable', undefined).then(() => 'left');
  await guest.until('it leaves', ({ kind }) => kind === 'none');
  const closed = guest.call('leaveOnline', undefined).then(() => 'closed');
  // It is asked after that, and answers at once.
  const asked = guest.call('blockedPlayers', undefined).then(() => 'asked');
  expect(await Promise.race([left, closed, asked])).toBe('asked');
  freeDisk(guest);
  await closed;
  await host.until('the other has left', () => hasLeft(host));
  expect(await seenBy(guest)).toEqual([]);
});

test('a table that is opened while another is still being left can be called', async () => {
  const [host, guest] = await atTable(GAME, 'guest');
  await joinBy(guest, host.invitation, 1);
  await host.until('it begins', ({ kind }) => kind === 'playing');
  const left = guest.call('leaveTable', undefined);
  await guest.until('it leaves', ({ kind }) => kind === 'none');
  expect(await guest.call('hostTable', GAME)).toBe(null);
  freeDisk(guest);
  await left;
  await host.call('leaveOnline', undefined);
  await joinBy(host, guest.invitation, 1);
});

/** Opens its table once more after a game, and tells whoever leaves that the same game begins. */
class Repeating extends OnlinePeer {
  table = '';

  override take(link: Link, message: Wire): void {
    if (!this.hasBegun || (message.kind !== 'join' && message.kind !== 'leave')) return super.take(link, message);
    const { table, identity } = this;
    const { terms } = this.copy.history;
    const { rules } = GAME;
    const taken = terms.parties.map((key, seat) => ({ ...personAt(seat), key }));
    if (message.kind === 'join') link.send({ kind: 'lobby', table, rules, host: identity.key, taken, watchers: 0 });
    else link.send({ kind: 'begin', table, terms, rules, details: [{}, {}] });
  }
}

test('a game of before is offered still, though it is told to begin as a table is left', async () => {
  const host = new Repeating();
  const [guest] = programs(1);
  if (!guest) throw new Error('one was started');
  const link = await host.host(GAME.rules, personAt(0));
  const invitation = parseInvitation(link);
  if (invitation && 'table' in invitation) host.table = invitation.table ?? '';
  await joinBy(guest, { link }, 1);
  await guest.until('it is dealt', () => guest.game?.isSettled === true && guest.game.drawn.length > 0);
  const id = guest.game?.id;
  await guest.call('leaveOnline', undefined);
  await joinBy(guest, { link }, 1);
  await guest.until('it waits', ({ kind }) => kind === 'waiting');
  await guest.call('leaveTable', undefined);
  expect(host.heard.filter(({ message }) => message.kind === 'resume')).toHaveLength(2);
  expect(await unfinishedIn(path.join(guest.profile, 'online'))).toMatchObject([{ id }]);
  host.close();
});

describe('what is given up before it is there is not there later', () => {
  test.each(['on a network', 'at a server'])('a table %s', async (where) => {
    const [program] = programs(1);
    if (!program) throw new Error('one was started');
    const at = where === 'at a server' ? { server: (await servers()).link } : {};
    await program.call('leaveOnline', undefined);
    const opened = program.call('hostTable', { ...GAME, ...at, password: 'it takes a while' });
    await program.call('leaveOnline', undefined);
    expect(await opened).toBe(null);
    // Whatever it has become is told by then.
    await program.call('blockedPlayers', undefined);
    expect([...program.kinds]).toEqual(['none']);
  });

  test('a game that is to go on', async () => {
    const all = programs(2);
    const [host, guest] = all;
    await met(all);
    await guest?.until('it is dealt', () => guest.game?.isSettled === true && guest.game.drawn.length > 0);
    const id = guest?.game?.id ?? '';
    await guest?.call('leaveOnline', undefined);
    guest?.kinds.clear();
    const resumed = guest?.call('resumeOnline', id);
    await guest?.call('leaveOnline', undefined);
    expect(await resumed).toBe(null);
    await guest?.call('blockedPlayers', undefined);
    expect(guest?.kinds).not.toContain('playing');
    expect(host?.state.kind).toBe('playing');
  });
});
