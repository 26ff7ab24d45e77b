import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { ownIdentity } from '../../../../src-main/online/process/kept/identity';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import type { Wire } from '../../../../src-shared/online/wire';
import { limitFiles } from '../../../support/file-limits';
import { portOf } from '../../../support/online-faults';
import { newIdentity } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { agree, clockRuns, metToRace, play, raceAt, raceOf } from '../../../support/online-races';
import { inPrograms } from '../../../support/online-tables';
import { possibleMoves } from '../../../support/races';

const programs = inPrograms();
const links: Link[] = [];
/** The tables that somebody who looks for them is shown. */
const tablesAt = ({ state }: OnlineProgram) => (state.kind === 'looking' ? state.tables : []);
afterEach(() => links.splice(0).forEach((link) => link.close()));

describe('programs of their own', () => {
  test.each([2, 6])('race, %i of them, and all have the same race', async (count) => {
    const all = programs(count);
    await metToRace(all);
    await play(all, 12);
    // Moves of the others are on their way to the host as long as they take.
    await expect.poll(() => raceOf(all[0] ?? fail()).moves.length).toBeGreaterThan(12);
    await agree(all);
  });

  test('show others who look for tables that a race goes on', async () => {
    const [looking, ...all] = programs(3);
    if (!looking) throw new Error('three were started');
    await metToRace(all);
    await play(all, 3);
    expect(await looking.call('findTables', undefined)).toBe(null);
    await looking.until('a table is found', () => tablesAt(looking).length > 0);
    expect(tablesAt(looking)).toMatchObject([{ isRace: true, taken: [{ name: 'P0' }, { name: 'P1' }] }]);
    await looking.until('tiles lie', () => (tablesAt(looking)[0]?.laid ?? 0) > 0);
    await all[0]?.call('leaveOnline', undefined);
    await looking.until('it is gone', () => tablesAt(looking).length === 0);
  });

  test('keep the race where its host is killed', async () => {
    const all = programs(2);
    await metToRace(all);
    await play(all, 3);
    await agree(all);
    const [host, guest] = all;
    const { moves } = raceOf(guest ?? fail());
    await host?.kill();
    await guest?.until('the host is called', (state) => state.kind === 'racing' && !state.race.isReached);
    const { clock } = raceOf(guest ?? fail());
    await guest?.until('it is over', (state) => state.kind === 'racing' && state.problem !== undefined);
    // What was on its way then may have come.
    const after = raceOf(guest ?? fail());
    expect(after.moves.slice(0, moves.length)).toEqual(moves);
    // The clock stood while the host was called.
    expect(after.clock).toEqual({ at: clock.at, isRunning: false });
  }, 60_000);

  test('take nothing from strangers, nor for the seat of somebody else', async () => {
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two were started');
    await metToRace(all);
    await play(all, 2);
    const { id } = raceOf(host);
    const port = portOf(host.pid);
    const forged = possibleMoves(raceAt(host), 0)[0];
    if (!forged) throw new Error('nothing can be laid');
    const { at: _, ...deed } = forged;
    const as = (identity: Parameters<typeof dial>[1]) => called(port, identity);
    const { link: stranger } = await as(newIdentity());
    stranger.send({ kind: 'raceMove', race: id, seat: 0, ticket: 50, seen: 0, deed });
    stranger.send({ kind: 'racePause', race: id, isPaused: true });
    stranger.send({ kind: 'raceHello', race: id, n: 0 });
    await expect.poll(() => stranger.isOpen).toBe(false);
    // The guest's own program, which says what it likes.
    const { link: player } = await as(await ownIdentity(path.join(guest.profile, 'online')));
    player.send({ kind: 'raceHello', race: id, n: 0 });
    for (const seat of [0, 5]) player.send({ kind: 'raceMove', race: id, seat, ticket: 50, seen: 0, deed });
    player.sendText(JSON.stringify({ kind: 'raceMove', race: id, seat: 9, ticket: 1, seen: 0, deed }));
    await expect.poll(() => player.isOpen).toBe(false);
    expect(raceOf(host).moves.filter(({ ticket }) => ticket >= 50)).toEqual([]);
    expect(raceOf(host).clock.isRunning).toBe(true);
    await play(all, 4);
    await agree(all);
  });
});

/** Somebody calls a program, and keeps all that it says. */
async function called(port: number, identity: Parameters<typeof dial>[1]): Promise<{ link: Link; heard: Wire[] }> {
  const link = await dial({ host: '127.0.0.1', port }, identity);
  if (!isLink(link)) throw new Error(link);
  links.push(link);
  const heard: Wire[] = [];
  link.follow({ take: (_, message) => void heard.push(message), lost: () => {} });
  return { link, heard };
}

test('a program that does not decide a race tells so whoever wants to come back to it', async () => {
  const all = programs(2);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('two were started');
  await metToRace(all);
  const { link, heard } = await called(portOf(guest.pid), await ownIdentity(path.join(host.profile, 'online')));
  link.send({ kind: 'raceHello', race: raceOf(guest).id, n: 0 });
  await expect.poll(() => heard).toContainEqual({ kind: 'refused', problem: 'closed' });
});

const endedBy = ({ state }: OnlineProgram) => state.kind === 'racing' && state.problem;

test('where the disk of the host takes nothing nobody is told a move, and nobody comes back to wait in vain', async () => {
  const [looking, ...all] = programs(3);
  const [host, guest] = all;
  if (!looking || !host || !guest) throw new Error('three were started');
  await metToRace(all);
  await play(all, 2);
  await agree(all);
  expect(await looking.call('findTables', undefined)).toBe(null);
  await looking.until('it is shown', () => tablesAt(looking).length > 0);
  const { id, moves } = raceOf(guest);
  limitFiles(host.pid, 10);
  // What the guest has done may still come first, and is answered then.
  await expect.poll(() => play([host], 1).then(() => endedBy(host))).toBe('disk');
  await expect.poll(() => endedBy(guest)).toBe('disk');
  expect(raceOf(guest).moves).toEqual(raceOf(host).moves);
  await looking.until('it is shown to nobody any more', () => tablesAt(looking).length === 0);
  expect(await guest.call('resumeOnline', id)).toBe(null);
  await guest.until('it is refused', (state) => state.kind === 'racing' && state.problem === 'disk');
  limitFiles(host.pid);
  // Both go on from what is kept.
  for (const each of all) expect(await each.call('resumeOnline', id)).toBe(null);
  await clockRuns(all);
  await play(all, 3);
  await agree(all);
  expect(raceOf(guest).moves.slice(0, moves.length)).toEqual(moves);
}, 60_000);

/** A program that was killed goes on with the one race that it was in. */
async function resumed(program: OnlineProgram): Promise<void> {
  const [offered] = await unfinishedIn(path.join(program.profile, 'online'));
  expect(offered?.rules.isRace).toBe(true);
  expect(await program.call('resumeOnline', offered?.id ?? '')).toBe(null);
  await program.until('it races again', ({ kind }) => kind === 'racing');
}

test('a program that was frozen comes back to the race by itself', async () => {
  const all = programs(2);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('two were started');
  await metToRace(all);
  await play(all, 3);
  process.kill(guest.pid, 'SIGSTOP');
  await host.until('it stands', (state) => state.kind === 'racing' && !state.race.clock.isRunning);
  process.kill(guest.pid, 'SIGCONT');
  await clockRuns(all);
  const before = raceOf(host).moves.length;
  await play(all, 3);
  await agree(all);
  expect(raceOf(host).moves.length).toBeGreaterThan(before);
}, 60_000);

/** What programs were told of the seats at which nobody is: one answer where all were told the same. */
const awayBy = (all: readonly OnlineProgram[]) => () => [...new Set(all.map((each) => raceOf(each).away.join()))];

test('all are told who is gone, though six race, and who is back', async () => {
  const all = programs(6);
  await metToRace(all);
  const last = all.at(-1) ?? fail();
  const others = all.filter((each) => each !== last);
  await expect.poll(awayBy(all)).toEqual(['']);
  process.kill(last.pid, 'SIGSTOP');
  await expect.poll(awayBy(others)).toEqual(['5']);
  await others[1]?.kill();
  const there = others.filter((_, seat) => seat !== 1);
  await expect.poll(awayBy(there)).toEqual(['1,5']);
  process.kill(last.pid, 'SIGCONT');
  await expect.poll(awayBy([...there, last])).toEqual(['1']);
}, 60_000);

describe('programs that were killed', () => {
  test('come back to the race, whoever is its referee', async () => {
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two were started');
    await metToRace(all);
    await play(all, 6);
    await agree(all);
    const { id, moves } = raceOf(host);
    await guest.kill();
    await host.until('it stands', (state) => state.kind === 'racing' && !state.race.clock.isRunning);
    await resumed(guest);
    // What was on its way then may have come.
    await expect.poll(() => raceOf(guest).moves.slice(0, moves.length)).toEqual(moves);
    expect(raceOf(guest).id).toBe(id);
    await clockRuns(all);
    await play(all, 6);
    await agree(all);

    const before = raceOf(guest).moves;
    await host.kill();
    await guest.until('it notices', (state) => state.kind === 'racing' && !state.race.clock.isRunning);
    await resumed(host);
    // What was told to anybody was kept.
    expect(raceOf(host).moves.slice(0, before.length)).toEqual(before);
    await clockRuns(all);
    await play(all, 6);
    await agree(all);
    expect(raceOf(host).moves.length).toBeGreaterThan(before.length);
  }, 60_000);

  test('go on with no race in which their key of now has no seat', async () => {
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('two were started');
    await metToRace(all);
    const { id } = raceOf(host);
    for (const each of all) {
      await each.kill();
      rmSync(path.join(each.profile, 'online', 'identity.json'));
      expect(await each.call('resumeOnline', id)).toBe('damaged');
    }
  });
});

function fail(): never {
  throw new Error('a program is missing');
}
