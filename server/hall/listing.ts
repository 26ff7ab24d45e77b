import type { Link } from '../../src-main/online/process/connections/link';
import type { WithSet } from '../../src-shared/online/terms';
import type { Hall as HallTold, TableTold, Wire } from '../../src-shared/online/wire';

/** So many tables are told at most. */
export const MOST_TOLD = 200;
/** How often games that are played are told anew, in ticks: they change with each move. */
const TICKS_OF_PLAYED = 10;

/** What is to be listed, asked for whenever it is told. */
export interface Listed {
  /** Those that may be joined first, then those that may be looked on at, then the others that are played at. */
  tables(): Iterable<TableTold>;
  hall(): HallTold;
}

/** A message that is told to many, put into words once. */
interface Told {
  readonly text: string;
  /** What is said of a table: who could not play there is not told of it. */
  readonly table?: WithSet;
}

/** Tells those who look at a server what tables there are: all of them at first, then once a second what has changed. */
export class Listing {
  readonly #listed: Listed;
  readonly #onlookers = new Set<Link>();
  /** What is told now, by table. */
  #told = new Map<string, Told>();
  #hall = '';
  #ticks = 0;

  constructor(listed: Listed) {
    this.#listed = listed;
  }

  add(link: Link): void {
    if (this.#onlookers.size === 0) this.#changes(true);
    this.#onlookers.add(link);
    const all = [{ text: this.#hall }, ...this.#told.values()];
    tell(link, all);
    link.charge(all.length);
  }

  delete(link: Link): void {
    this.#onlookers.delete(link);
  }

  tick(): void {
    if (this.#onlookers.size === 0) return;
    this.#ticks += 1;
    const changes = this.#changes(this.#ticks % TICKS_OF_PLAYED === 0);
    for (const link of this.#onlookers) tell(link, changes);
  }

  /** What is another than was told last. */
  #changes(withPlayed: boolean): readonly Told[] {
    const before = this.#told;
    const hall = textOf(this.#listed.hall());
    this.#told = this.#now(withPlayed);
    const gone = [...before.keys()]
      .filter((id) => !this.#told.has(id))
      .map((id) => ({ text: textOf({ kind: 'gone', id }) }));
    const others = [...this.#told].flatMap(([id, told]) => (before.get(id)?.text === told.text ? [] : told));
    const changes = [...(hall === this.#hall ? [] : [{ text: hall }]), ...gone, ...others];
    this.#hall = hall;
    return changes;
  }

  #now(withPlayed: boolean): Map<string, Told> {
    const now = new Map<string, Told>();
    for (const table of this.#listed.tables()) {
      if (now.size === MOST_TOLD) break;
      const known = withPlayed || table.laid === undefined ? undefined : this.#told.get(table.id);
      now.set(table.id, known ?? { text: textOf(table), table: table.rules });
    }
    return now;
  }
}

function tell(link: Link, all: readonly Told[]): void {
  for (const { text, table = {} } of all) if (link.understands(table)) link.sendText(text);
}

const textOf = (message: Wire): string => JSON.stringify(message);
