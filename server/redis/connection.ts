import { createClient } from '@redis/client';
import { SCRIPTS } from './scripts';

/** How long a try to connect lasts, and how long after it the next begins, in milliseconds. */
const CONNECT_MS = 2_000;
const AGAIN_MS = 250;

/**
 * A connection with Redis. While there is none, all that is asked of it is rejected at once; what it was asked when it was lost may
 * have been done or not. Once it was there, it comes back by itself.
 */
export type Redis = Awaited<ReturnType<typeof connected>>;

/**
 * Connects with Redis. Rejects when it cannot be reached.
 *
 * @param url redis://HOST:PORT, rediss:// over TLS; with name and password where it wants them
 */
export async function connected(url: string) {
  let hasBeenThere = false;
  let isThere = false;
  const redis = createClient({
    url,
    scripts: SCRIPTS,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: () => hasBeenThere && AGAIN_MS,
    },
  });
  redis.on('ready', () => {
    if (hasBeenThere) console.error('Redis is back.');
    hasBeenThere = true;
    isThere = true;
  });
  redis.on('error', (error: unknown) => {
    // Each try to come back fails once more.
    if (isThere) console.error('Redis is gone:', error);
    isThere = false;
  });
  return redis.connect();
}

/** Begins a connection anew that answers nothing: whatever was asked of it is rejected. Resolves when Redis is there. */
export async function connectAnew(redis: Redis): Promise<void> {
  redis.destroy();
  await redis.connect();
}
