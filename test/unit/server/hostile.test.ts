import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { dial } from '../../../src-main/online/process/connections/dial';
import { FLOW } from '../../../src-main/online/process/connections/link';
import { MAX_MESSAGE_BYTES, type Wire } from '../../../src-shared/online/wire';
import { legalPlacements, pick, seededRandom } from '../../../src-shared/tantrix';
import { runs } from '../../support/nightly';
import { newIdentity, personAt, playedTo, rulesFor, seatedAt } from '../../support/server-guest';
import { inServersHere } from '../../support/started-server';

const servers = inServersHere();
/** Who has nothing of a game is told all of it. */
const NOTHING_YET = { kind: 'hello', epoch: 0, n: 0, h: '0'.repeat(64), isSettled: false } as const;
const random = () => seededRandom(4);

async function playing() {
  const server = await servers();
  const [first, second, other] = await server.come(3);
  if (!first || !second || !other) throw new Error('they have come');
  await seatedAt([first, second], 'K7M2QX');
  await playedTo([first, second], random(), 2);
  return { server, first, second, other, game: first.copy?.history.id ?? '' };
}

/** Nobody else notices anything. */
async function goesOn({ first, second }: Awaited<ReturnType<typeof playing>>): Promise<void> {
  await playedTo([first, second], random(), 6);
  expect(first.copy?.history.last.h).toBe(second.copy?.history.last.h);
}

describe('a server', () => {
  test('is closed to web pages, to what is too large and to a flood, and others play on', async () => {
    const all = await playing();
    const { server, other } = all;
    const url = `wss://127.0.0.1:${server.target.port}/`;
    const page = new WebSocket(url, { rejectUnauthorized: false, headers: { Origin: 'https://example.org' } });
    const [error] = await once(page, 'error');
    expect(String(error)).toContain('403');
    const large = new WebSocket(url, { rejectUnauthorized: false });
    await once(large, 'open');
    large.send(' '.repeat(MAX_MESSAGE_BYTES + 1));
    await once(large, 'close');
    for (let at = 0; at < FLOW.burst * 2; at++) other.send({ kind: 'ranks' });
    await other.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
    expect(other.isConnected).toBe(false);
    await goesOn(all);
  });

  test.each([
    ['the whole game', (game: string): Wire => ({ kind: 'game', game, message: { ...NOTHING_YET } })],
    ['its chat', (game: string): Wire => ({ kind: 'resume', game, chat: [] })],
    ['the ranks', (): Wire => ({ kind: 'ranks' })],
    ['another game', (): Wire => ({ kind: 'resume', game: '0'.repeat(64), chat: [] })],
  ])('answers who asks for %s again and again only so often, and others play on', async (_, askedOf) => {
    const all = await playing();
    const { other, game } = all;
    other.send({ kind: 'resume', game, chat: [] });
    await other.told('resume');
    // Fewer than may come at once.
    for (let at = 0; at < FLOW.burst - 50; at++) other.send(askedOf(game));
    await other.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
    expect(other.isConnected).toBe(false);
    expect(other.heard.length).toBeLessThan(10 * FLOW.burst);
    await goesOn(all);
  });

  test('tells who looks at its tables again and again only so often what there is', async () => {
    const server = await servers();
    const [looking, ...hosts] = await server.come(21);
    for (const [at, host] of hosts.entries()) {
      const people = [personAt(0, `P${at}`)];
      host.send({ kind: 'open', table: `AAAA${10 + at}`, rules: rulesFor(2), people, robots: [] });
      await host.told('lobby');
    }
    for (let at = 0; at < FLOW.burst - 50; at++) looking?.send({ kind: 'look' });
    await looking?.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
    expect(looking?.isConnected).toBe(false);
    expect(looking?.heard.length).toBeLessThan(10 * FLOW.burst);
  });

  test('refuses nobody whose connection breaks all the time, and who lacks all of a game each time', async () => {
    const all = await playing();
    const { server, other, first, second, game } = all;
    await playedTo([first, second], random(), runs(20, Infinity));
    for (let time = 0; time < 30; time++) {
      await other.come(server.target);
      other.send({ kind: 'resume', game, chat: [] });
      await other.told('resume');
      for (let hello = 0; hello < 3; hello++) other.send({ kind: 'game', game, message: { ...NOTHING_YET } });
      const isLast = ({ n }: { readonly n: number }) => n === first.copy?.history.n;
      await other.until('the last step', ({ heard }) =>
        heard.some((each) => each.kind === 'game' && each.message.kind === 'step' && isLast(each.message)),
      );
    }
    expect(other.isConnected).toBe(true);
    expect((await server.server.status()).refusals).toEqual({});
  });

  test('takes so many connections from one address', async () => {
    const server = await servers({ mostAtAddress: 3 });
    const [first] = await server.come(3);
    expect(await dial(server.target, newIdentity())).toBe('unreachable');
    expect((await server.server.status()).refusals).toEqual({ address: 1 });
    first?.link.cut();
    await expect.poll(async () => typeof (await dial(server.target, newIdentity()))).toBe('object');
  });

  test('lets nobody move for somebody else, or onto a step that was made', async () => {
    const all = await playing();
    const { first, second, game } = all;
    const mover = [first, second].find(({ copy }) => copy?.history.mover === copy?.party);
    const liar = mover === first ? second : first;
    const history = mover?.copy?.history;
    const now = history?.game;
    if (!history || !now) throw new Error('nobody is to move');
    const { tile, q, r, rotation } = pick(legalPlacements(now), random());
    const deed = { kind: 'placed' as const, seat: now.position.mover, tile, q, r, rotation, ms: 1 };
    const by = liar.copy?.party ?? 0;
    const signature = liar.identity.self.sign(history.stepHash(history.hashAfter(by, deed)));
    liar.send({ kind: 'game', game, message: { kind: 'step', epoch: 1, n: 3, by, deed, signature } });
    await liar.until('it is closed', ({ isConnected }) => !isConnected).catch(() => {});
    expect(liar.isConnected).toBe(false);
    await liar.come(all.server.target);
    await goesOn(all);
  });

  test('hears nothing of who looks on, and lets nobody in who may not', async () => {
    const all = await playing();
    const { other, first, game, server } = all;
    other.send({ kind: 'join', table: 'K7M2QX', people: [personAt(2, 'Cleo')] });
    expect((await other.told('refused')).problem).toBe('closed');
    await other.come(server.target);
    other.send({ kind: 'resume', game, chat: [] });
    await other.told('resume');
    const step = first.copy?.history.at(1)?.step;
    if (step)
      other.send({
        kind: 'game',
        game,
        message: { kind: 'step', epoch: 1, ...step, n: 3, signature: '0'.repeat(128) },
      });
    other.send({ kind: 'leave' });
    await goesOn(all);
  });

  test('answers what it does not have, and what makes no sense where somebody is', async () => {
    const all = await playing();
    const { other, server } = all;
    const nothing: Wire[] = [
      { kind: 'robot', colour: 'red', robot: { character: 'mason', level: 1 } },
      { kind: 'report', game: '0'.repeat(64), party: 0, n: 1 },
      { kind: 'present', game: '0'.repeat(64), parties: [] },
      { kind: 'hall', name: 'x', programs: 1, games: 1 },
      { kind: 'seek', rules: rulesFor(3), people: [personAt(0, 'Cleo')] },
    ];
    for (const message of nothing) other.send(message);
    expect((await other.told('refused')).problem).toBe('closed');
    await other.come(server.target);
    other.send({ kind: 'resume', game: '0'.repeat(64), chat: [] });
    expect((await other.told('refused')).problem).toBe('closed');
    await goesOn(all);
  });

  test('seats nobody who is gone before it could answer', async () => {
    const server = await servers();
    const guests = await server.come(20);
    for (const [at, guest] of guests.entries()) {
      guest.send({
        kind: 'open',
        table: `AAAA${10 + at}`,
        rules: rulesFor(2),
        people: [personAt(0, `P${at}`)],
        robots: [],
      });
      guest.link.cut();
    }
    await expect.poll(async () => (await server.server.status()).connections).toBe(0);
    server.pass(11_000);
    expect((await server.server.status()).tables).toBe(0);
  });
});
