import * as v from 'valibot';
import type { Link } from '../../src-main/online/process/connections/link';
import { ChatSchema } from '../../src-shared/online/chat';
import type { PublicKey } from '../../src-shared/online/primitives';
import { KeySchema } from '../../src-shared/online/terms';
import type { Wire } from '../../src-shared/online/wire';
import type { Room } from '../rooms/room';
import type { Book, OpenBook } from '../store/book';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Nobody reads more: of all together, by one person, and of what one person has said. */
const MOST = 10_000;
const MOST_BY_ONE = 50;
const MOST_OF_ONE = 200;

const ReportedSchema = v.strictObject({
  /** When it was told, in milliseconds since 1970. */
  at: v.number(),
  /** Who told it. */
  by: KeySchema,
  /** Whose line it is, and under what name. */
  key: KeySchema,
  name: v.string(),
  line: ChatSchema,
});
export type Reported = v.InferOutput<typeof ReportedSchema>;

/** Lines of chats that nobody should have to read, as they were told to the server. */
export class Reports {
  readonly #book: Book<Reported>;
  #queue: Promise<void> = Promise.resolve();

  constructor(book: Book<Reported>) {
    this.#book = book;
  }

  static open = async (openBook: OpenBook): Promise<Reports> => new Reports(await openBook('reports', ReportedSchema));

  /** Notes a line of a game that the reporter is in; any other is passed over. One after the other, so that all are counted. */
  note(link: Link, room: Room, report: Extract<Wire, { kind: 'report' }>, at: number): Promise<void> {
    const noted = this.#queue.then(() => this.#note(link, room, report, at));
    // Whoever asked hears of a failure; those that come after it do not.
    this.#queue = noted.catch(() => {});
    return noted;
  }

  async #note(link: Link, room: Room, { party, n }: Extract<Wire, { kind: 'report' }>, at: number): Promise<void> {
    const line = room.exchange.notebook.chat.find((each) => each.party === party && each.n === n);
    const key = room.terms.parties[party];
    if (!line || key === undefined || !(await this.#hasRoom(link.key, key))) return;
    const name = room.terms.seats.find(({ played }) => played.party === party)?.name ?? '';
    await this.#book.change([], () => ({ [`${room.id}-${party}-${n}`]: { at, by: link.key, key, name, line } }));
  }

  /** Whether one more line is taken: nobody keeps those out that others tell. */
  async #hasRoom(by: PublicKey, of: PublicKey): Promise<boolean> {
    const all = [...(await this.all()).values()];
    const byOne = all.filter((each) => each.by === by).length;
    const ofOne = all.filter(({ key }) => key === of).length;
    return all.length < MOST && byOne < MOST_BY_ONE && ofOne < MOST_OF_ONE;
  }

  all(): Promise<ReadonlyMap<string, Reported>> {
    return this.#book.all();
  }

  delete(name: string): Promise<void> {
    return this.#book.change([], () => ({ [name]: undefined }));
  }

  /** Takes out what is older than thirty days. */
  async forget(now: number): Promise<void> {
    const old = [...(await this.all())].filter(([, { at }]) => now - at > KEPT_MS).map(([name]) => name);
    await this.#book.change([], () => Object.fromEntries(old.map((name) => [name, undefined])));
  }

  close(): Promise<void> {
    return this.#book.close();
  }
}
