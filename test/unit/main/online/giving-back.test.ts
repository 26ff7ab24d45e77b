import { describe, expect, test } from 'vitest';
import type { OnlineGame, OnlineState } from '../../../../src-shared/bridge/online';
import type { PlayedBy } from '../../../../src-shared/online/terms';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, met, metAtServer, moveOnce, playOut, settled } from '../../../support/online-tables';
import { inServers } from '../../../support/server-process';

const programs = inPrograms();
const servers = inServers();

const ROBOT = { character: 'mason', level: 3 };

const isPlaying = (state: OnlineState, isSo: (robots: readonly number[]) => boolean): boolean =>
  state.kind === 'playing' &&
  state.game.isSettled &&
  isSo(state.game.seats.flatMap(({ robot }, seat) => (robot ? seat : [])));

/** A program is gone; the others let a computer player of the first of them take its seat. */
async function replaced(gone: number, leaving: OnlineProgram, others: readonly OnlineProgram[]): Promise<void> {
  const [first] = others;
  await leaving.kill();
  for (const each of others)
    await each.until('somebody is away', (state) => state.kind === 'playing' && !state.game.seats[gone]?.isPresent);
  const seats = first?.game?.seats.map(
    ({ party = 0, robot }): PlayedBy =>
      party === gone ? { party: 0, robot: ROBOT } : { party, ...(robot && { robot }) },
  );
  expect(await first?.call('goOnWithout', seats ?? [])).toBe(true);
  for (const each of others.slice(1)) {
    await each.until('it is asked', ({ kind }) => kind === 'playing' && (each.game?.proposed.length ?? 0) > 0);
    const [proposal] = each.game?.proposed ?? [];
    if (!proposal) throw new Error('nothing is proposed');
    expect(await each.call('agreeToGoOn', proposal)).toBe(true);
  }
  for (const each of others)
    await each.until('it goes on', (state) => isPlaying(state, (robots) => robots.includes(gone)));
}

/** It is started once more, and all see that its person plays. */
async function isBack(seat: number, id: string, back: OnlineProgram, others: readonly OnlineProgram[]): Promise<void> {
  expect(await back.call('resumeOnline', id)).toBe(null);
  for (const each of others)
    await each.until('the seat is given back', (state) => isPlaying(state, (robots) => !robots.includes(seat)));
  const plays = ({ epochs = 0, seats }: Partial<OnlineGame>) => epochs > 1 && seats?.[seat]?.isHere === true;
  await back.until('it plays', (state) => state.kind === 'playing' && plays(state.game));
}

const eventsOf = ({ game }: OnlineProgram) =>
  game?.chat.flatMap(({ kind, seat }) => (kind === 'replaced' || kind === 'returned' ? [`${kind} ${seat}`] : []));

/** What has happened is written into the chat, which may be told after the seat is theirs again. */
async function toldOf(program: OnlineProgram, events: readonly string[]): Promise<void> {
  await program.until('all is told', () => (eventsOf(program)?.length ?? 0) >= events.length);
  expect(eventsOf(program)).toEqual(events);
}

const movesOf = ({ game }: OnlineProgram) => game?.moves.map(({ tile, q, r, rotation }) => [tile, q, r, rotation]);

describe('a seat that a computer player has taken', () => {
  test('is played again by who comes back, after its program was killed', async () => {
    const all = programs(2);
    const [host, guest] = all;
    if (!host || !guest) throw new Error('nobody plays');
    await met(all);
    const id = host.game?.id ?? '';
    await moveOnce(all);
    await settled(all, 1);
    await replaced(1, guest, [host]);
    for (const moves of [2, 3, 4]) {
      await moveOnce([host]);
      await settled([host], moves);
    }
    await isBack(1, id, guest, [host]);
    await toldOf(host, ['replaced 1', 'returned 1']);
    await playOut(all);
    for (const each of all) expect(movesOf(each)).toEqual(movesOf(host));
  }, 120_000);

  test('is given back at a server, too, to one after the other', async () => {
    const server = await servers();
    const all = programs(3);
    const [host, second, third] = all;
    if (!host || !second || !third) throw new Error('nobody plays');
    await metAtServer(all, server.link);
    const id = host.game?.id ?? '';
    await settled(all, 0);
    await replaced(2, third, [host, second]);
    await replaced(1, second, [host]);
    await moveOnce([host]);
    await isBack(1, id, second, [host]);
    await isBack(2, id, third, [host, second]);
    await toldOf(host, ['replaced 2', 'replaced 1', 'returned 1', 'returned 2']);
    await playOut(all);
    for (const each of all) expect(movesOf(each)).toEqual(movesOf(host));
  }, 120_000);
});
