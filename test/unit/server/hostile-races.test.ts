import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../src-main/online/process/connections/dial';
import { FLOW, type Link } from '../../../src-main/online/process/connections/link';
import { ownIdentity } from '../../../src-main/online/process/kept/identity';
import type { RaceBegin } from '../../../src-shared/online/race/wire';
import type { Wire } from '../../../src-shared/online/wire';
import { seededRandom } from '../../../src-shared/tantrix';
import { runs } from '../../support/nightly';
import { harass } from '../../support/online-harassment';
import { newIdentity } from '../../support/online-peer';
import { agree, clockRuns, metToRaceAt, play, raceOf } from '../../support/online-races';
import { inPrograms } from '../../support/online-tables';
import { seatedAt, type ServerGuest } from '../../support/server-guest';
import { inServers } from '../../support/server-process';
import { go, moveAt, racedBy, racedTo, seatedToRace } from '../../support/server-races';
import { inServersHere } from '../../support/started-server';

const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 12);
const here = inServersHere();
const servers = inServers();
const programs = inPrograms();

async function racing() {
  const server = await here();
  const [first, second, other] = await server.come(3);
  if (!first || !second || !other) throw new Error('they have come');
  const begin = await seatedToRace([first, second], 'K7M2QX');
  await go([first, second], begin);
  await racedTo([first, second], begin, seededRandom(1), { count: 10 });
  return { server, first, second, other, begin };
}

/** Who is left races on, with what counted before. */
async function goesOn(guests: readonly ServerGuest[], begin: RaceBegin): Promise<void> {
  const before = racedBy(guests[0] ?? fail(), begin).ruled;
  await go(guests, begin);
  const { ruled } = await racedTo(guests, begin, seededRandom(2), { count: before.length + 4 });
  expect(ruled.slice(0, before.length)).toEqual(before);
}

const isCut = async (guest: ServerGuest): Promise<boolean> => {
  await guest.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
  return !guest.isConnected;
};

describe('a server with a race', () => {
  test.each<[string, (race: string, at: number) => Wire]>([
    ['the whole race', (race) => ({ kind: 'raceHello', race, n: 0 })],
    [
      'moves that cannot be made',
      (race, at) => {
        const deed = { kind: 'throw', tile: 1, to: 0 } as const;
        return { kind: 'raceMove', race, seat: 1, ticket: 1_000 + at, seen: 0, deed };
      },
    ],
    ['pauses', (race, at) => ({ kind: 'racePause', race, isPaused: at % 2 === 0 })],
  ])('answers a player who asks for %s again and again only so often, and they come back', async (_, asked) => {
    const { server, first, second, begin } = await racing();
    // Fewer than may come at once.
    for (let at = 0; at < FLOW.burst - 50; at++) second.send(asked(begin.race, at));
    expect(await isCut(second)).toBe(true);
    expect(second.heard.length).toBeLessThan(10 * FLOW.burst);
    await second.come(server.target);
    second.send({ kind: 'raceHello', race: begin.race, n: 0 });
    await second.told('raceBegin');
    await second.until(
      'all of it',
      (guest) => racedBy(guest, begin).ruled.length >= racedBy(first, begin).ruled.length,
    );
    await goesOn([first, second], begin);
  });

  test('lets nobody in who has no seat, however often they ask', async () => {
    const { first, second, other, begin } = await racing();
    for (let at = 0; at < FLOW.burst - 50; at++) other.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect(await isCut(other)).toBe(true);
    expect(other.heard.every((message) => message.kind === 'refused' && message.problem === 'closed')).toBe(true);
    await goesOn([first, second], begin);
  });

  test('takes nothing from strangers, nor for the seat of somebody else', async () => {
    const { server, first, second, other, begin } = await racing();
    const { race } = begin;
    const copy = racedBy(first, begin);
    const deed = moveAt(copy.race, 0, seededRandom(3)) ?? fail();
    const move = { kind: 'raceMove', race, seat: 0, ticket: 500, seen: 10, deed } as const;
    for (const each of [other, second]) each.send(move);
    other.send({ kind: 'racePause', race, isPaused: true });
    second.send({ ...move, seat: 5 });
    second.send({ ...move, seat: 1, race: '0'.repeat(64) });
    second.send({ kind: 'raceRuled', race, n: 11, by: 1, ticket: 9, at: 1, deed });
    second.send({ kind: 'raceClock', race, at: 0, isRunning: false });
    await goesOn([first, second], begin);
    expect(racedBy(first, begin).ruled.some(({ ticket }) => ticket === 500)).toBe(false);
    expect(
      first.heard.filter(({ kind }) => kind === 'raceClock').every((each) => 'isRunning' in each && each.isRunning),
    ).toBe(true);
    // What is no message ends the connection.
    second.link.sendText(JSON.stringify({ ...move, seat: 9 }));
    expect(await isCut(second)).toBe(true);
    await second.come(server.target);
    second.send({ kind: 'raceHello', race, n: 0 });
    await second.told('raceBegin');
  });

  test('tells games and races apart, whatever is asked for by the name of the other', async () => {
    const { server, first, second, begin } = await racing();
    const players = await server.come(2);
    await seatedAt(players, 'TAB001');
    const game = players[0]?.copy?.history.id ?? '';
    const [other] = await server.come(1);
    const nonsense: Wire[] = [
      { kind: 'resume', game: begin.race, chat: [] },
      { kind: 'raceHello', race: game, n: 0 },
      { kind: 'raceHello', race: '0'.repeat(64), n: 0 },
    ];
    for (const message of nonsense) {
      await other?.come(server.target);
      other?.send(message);
      expect((await other?.told('refused'))?.problem).toBe('closed');
    }
    for (const each of [players[0], first]) {
      each?.send({ kind: 'resume', game: begin.race, chat: [] });
      each?.send({ kind: 'raceHello', race: game, n: 0 });
      each?.send({ kind: 'report', game: begin.race, party: 0, n: 1 });
      each?.send({ kind: 'robot', colour: 'red', robot: { character: 'mason', level: 1 } });
    }
    await goesOn([first, second], begin);
    // Who asks for a game that is none is sent away, and nobody else.
    expect(players[1]?.isConnected).toBe(true);
  });
});

describe(`a program that says anything to a server with a race (seed ${SEED})`, () => {
  test.each(['as a stranger', 'as a player'] as const)(
    '%s changes nothing that counts, and the others race on',
    async (who) => {
      const server = await servers();
      const all = programs(3);
      const [host, guest, third] = all;
      if (!host || !guest || !third) throw new Error('three were started');
      await metToRaceAt(all, server.link);
      await play(all, 3);
      await agree(all);
      const { id, moves } = raceOf(host);
      const identity = who === 'as a player' ? await ownIdentity(path.join(third.profile, 'online')) : newIdentity();
      if (who === 'as a player') await third.kill();
      const call = async (): Promise<Link> => {
        const link = await dial(server.target, identity);
        if (!isLink(link)) throw new Error(link);
        link.send({ kind: 'raceHello', race: id, n: 0 });
        return link;
      };
      await harass(call, runs(250, 7_000), seededRandom(SEED));
      if (who === 'as a player') await third.call('resumeOnline', id);
      await third.until('it races', ({ kind }) => kind === 'racing');
      await clockRuns(all);
      await play(all, 3);
      await agree(all);
      for (const each of all) expect(raceOf(each).moves.slice(0, moves.length)).toEqual(moves);
      expect(host.problems).toEqual(new Set([undefined]));
    },
    runs(60_000, 600_000),
  );
});

function fail(): never {
  throw new Error('something is missing');
}
