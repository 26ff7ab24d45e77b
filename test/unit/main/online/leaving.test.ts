import { describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, met, metAtServer, moveOnce, personAt, tableFor } from '../../../support/online-tables';
import { inServers } from '../../../support/server-process';

const programs = inPrograms();
const servers = inServers();

const WAYS = ['lost', 'left', 'back'];
const isShown = (name: string) => (state: OnlineState) =>
  state.kind === 'looking' && state.tables.some((table) => table.name === name);

/** Who has come and gone, as the chat of a program tells it. */
const waysOf = ({ game }: OnlineProgram) =>
  game?.chat.flatMap(({ kind, seat }) => (WAYS.includes(kind) ? [`${kind} ${seat}`] : [])) ?? [];

const isTold = (program: OnlineProgram, ...ways: readonly string[]) =>
  program.until(`it tells of ${ways.join()}`, () => waysOf(program).join() === ways.join());

/** The second leaves, comes back, and is killed: what the first tells of it. */
async function comesAndGoes([host, guest]: readonly OnlineProgram[]): Promise<readonly string[]> {
  if (!host || !guest) throw new Error('nobody plays');
  await host.until('it is dealt', () => host.game?.isSettled === true && host.game.drawn.length > 0);
  const id = host.game?.id ?? '';
  await guest.call('leaveOnline', undefined);
  await isTold(host, 'left 1');
  expect(await guest.call('resumeOnline', id)).toBe(null);
  await isTold(host, 'left 1', 'back 1');
  expect(waysOf(guest)).toContain('back 1');
  await guest.kill();
  await isTold(host, 'left 1', 'back 1', 'lost 1');
  return waysOf(host);
}

describe('who leaves on purpose is said to have left, and who comes back to be back', () => {
  test('on a network', async () => {
    const all = programs(2);
    await met(all);
    expect(await comesAndGoes(all)).toEqual(['left 1', 'back 1', 'lost 1']);
  });

  test('at a server', async () => {
    const { link } = await servers();
    const all = programs(2);
    await metAtServer(all, link);
    expect(await comesAndGoes(all)).toEqual(['left 1', 'back 1', 'lost 1']);
  });

  test('also by those who are not connected with who leaves', async () => {
    const all = programs(3);
    const [host, second, third] = all;
    if (!host || !second || !third) throw new Error('nobody plays');
    await met(all);
    await second.until('all are there', () => second.game?.seats.every(({ isPresent }) => isPresent) === true);
    await third.call('leaveOnline', undefined);
    for (const each of [host, second]) await isTold(each, 'left 2');
    expect(waysOf(second)).toEqual(['left 2']);
  });
});

test('who has left is not offered to watch the game', async () => {
  const { link } = await servers();
  const [host, guest, third] = programs(3);
  if (!host || !guest || !third) throw new Error('nobody plays');
  await metAtServer([host, guest], link);
  await guest.call('leaveOnline', undefined);
  expect(await guest.call('visitServer', link)).toBe(null);
  await third.call('visitServer', link);
  await third.until('others can watch it', isShown('A table'));
  // What is told last shows that all was told before.
  const { rules, ...request } = tableFor(2);
  const later = { ...request, rules: { ...rules, name: 'Later' }, people: [personAt(2)], server: link };
  expect(await third.call('hostTable', later)).toBe(null);
  await guest.until('another is shown', isShown('Later'));
  expect(isShown('A table')(guest.state)).toBe(false);
});

test('what was asked for can be withdrawn, for good as the next step', async () => {
  const all = programs(2);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('nobody plays');
  await met(all);
  for (const each of all) await each.until('it is dealt', () => each.game?.isSettled === true);
  expect(await host.call('withdrawOnline', { kind: 'stop' }), 'nothing was asked for').toBe(false);
  expect(await host.call('agreeOnline', { kind: 'stop' })).toBe(true);
  await guest.until('it is asked', () => guest.game?.asked.length === 1);
  expect(await host.call('withdrawOnline', { kind: 'stop' })).toBe(true);
  for (const each of all) await each.until('nothing is asked', () => each.game?.asked.length === 0);
  expect(await host.call('agreeOnline', { kind: 'stop' })).toBe(false);
  // The others can ask for it, and nothing comes of that alone.
  expect(await guest.call('agreeOnline', { kind: 'stop' })).toBe(true);
  await host.until('it is asked', () => host.game?.asked.length === 1);
  expect(host.game?.isStopped).toBe(false);
});

test('what is asked for can be declined, which all are told', async () => {
  const all = programs(3);
  const [host, guest, third] = all;
  if (!host || !guest || !third) throw new Error('nobody plays');
  await met(all);
  for (const each of all) await each.until('it is dealt', () => each.game?.isSettled === true);
  expect(await guest.call('agreeOnline', { kind: 'stop' })).toBe(true);
  await third.until('it is asked', () => third.game?.asked.length === 1);
  expect(await third.call('withdrawOnline', { kind: 'stop' })).toBe(true);
  const declined = { asked: { kind: 'stop' }, seats: [1], against: [2] };
  for (const each of all) await each.until('it is declined', () => each.game?.asked[0]?.against !== undefined);
  for (const each of all) expect(each.game?.asked).toEqual([declined]);
  expect(await third.call('agreeOnline', { kind: 'stop' })).toBe(false);
  await moveOnce(all);
  for (const each of all) await each.until('it is forgotten', () => each.game?.asked.length === 0);
});

test('what whoever asked withdraws is nothing any more to those who had agreed, and was declined by nobody', async () => {
  const all = programs(3);
  const [host, guest] = all;
  if (!host || !guest) throw new Error('nobody plays');
  await met(all);
  for (const each of all) await each.until('it is dealt', () => each.game?.isSettled === true);
  expect(await guest.call('agreeOnline', { kind: 'stop' })).toBe(true);
  await host.until('it is asked', () => host.game?.asked.length === 1);
  expect(await host.call('agreeOnline', { kind: 'stop' })).toBe(true);
  for (const each of all) await each.until('two agree', () => each.game?.asked[0]?.seats.length === 2);
  expect(await guest.call('withdrawOnline', { kind: 'stop' })).toBe(true);
  for (const each of all) await each.until('nothing is asked', () => each.game?.asked.length === 0);
});
