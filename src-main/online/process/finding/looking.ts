import type { OnlineState, TableSeen } from '../../../../src-shared/bridge/online';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import { isLink } from '../connections/dial';
import type { Link } from '../connections/link';
import type { Activity, Program } from '../program';
import { type Announced, type Discovery, isUnderstood } from './discovery';

const AGAIN_MS = 2_000;

/** Looks at the tables of this network: each is found, and then tells of itself as long as somebody looks. */
export class Looking implements Activity {
  readonly #program: Program;
  readonly #discovery: Discovery;
  readonly #links = new Map<string, Link>();
  readonly #told = new Map<string, TableTold>();
  /** Those that are being asked, or cannot be for now. */
  readonly #asked = new Set<string>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(program: Program, discovery: Discovery) {
    this.#program = program;
    this.#discovery = discovery;
    this.#stop = discovery.search(() => this.#look());
    this.#timer = setInterval(() => this.#look(), AGAIN_MS);
  }

  get state(): OnlineState {
    const tables = this.#discovery.found.flatMap((table) => this.#seen(table) ?? []);
    return { kind: 'looking', tables, ...(this.#discovery.works ? {} : { problem: 'noDiscovery' }) };
  }

  #seen(table: Announced): TableSeen | undefined {
    const told = this.#told.get(table.id);
    if (told) return isOffered(this.#program, told) ? seenTable(told) : undefined;
    const { id, name } = table;
    if (isUnderstood(table)) return undefined;
    return {
      id,
      name,
      seats: 2,
      isCompetition: false,
      mayWatch: false,
      taken: [],
      hasPassword: false,
      isUnderstood: false,
    };
  }

  #look(): void {
    const { found } = this.#discovery;
    for (const [id, link] of this.#links) if (!found.some((table) => table.id === id)) link.close();
    for (const table of found) if (isUnderstood(table) && !this.#asked.has(table.id)) void this.#ask(table);
    this.#program.changed();
  }

  async #ask({ id, place }: Announced): Promise<void> {
    this.#asked.add(id);
    const result = await this.#program.dial(place);
    if (!isLink(result)) {
      setTimeout(() => this.#asked.delete(id), AGAIN_MS);
      return;
    }
    this.#links.set(id, result);
    result.follow(this);
    result.send({ kind: 'look' });
  }

  take(link: Link, message: Wire): void {
    if (message.kind !== 'table' || this.#links.get(message.id) !== link) return;
    this.#told.set(message.id, message);
    this.#program.changed();
  }

  lost(link: Link): void {
    for (const [id, each] of this.#links) {
      if (each !== link) continue;
      this.#links.delete(id);
      this.#told.delete(id);
      this.#asked.delete(id);
    }
    this.#program.changed();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop();
    for (const link of this.#links.values()) link.close();
  }
}

/** A game of one's own goes on from the list of those that are not finished: nobody is to watch it. */
export const isOffered = (program: Program, { id, laid }: TableTold): boolean =>
  laid === undefined || !program.hasPlayedAt(id);

/** A table as the page is told of it. */
export const seenTable = ({ id, rules, taken, hasPassword, laid }: TableTold): TableSeen => ({
  id,
  ...rules,
  taken,
  hasPassword,
  ...(laid === undefined ? {} : { laid }),
  isUnderstood: true,
});
