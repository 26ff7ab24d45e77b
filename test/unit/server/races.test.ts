import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src-shared/tantrix';
import { whileNothingIsKept } from '../../support/file-limits';
import { personAt, rulesFor, type ServerGuest } from '../../support/server-guest';
import { go, moveAt, RACE_RULES, racedBy, racedTo, rivals, seatedToRace } from '../../support/server-races';
import { inServersHere } from '../../support/started-server';

const servers = inServersHere();
const TABLE = 'K7M2QX';

async function racing(count: number) {
  const server = await servers();
  const all = await server.come(count);
  const begin = await seatedToRace(all, TABLE);
  await go(all, begin);
  return { server, all, begin };
}

const isRunning = (is: boolean) => (guest: ServerGuest) => guest.last('raceClock')?.isRunning === is;

const names = (guest: ServerGuest) => guest.tables.map(({ rules }) => rules.name);

describe('a race at a server', () => {
  test('is listed with up to six seats to those who can race, and as one that goes on once it begins', async () => {
    const server = await servers();
    const [looking, host, ...guests] = await server.come(7);
    const older = (await server.come(1))[0];
    if (!looking || !host || !older) throw new Error('they have come');
    await older.come(server.target, [1]);
    for (const each of [looking, older]) each.send({ kind: 'look' });
    const rules = { ...RACE_RULES, seats: 6 as const };
    host.send({ kind: 'open', table: TABLE, rules, people: [personAt(0)], robots: [] });
    await host.told('lobby');
    server.pass(0);
    await looking.until('the race', (each) => names(each).includes('A race'));
    expect(looking.tables[0]).toMatchObject({ id: TABLE, rules: { isRace: true, seats: 6 } });
    expect(names(older)).toEqual([]);
    older.send({ kind: 'join', table: TABLE, people: [personAt(1)] });
    expect((await older.told('refused')).problem).toBe('version');
    for (const [at, guest] of guests.entries()) {
      guest.send({ kind: 'join', table: TABLE, people: [personAt(at + 1)] });
      await guest.told('lobby');
    }
    const all = [host, ...guests];
    for (const each of all) expect((await each.told('raceBegin')).names).toEqual(all.map((_, seat) => `P${seat}`));
    server.pass(0);
    await looking.until('it goes on', (each) => each.tables[0]?.laid === 0);
    expect(looking.tables).toMatchObject([{ id: TABLE, taken: all.map((_, seat) => ({ name: `P${seat}` })) }]);
    expect(names(older)).toEqual([]);
    looking.send({ kind: 'join', table: TABLE, people: [] });
    expect((await looking.told('refused')).problem).toBe('closed');
  });

  test('is decided by the order in which moves come, and who was second is told who was first', async () => {
    const { all, begin } = await racing(2);
    const [first, second] = all;
    if (!first || !second) throw new Error('two race');
    const [own, rival] = rivals(begin);
    const { race } = begin;
    second.send({ kind: 'raceMove', race, seat: 1, ticket: 1, seen: 0, deed: rival });
    await first.told('raceRuled');
    first.send({ kind: 'raceMove', race, seat: 0, ticket: 1, seen: 0, deed: own });
    expect(await first.told('raceRefused')).toMatchObject({ seat: 0, ticket: 1, first: 1 });
    expect(second.last('raceRefused')).toBe(undefined);
    // Said again, it is answered again, and made once.
    second.send({ kind: 'raceMove', race, seat: 1, ticket: 1, seen: 0, deed: rival });
    await second.until('an answer', ({ heard }) => heard.filter(({ kind }) => kind === 'raceRuled').length === 2);
    for (const each of all) expect(racedBy(each, begin).ruled).toHaveLength(1);
  });

  test('stands for all where somebody wants it to, or is lost; who comes back has all of it', async () => {
    const { server, all, begin } = await racing(3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('three race');
    await racedTo(all, begin, seededRandom(1), { count: 4 });
    first.send({ kind: 'racePause', race: begin.race, isPaused: true });
    for (const each of all) await each.until('a pause', isRunning(false));
    second.send({ kind: 'racePause', race: begin.race, isPaused: false });
    for (const each of all) await each.until('it goes on', isRunning(true));
    third.link.cut();
    for (const each of [first, second]) await each.until('a pause', isRunning(false));
    // Each of the other two hears that one of the others is there.
    expect([first, second].map((each) => each.last('present')?.parties)).toEqual([[0], [0]]);
    // The others need not wait.
    first.send({ kind: 'racePause', race: begin.race, isPaused: false });
    await second.until('it goes on', isRunning(true));
    await third.come(server.target);
    third.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect(await third.told('raceBegin')).toEqual(begin);
    await third.until('the clock', isRunning(true));
    for (const each of all) await each.until('all are there', (guest) => guest.last('present')?.parties.length === 2);
    await third.until('all moves', (guest) => racedBy(guest, begin).ruled.length === 4);
    const copy = await racedTo(all, begin, seededRandom(2), { count: 8 });
    for (const each of all) expect(racedBy(each, begin).race).toEqual(copy.race);
  });

  test('goes to its end, counts for nobody’s rank, and leaves nothing', async () => {
    const { server, all, begin } = await racing(2);
    const copy = await racedTo(all, begin, seededRandom(3), { count: Infinity });
    expect(copy.race.isOver).toBe(true);
    for (const each of all) each.send({ kind: 'ranks' });
    for (const each of all) expect(await each.told('ranking')).toEqual({ kind: 'ranking', best: [] });
    expect((await server.server.status()).moves).toBe(copy.ruled.length);
    for (const each of all) each.send({ kind: 'leave' });
    await expect.poll(async () => (await server.server.status()).connections).toBe(0);
    server.pass(61_000);
    await expect.poll(async () => (await server.server.status()).games).toBe(0);
    const [late] = await server.come(1);
    await late?.come(server.target);
    const back = all[0];
    await back?.come(server.target);
    back?.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect((await back?.told('refused'))?.problem).toBe('closed');
  });

  test('rests while nobody is there, and goes on when somebody comes back', async () => {
    const { server, all, begin } = await racing(2);
    const before = await racedTo(all, begin, seededRandom(4), { count: 5 });
    for (const each of all) each.send({ kind: 'leave' });
    await expect.poll(async () => (await server.server.status()).connections).toBe(0);
    server.pass(16 * 60 * 1000);
    await expect.poll(async () => (await server.server.status()).games).toBe(0);
    for (const each of all) {
      await each.come(server.target);
      each.send({ kind: 'raceHello', race: begin.race, n: before.ruled.length });
      await each.told('raceBegin');
    }
    await go(all, begin);
    const after = await racedTo(all, begin, seededRandom(5), { count: 9, before });
    expect(after.ruled.slice(0, 5)).toEqual(before.ruled);
  });

  test('is gone on with after the disk took nothing, and stays for those who are there', async () => {
    const { server, all, begin } = await racing(2);
    const before = await racedTo(all, begin, seededRandom(6), { count: 4 });
    const deed = moveAt(before.race, 0, seededRandom(7));
    if (!deed) throw new Error('nothing can be laid');
    await whileNothingIsKept(async () => {
      all[0]?.send({ kind: 'raceMove', race: begin.race, seat: 0, ticket: 50, seen: 4, deed });
      // What cannot be kept is told to nobody.
      for (const each of all) await expect.poll(() => each.isConnected).toBe(false);
    });
    for (const each of all) {
      expect(racedBy(each, begin).ruled).toEqual(before.ruled);
      await each.come(server.target);
      each.send({ kind: 'raceHello', race: begin.race, n: 4 });
      await each.told('raceBegin');
    }
    // Longer than a race stays at which nobody is.
    server.pass(16 * 60 * 1000);
    await go(all, begin);
    const after = await racedTo(all, begin, seededRandom(8), { count: 8, before });
    expect(after.ruled.slice(0, 4)).toEqual(before.ruled);
    expect((await server.server.status()).games).toBe(1);
  });

  test('is for those who have come to it, one at each program, and no quick match', async () => {
    const server = await servers();
    const [host, guest, other] = await server.come(3);
    if (!host || !guest || !other) throw new Error('three have come');
    const people = [personAt(0), personAt(1)];
    host.send({ kind: 'open', table: TABLE, rules: RACE_RULES, people, robots: [] });
    expect((await host.told('refused')).problem).toBe('fewSeats');
    guest.send({ kind: 'seek', rules: RACE_RULES, people: [personAt(2)] });
    expect((await guest.told('refused')).problem).toBe('closed');
    const robots = [{ colour: 'blue' as const, robot: { character: 'mason', level: 1 } }];
    other.send({ kind: 'open', table: TABLE, rules: RACE_RULES, people: [personAt(3)], robots });
    expect((await other.told('refused')).problem).toBe('closed');
    const all = await server.come(3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('three have come');
    const begin = await seatedToRace([first, second], 'TAB001');
    third.send({ kind: 'join', table: 'TAB001', people: [personAt(4)] });
    expect((await third.told('refused')).problem).toBe('closed');
    await third.come(server.target);
    third.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect((await third.told('refused')).problem).toBe('closed');
    await third.come(server.target);
    third.send({ kind: 'open', table: 'TAB001', rules: rulesFor(2), people: [personAt(4)], robots: [] });
    expect((await third.told('refused')).problem).toBe('closed');
    // Who was lost before they heard of it asks for their seat once more.
    await second.come(server.target);
    second.send({ kind: 'join', table: 'TAB001', people: [personAt(1, '1-TAB001')] });
    expect(await second.told('raceBegin')).toEqual(begin);
  });
});
