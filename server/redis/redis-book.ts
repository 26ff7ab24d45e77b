import type * as v from 'valibot';
import { parseLine } from '../../src-main/kept-rows/row-text';
import type { Book, Pages } from '../store/book';
import type { Redis } from './connection';
import { textOf } from './redis-game';
import { keyOfBook, type PageChange } from './scripts';

/** A book in Redis, in which several processes write. */
export class RedisBook<Page> implements Book<Page> {
  readonly #redis: Redis;
  readonly #kind: string;
  readonly #schema: v.GenericSchema<unknown, Page>;

  constructor(redis: Redis, kind: string, schema: v.GenericSchema<unknown, Page>) {
    this.#redis = redis;
    this.#kind = kind;
    this.#schema = schema;
  }

  async get(name: string): Promise<Page | undefined> {
    return this.#pageIn(await this.#redis.hGet(keyOfBook(this.#kind), name));
  }

  /** A page that is damaged is none. */
  #pageIn = (text: string | null | undefined): Page | undefined =>
    text === null || text === undefined ? undefined : parseLine(text, this.#schema);

  async all(): Promise<ReadonlyMap<string, Page>> {
    const texts = await this.#redis.hGetAll(keyOfBook(this.#kind));
    const pages = new Map<string, Page>();
    for (const [name, text] of Object.entries(texts)) {
      const page = this.#pageIn(text);
      if (page !== undefined) pages.set(name, page);
    }
    return pages;
  }

  async change(names: readonly string[], make: (pages: readonly (Page | undefined)[]) => Pages<Page>): Promise<void> {
    for (;;) {
      const before = names.length === 0 ? [] : await this.#redis.hmGet(keyOfBook(this.#kind), [...names]);
      const made = Object.entries(make(before.map(this.#pageIn)));
      const known = new Map(names.map((name, at) => [name, before[at]]));
      const changes = made.map(([name, page]): PageChange => {
        const after = page === undefined ? '' : textOf(page);
        return known.has(name) ? [name, after, known.get(name) ?? ''] : [name, after];
      });
      if (changes.length === 0 || (await this.#redis.turn(this.#kind, changes))) return;
    }
  }

  async close(): Promise<void> {}
}
