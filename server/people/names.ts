import * as v from 'valibot';
import type { PublicKey } from '../../src-shared/online/primitives';
import { plainName } from '../../src-shared/online/lobby';
import { KeySchema } from '../../src-shared/online/terms';
import type { Book, OpenBook } from '../store/book';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A name that was not used for so long is free again. */
const HELD_MS = 180 * DAY_MS;

const HeldSchema = v.strictObject({ key: KeySchema, at: v.number() });
type Held = v.InferOutput<typeof HeldSchema>;

/** Whose the names at a server are: of the key that used each first, as long as it uses it. */
export class Names {
  readonly #book: Book<Held>;

  constructor(book: Book<Held>) {
    this.#book = book;
  }

  static open = async (openBook: OpenBook): Promise<Names> => new Names(await openBook('names', HeldSchema));

  /**
   * Takes names into use. Rejects when that cannot be kept.
   *
   * @param now in milliseconds since 1970
   * @returns whether none of them is somebody else's
   */
  async use(names: readonly string[], key: PublicKey, now: number): Promise<boolean> {
    const plain = names.map(plainName);
    let areFree = false;
    await this.#book.change(plain, (held) => {
      areFree = held.every((each) => !each || each.key === key || now - each.at >= HELD_MS);
      // Once a day is enough to know that it is used.
      const isStale = (_: string, at: number) => held[at]?.key !== key || now - (held[at]?.at ?? 0) > DAY_MS;
      return areFree ? Object.fromEntries(plain.filter(isStale).map((name) => [name, { key, at: now }])) : {};
    });
    return areFree;
  }

  close(): Promise<void> {
    return this.#book.close();
  }
}
