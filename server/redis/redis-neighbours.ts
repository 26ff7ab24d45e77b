import * as v from 'valibot';
import type { Hash } from '../../src-shared/online/primitives';
import type { Elsewhere } from '../store/game-keeping';
import { type HallSeen, HallSeenSchema, type Neighbours } from '../store/neighbours';
import type { Redis } from './connection';
import { Failing } from './failing';

/** A process that has told nothing for so long is not counted on, in milliseconds: each does so every second. */
const FRESH_MS = 3_500;

const ToldSchema = v.pipe(v.string(), v.parseJson(), v.strictObject({ process: v.string(), hall: HallSeenSchema }));

interface Heard {
  readonly at: number;
  readonly hall: HallSeen;
}

/** The other processes of a server, by way of Redis. What they tell of their halls is said there and kept nowhere. */
export class RedisNeighbours implements Neighbours {
  readonly #redis: Redis;
  readonly #process: string;
  readonly #channel: string;
  readonly #heard = new Map<string, Heard>();
  readonly #failing = new Failing('The others cannot be told of this hall');

  private constructor(redis: Redis, process: string, channel: string) {
    this.#redis = redis;
    this.#process = process;
    this.#channel = channel;
  }

  /**
   * @param process by which the others know this one
   * @param server by which servers are told apart that share a Redis
   */
  static async open(redis: Redis, process: string, server: string): Promise<RedisNeighbours> {
    const neighbours = new RedisNeighbours(redis, process, `tantrix:hall:${server}`);
    await redis.subscribe(neighbours.#channel, (text) => neighbours.#hear(text));
    return neighbours;
  }

  #hear(text: string): void {
    const { success, output } = v.safeParse(ToldSchema, text);
    if (success && output.process !== this.#process)
      this.#heard.set(output.process, { at: performance.now(), hall: output.hall });
  }

  find = (table: string): Promise<Elsewhere | Hash | undefined> => this.#redis.seek(this.#process, table, 'look');
  claim = (table: string): Promise<Elsewhere | Hash | undefined> => this.#redis.seek(this.#process, table, 'claim');

  free(table: string): void {
    // Where that is not heard, the code is free again when this process is gone.
    void this.#failing.watch(this.#redis.free(this.#process, table));
  }

  tell(hall: () => HallSeen): void {
    const text = JSON.stringify({ process: this.#process, hall: hall() });
    // The next is told in a second.
    void this.#failing.watch(this.#redis.publish(this.#channel, text));
  }

  get halls(): readonly HallSeen[] {
    const now = performance.now();
    for (const [process, { at }] of this.#heard) if (now - at > FRESH_MS) this.#heard.delete(process);
    return [...this.#heard.values()].map(({ hall }) => hall);
  }
}
