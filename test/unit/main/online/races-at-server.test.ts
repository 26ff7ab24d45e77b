import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src-shared/tantrix';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import type { OnlineProgram } from '../../../support/online-programs';
import { agree, clockRuns, joinedAt, metToRaceAt, openedAt, play, raceAt, raceOf } from '../../../support/online-races';
import { inPrograms } from '../../../support/online-tables';
import { Wires } from '../../../support/online-wires';
import { inServers } from '../../../support/server-process';

const programs = inPrograms();
const servers = inServers();

const stands = (program: OnlineProgram) =>
  program.until('it stands', (state) => state.kind === 'racing' && !state.race.clock.isRunning);

const offeredBy = ({ profile }: OnlineProgram) => unfinishedIn(path.join(profile, 'online'));

describe('a race at a server', () => {
  test('is found there, and raced by six', async () => {
    const server = await servers();
    const all = programs(6);
    await metToRaceAt(all, server.link);
    await play(all, 12);
    await agree(all);
    expect(raceOf(all[0] ?? fail()).moves.length).toBeGreaterThan(12);
  }, 60_000);

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'goes on where the server is ended by %s and started again',
    async (signal) => {
      const server = await servers();
      const all = programs(2);
      await metToRaceAt(all, server.link);
      await play(all, 5);
      await agree(all);
      const { moves, id } = raceOf(all[0] ?? fail());
      await server.end(signal);
      for (const each of all) await stands(each);
      await server.start();
      await clockRuns(all);
      await play(all, 5);
      await agree(all);
      expect(raceOf(all[1] ?? fail()).id).toBe(id);
      expect(raceOf(all[1] ?? fail()).moves.slice(0, moves.length)).toEqual(moves);
    },
    60_000,
  );

  test('is gone on with by a program that was killed, or left, and is offered until it is over', async () => {
    const server = await servers();
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two race');
    await metToRaceAt(all, server.link);
    await play(all, 4);
    await agree(all);
    const { id, moves } = raceOf(host);
    await guest.kill();
    await stands(host);
    const [offered] = await offeredBy(guest);
    expect(offered).toMatchObject({
      id,
      names: ['P0'],
      server: `127.0.0.1:${server.target.port}`,
      rules: { isRace: true },
    });
    expect(offered?.laid.length).toBeGreaterThan(2);
    expect(await guest.call('breakOffOnline', id)).toBe(null);
    expect(await guest.call('resumeOnline', id)).toBe(null);
    await guest.until('it is back', (state) => state.kind === 'racing' && state.race.isReached);
    // What was on its way then may have come.
    await expect.poll(() => raceOf(guest).moves.slice(0, moves.length)).toEqual(moves);
    await host.call('leaveOnline', undefined);
    await clockRuns([guest]);
    expect(await host.call('resumeOnline', id)).toBe(null);
    await clockRuns(all);
    while (!raceAt(host).isOver) {
      await play(all, 1);
      await agree(all);
    }
    for (const each of all) await expect.poll(() => offeredBy(each)).toEqual([]);
  }, 60_000);

  test('is joined by who was cut off in the instant in which it began', async () => {
    const wires = await Wires.laid(seededRandom(1));
    try {
      const server = await servers();
      const all = programs(3, { wires });
      const [host, guest, third] = all;
      if (!host || !guest || !third) throw new Error('three race');
      await openedAt(host, 3, server.link);
      await joinedAt(guest, 1, server.link);
      // What the guest is told from here on never comes.
      wires.set((from, _, isAnswer) => ({ isSilent: from === 1 && isAnswer }));
      await joinedAt(third, 2, server.link);
      for (const each of [host, third]) await each.until('it begins', ({ kind }) => kind === 'racing');
      expect(guest.state.kind).toBe('waiting');
      wires.cut((from) => from === 1);
      wires.clear();
      await guest.until('it races, too', ({ kind }) => kind === 'racing');
      await clockRuns(all);
      await play(all, 3);
      await agree(all);
    } finally {
      wires.close();
    }
  }, 60_000);

  test('is not offered any more once the server has said that it has none such', async () => {
    const server = await servers();
    const all = programs(2);
    const [host] = all;
    if (!host) throw new Error('two race');
    await metToRaceAt(all, server.link);
    await play(all, 3);
    const { id } = raceOf(host);
    for (const each of all) await each.call('leaveOnline', undefined);
    await server.end('SIGTERM');
    for (const kept of ['journal', 'games']) rmSync(path.join(server.folder, kept), { recursive: true, force: true });
    await server.start();
    expect(await offeredBy(host)).toHaveLength(1);
    expect(await host.call('resumeOnline', id)).toBe(null);
    await host.until('it is told so', (state) => state.kind === 'racing' && state.problem === 'closed');
    await expect.poll(() => offeredBy(host)).toEqual([]);
  });

  test('is over here where the server has no such race any more', async () => {
    const server = await servers();
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two race');
    await metToRaceAt(all, server.link);
    while (!raceAt(host).isOver) {
      await play(all, 1);
      await agree(all);
    }
    const { id } = raceOf(host);
    for (const each of all) await each.call('leaveOnline', undefined);
    // As it is where the program was killed before it noted that it is over.
    const notes = path.join(host.profile, 'online', `${id}.notes`);
    const [table] = readFileSync(notes, 'utf8').split('\n');
    writeFileSync(notes, `${table}\n`);
    expect(await offeredBy(host)).toEqual([]);
    expect(await host.call('resumeOnline', id)).toBe(null);
    await host.until('it is there', ({ kind }) => kind === 'racing');
    expect(raceAt(host).isOver).toBe(true);
  }, 60_000);
});

function fail(): never {
  throw new Error('a program is missing');
}
