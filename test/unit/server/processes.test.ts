import { afterEach, describe, expect, test } from 'vitest';
import { connected } from '../../../server/redis/connection';
import { keyOfProcess } from '../../../server/redis/scripts';
import type { Target } from '../../../src-main/online/process/connections/dial';
import type { RaceBegin } from '../../../src-shared/online/race/wire';
import { drawnIn } from '../../../src-shared/online/history';
import { seededRandom } from '../../../src-shared/tantrix';
import { runs } from '../../support/nightly';
import { agree, clockRuns, joinedAt, openedAt, play, raceOf } from '../../support/online-races';
import { inPrograms } from '../../support/online-tables';
import { withRedis } from '../../support/redis-server';
import { comeBack, dealt, personAt, playedTo, rulesFor, seatedAt, ServerGuest } from '../../support/server-guest';
import { inServers, type ServerProcess } from '../../support/server-process';
import { go, moveAt, RACE_RULES, racedBy, racedTo, seatedToRace } from '../../support/server-races';

/** Several processes of one server, which share a real Redis. */

const redis = withRedis();
const servers = inServers();
const programs = inPrograms();
const TABLE = 'K7M2QX';

let made: ServerProcess[] = [];
afterEach(() => {
  for (const each of made) each.signal('SIGCONT');
  made = [];
});

async function processes(count: number): Promise<ServerProcess[]> {
  made = await Promise.all(Array.from({ length: count }, () => servers(['--redis', redis.url])));
  return made;
}

/** Where the processes are that are thought alive. */
async function placesKnown(): Promise<(string | null)[]> {
  const client = await connected(redis.url);
  const keys = await client.keys(keyOfProcess('*'));
  const places = await Promise.all(keys.map((key) => client.get(key)));
  client.destroy();
  return places;
}

const come = async ({ target }: ServerProcess): Promise<ServerGuest> => new ServerGuest().come(target);

/** The steps of a game as a program has them, and its tiles. */
const known = ({ played: { history } }: ServerGuest) => ({
  steps: Array.from({ length: history.n }, (_, at) => history.at(at + 1)?.step?.deed),
  tiles: drawnIn(history.game),
});

/** A table nobody else has. */
let tables = 0;
const newTable = (): string => `TAB${String((tables += 1)).padStart(3, '0')}`;

/** Two at a table of the first process. */
async function playing(at: ServerProcess): Promise<ServerGuest[]> {
  const all = [await come(at), await come(at)];
  await seatedAt(all, newTable());
  return all;
}

const backAt = (all: readonly ServerGuest[], at: readonly ServerProcess[]): Promise<unknown> => {
  const targets = at.map(({ target }) => target);
  return Promise.all(all.map((each) => comeBack(each, targets)));
};

/** Where a process sends somebody who goes on with a game; undefined where it does not yet. */
async function sentOn(guest: ServerGuest, target: Target): Promise<number | undefined> {
  const other = await new ServerGuest(guest.identity).come(target);
  other.send({ kind: 'resume', game: guest.played.history.id, chat: [] });
  await other.until('an answer', (each) => each.last('elsewhere') !== undefined).catch(() => {});
  return other.last('elsewhere')?.port;
}

const seek = (guest: ServerGuest, name: string): void =>
  guest.send({ kind: 'seek', rules: rulesFor(2), people: [personAt(0, name)] });

/** Somebody comes back to a race at a process, once that takes it from the one that had it. */
async function backInRace(guest: ServerGuest, at: ServerProcess, { race }: RaceBegin): Promise<void> {
  await expect
    .poll(
      async () => {
        await guest.come(at.target);
        guest.send({ kind: 'raceHello', race, n: 0 });
        await guest.until('an answer', ({ heard }) => heard.some(({ kind }) => kind !== 'ping')).catch(() => {});
        return guest.last('raceBegin')?.race;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(race);
}

/** All play on, and have the same; by night to the end. */
async function playedOn(all: readonly ServerGuest[], seed: number, steps = runs(3, Infinity)): Promise<void> {
  const [first] = all;
  await playedTo(all, seededRandom(seed), (first?.n ?? 0) + steps);
  const [one, ...others] = all.map(known);
  for (const other of others) expect(other).toEqual(one);
}

const PATIENCE = { timeout: runs(60_000, 300_000) };

describe('processes of one server', PATIENCE, () => {
  test('are one to those who come: they see each other’s tables, and are sent to them', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    expect(second.target.fingerprint).toBe(first.target.fingerprint);
    const [host, guest] = [await come(first), await come(second)];
    const rules = rulesFor(2);
    guest.send({ kind: 'look' });
    host.send({ kind: 'open', table: TABLE, rules, people: [personAt(0, 'Anna')], robots: [] });
    await guest.until('the table', (each) => each.tables.some(({ id }) => id === TABLE));
    await guest.until('both', (each) => each.last('hall')?.programs === 2);
    guest.send({ kind: 'join', table: TABLE, people: [personAt(1, 'Béla')] });
    const { host: there, port } = await guest.told('elsewhere');
    await guest.come({ ...second.target, host: there, port });
    guest.send({ kind: 'join', table: TABLE, people: [personAt(1, 'Béla')] });
    await dealt([host, guest]);
    // The code is taken everywhere, and so are the names.
    const other = await come(second);
    other.send({ kind: 'open', table: TABLE, rules, people: [personAt(0, 'Carl')], robots: [] });
    expect((await other.told('refused')).problem).toBe('closed');
    const thief = await come(second);
    thief.send({ kind: 'open', table: newTable(), rules, people: [personAt(0, 'Anna')], robots: [] });
    expect((await thief.told('refused')).problem).toBe('nameHeld');
    await playedOn([host, guest], 1, Infinity);
    expect(known(host).tiles).toHaveLength(56);
  });

  test('race together, and go on with a race whose process is killed', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const [host, guest] = [await come(first), await come(second)];
    const table = newTable();
    const rules = RACE_RULES;
    host.send({ kind: 'open', table, rules, people: [personAt(0, `Anna ${table}`)], robots: [] });
    await host.told('lobby');
    const join = { kind: 'join' as const, table, people: [personAt(1, `Béla ${table}`)] };
    guest.send(join);
    await guest.come({ ...second.target, port: (await guest.told('elsewhere')).port });
    guest.send(join);
    const all = [host, guest];
    const begin = await host.told('raceBegin');
    expect(await guest.told('raceBegin')).toEqual(begin);
    await go(all, begin);
    const before = await racedTo(all, begin, seededRandom(8), { count: 6 });
    // Nobody else takes a race that goes on.
    const asked = await new ServerGuest(guest.identity).come(second.target);
    asked.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect((await asked.told('elsewhere')).port).toBe(first.target.port);

    await first.end('SIGKILL');
    for (const each of all) await each.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
    for (const each of all) await backInRace(each, second, begin);
    await go(all, begin);
    const after = await racedTo(all, begin, seededRandom(9), { count: Infinity, before });
    expect(after.ruled.slice(0, 6)).toEqual(before.ruled);
    expect(after.race.isOver).toBe(true);
  });

  test('take a race of one that is frozen, which tells nothing of it when it wakes', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const all = [await come(first), await come(first)];
    const begin = await seatedToRace(all, newTable());
    await go(all, begin);
    const before = await racedTo(all, begin, seededRandom(8), { count: 4 });
    first.signal('SIGSTOP');
    const late = all.map(({ identity }) => new ServerGuest(identity));
    for (const each of late) await backInRace(each, second, begin);
    await go(late, begin);
    const after = await racedTo(late, begin, seededRandom(9), { count: 8 });
    expect(after.ruled.slice(0, 4)).toEqual(before.ruled);
    first.signal('SIGCONT');
    for (const each of all) await each.until('it is sent away', ({ isConnected }) => !isConnected).catch(() => {});
    for (const each of all) expect([each.isConnected, racedBy(each, begin).ruled]).toEqual([false, before.ruled]);
    const [one] = all;
    await one?.come(first.target);
    one?.send({ kind: 'raceHello', race: begin.race, n: 0 });
    expect((await one?.told('elsewhere'))?.port).toBe(second.target.port);
  });

  test('send programs on to the race that they come back to', async () => {
    const [first, second] = await processes(2);
    const all = programs(2);
    const [host, guest] = all;
    if (!first || !second || !host || !guest) throw new Error('two have started, and two race');
    await openedAt(host, 2, first.link);
    await joinedAt(guest, 1, second.link);
    for (const each of all) await each.until('they race', ({ kind }) => kind === 'racing');
    await clockRuns(all);
    await play(all, 4);
    await agree(all);
    const { id, moves } = raceOf(host);
    // It knows the second process alone, which does not have the race.
    await guest.kill();
    expect(await guest.call('resumeOnline', id)).toBe(null);
    await guest.until('it is back', (state) => state.kind === 'racing' && state.race.isReached);
    await clockRuns(all);
    await play(all, 3);
    await agree(all);
    expect(raceOf(guest).moves.slice(0, moves.length)).toEqual(moves);
  });

  test('go on with a race where Redis was gone, and nothing that counted is lost', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const all = [await come(first), await come(first)];
    const begin = await seatedToRace(all, newTable());
    await go(all, begin);
    const before = await racedTo(all, begin, seededRandom(3), { count: 4 });
    await redis.kill();
    const deed = moveAt(before.race, 0, seededRandom(4));
    if (!deed) throw new Error('nothing can be laid');
    all[0]?.send({ kind: 'raceMove', race: begin.race, seat: 0, ticket: 50, seen: 4, deed });
    // What cannot be kept is told to nobody.
    for (const each of all) await each.until('it is cut', ({ isConnected }) => !isConnected).catch(() => {});
    for (const each of all) expect([each.isConnected, racedBy(each, begin).ruled]).toEqual([false, before.ruled]);
    await redis.start();
    for (const each of all) await backInRace(each, first, begin);
    await go(all, begin);
    const after = await racedTo(all, begin, seededRandom(5), { count: 8 });
    expect(after.ruled.slice(0, 4)).toEqual(before.ruled);
  });

  test('match people who seek at several of them', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const [one, two] = [await come(first), await come(second)];
    seek(one, 'Dora');
    await one.told('lobby');
    seek(two, 'Emil');
    const { host, port } = await two.told('elsewhere');
    await two.come({ ...second.target, host, port });
    seek(two, 'Emil');
    await dealt([one, two]);
    await playedOn([one, two], 2);
    expect(one.played.history.id).toBe(two.played.history.id);
  });

  test('go on with the games of one that is killed', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    for (let run = 0; run < runs(1, 10); run++) {
      const all = await playing(first);
      await playedTo(all, seededRandom(run), 3 + run);
      const before = all.map(known);
      await first.end('SIGKILL');
      await backAt(all, [second, first]);
      expect(all.map(known)).toEqual(before);
      expect(all.map(({ link }) => link.place?.port)).toEqual([second.target.port, second.target.port]);
      await playedOn(all, run);
      await first.start();
    }
  });

  test('go on at once with the games of one that stops', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const all = await playing(first);
    await playedTo(all, seededRandom(2), 3);
    expect(await first.end('SIGTERM')).toBe(0);
    // Nobody has to wait until it is thought dead.
    const places = await placesKnown();
    const isKnown = ({ target }: ServerProcess) => places.some((place) => place?.endsWith(`:${target.port}`));
    expect([first, second].map(isKnown)).toEqual([false, true]);
    await backAt(all, [second]);
    await playedOn(all, 3);
  });

  test('take the games of one that is frozen, which plays nothing of them when it wakes', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const [one, two, watcher] = [await come(first), await come(first), await come(first)];
    const table = newTable();
    await seatedAt([one, two], table);
    watcher.send({ kind: 'join', table, people: [] });
    await watcher.told('begin');
    await playedTo([one, two, watcher], seededRandom(5), 5);
    first.signal('SIGSTOP');
    await Promise.all([one, two].map((each) => each.until('the silence', ({ isConnected }) => !isConnected)));
    await backAt([one, two], [second]);
    await playedTo([one, two], seededRandom(6), 12);
    first.signal('SIGCONT');
    await expect.poll(() => sentOn(one, first.target)).toBe(second.target.port);
    await comeBack(watcher, [first.target]);
    expect(watcher.link.place?.port).toBe(second.target.port);
    await playedOn([one, two, watcher], 7);
  });

  test('wait while Redis is gone, and have lost nothing when it is back', async () => {
    const [first, second] = await processes(2);
    if (!first || !second) throw new Error('two have started');
    const [all, others] = [await playing(first), await playing(second)];
    for (let run = 1; run <= runs(1, 8); run++) {
      const random = seededRandom(run);
      await Promise.all([playedTo(all, random, 3 * run), playedTo(others, random, 2 * run)]);
      const before = [...all, ...others].map(known);
      await redis.kill();
      // Who comes to a process now is not left there waiting for nothing.
      const late = await new ServerGuest(all[0]?.identity).come(second.target);
      late.send({ kind: 'resume', game: all[0]?.played.history.id ?? '', chat: [] });
      await late.until('it is sent away', ({ isConnected }) => !isConnected).catch(() => {});
      expect([late.last('refused')?.problem, late.isConnected]).toEqual(['disk', false]);
      expect([...all, ...others].some((each) => each.move(random))).toBe(true);
      await redis.start();
      await Promise.all([playedTo(all, random, 3 * run + 1), playedTo(others, random, 2 * run + 1)]);
      for (const [at, { steps }] of [...all, ...others].map(known).entries())
        expect(steps.slice(0, before[at]?.steps.length)).toEqual(before[at]?.steps);
    }
    await Promise.all([playedOn(all, 8), playedOn(others, 9)]);
  });
});
