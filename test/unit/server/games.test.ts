import { describe, expect, test } from 'vitest';
import { drawnIn } from '../../../src-shared/online/history';
import { seededRandom } from '../../../src-shared/tantrix';
import { dealt, personAt, playedTo, rulesFor, seatedAt, ServerGuest } from '../../support/server-guest';
import { inServers, type ServerProcess } from '../../support/server-process';

const servers = inServers();

const come = (count: number, { target }: ServerProcess): Promise<ServerGuest[]> =>
  Promise.all(Array.from({ length: count }, () => new ServerGuest().come(target)));

/** The steps of a game as a program has them, and its tiles. */
const known = ({ copy }: ServerGuest) => ({
  steps: Array.from({ length: copy?.history.n ?? 0 }, (_, at) => copy?.history.at(at + 1)?.step?.deed),
  tiles: drawnIn(copy?.history.game),
});

describe('a server', () => {
  test.each([2, 3])('has a whole game of %i played, which another watches', async (seats) => {
    const [watcher, ...all] = await come(seats + 1, await servers());
    if (!watcher) throw new Error('nobody watches');
    await seatedAt(all, 'K7M2QX');
    expect(all[0]?.copy?.history.terms).toMatchObject({ hasServer: true, drawers: 'server' });
    watcher.send({ kind: 'join', table: 'K7M2QX', people: [] });
    await watcher.told('begin');
    await playedTo([...all, watcher], seededRandom(5));
    for (const each of [...all, watcher]) expect(known(each)).toEqual(known(watcher));
    expect(known(watcher).tiles).toHaveLength(56);
  });

  test('loses nothing that it has acknowledged when it is killed, and changes no tile', async () => {
    const server = await servers();
    const all = await come(2, server);
    await seatedAt(all, 'K7M2QX');
    const random = seededRandom(7);
    for (const steps of [3, 9, 20]) {
      await playedTo(all, random, steps);
      const before = known(all[0] ?? new ServerGuest());
      await server.end();
      await server.start();
      await Promise.all(all.map((each) => each.come(server.target)));
      for (const each of all) await each.told('resume');
      for (const each of all) expect(known(each)).toEqual(before);
    }
    await playedTo(all, random);
    expect(known(all[1] ?? new ServerGuest())).toEqual(known(all[0] ?? new ServerGuest()));
  });

  test('sends all away when it is asked to stop, and goes on when it is started again', async () => {
    const server = await servers();
    const [waiting, ...all] = await come(3, server);
    if (!waiting) throw new Error('nobody waits');
    await seatedAt(all, 'K7M2QX');
    const random = seededRandom(7);
    await playedTo(all, random, 4);
    waiting.send({ kind: 'open', table: 'AAAAAA', rules: rulesFor(2), people: [personAt(0, 'Cleo')], robots: [] });
    await waiting.told('lobby');
    const ended = server.end('SIGTERM');
    for (const each of [waiting, ...all])
      await each.until('it is told', (guest) => guest.last('refused') !== undefined);
    for (const each of [waiting, ...all]) expect(each.last('refused')?.problem).toBe('stopping');
    expect(await ended).toBe(0);
    await server.start();
    await Promise.all(all.map((each) => each.come(server.target)));
    await playedTo(all, random, 8);
  });

  test('has its folder for itself', async () => {
    const server = await servers();
    const second = await server.beside();
    expect(second.code).toBe(1);
    expect(second.said).toContain('FOLDER_IN_USE');
  });

  test('has the next game of the same people played over the same connections', async () => {
    const all = await come(2, await servers());
    await seatedAt(all, 'K7M2QX');
    const random = seededRandom(7);
    await playedTo(all, random);
    const [first] = all;
    const before = first?.copy?.history;
    if (!before) throw new Error('they have played');
    for (const each of all) each.sayAgain();
    for (const each of all) each.goOnAgain();
    await dealt(all);
    expect(first?.copy?.history.id).not.toBe(before.id);
    await playedTo(all, random, 5);
  });

  test('takes into the next game who was away when the others went on', async () => {
    const server = await servers();
    const all = await come(2, server);
    const [first, late] = all;
    if (!first || !late) throw new Error('they have come');
    await seatedAt(all, 'K7M2QX');
    const random = seededRandom(7);
    await playedTo(all, random);
    late.sayAgain();
    await first.told('chat');
    late.link.cut();
    const over = late.played.history.id;
    first.sayAgain();
    first.goOnAgain();
    await first.until('the server goes on, too', ({ heard, played }) =>
      heard.some((message) => message.kind === 'resume' && message.game === played.history.id),
    );
    // It goes on with the last game, is told there that all want the next, and begins that by itself.
    await late.come(server.target);
    await late.until('it is told', ({ heard }) => heard.filter(({ kind }) => kind === 'chat').length === 2);
    expect(late.played.history.id).toBe(over);
    late.goOnAgain();
    late.send({ kind: 'resume', game: late.played.history.id, chat: [] });
    await dealt(all);
    await playedTo(all, random, 5);
  });
});
