import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { RedisServer } from '../../scripts/lib/redis-server';

/** A Redis for the tests of a file. */
export function withRedis(): RedisServer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-redis-'));
  const redis = new RedisServer(folder);
  beforeAll(() => redis.start());
  afterAll(async () => {
    await redis.kill();
    rmSync(folder, { recursive: true });
  });
  return redis;
}
