import { parseLine } from '../../src-main/kept-rows/row-text';
import {
  identityOf,
  keptIdentity,
  KeptIdentitySchema,
  type OwnIdentity,
} from '../../src-main/online/process/kept/identity';
import type { Stores } from '../store/stores';
import { connected, type Redis } from './connection';
import { ensureKeepsAll } from './demands';
import { Failing } from './failing';
import { Lease } from './lease';
import { RedisBook } from './redis-book';
import { textOf } from './redis-game';
import { RedisKeeping } from './redis-keeping';
import { RedisNeighbours } from './redis-neighbours';
import { KEY_OF_IDENTITY } from './scripts';

/**
 * What a server keeps in Redis, which several processes share. Rejects where Redis is not there, or would lose what it has
 * acknowledged.
 *
 * @param folder with the identity of the server, where Redis has none yet
 * @param now in milliseconds since 1970
 */
export async function redisStores(url: string, folder: string, now: () => number): Promise<Stores> {
  const redis = await connected(url);
  try {
    await ensureKeepsAll(redis);
    return await storesIn(redis, folder, now);
  } catch (error) {
    redis.destroy();
    throw error;
  }
}

async function storesIn(redis: Redis, folder: string, now: () => number): Promise<Stores> {
  const identity = await sharedIdentity(redis, folder);
  const lease: Lease = new Lease(redis, () => games.look());
  const games = new RedisKeeping(redis, lease.process, now);
  return {
    identity,
    games,
    openBook: async (kind, schema) => new RedisBook(redis, kind, schema),
    neighbours: await RedisNeighbours.open(redis, lease.process, identity.key),
    listens: (place) => lease.begin(place),
    close: async () => {
      // Where that fails, the others find out by themselves.
      await new Failing('The others cannot be told that this process ends').watch(lease.end());
      redis.destroy();
    },
  };
}

/** The first process gives the others its identity. */
async function sharedIdentity(redis: Redis, folder: string): Promise<OwnIdentity> {
  await redis.set(KEY_OF_IDENTITY, textOf(await keptIdentity(folder)), { condition: 'NX' });
  const kept = parseLine((await redis.get(KEY_OF_IDENTITY)) ?? '', KeptIdentitySchema);
  if (!kept) throw new Error('the identity of the server in Redis is damaged');
  return identityOf(kept);
}
