import * as v from 'valibot';
import type { Link } from '../../src-main/online/process/connections/link';
import { ChatSchema } from '../../src-shared/online/chat';
import { KeySchema } from '../../src-shared/online/terms';
import type { Wire } from '../../src-shared/online/wire';
import type { Room } from '../rooms/room';
import type { Book, OpenBook } from '../store/book';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Nobody reads more. */
const MOST = 10_000;

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

  constructor(book: Book<Reported>) {
    this.#book = book;
  }

  static open = async (openBook: OpenBook): Promise<Reports> => new Reports(await openBook('reports', ReportedSchema));

  /** Notes a line of a game that the reporter is in; any other is passed over. */
  async note(link: Link, room: Room, { party, n }: Extract<Wire, { kind: 'report' }>, at: number): Promise<void> {
    const line = room.exchange.notebook.chat.find((each) => each.party === party && each.n === n);
    const key = room.terms.parties[party];
    const isNew = (await this.all()).size < MOST;
    if (!line || key === undefined || !isNew) return;
    const name = room.terms.seats.find(({ played }) => played.party === party)?.name ?? '';
    await this.#book.change([], () => ({ [`${room.id}-${party}-${n}`]: { at, by: link.key, key, name, line } }));
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
