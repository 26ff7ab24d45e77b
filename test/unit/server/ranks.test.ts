import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src-shared/tantrix';
import { resultOf } from '../../../src-shared/tantrix';
import { afterWin, NEW_PLAYER_RANK } from '../../../src-shared/rankings/rating';
import type { TableRules } from '../../../src-shared/online/table';
import { dealt, personAt, playedTo, rulesFor, seatedAt, ServerGuest } from '../../support/server-guest';
import { inServersHere, type ServerHere } from '../../support/started-server';

const servers = inServersHere();
const MINUTE = 60_000;
const random = () => seededRandom(4);

/** Two at a table under competition rules. */
async function playing(more: Partial<TableRules> = {}) {
  const server = await servers();
  const [first, second] = await server.come(2);
  if (!first || !second) throw new Error('they have come');
  await seatedAt([first, second], 'K7M2QX', { isCompetition: true, ...more });
  return { server, first, second };
}

/** The ranks as somebody is told them who has just come. */
async function ranking(server: ServerHere) {
  const [asker] = await server.come(1);
  asker?.send({ kind: 'ranks' });
  return (await asker?.told('ranking'))?.best ?? [];
}

const connections = (server: ServerHere) => async () => (await server.server.status()).connections;

describe('the ranks of a server', () => {
  test('follow from a game under competition rules', async () => {
    const { server, first, second } = await playing();
    await playedTo([first, second], random());
    const game = first.copy?.history.game;
    const { scores: [one = 0, two = 0] = [], winners = [] } = (game && resultOf(game)) ?? {};
    const margin = winners.length === 1 ? Math.abs(one - two) : 0;
    const ranks = afterWin({ winner: NEW_PLAYER_RANK, loser: NEW_PLAYER_RANK }, margin);
    await expect.poll(() => ranking(server)).toHaveLength(2);
    const rows = await ranking(server);
    const best = [first, second][winners[0] ?? 0]?.identity.key;
    expect(margin === 0 || rows[0]?.key === best).toBe(true);
    expect(rows.map(({ rank, games, left }) => [rank, games, left])).toEqual([
      [Math.round(ranks.winner), 1, 0],
      [Math.round(ranks.loser), 1, 0],
    ]);
    second.send({ kind: 'ranks' });
    expect((await second.told('ranking')).own?.place).toBe(
      rows.findIndex(({ key }) => key === second.identity.key) + 1,
    );
  });

  test.each<[string, Partial<TableRules>]>([
    ['that are friendly', { isCompetition: false }],
    ['with the first edition', { set: 'first-edition' }],
  ])('know nothing of games %s', async (_, rules) => {
    const { server, first, second } = await playing(rules);
    await playedTo([first, second], random());
    server.pass(11 * MINUTE);
    expect(await ranking(server)).toEqual([]);
  });

  test('know nothing of games of two at a table for more, as those were told who sat down there', async () => {
    const server = await servers();
    const [first, second] = await server.come(2);
    if (!first || !second) throw new Error('they have come');
    const rules = rulesFor(3, { isCompetition: true });
    first.send({ kind: 'open', table: 'K7M2QX', rules, people: [personAt(0)], robots: [] });
    await first.told('lobby');
    second.send({ kind: 'join', table: 'K7M2QX', people: [personAt(1)] });
    await first.until('both are there', (each) => each.last('lobby')?.taken.length === 2);
    first.send({ kind: 'start' });
    await dealt([first, second]);
    await playedTo([first, second], random());
    server.pass(11 * MINUTE);
    expect(await ranking(server)).toEqual([]);
  });

  test('count a game as lost by who is away for ten minutes while the other is there, and only once', async () => {
    const { server, first, second } = await playing();
    await playedTo([first, second], random(), 3);
    second.link.cut();
    await expect.poll(connections(server)).toBe(1);
    server.pass(9 * MINUTE);
    expect(await ranking(server)).toEqual([]);
    server.pass(2 * MINUTE);
    await expect.poll(() => ranking(server)).toHaveLength(2);
    await second.come(server.target);
    await playedTo([first, second], random());
    const rows = await ranking(server);
    expect(rows.map(({ key, games, left }) => [key, games, left])).toEqual([
      [first.identity.key, 1, 0],
      [second.identity.key, 1, 1],
    ]);
  });

  test('count nothing of who comes back in time', async () => {
    const { server, first, second } = await playing();
    second.link.cut();
    await expect.poll(connections(server)).toBe(1);
    server.pass(9 * MINUTE);
    await second.come(server.target);
    await second.told('resume');
    server.pass(9 * MINUTE);
    expect(await ranking(server)).toEqual([]);
    expect(first.last('present')?.parties).toEqual([0, 1, 2]);
  });

  test('count a game as lost by who has closed it, whoever has gone since', async () => {
    const { server, first, second } = await playing();
    second.send({ kind: 'leave' });
    await expect.poll(connections(server)).toBe(1);
    first.send({ kind: 'leave' });
    await expect.poll(connections(server)).toBe(0);
    server.pass(11 * MINUTE);
    await expect.poll(() => ranking(server)).toHaveLength(2);
    expect((await ranking(server)).map(({ key, left }) => [key, left])).toEqual([
      [first.identity.key, 0],
      [second.identity.key, 1],
    ]);
  });
});

/** Somebody comes to a table of two, and leaves as soon as they sit there: before they can hear that the game begins. */
async function leftAtOnce(): Promise<{ readonly server: ServerHere; readonly first: ServerGuest }> {
  const server = await servers();
  const [first, second] = await server.come(2);
  if (!first || !second) throw new Error('they have come');
  const rules = rulesFor(2, { isCompetition: true });
  first.send({ kind: 'open', table: 'K7M2QX', rules, people: [personAt(0)], robots: [] });
  await first.told('lobby');
  const { link } = second;
  const left = new Promise<void>((resolve) => {
    const heard = new Set<string>();
    const take = ({ kind }: { readonly kind: string }) => {
      if (kind === 'lobby') link.send({ kind: 'leave' });
      heard.add(kind);
      // It was let into the game, for without it nothing is dealt.
      if (heard.has('lobby') && heard.has('resume')) link.cut();
    };
    link.follow({ take: (_, message) => take(message), lost: () => resolve() });
  });
  second.send({ kind: 'join', table: 'K7M2QX', people: [personAt(1)] });
  await left;
  await expect.poll(connections(server)).toBe(1);
  return { server, first };
}

test('who leaves before they know that a game has begun loses none, nor does who waits for them', async () => {
  const { server, first } = await leftAtOnce();
  first.send({ kind: 'leave' });
  first.link.close();
  await expect.poll(connections(server)).toBe(0);
  server.pass(11 * MINUTE);
  expect(await ranking(server)).toEqual([]);
});

describe('a game at which nobody is', () => {
  test('rests in files of its own, and goes on when somebody comes back', async () => {
    const { server, first, second } = await playing({ isCompetition: false });
    await playedTo([first, second], random(), 5);
    for (const each of [first, second]) each.link.cut();
    await expect.poll(connections(server)).toBe(0);
    server.pass(16 * MINUTE);
    await expect.poll(async () => (await server.server.status()).games).toBe(0);
    for (const each of [first, second]) await each.come(server.target);
    for (const each of [first, second]) await each.told('resume');
    await playedTo([first, second], random());
    for (const each of [first, second]) each.link.cut();
    await expect.poll(connections(server)).toBe(0);
    server.pass(2 * MINUTE);
    await expect.poll(async () => (await server.server.status()).games).toBe(0);
    const late = await new ServerGuest(first.identity).come(server.target);
    late.send({ kind: 'resume', game: first.copy?.history.id ?? '', chat: [] });
    expect((await late.told('refused')).problem).toBe('closed');
  });
});
