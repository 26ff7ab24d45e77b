import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineState, Ranking, TableSeen } from '../../../../src-shared/bridge/online';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { Hall, TableTold, Wire } from '../../../../src-shared/online/wire';
import { dialAny, isLink } from '../connections/dial';
import type { Link } from '../connections/link';
import { isOffered, seenTable } from '../finding/looking';
import type { ServerNote } from '../kept/known-servers';
import type { Activity, Program } from '../program';
import { type Called, calledAgain, serverMet, shownServer } from './meant';

const AGAIN_MS = 2_000;
const PATIENCE_MS = 5_000;

/** Looks at the tables of a server, which tells of them as long as somebody looks. */
export class Visiting implements Activity {
  readonly #program: Program;
  #server: ServerNote;
  #link: Link;
  #hall: Hall | undefined;
  readonly #tables = new Map<string, TableTold>();
  #ranked: ((ranking: Ranking | null) => void) | undefined;
  readonly #ended = new AbortController();

  /** @param link over which the server has answered */
  constructor(program: Program, called: Called, link: Link) {
    this.#program = program;
    this.#server = serverMet(called, link);
    this.#link = link;
    this.#look();
  }

  /** Calls a server; says why it does not answer. */
  static async at(program: Program, called: Called): Promise<Visiting | OnlineProblem> {
    const link = await dialAny(called.targets, program.identity);
    return isLink(link) ? new Visiting(program, called, link) : link;
  }

  /** How it is called, to ask for something. */
  get called(): Called {
    return calledAgain(this.#server);
  }

  get state(): OnlineState {
    const { programs = 0, games = 0 } = this.#hall ?? {};
    const isReached = this.#link.isOpen;
    const tables: TableSeen[] = [...this.#tables.values()]
      .filter((told) => isOffered(this.#program, told))
      .map((told) => seenTable(told));
    return {
      kind: 'looking',
      server: { ...shownServer(this.#server), isReached, programs, games },
      tables,
    };
  }

  /** The ranks of the server; null where it does not tell them. */
  async ranks(): Promise<Ranking | null> {
    this.#ranked?.(null);
    const told = new Promise<Ranking | null>((resolve) => {
      this.#ranked = resolve;
    });
    this.#link.send({ kind: 'ranks' });
    const late = wait(PATIENCE_MS, null, { signal: this.#ended.signal }).catch(() => null);
    return Promise.race([told, late]);
  }

  #look(): void {
    this.#link.follow(this);
    this.#link.send({ kind: 'look' });
  }

  take(link: Link, message: Wire): void {
    if (link !== this.#link) return;
    if (message.kind === 'hall') this.#hear(message);
    if (message.kind === 'table') this.#tables.set(message.id, message);
    if (message.kind === 'gone') this.#tables.delete(message.id);
    if (message.kind === 'ranking') this.#ranked?.(message);
    this.#program.changed();
  }

  #hear(hall: Hall): void {
    // Who says no name is called by the address.
    const name = hall.name || this.#server.name;
    const isNew = this.#hall === undefined || name !== this.#server.name;
    this.#hall = hall;
    this.#server = { ...this.#server, name };
    if (isNew) void this.#program.servers.remember(this.#server);
  }

  lost(link: Link): void {
    if (link !== this.#link || this.#ended.signal.aborted) return;
    this.#tables.clear();
    this.#ranked?.(null);
    this.#program.changed();
    void this.#return();
  }

  /** Until it answers again. */
  async #return(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      const link = await dialAny(this.called.targets, this.#program.identity);
      if (isLink(link) && !signal.aborted) {
        this.#link = link;
        return this.#look();
      }
      if (isLink(link)) link.close();
      await wait(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  async end(): Promise<void> {
    this.#ended.abort();
    this.#link.close();
  }
}
