import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import type { OnlineProgram } from '../../../support/online-programs';
import {
  inPrograms,
  joinBy,
  lookedAt,
  metAtServer,
  personAt,
  playOut,
  settled,
  tableFor,
} from '../../../support/online-tables';
import { ServerGuest } from '../../../support/server-guest';
import { inServers } from '../../../support/server-process';

const programs = inPrograms();
const servers = inServers();

const movesOf = ({ game }: OnlineProgram) => game?.moves.map(({ tile, q, r, rotation }) => [tile, q, r, rotation]);

/** The program waits at a table, and who sits there. */
const takenAt = ({ state }: OnlineProgram) => (state.kind === 'waiting' ? state.taken : undefined);

const isReached = (state: OnlineState): boolean => state.kind === 'playing' && state.game.server?.isReached === true;

describe('a game at a server', () => {
  test('is found, played to the end and watched, though the server is killed', async () => {
    const server = await servers();
    const [host, guest, watcher] = programs(3);
    if (!host || !guest || !watcher) throw new Error('nobody plays');
    await metAtServer([host, guest], server.link);
    await lookedAt(watcher, server.link);
    const id = watcher.state.kind === 'looking' ? (watcher.state.tables[0]?.id ?? '') : '';
    expect(await watcher.call('joinTable', { target: { kind: 'found', id }, people: [] })).toBe(null);
    const all = [host, guest, watcher];
    let kills = 0;
    await playOut(all, async () => {
      if ((host.game?.moves.length ?? 0) < 10 * (kills + 1) || kills === 2) return;
      kills += 1;
      await server.end();
      await server.start();
    });
    expect(kills).toBe(2);
    for (const each of all) expect(movesOf(each)).toEqual(movesOf(host));
    expect(host.game?.server).toMatchObject({ isAuthenticated: true, isReached: true });
    // Nobody learns where the others are: no place is told, and none is kept.
    const folder = path.join(host.profile, 'online');
    const notes = readdirSync(folder).filter((name) => name.endsWith('.notes'));
    const kept = await Promise.all(notes.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(kept.join('')).not.toContain('"place"');
  }, 120_000);

  test('goes on after a program was killed, though the server is started later', async () => {
    const server = await servers();
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('nobody plays');
    // By its address alone: what is known of the server by then is kept with the game.
    await metAtServer(all, `127.0.0.1:${server.target.port}`, { drawers: 'all' });
    expect(guest.game?.server?.isAuthenticated).toBe(false);
    const id = guest.game?.id ?? '';
    await settled(all, 0);
    await Promise.all([guest.kill(), server.end()]);
    await host.until('it notices', (state) => !isReached(state));
    expect(await guest.call('resumeOnline', id)).toBe(null);
    await server.start();
    for (const each of all) await each.until('it is back', isReached);
    await playOut(all);
    expect(movesOf(guest)).toEqual(movesOf(host));
  }, 120_000);

  test('is followed by the next one where all want it, though the server stops before the last has said so', async () => {
    const server = await servers();
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('nobody plays');
    await metAtServer(all, server.link);
    await settled(all, 0);
    const { id } = host.game ?? {};
    for (const each of all) expect(await each.call('agreeOnline', { kind: 'stop' })).toBe(true);
    for (const each of all) await each.until('it is over', () => each.game?.isStopped === true && each.game.isSettled);
    expect(await guest.call('chatOnline', { kind: 'again' })).toBe(true);
    await host.until('it is asked', () => host.game?.again?.length === 1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await host.call('chatOnline', { kind: 'again' })).toBe(true);
    // Alone it would be in a game that the server does not know.
    await host.until('it waits', (state) => !isReached(state));
    expect(host.game?.id).toBe(id);
    await server.start();
    for (const each of all)
      await each.until('the next is dealt', () => each.game?.id !== id && each.game?.isSettled === true);
    expect(host.game?.id).toBe(guest.game?.id);
  }, 120_000);

  test('is waited for on the terms that were seen: who comes back to other ones is told so', async () => {
    const server = await servers();
    const [guest] = programs(1);
    const host = await new ServerGuest().come(server.target);
    if (!guest) throw new Error('nobody comes');
    const rules = { name: 'A table', seats: 3, isCompetition: false, mayWatch: true } as const;
    const open = { kind: 'open' as const, table: 'K7M2QX' };
    host.send({ ...open, people: [personAt(0)], robots: [], rules });
    await host.told('lobby');
    await joinBy(guest, { link: server.link.replace('/#', '/K7M2QX#') }, 1);
    await guest.until('it waits', ({ kind }) => kind === 'waiting');
    // The guest hears nothing while the table is opened anew.
    process.kill(guest.pid, 'SIGSTOP');
    await server.end();
    await server.start();
    await host.come(server.target);
    host.send({ ...open, people: [personAt(0)], robots: [], rules: { ...rules, isCompetition: true } });
    await host.told('lobby');
    process.kill(guest.pid, 'SIGCONT');
    await guest.until('it is asked anew', (state) => state.kind === 'waiting' && state.problem !== undefined);
    expect(guest.state.kind === 'waiting' && guest.state.problem).toBe('otherTerms');
    await expect.poll(() => host.last('lobby')?.taken.length).toBe(1);
  }, 60_000);

  test('is told less of people, and invites by a link', async () => {
    const server = await servers();
    const [host, guest] = programs(2);
    if (!host || !guest) throw new Error('nobody plays');
    const people = [{ name: 'Anna', colour: 'red', email: 'anna@example.org', country: 'Chile' }] as const;
    expect(await host.call('hostTable', { ...tableFor(3), people: [...people], server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    expect(takenAt(host)).toMatchObject([{ name: 'Anna', country: 'Chile', isHere: true }]);
    expect(host.invitation.link).toContain(
      `:${server.target.port}/${host.invitation.code}#${server.target.fingerprint}`,
    );
    const invited = { kind: 'invitation', text: host.invitation.link } as const;
    const bela = { name: 'Béla', colour: 'blue', email: 'bela@example.org' } as const;
    expect(await guest.call('joinTable', { target: invited, people: [bela] })).toBe(null);
    await host.until('somebody comes', () => takenAt(host)?.length === 2);
    for (const each of [host, guest]) expect(JSON.stringify(each.state)).not.toContain('example.org');
    const robot = { character: 'mason', level: 2 };
    expect(await host.call('seatRobot', { colour: 'red', robot })).toBe('colourTaken');
    expect(await host.call('seatRobot', { colour: 'green', robot })).toBe(null);
    for (const each of [host, guest]) await each.until('they play', ({ kind }) => kind === 'playing');
    expect(guest.game?.server?.name).not.toBe('');
  });

  test('is found by its code alone, by those who know the server', async () => {
    const server = await servers();
    const [host, guest, here] = programs(3);
    if (!host || !guest || !here) throw new Error('nobody plays');
    const byCode = (code: string, at: string) =>
      guest.call('joinTable', {
        target: { kind: 'invitation', text: code, server: at },
        people: [personAt(1)],
      });
    const shown = () => (guest.state.kind === 'waiting' ? guest.state : undefined);
    expect(await host.call('hostTable', { ...tableFor(3), server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    expect(await guest.call('findTables', undefined)).toBe(null);
    expect(await byCode(host.invitation.code, server.link)).toBe(null);
    await guest.until('it waits at the server', () => shown()?.server?.address === `127.0.0.1:${server.target.port}`);
    // What the server does not have is looked for on the network, and so it is where no server answers, or another one.
    expect(await here.call('hostTable', tableFor(3))).toBe(null);
    await here.until('it waits', () => takenAt(here) !== undefined);
    const another = `${server.link.slice(0, -64)}${'0'.repeat(64)}`;
    for (const at of [server.link, '127.0.0.1:1', another]) {
      await guest.call('leaveOnline', undefined);
      expect(await byCode(here.invitation.code, at)).toBe(null);
      await guest.until('it waits on the network', () => shown() !== undefined && shown()?.server === undefined);
    }
    await guest.call('leaveOnline', undefined);
    expect(await byCode('000000', server.link)).toBe('closed');
  }, 30_000);

  test.each([
    { who: 'gives up', before: [], call: 'leaveOnline', state: { kind: 'none' } },
    { who: 'gives up looking', before: ['findTables'], call: 'leaveOnline', state: { kind: 'none' } },
    {
      who: 'looks anew',
      before: ['findTables'],
      call: 'findTables',
      state: { kind: 'looking', tables: expect.any(Array) },
    },
  ] as const)('is sought in vain by whoever $who meanwhile', async ({ before, call, state }) => {
    const server = await servers();
    const [guest, here] = programs(2);
    if (!guest || !here) throw new Error('nobody plays');
    expect(await here.call('hostTable', tableFor(3))).toBe(null);
    await here.until('it waits', () => takenAt(here) !== undefined);
    for (const each of before) expect(await guest.call(each, undefined)).toBe(null);
    const target = { kind: 'invitation', text: here.invitation.code, server: server.link } as const;
    const asked = guest.call('joinTable', { target, people: [personAt(1)] });
    await guest.call(call, undefined);
    expect(await asked).toBe(null);
    expect(guest.state).toEqual(state);
    expect(takenAt(here)).toHaveLength(1);
  });

  test('begins with two at a table for three, where the host wants so', async () => {
    const server = await servers();
    const [host, guest] = programs(2);
    if (!host || !guest) throw new Error('nobody plays');
    expect(await host.call('hostTable', { ...tableFor(3), server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    await joinBy(guest, host.invitation, 1);
    await host.until('it may begin', ({ kind }) => kind === 'waiting' && takenAt(host)?.length === 2);
    expect(host.state).toMatchObject({ mayBegin: true });
    expect(await host.call('beginOnline', undefined)).toBe(null);
    await settled([host, guest], 0);
    expect(guest.game?.seats).toHaveLength(2);
  });

  test('is not offered to be begun while the server is lost', async () => {
    const server = await servers();
    const [host, guest] = programs(2);
    if (!host || !guest) throw new Error('nobody plays');
    const mayBegin = () => host.state.kind === 'waiting' && host.state.mayBegin === true;
    expect(await host.call('hostTable', { ...tableFor(3), server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    await joinBy(guest, host.invitation, 1);
    await host.until('it may begin', mayBegin);
    await server.end();
    await host.until('it may not', () => !mayBegin());
    expect(await host.call('beginOnline', undefined)).toBe('closed');
  });

  test('is not joined by those who are blocked', async () => {
    const server = await servers();
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('nobody plays');
    await metAtServer(all, server.link);
    expect(await host.call('blockPlayer', { seat: 0 })).toBe(false);
    expect(await host.call('blockPlayer', { seat: 1 })).toBe(true);
    const blocked = await host.call('blockedPlayers', undefined);
    expect(blocked.map(({ name }) => name)).toEqual(['P1']);
    await host.call('leaveOnline', undefined);
    await guest.call('leaveOnline', undefined);
    expect(await host.call('hostTable', { ...tableFor(2), server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    const target = { kind: 'invitation', text: host.invitation.link } as const;
    expect(await guest.call('joinTable', { target, people: [personAt(1)] })).toBe('unwanted');
    for (const { key } of blocked) await host.call('unblockPlayer', key);
    expect(await host.call('blockedPlayers', undefined)).toEqual([]);
    expect(await host.call('hostTable', { ...tableFor(2), server: server.link })).toBe(null);
    await host.until('it waits', () => takenAt(host) !== undefined);
    await joinBy(guest, host.invitation, 1);
  });
});

describe('a server', () => {
  test('brings two together who want the same, and ranks them', async () => {
    const server = await servers();
    const all = programs(2);
    const rules = { name: 'Quick', seats: 2, isCompetition: true, mayWatch: true } as const;
    expect(await all[0]?.call('seekGame', { rules, me: personAt(0) })).toBe('closed');
    for (const [at, each] of all.entries()) {
      expect(await each.call('visitServer', server.link)).toBe(null);
      // Both want red: who comes second gets another colour.
      expect(await each.call('seekGame', { rules, me: { ...personAt(at), colour: 'red' } })).toBe(null);
      await each.until(
        'it is sought',
        (state) => state.kind === 'playing' || (state.kind === 'waiting' && state.isSeeking === true),
      );
    }
    for (const each of all) await each.until('they play', ({ kind }) => kind === 'playing');
    await playOut(all);
    const [winner] = all;
    await winner?.call('leaveOnline', undefined);
    expect(await winner?.call('visitServer', server.link)).toBe(null);
    await expect.poll(async () => (await winner?.call('serverRanks', undefined))?.best.length).toBe(2);
    const ranking = await winner?.call('serverRanks', undefined);
    expect(ranking?.best.map(({ games }) => games)).toEqual([1, 1]);
    expect(ranking?.own?.name).toBe('P0');
  }, 120_000);

  test('keeps names for those who used them first, and hears of lines that nobody should read', async () => {
    const server = await servers();
    const [host, guest, other] = programs(3);
    if (!host || !guest || !other) throw new Error('nobody plays');
    await metAtServer([host, guest], server.link);
    for (const each of [host, guest]) expect(await each.call('chatOnline', { kind: 'open' })).toBe(true);
    await guest.until('the chat is open', (state) => state.kind === 'playing' && state.game.isChatOpen);
    expect(await guest.call('chatOnline', { kind: 'text', text: 'Something rude' })).toBe(true);
    const rude = () => host.game?.chat.find(({ kind }) => kind === 'text');
    await host.until('it is said', () => rude() !== undefined);
    const line = rude();
    const reported = line?.kind === 'text' ? line.reported : undefined;
    expect(reported).toEqual({ party: 1, n: 2 });
    expect(await host.call('reportLine', reported ?? { party: 0, n: 1 })).toBe(true);
    const kept = () => readFile(path.join(server.folder, 'reports.book'), 'utf8').catch(() => '');
    await expect.poll(kept).toContain('Something rude');
    expect(await other.call('hostTable', { ...tableFor(2), server: server.link })).toBe('nameHeld');
  });
});

describe('a server that was met', () => {
  test('is known from then on, and another in its place is refused', async () => {
    const server = await servers();
    const [program] = programs(1);
    const { port } = server.target;
    const address = `127.0.0.1:${port}`;
    const met = () => (program?.state.kind === 'looking' ? program.state.server : undefined);
    expect(await program?.call('visitServer', address)).toBe(null);
    await program?.until('it is there', () => met() !== undefined);
    expect(met()).toMatchObject({ address, isAuthenticated: false, isReached: true });
    await expect.poll(() => program?.call('knownServers', undefined)).toMatchObject([{ address }]);
    await expect.poll(() => existsSync(path.join(program?.profile ?? '', 'online', 'servers.rows'))).toBe(true);
    await program?.kill();
    expect(await program?.call('visitServer', address)).toBe(null);
    await program?.until('it is the same', () => met()?.isAuthenticated === true);
    await server.end();
    await program?.until('it is gone', () => met()?.isReached === false);
    const other = await servers(['--port', String(port)]);
    expect(await program?.call('visitServer', address)).toBe('stranger');
    expect(await program?.call('visitServer', other.link)).toBe(null);
  });

  test('is left for another that is called meanwhile', async () => {
    const [first, second] = [await servers(), await servers()];
    const [program] = programs(1);
    if (!program) throw new Error('nobody plays');
    const calls = [first, second].map(({ link }) => program.call('visitServer', link));
    expect(await Promise.all(calls)).toEqual([null, null]);
    const address = `127.0.0.1:${second.target.port}`;
    await program.until('it is there', ({ kind }) => kind === 'looking');
    expect(program.state).toMatchObject({ kind: 'looking', server: { address } });
    const given = program.call('visitServer', first.link);
    await program.call('leaveOnline', undefined);
    expect(await given).toBe(null);
    expect(program.state).toEqual({ kind: 'none' });
  });

  test('may not answer, or be none', async () => {
    const [program] = programs(1);
    expect(await program?.call('visitServer', '127.0.0.1:1')).toBe('unreachable');
    expect(await program?.call('visitServer', 'not a server')).toBe('invitation');
    expect(await program?.call('serverRanks', undefined)).toBe(null);
  });
});
