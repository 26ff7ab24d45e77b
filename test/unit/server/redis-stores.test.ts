import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseOptions } from '../../../server/options';
import { connected, type Redis } from '../../../server/redis/connection';
import { ensureKeepsAll } from '../../../server/redis/demands';
import { Lease } from '../../../server/redis/lease';
import { RedisBook } from '../../../server/redis/redis-book';
import { textOf } from '../../../server/redis/redis-game';
import { RedisKeeping } from '../../../server/redis/redis-keeping';
import { keyOfProcess } from '../../../server/redis/scripts';
import { startServer } from '../../../server/start';
import { newSecret } from '../../../src-main/online/keys';
import { type KeptGame, NotOurs } from '../../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../../src-main/online/process/kept/notes';
import type { Line } from '../../../src-shared/online/lines';
import { withRedis } from '../../support/redis-server';
import { rulesFor } from '../../support/server-guest';
import { runs } from '../../support/nightly';

const server = withRedis();
let redis: Redis;
beforeAll(async () => {
  redis = await connected(server.url);
});
afterAll(() => redis.destroy());

const PLACE = { host: '127.0.0.1', port: 47_202 };
const NOTE: TableNote = { kind: 'table', table: 'K7M2QX', rules: rulesFor(2), host: newSecret(), details: [{}, {}] };
const line = (epoch: number): Line => ({ kind: 'root', epoch, root: newSecret() });

/** A process as far as games know of it. */
async function oneProcess() {
  const lease: Lease = new Lease(redis, () => games.look());
  const games = new RedisKeeping(redis, lease.process, Date.now);
  await lease.begin(PLACE);
  return { games, lease };
}

function game(found: KeptGame | object | string | undefined): KeptGame {
  if (typeof found !== 'object' || !('log' in found)) throw new Error(`no game: ${JSON.stringify(found)}`);
  return found;
}

const book = (kind: string) => new RedisBook(redis, kind, v.number());
const count = (each: RedisBook<number>) => each.change(['a', 'b'], ([a = 0, b = 0]) => ({ a: a + 1, b: b + 2 }));

describe('a game in Redis', () => {
  test('is as it was left for who takes it next', async () => {
    const [first, second] = [await oneProcess(), await oneProcess()];
    const [id, lines] = [newSecret(), [line(1), line(2), line(3)]];
    const kept = await first.games.begin(id, lines.slice(0, 1), NOTE);
    await kept.log.append(lines.slice(1));
    await kept.beside.append([{ kind: 'over' }]);
    await first.games.rest(id);
    expect(await second.games.open(id)).toMatchObject({ id, lines, notes: [NOTE, { kind: 'over' }] });
    expect(await second.games.open(newSecret())).toBeUndefined();
  });

  test('is elsewhere as long as its process is alive', async () => {
    const [first, second] = [await oneProcess(), await oneProcess()];
    const id = newSecret();
    await first.games.begin(id, [line(1)], NOTE);
    expect(await second.games.open(id)).toEqual(PLACE);
    await expect(second.games.begin(id, [line(1)], NOTE)).rejects.toThrow('begun already');
    await first.lease.end();
    game(await second.games.open(id));
  });

  test('is taken by one of those who want it at the same time', async () => {
    for (let run = 0; run < runs(20, 500); run++) {
      const owner = await oneProcess();
      const others = await Promise.all([oneProcess(), oneProcess(), oneProcess()]);
      const id = newSecret();
      await owner.games.begin(id, [line(1)], NOTE);
      await owner.lease.end();
      const found = await Promise.all(others.map(({ games }) => games.open(id)));
      expect(found.filter((each) => typeof each === 'object' && 'log' in each)).toHaveLength(1);
      await Promise.all(others.map(({ lease }) => lease.end()));
    }
  });

  test('takes nothing more of a process that has lost it, which learns so as soon as it says again that it is alive', async () => {
    const [frozen, other] = [await oneProcess(), await oneProcess()];
    const [id, lines] = [newSecret(), [line(1), line(2)]];
    const [busy, idle] = [
      await frozen.games.begin(id, lines, NOTE),
      await frozen.games.begin(newSecret(), lines, NOTE),
    ];
    await redis.del(keyOfProcess(frozen.lease.process));
    const taken = game(await other.games.open(id));
    await other.games.open(idle.id);
    await expect(busy.log.append([line(3)])).rejects.toThrow(NotOurs);
    await expect.poll(() => idle.log.taken?.aborted).toBe(true);
    await taken.log.append([line(4)]);
    await frozen.lease.end();
    // Nor does it let go of it, or delete it.
    await frozen.games.drop(id);
    await frozen.games.rest(idle.id);
    await expect(taken.log.append([line(5)])).resolves.toBeUndefined();
  });

  test('has no line twice whose answer was lost', async () => {
    const { games } = await oneProcess();
    const [id, lines] = [newSecret(), [line(1), line(2), line(3), line(4)]];
    const kept = await games.begin(id, lines.slice(0, 1), NOTE);
    const [owner, texts] = [(await redis.hGet(`tantrix:game:${id}`, 'owner')) ?? '', lines.map(textOf)];
    await redis.append(id, 'lines', owner, 1, texts.slice(1, 2));
    await kept.log.append(lines.slice(1, 3));
    await kept.log.append(lines.slice(3));
    expect(await redis.lRange(`tantrix:game:${id}:lines`, 0, -1)).toEqual(texts);
    // Another line there is another history.
    await redis.append(id, 'lines', owner, 4, [textOf(line(5))]);
    await expect(kept.log.append([line(6)])).rejects.toThrow(NotOurs);
  });

  test('is deleted with the code of its table when all have it, or when it is old and nobody has it', async () => {
    const [first, second] = [await oneProcess(), await oneProcess()];
    const [id, old] = [newSecret(), newSecret()];
    await first.games.begin(id, [line(1)], NOTE);
    expect(await redis.exists('tantrix:table:K7M2QX')).toBe(1);
    await first.games.drop(id);
    expect(await redis.keys(`*${id}*`)).toEqual([]);
    expect(await redis.exists('tantrix:table:K7M2QX')).toBe(0);
    await first.games.begin(old, [line(1)], NOTE);
    await second.games.forget(Date.now() + 1_000);
    expect(await second.games.open(old)).toEqual(PLACE);
    await first.lease.end();
    await second.games.forget(Date.now() + 1_000);
    expect(await second.games.open(old)).toBeUndefined();
  });

  test('that is damaged is told so', async () => {
    const { games } = await oneProcess();
    const id = newSecret();
    await games.begin(id, [line(1)], NOTE);
    await redis.lSet(`tantrix:game:${id}:lines`, 0, 'damaged');
    expect(await games.open(id)).toBe('damaged');
  });
});

describe('a book in Redis', () => {
  test('has every change that several processes make at the same time', async () => {
    const books = [book('counts'), book('counts'), book('counts')];
    await Promise.all(books.flatMap((each) => Array.from({ length: 8 }, () => count(each))));
    expect(await book('counts').all()).toEqual(new Map(Object.entries({ a: 24, b: 48 })));
  });

  test('lets go of pages', async () => {
    await book('pages').change([], () => ({ a: 1, b: 2 }));
    await book('pages').change(['a'], () => ({ a: undefined }));
    expect([await book('pages').get('a'), await book('pages').get('b')]).toEqual([undefined, 2]);
  });
});

describe('a Redis that would lose what it has acknowledged', () => {
  test.each([
    ['appendonly', 'no', 'yes', 'what it holds is gone when it ends'],
    ['appendfsync', 'everysec', 'always', 'a crash takes away'],
    ['no-appendfsync-on-rewrite', 'yes', 'no', 'a crash takes away'],
    ['maxmemory-policy', 'allkeys-lru', 'noeviction', 'it throws games away'],
  ])('by %s is not used', async (name, wrong, right, why) => {
    await redis.configSet(name, wrong);
    await expect(ensureKeepsAll(redis)).rejects.toThrow(`${name} must be ${right}, and is ${wrong}: ${why}`);
    await redis.configSet(name, right);
    await ensureKeepsAll(redis);
  });
});

test('a server does not start on a Redis that would lose games', async () => {
  await redis.configSet('appendfsync', 'everysec');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-refused-'));
  const options = parseOptions(['--port', '0', '--folder', folder, '--redis', server.url]);
  await expect(startServer(options)).rejects.toThrow('appendfsync must be always');
  await redis.configSet('appendfsync', 'always');
  rmSync(folder, { recursive: true });
});

test('a Redis that does not answer is called anew, and has what it was told once', async () => {
  const { games, lease } = await oneProcess();
  const [id, lines] = [newSecret(), [line(1), line(2), line(3)]];
  const kept = await games.begin(id, lines.slice(0, 1), NOTE);
  server.signal('SIGSTOP');
  await expect(kept.log.append(lines.slice(1, 2))).rejects.not.toThrow(NotOurs);
  server.signal('SIGCONT');
  await expect.poll(() => kept.log.append(lines.slice(1))).toBeUndefined();
  expect(await redis.lRange(`tantrix:game:${id}:lines`, 0, -1)).toEqual(lines.map(textOf));
  await expect.poll(() => redis.exists(keyOfProcess(lease.process))).toBe(1);
});

test('a Redis that is not there is not waited for', async () => {
  await expect(connected('redis://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
});
