import type { Link } from '../../src-main/online/process/connections/link';
import type { Hall as HallTold, TableTold, Wire } from '../../src-shared/online/wire';

/** So many tables are told at most. */
export const MOST_TOLD = 200;
/** How often games that are played are told anew, in ticks: they change with each move. */
const TICKS_OF_PLAYED = 10;

/** What is to be listed, asked for whenever it is told. */
export interface Listed {
  /** Those that may be joined first, then those that may be looked on at. */
  tables(): Iterable<TableTold>;
  hall(): HallTold;
}

/** Tells those who look at a server what tables there are: all of them at first, then once a second what has changed. */
export class Listing {
  readonly #listed: Listed;
  readonly #onlookers = new Set<Link>();
  /** What is told now, by table. */
  #told = new Map<string, string>();
  #hall = '';
  #ticks = 0;

  constructor(listed: Listed) {
    this.#listed = listed;
  }

  add(link: Link): void {
    if (this.#onlookers.size === 0) this.#changes(true);
    this.#onlookers.add(link);
    const texts = [this.#hall, ...this.#told.values()];
    for (const text of texts) link.sendText(text);
    link.charge(texts.length);
  }

  delete(link: Link): void {
    this.#onlookers.delete(link);
  }

  tick(): void {
    if (this.#onlookers.size === 0) return;
    this.#ticks += 1;
    const changes = this.#changes(this.#ticks % TICKS_OF_PLAYED === 0);
    for (const link of this.#onlookers) for (const text of changes) link.sendText(text);
  }

  /** What is another than was told last, as texts of messages. */
  #changes(withPlayed: boolean): readonly string[] {
    const before = this.#told;
    const hall = textOf(this.#listed.hall());
    this.#told = this.#now(withPlayed);
    const gone = [...before.keys()].filter((id) => !this.#told.has(id)).map((id) => textOf({ kind: 'gone', id }));
    const others = [...this.#told].flatMap(([id, text]) => (before.get(id) === text ? [] : text));
    const changes = [...(hall === this.#hall ? [] : [hall]), ...gone, ...others];
    this.#hall = hall;
    return changes;
  }

  #now(withPlayed: boolean): Map<string, string> {
    const now = new Map<string, string>();
    for (const table of this.#listed.tables()) {
      if (now.size === MOST_TOLD) break;
      const known = withPlayed || table.laid === undefined ? undefined : this.#told.get(table.id);
      now.set(table.id, known ?? textOf(table));
    }
    return now;
  }
}

const textOf = (message: Wire): string => JSON.stringify(message);
