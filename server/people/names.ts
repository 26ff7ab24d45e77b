import * as v from 'valibot';
import type { PublicKey } from '../../src-shared/online/primitives';
import { plainName } from '../../src-shared/online/lobby';
import { KeySchema } from '../../src-shared/online/terms';
import type { Book, OpenBook, Pages } from '../store/book';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A name that was not used for so long is free again. */
const HELD_MS = 180 * DAY_MS;

/** A key that takes more into use lets go of the one that it has not used for the longest time. */
const MOST_OF_KEY = 8;

const HeldSchema = v.strictObject({ key: KeySchema, at: v.number() });
type Held = v.InferOutput<typeof HeldSchema>;

/** What a key holds: its names, the one used last at the end. */
const HolderSchema = v.strictObject({ names: v.array(v.string()), at: v.number() });
type Holder = v.InferOutput<typeof HolderSchema>;

/** Whose the names at a server are: of the key that used each first, as long as it uses it. */
export class Names {
  readonly #book: Book<Held>;
  readonly #holders: Book<Holder>;

  constructor(book: Book<Held>, holders: Book<Holder>) {
    this.#book = book;
    this.#holders = holders;
  }

  static open = async (openBook: OpenBook): Promise<Names> =>
    new Names(await openBook('names', HeldSchema), await openBook('holders', HolderSchema));

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
      areFree = held.every((each) => !each || each.key === key || isFree(each, now));
      // Once a day is enough to know that it is used.
      const isStale = (_: string, at: number) => held[at]?.key !== key || now - (held[at]?.at ?? 0) > DAY_MS;
      return areFree ? Object.fromEntries(plain.filter(isStale).map((name) => [name, { key, at: now }])) : {};
    });
    if (areFree) await this.#hold(plain, key, now);
    return areFree;
  }

  /** Notes what a key holds, and lets go of what is too much. */
  async #hold(plain: readonly string[], key: PublicKey, now: number): Promise<void> {
    let tooMany: readonly string[] = [];
    await this.#holders.change([key], ([holder = { names: [], at: 0 }]) => {
      const all = [...holder.names.filter((name) => !plain.includes(name)), ...new Set(plain)];
      const most = Math.max(MOST_OF_KEY, plain.length);
      tooMany = all.slice(0, Math.max(0, all.length - most));
      const names = all.slice(tooMany.length);
      const isKnown = names.join('\n') === holder.names.join('\n') && now - holder.at <= DAY_MS;
      return isKnown ? {} : { [key]: { names, at: now } };
    });
    await this.#delete(tooMany, (held) => held.key === key);
  }

  #delete(names: readonly string[], isOld: (held: Held) => boolean): Promise<void> {
    return this.#book.change(names, (held) => without(names, held, isOld));
  }

  /** Lets go of names that are free again. */
  async forget(now: number): Promise<void> {
    const old = [...(await this.#book.all())].filter(([, held]) => isFree(held, now)).map(([name]) => name);
    await this.#delete(old, (held) => isFree(held, now));
    const gone = [...(await this.#holders.all())].filter(([, holder]) => isFree(holder, now)).map(([key]) => key);
    await this.#holders.change(gone, (holders) => without(gone, holders, (holder) => isFree(holder, now)));
  }

  async close(): Promise<void> {
    await Promise.all([this.#book.close(), this.#holders.close()]);
  }
}

const isFree = ({ at }: { readonly at: number }, now: number): boolean => now - at >= HELD_MS;

/** Takes out those pages that are still as they were thought to be. */
const without = <Page>(
  names: readonly string[],
  pages: readonly (Page | undefined)[],
  isOld: (page: Page) => boolean,
): Pages<Page> =>
  Object.fromEntries(names.flatMap((name, at) => (pages[at] && isOld(pages[at]) ? [[name, undefined]] : [])));
