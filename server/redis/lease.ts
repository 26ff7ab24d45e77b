import { randomUUID } from 'node:crypto';
import type { Elsewhere } from '../store/game-keeping';
import { connectAnew, type Redis } from './connection';
import { Failing } from './failing';
import { keyOfProcess } from './scripts';

const BEAT_MS = 500;
/** A process that has said nothing for so long is dead, or frozen: others take its games. */
const LEASE_MS = 2_500;
/** A Redis that has left so many without an answer is called anew. */
const MOST_UNANSWERED = 10;

/** Says again and again that this process is alive, and where programs reach it. */
export class Lease {
  /** By which the others know this process. */
  readonly process = randomUUID();
  readonly #redis: Redis;
  readonly #lapsed: () => Promise<void>;
  readonly #failing = new Failing('The others cannot be told that this process is alive');
  #unanswered = 0;
  /** Whether the games of this process are its own for all it knows. */
  #isSure = true;
  #timer: NodeJS.Timeout | undefined;

  /** @param lapsed is called when the others may have thought that this process is dead, until it resolves */
  constructor(redis: Redis, lapsed: () => Promise<void>) {
    this.#redis = redis;
    this.#lapsed = lapsed;
  }

  /** Programs reach this process from now on. Rejects when that cannot be said. */
  async begin({ host, port }: Elsewhere): Promise<void> {
    const address = `${host}:${port}`;
    const say = () =>
      this.#redis.set(keyOfProcess(this.process), address, { expiration: { type: 'PX', value: LEASE_MS }, GET: true });
    await say();
    this.#timer = setInterval(() => void this.#failing.watch(this.#beat(say)), BEAT_MS);
  }

  /** While Redis is gone, nobody is told anything; afterwards it turns out what has become of the games. */
  async #beat(say: () => Promise<unknown>): Promise<void> {
    if (this.#unanswered >= MOST_UNANSWERED) return this.#callAnew();
    this.#unanswered += 1;
    try {
      if ((await say()) === null) this.#isSure = false;
    } finally {
      this.#unanswered = 0;
    }
    if (!this.#isSure) await this.#lapsed();
    this.#isSure = true;
  }

  #callAnew(): Promise<void> {
    this.#unanswered = 0;
    console.error('Redis does not answer.');
    return connectAnew(this.#redis);
  }

  /** The games of this process may be taken at once. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#redis.del(keyOfProcess(this.process));
  }
}
