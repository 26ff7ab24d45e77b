import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { unfinishedIn } from '../../../../src-main/online/process/kept/unfinished';
import { dial } from '../../../../src-main/online/process/connections/dial';
import type { JoinRequest, OnlineState } from '../../../../src-shared/bridge/online';
import { parseServer } from '../../../../src-shared/online/invitation';
import { tileNumbers } from '../../../../src-shared/tantrix';
import { limitFiles } from '../../../support/file-limits';
import { newIdentity } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, joinBy, met, moveOnce, playOut, settled, tableFor } from '../../../support/online-tables';

const programs = inPrograms();
const FIRST_EDITION = { set: 'first-edition' } as const;
const BELA = { name: 'Béla', colour: 'blue' } as const;

function two(): [OnlineProgram, OnlineProgram] {
  const [host, guest] = programs(2);
  if (!host || !guest) throw new Error('two were started');
  return [host, guest];
}

const invited = (host: OnlineProgram, me?: JoinRequest['people'][number], password?: string): JoinRequest => ({
  target: { kind: 'invitation', text: host.invitation.link },
  people: me ? [me] : [],
  ...(password === undefined ? {} : { password }),
});

/** Hosts, and waits until others can be invited. */
async function hosted(host: OnlineProgram, seats: number, password?: string): Promise<void> {
  const more = password === undefined ? {} : { password };
  expect(await host.call('hostTable', { ...tableFor(seats), ...more })).toBe(null);
  await host.until('it waits', ({ kind }) => kind === 'waiting');
}

const mayBegin = ({ state }: OnlineProgram) => state.kind === 'waiting' && state.mayBegin === true;

const listed = ({ state }: OnlineProgram) => (state.kind === 'looking' ? state.tables : []);

const logOf = ({ profile }: OnlineProgram): string => {
  const [name = ''] = readdirSync(path.join(profile, 'online')).filter((each) => each.endsWith('.log'));
  return path.join(profile, 'online', name);
};

describe('a table', () => {
  test('takes who knows its password, and tells why it does not take others', async () => {
    const [host, guest] = two();
    await hosted(host, 3, 'sesame');
    expect(await guest.call('joinTable', invited(host, BELA))).toBe('wrongPassword');
    expect(await guest.call('joinTable', invited(host, BELA, 'Sesame'))).toBe('wrongPassword');
    expect(await guest.call('joinTable', invited(host, { ...BELA, colour: 'red' }, 'sesame'))).toBe('colourTaken');
    expect(await guest.call('joinTable', invited(host, { ...BELA, name: 'p0' }, 'sesame'))).toBe('nameTaken');
    expect(await guest.call('joinTable', invited(host, BELA, 'sesame'))).toBe(null);
    await host.until('two sit there', (state) => state.kind === 'waiting' && state.taken.length === 2);
    await guest.call('leaveOnline', undefined);
    await host.until('one has left', (state) => state.kind === 'waiting' && state.taken.length === 1);
  });

  test('is found by its code, and by no link with another fingerprint', async () => {
    const [host, guest] = two();
    await hosted(host, 2);
    const { code, link } = host.invitation;
    const wrong = `${link.slice(0, -64)}${'0'.repeat(64)}`;
    const joining = (text: string) => guest.call('joinTable', { target: { kind: 'invitation', text }, people: [BELA] });
    expect(await joining(wrong)).toBe('stranger');
    expect(await joining('nothing')).toBe('invitation');
    expect(await joining(code.toLowerCase())).toBe(null);
    await settled([host, guest], 0);
  });

  test('that is found stays in the list while it is looked for anew, and goes with its host', async () => {
    const [host, guest] = two();
    await hosted(host, 2);
    expect(await guest.call('findTables', undefined)).toBe(null);
    await guest.until('it is found', () => listed(guest).length === 1);
    guest.kinds.clear();
    expect(await guest.call('findTables', undefined)).toBe(null);
    expect(listed(guest)).toMatchObject([{ id: host.invitation.code }]);
    // Enter would host a table where none is known.
    expect(guest.kinds).not.toContain('none');
    await host.kill();
    await guest.until('it is gone', () => listed(guest).length === 0);
  });

  test('with the first edition is played with all its tiles, also by who comes back to it', async () => {
    const all = two();
    const [host, guest] = all;
    await met(all, FIRST_EDITION);
    await moveOnce(all);
    await settled(all, 1);
    const id = host.game?.id ?? '';
    await guest.kill();
    expect(await guest.call('resumeOnline', id)).toBe(null);
    await playOut(all);
    expect(host.game?.drawn.toSorted((a, b) => a - b)).toEqual(tileNumbers(64));
    expect(guest.game?.moves).toEqual(host.game?.moves);
  });

  test('with the first edition tells programs that do not know it that theirs is another version', async () => {
    const [host] = two();
    const request = tableFor(2);
    for (const [rules, answer] of [
      [request.rules, 1],
      [{ ...request.rules, ...FIRST_EDITION }, 'version'],
    ] as const) {
      expect(await host.call('hostTable', { ...request, rules })).toBe(null);
      await host.until('it waits', (state) => state.kind === 'waiting' && state.rules.set === rules.set);
      const { targets: [target] = [] } = parseServer(host.invitation.link) ?? {};
      const link = target && (await dial(target, newIdentity(), [1]));
      expect(typeof link === 'object' ? link.version : link).toBe(answer);
      if (typeof link === 'object') link.close();
    }
  });

  test('begins with a computer player on the last seat, which the host’s program moves', async () => {
    const [host, guest] = two();
    await hosted(host, 3);
    expect(await guest.call('joinTable', invited(host, BELA))).toBe(null);
    const robot = { character: 'mason', level: 3 };
    expect(await host.call('seatRobot', { colour: 'blue', robot })).toBe('colourTaken');
    expect(await host.call('seatRobot', { colour: 'green', robot })).toBe(null);
    await settled([host, guest], 0);
    expect(host.game?.seats.map(({ isHere }) => isHere)).toEqual([true, false, true]);
    expect(guest.game?.seats[2]).toMatchObject({ name: 'Mason', robot, isHere: false });
  });

  test.each([
    ['game', 'playing', undefined],
    ['race', 'racing', true],
  ] as const)('for three begins with two where the host wants so: a %s', async (_, kind, isRace) => {
    const [host, guest] = two();
    const { rules, ...request } = tableFor(3);
    const asked = { ...request, rules: { ...rules, ...(isRace ? { isRace, mayWatch: false } : {}) } };
    expect(await host.call('hostTable', asked)).toBe(null);
    await host.until('it waits', ({ kind: now }) => now === 'waiting');
    expect(await host.call('beginOnline', undefined), 'nobody has come').toBe('closed');
    expect(await guest.call('joinTable', invited(host, BELA))).toBe(null);
    await host.until('it may begin', () => mayBegin(host));
    await guest.until('it waits', ({ kind: now }) => now === 'waiting');
    expect(mayBegin(guest)).toBe(false);
    expect(await guest.call('beginOnline', undefined), 'the table is not theirs').toBe('closed');
    expect(await host.call('beginOnline', undefined)).toBe(null);
    for (const each of [host, guest]) await each.until('it begins', ({ kind: now }) => now === kind);
    if (isRace) return;
    await settled([host, guest], 0);
    await moveOnce([host, guest]);
    await settled([host, guest], 1);
    for (const each of [host, guest]) expect(each.game?.seats.map(({ name }) => name)).toEqual(['P0', 'Béla']);
  });

  test('lets others look on, who cannot move', async () => {
    const [host, guest, watcher] = programs(3);
    if (!host || !guest || !watcher) throw new Error('three were started');
    await hosted(host, 2);
    const watching = invited(host);
    expect(await guest.call('joinTable', invited(host, BELA))).toBe(null);
    await settled([host, guest], 0);
    await moveOnce([host, guest]);
    expect(await watcher.call('joinTable', watching)).toBe(null);
    await settled([watcher], 1);
    await moveOnce([host, guest]);
    await settled([watcher], 2);
    expect(watcher.game?.moves).toEqual(host.game?.moves);
    expect(await watcher.call('chatOnline', { kind: 'phrase', phrase: 'hello' })).toBe(false);
  });
});

/** What was said, and what else the chat tells. */
const texts = ({ game }: OnlineProgram) => game?.chat.map((line) => ('text' in line ? line.text : line.kind));

/** Whether so many seats of a table that waits are taken. */
const takes = (seats: number) => (state: OnlineState) => state.kind === 'waiting' && state.taken.length === seats;

describe('a table whose guest is frozen', () => {
  test('has it back when it wakes', async () => {
    const [host, guest] = two();
    await hosted(host, 3);
    await joinBy(guest, host.invitation, 1);
    await host.until('both sit there', takes(2));
    process.kill(guest.pid, 'SIGSTOP');
    await host.until('it is gone', takes(1));
    process.kill(guest.pid, 'SIGCONT');
    await host.until('it is back', takes(2));
    await guest.until('it waits', takes(2));
    expect(guest.state.problem).toBeUndefined();
  });
});

describe('a chat', () => {
  test('has words of one’s own once both have let them in, and comes after a while away', async () => {
    const all = two();
    const [host, guest] = all;
    await met(all);
    expect(await host.call('chatOnline', { kind: 'phrase', phrase: 'hello' })).toBe(true);
    expect(await host.call('chatOnline', { kind: 'text', text: 'Too early' })).toBe(false);
    await guest.until('it has come', () => texts(guest)?.includes('phrase') ?? false);
    for (const each of all) expect(await each.call('chatOnline', { kind: 'open' })).toBe(true);
    for (const each of all)
      await each.until('it is open', (state) => state.kind === 'playing' && state.game.isChatOpen);
    const id = guest.game?.id ?? '';
    await guest.kill();
    expect(await host.call('chatOnline', { kind: 'text', text: 'Are you there?' })).toBe(true);
    expect(await guest.call('resumeOnline', id)).toBe(null);
    await guest.until('the line has come', () => texts(guest)?.includes('Are you there?') ?? false);
    expect(texts(guest)).toEqual(['began', 'phrase', 'opened', 'opened', 'back', 'Are you there?']);
  });
});

describe('what is kept', () => {
  test('is offered after all were killed, and goes on from there', async () => {
    const all = two();
    await met(all);
    for (let moves = 1; moves <= 3; moves++) {
      await moveOnce(all);
      await settled(all, moves);
    }
    const before = all[0].game;
    await Promise.all(all.map((each) => each.kill()));
    const movers = new Set<number | undefined>();
    for (const [seat, each] of all.entries()) {
      const [offered] = await unfinishedIn(path.join(each.profile, 'online'));
      expect(offered).toMatchObject({ id: before?.id, names: [`P${1 - seat}`], waitsFor: 'move' });
      expect(offered?.dealt).toMatchObject({ here: [seat], facts: { isOnline: true, moves: 3 } });
      movers.add(offered?.dealt?.facts.mover);
      expect(await each.call('resumeOnline', offered?.id ?? '')).toBe(null);
    }
    // Both tell the same, and it is somebody's turn.
    expect([...movers]).toEqual([expect.any(Number)]);
    await settled(all, 3);
    expect(all.map(({ game }) => game?.moves)).toEqual([before?.moves, before?.moves]);
    await playOut(all);
    for (const { profile } of all) await expect.poll(() => unfinishedIn(path.join(profile, 'online'))).toEqual([]);
  });

  test('goes on without a last line that was cut off', async () => {
    const all = two();
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const [host, guest] = all;
    const moves = guest.game?.moves;
    await guest.kill();
    truncateSync(logOf(guest), readFileSync(logOf(guest)).length - 10);
    expect(await guest.call('resumeOnline', host.game?.id ?? '')).toBe(null);
    await settled(all, 1);
    expect(guest.game?.moves).toEqual(moves);
  });

  test('is set aside when it is damaged in the middle', async () => {
    const all = two();
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const [host, guest] = all;
    await guest.kill();
    const log = logOf(guest);
    writeFileSync(log, readFileSync(log, 'utf8').replace('"commit"', '"kommit"'));
    expect(await guest.call('resumeOnline', host.game?.id ?? '')).toBe('damaged');
    expect(readdirSync(path.dirname(log)).filter((name) => name.endsWith('.damaged'))).toHaveLength(1);
  });

  test('stands while the disk takes nothing, and goes on when it does again', async () => {
    const all = two();
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const [host, guest] = all;
    limitFiles(guest.pid, 10);
    // Where it is made at that very program, it is answered when it is on the disk.
    const made = moveOnce(all);
    await guest.until('it says so', ({ problem }) => problem === 'disk');
    expect(host.game?.isSettled === true && host.game.moves.length > 1).toBe(false);
    limitFiles(guest.pid);
    await made;
    await settled(all, 2);
    expect(guest.state.problem).toBeUndefined();
  });
});

describe('a host that is gone', () => {
  test('is done without: the others find each other, agree, and it has its seat back when it comes', async () => {
    const all = programs(3);
    const [host, ...others] = all;
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const id = host?.game?.id ?? '';
    await host?.kill();
    // Each is connected with the host alone before.
    for (const each of others)
      await each.until(
        'the other is there',
        (state) =>
          state.kind === 'playing' && state.game.seats.map(({ isPresent }) => isPresent).join() === 'false,true,true',
      );
    const seats = [{ party: 1, robot: { character: 'mason', level: 3 } }, { party: 1 }, { party: 2 }];
    const [first, second] = others;
    expect(await first?.call('goOnWithout', seats)).toBe(true);
    await second?.until('it is asked', (state) => state.kind === 'playing' && state.game.proposed.length > 0);
    const [proposal] = second?.game?.proposed ?? [];
    if (!proposal) throw new Error('nothing is proposed');
    expect(await second?.call('agreeToGoOn', proposal)).toBe(true);
    await settled(others, 1);
    await moveOnce(others);
    await settled(others, 2);
    expect(await host?.call('resumeOnline', id)).toBe(null);
    for (const each of all)
      await each.until('it is back', (state) => state.kind === 'playing' && state.game.epochs === 2);
    expect(all.map(({ game }) => game?.seats[0]?.robot)).toEqual([undefined, undefined, undefined]);
    await playOut(all);
    for (const { game } of others) expect(game?.moves).toEqual(host?.game?.moves);
  });
});

/** Whether the guest is there, as the host is told. */
const isGuestThere = (state: OnlineState) => state.kind === 'playing' && (state.game.seats[1]?.isPresent ?? false);

describe('a program that is frozen', () => {
  test('is away for the others, and goes on when it wakes', async () => {
    const all = two();
    const [host, guest] = all;
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    process.kill(guest.pid, 'SIGSTOP');
    await host.until('it is missed', (state) => !isGuestThere(state));
    process.kill(guest.pid, 'SIGCONT');
    await host.until('it is back', isGuestThere);
    await moveOnce(all);
    await settled(all, 2);
    expect(guest.game?.moves).toEqual(host.game?.moves);
  });
});

describe('what all agree to', () => {
  test('is taken back, and the time that it took stays used', async () => {
    const all = two();
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const asked = { kind: 'undo', to: 0 } as const;
    const [host, guest] = all;
    expect(await host.call('agreeOnline', asked)).toBe(true);
    await guest.until('it is asked', (state) => state.kind === 'playing' && state.game.asked.length > 0);
    expect(guest.game?.asked).toEqual([{ asked, seats: [0] }]);
    expect(await guest.call('agreeOnline', asked)).toBe(true);
    for (const each of all)
      await each.until(
        'it is back',
        (state) => state.kind === 'playing' && state.game.isSettled && state.game.moves.length === 0,
      );
    expect(host.game?.drawn).toEqual(guest.game?.drawn);
    for (const each of all) await each.call('agreeOnline', { kind: 'stop' });
    for (const each of all)
      await each.until('it is stopped', (state) => state.kind === 'playing' && state.game.isStopped);
  });
});
