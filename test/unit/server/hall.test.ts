import { describe, expect, test } from 'vitest';
import { proofOf, verifierOf } from '../../../src-main/online/process/tables/password';
import type { TableRules } from '../../../src-shared/online/table';
import { seededRandom } from '../../../src-shared/tantrix';
import { dealt, personAt, playedTo, rulesFor, seatedAt, ServerGuest } from '../../support/server-guest';
import { inServersHere } from '../../support/started-server';

const servers = inServersHere();
const CODE = 'K7M2QX';

/** So many programs at a server. */
async function at(count: number, more: Parameters<typeof servers>[0] = {}) {
  const server = await servers(more);
  const [first, second, third, ...others] = await server.come(Math.max(3, count));
  if (!first || !second || !third) throw new Error('they have come');
  return { server, first, second, third, others };
}

const opens = (guest: ServerGuest, more: Partial<Extract<Parameters<ServerGuest['send']>[0], { kind: 'open' }>> = {}) =>
  guest.send({ kind: 'open', table: CODE, rules: rulesFor(3), people: [personAt(0)], robots: [], ...more });

const joins = (guest: ServerGuest, name: string, seat = 1, more: { proof?: string; blocked?: string[] } = {}) =>
  guest.send({ kind: 'join', table: CODE, people: [personAt(seat, name)], ...more });

const problemOf = async (guest: ServerGuest) => (await guest.told('refused')).problem;

describe('the hall', () => {
  test('tells of tables as they come, change and go', async () => {
    const { server, first, second, third } = await at(3);
    second.send({ kind: 'look' });
    expect(await second.told('hall')).toMatchObject({ name: 'The club' });
    opens(first);
    await first.told('lobby');
    server.pass(1_000);
    expect(await second.told('table')).toMatchObject({ id: CODE, taken: [{ name: 'P0', colour: 'red' }] });
    joins(third, 'Béla');
    await third.told('lobby');
    server.pass(1_000);
    await second.until('another has come', ({ tables }) => tables[0]?.taken.length === 2);
    first.send({ kind: 'leave' });
    expect(await problemOf(third)).toBe('closed');
    server.pass(1_000);
    await second.until('it is gone', ({ tables }) => tables.length === 0);
  });

  test('tells a table that is played on, and how many tiles lie', async () => {
    const { server, first, second, third } = await at(3);
    await seatedAt([first, second], CODE);
    await playedTo([first, second], seededRandom(1), 3);
    third.send({ kind: 'look' });
    expect(await third.told('table')).toMatchObject({ id: CODE, laid: 3 });
    await playedTo([first, second], seededRandom(1), 4);
    for (let tick = 0; tick < 10; tick++) server.pass(1_000);
    await third.until('it goes on', ({ tables }) => tables[0]?.laid === 4);
  });

  test('tells a table at which nobody may look on as one that is played at, after those where one may', async () => {
    const { server, first, second, third, others } = await at(5);
    const looking = third;
    looking.send({ kind: 'look' });
    await looking.told('hall');
    await seatedAt([first, second], CODE, { mayWatch: false });
    await seatedAt(others.slice(0, 2), 'K7M2QY');
    server.pass(1_000);
    await looking.until('both are played at', ({ tables }) => tables.length === 2);
    expect(looking.tables.find(({ id }) => id === CODE)).toMatchObject({ rules: { mayWatch: false }, laid: 0 });
    const late = await new ServerGuest().come(server.target);
    late.send({ kind: 'look' });
    await late.until('both are told', ({ tables }) => tables.length === 2);
    expect(late.tables.map(({ id }) => id)).toEqual(['K7M2QY', CODE]);
    looking.send({ kind: 'join', table: CODE, people: [] });
    expect(await problemOf(looking)).toBe('noWatchers');
    for (const each of [first, second]) each.send({ kind: 'leave' });
    server.pass(1_000);
    await late.until('nobody is there', ({ tables }) => tables.length === 1);
  });

  test('tells of tables with other tiles, and lets in there, whose programs know them', async () => {
    const { server, first, second } = await at(2);
    const old = await new ServerGuest().come(server.target, [1]);
    opens(first, { rules: rulesFor(2, { set: 'first-edition' }) });
    await first.told('lobby');
    for (const each of [old, second]) each.send({ kind: 'look' });
    expect(await second.told('table')).toMatchObject({ id: CODE, rules: { set: 'first-edition' } });
    await old.told('hall');
    joins(old, 'Béla');
    expect(await problemOf(old)).toBe('version');
    expect(JSON.stringify(old.heard)).not.toContain('first-edition');
    const watcher = await new ServerGuest().come(server.target, [1]);
    joins(second, 'Béla');
    await dealt([first, second]);
    watcher.send({ kind: 'join', table: CODE, people: [] });
    expect(await problemOf(watcher)).toBe('version');
    const host = await new ServerGuest().come(server.target, [1]);
    opens(host, { table: 'K7M2QY', rules: rulesFor(2, { set: 'first-edition' }) });
    expect(await problemOf(host)).toBe('version');
  });

  test('begins with those who have come where the host wants so, and nobody else', async () => {
    const { server, first, second, third } = await at(3);
    opens(first);
    await first.told('lobby');
    first.send({ kind: 'start' });
    joins(second, 'Béla');
    second.send({ kind: 'start' });
    await second.until('both wait', (each) => each.last('lobby')?.taken.length === 2);
    expect(second.last('begin')).toBe(undefined);
    first.send({ kind: 'start' });
    await dealt([first, second]);
    expect(second.copy?.history.terms.seats.map(({ name }) => name)).toEqual(['P0', 'Béla']);
    third.send({ kind: 'look' });
    server.pass(1_000);
    expect(await third.told('table')).toMatchObject({ laid: 0, rules: { seats: 3 }, taken: { length: 2 } });
  });

  test('takes computer players, which the host’s program runs', async () => {
    const { first, second } = await at(2);
    opens(first, { robots: [{ colour: 'green', robot: { character: 'mason', level: 2 } }] });
    await first.told('lobby');
    joins(second, 'Béla');
    await dealt([first, second]);
    const seats = first.copy?.history.terms.seats;
    expect(seats?.map(({ played }) => played.party)).toEqual([0, 0, 1]);
    expect(seats?.[1]?.played.robot).toEqual({ character: 'mason', level: 2 });
  });
});

describe('nobody gets', () => {
  test('the email address of anybody', async () => {
    const { first, second, third } = await at(3);
    opens(first, { rules: rulesFor(2), people: [{ ...personAt(0), email: 'a@example.org', country: 'Hungary' }] });
    await first.told('lobby');
    second.send({ kind: 'join', table: CODE, people: [{ ...personAt(1), email: 'b@example.org' }] });
    expect((await second.told('begin')).details).toEqual([{ country: 'Hungary' }, {}]);
    third.send({ kind: 'join', table: CODE, people: [] });
    await third.told('begin');
    for (const each of [first, second, third]) expect(JSON.stringify(each.heard)).not.toContain('example.org');
  });

  test('a table whose code is taken', async () => {
    const { first, second } = await at(2);
    opens(first);
    await first.told('lobby');
    opens(second, { people: [personAt(0, 'Béla')] });
    expect(await problemOf(second)).toBe('closed');
  });

  test('a seat without the password', async () => {
    const { first, second, third } = await at(3);
    const verifier = await verifierOf('sesame', CODE);
    opens(first, { verifier });
    expect((await first.told('lobby')).taken).toHaveLength(1);
    joins(second, 'Béla');
    expect(await problemOf(second)).toBe('wrongPassword');
    joins(third, 'Cleo', 1, { proof: proofOf(verifier, second.link.exported) });
    expect(await problemOf(third)).toBe('wrongPassword');
    joins(second, 'Béla', 1, { proof: proofOf(verifier, second.link.exported) });
    await second.told('lobby');
  });

  test('a name that another key has used, until it was not used for 180 days', async () => {
    const { server, first, second } = await at(2);
    opens(first, { people: [personAt(0, 'Anna')] });
    await first.told('lobby');
    first.send({ kind: 'leave' });
    opens(second, { people: [personAt(0, ' ANNA')] });
    expect(await problemOf(second)).toBe('nameHeld');
    server.pass(181 * 24 * 60 * 60 * 1000);
    opens(second, { people: [personAt(0, 'anna')] });
    await second.told('lobby');
  });

  test.each(['who is there', 'who comes'])('to a table at which %s does not want them', async (who) => {
    const { first, second, third } = await at(3);
    opens(first, who === 'who is there' ? { blocked: [second.identity.key] } : {});
    await first.told('lobby');
    joins(second, 'Béla', 1, who === 'who comes' ? { blocked: [first.identity.key] } : {});
    expect(await problemOf(second)).toBe('unwanted');
    joins(third, 'Cleo');
    await third.told('lobby');
  });

  test('more tables than a person can sit at, or than the server takes', async () => {
    const { server, first, second } = await at(2, { mostGames: 3 });
    const again = await Promise.all([1, 2, 3].map(() => new ServerGuest(first.identity).come(server.target)));
    for (const [number, guest] of again.entries()) {
      opens(guest, { table: `AAAAA${number}` });
      await guest.told('lobby');
    }
    opens(second, { people: [personAt(0, 'Béla')] });
    expect(await problemOf(second)).toBe('busy');
    again[0]?.send({ kind: 'leave' });
    await again[0]?.until('it is closed', ({ isConnected }) => !isConnected).catch(() => {});
    opens(second, { people: [personAt(0, 'Béla')] });
    await second.told('lobby');
  });

  test('several places at once, whatever they ask for without waiting', async () => {
    const { server, first, second } = await at(2);
    for (let number = 0; number < 9; number++) opens(first, { table: `AAAAA${number}` });
    first.send({ kind: 'seek', rules: rulesFor(2), people: [personAt(0)] });
    await first.told('lobby');
    second.send({ kind: 'look' });
    await second.told('hall');
    expect((await server.server.status()).tables).toBe(1);
    first.link.cut();
    await expect.poll(async () => (await server.server.status()).connections).toBe(2);
    server.pass(11_000);
    expect((await server.server.status()).tables).toBe(0);
  });

  test('anything new from a server that is about to stop, where games go on', async () => {
    const { server, first, second, third } = await at(3);
    await seatedAt([first, second], CODE);
    server.server.drain();
    opens(third, { table: 'AAAAAA', people: [personAt(0, 'Cleo')] });
    expect(await problemOf(third)).toBe('stopping');
    await playedTo([first, second], seededRandom(1), 3);
  });
});

describe('a host that is lost', () => {
  test('says so to those who want to play again while it begins nothing more, and has it for later', async () => {
    const server = await servers();
    const all = await server.come(2);
    await seatedAt(all, 'K7M2QX');
    const [first, second] = all;
    if (!first || !second) throw new Error('two play');
    const stop = { kind: 'stop' } as const;
    for (const each of all) each.agree(stop);
    for (const each of all) await each.until('it is over', ({ isOver }) => isOver);
    first.sayAgain();
    await second.told('chat');
    server.server.drain();
    second.sayAgain();
    for (const each of all) expect((await each.told('refused')).problem).toBe('stopping');
    expect(all.every(({ isConnected }) => isConnected)).toBe(true);
    // Both have heard that both want it.
    await first.told('chat');
    const back = await new ServerGuest(first.identity).come(server.target);
    back.send({ kind: 'resume', game: first.played.history.id, chat: [] });
    await back.until('both', ({ heard }) => heard.filter(({ kind }) => kind === 'chat').length === 2);
  });

  test('finds its table again', async () => {
    const { server, first, second } = await at(2);
    opens(first);
    await first.told('lobby');
    joins(second, 'Béla');
    await second.told('lobby');
    first.link.cut();
    await first.come(server.target);
    opens(first);
    expect((await first.told('lobby')).taken).toHaveLength(2);
  });

  test('has come back, though its last connection is seen to be dead only then', async () => {
    const { server, first, second } = await at(2);
    opens(first);
    await first.told('lobby');
    joins(second, 'Béla');
    await second.told('lobby');
    const again = await new ServerGuest(first.identity).come(server.target);
    opens(again);
    await again.told('lobby');
    first.link.cut();
    await expect.poll(async () => (await server.server.status()).connections).toBe(3);
    server.pass(11_000);
    expect((await server.server.status()).tables).toBe(1);
  });

  test('begins one game, however often it comes back while it begins', async () => {
    const { server, first, second } = await at(2);
    const again = await new ServerGuest(first.identity).come(server.target);
    opens(first, { rules: rulesFor(2) });
    await first.told('lobby');
    joins(second, 'Béla');
    opens(again, { rules: rulesFor(2) });
    await second.told('begin');
    expect((await server.server.status()).games).toBe(1);
  });

  test('has none any more after ten seconds', async () => {
    const { server, first, second } = await at(2);
    opens(first);
    await first.told('lobby');
    joins(second, 'Béla');
    await second.told('lobby');
    first.link.cut();
    await expect.poll(async () => (await server.server.status()).connections).toBe(2);
    server.pass(11_000);
    expect(await problemOf(second)).toBe('closed');
  });
});

describe('a quick match', () => {
  const rules: TableRules = rulesFor(2, { name: 'Quick', isCompetition: true });
  const seeks = (guest: ServerGuest, name: string) => guest.send({ kind: 'seek', rules, people: [personAt(0, name)] });

  test('seats two at a table of their own, each in another colour', async () => {
    const { server, first, second, third } = await at(3);
    third.send({ kind: 'look' });
    seeks(first, 'Anna');
    seeks(second, 'Béla');
    for (const each of [first, second]) expect((await each.told('lobby')).taken).toHaveLength(1);
    server.pass(1_000);
    await dealt([first, second]);
    const seats = second.copy?.history.terms.seats.map(({ name, colour }) => [name, colour]);
    expect(
      new Map(
        [
          ['Anna', 'red'],
          ['Béla', 'yellow'],
        ].map(([name, colour]) => [name, colour]),
      ),
    ).toEqual(new Map(seats?.map(([name, colour]) => [name, colour])));
    expect(third.tables.map(({ taken }) => taken.length)).not.toContain(1);
  });

  test('is found again by who was lost in the instant in which it began', async () => {
    const { server, first, second } = await at(2);
    seeks(first, 'Anna');
    seeks(second, 'Béla');
    for (const each of [first, second]) await each.told('lobby');
    // What it is told then is lost.
    second.link.follow({ take: () => {}, lost: () => {} });
    server.pass(1_000);
    await first.told('begin');
    second.link.cut();
    await second.come(server.target);
    seeks(second, 'Béla');
    await dealt([first, second]);
    expect(second.copy?.history.id).toBe(first.copy?.history.id);
  });

  test('does not seat those who do not want each other', async () => {
    const { server, first, second } = await at(2);
    const blocked = [second.identity.key];
    first.send({ kind: 'seek', rules, people: [personAt(0, 'Anna')], blocked });
    seeks(second, 'Béla');
    for (const each of [first, second]) await each.told('lobby');
    server.pass(60_000);
    expect(first.last('begin')).toBeUndefined();
  });
});
