import type { Link } from '../../src-main/online/process/connections/link';
import type { TableNote } from '../../src-main/online/process/kept/notes';
import { WaitingTable } from '../../src-main/online/process/tables/waiting-table';
import type { Lobby } from '../../src-shared/online/lobby';
import type { Hash, PublicKey } from '../../src-shared/online/primitives';
import type { OnlineProblem } from '../../src-shared/online/problems';
import type { RaceBegin } from '../../src-shared/online/race/wire';
import type { Terms } from '../../src-shared/online/terms';
import type { Wire } from '../../src-shared/online/wire';
import type { House, Place } from '../house';

/** Who has opened a table, and is lost, may come back for so long, in milliseconds. */
const HOST_PATIENCE_MS = 10_000;

/** Whom each person at a table does not want to sit with. */
type Blocked = readonly PublicKey[];

export interface ServerTableOf {
  readonly id: string;
  readonly lobby: Lobby;
  readonly verifier: Hash | undefined;
  /** Somebody has come or gone. */
  readonly changed: (table: ServerTable) => void;
  /** All are there. Resolves once the game has begun, or the table is no more. */
  readonly begin: (table: ServerTable, terms: Terms, note: TableNote) => Promise<void>;
  /** The same where Gobble is raced. */
  readonly beginRace: (table: ServerTable, race: RaceBegin, note: TableNote) => Promise<void>;
  readonly gone: (table: ServerTable) => void;
}

/** A table at the server that waits for its players. */
export class ServerTable implements Place {
  readonly id: string;
  readonly #house: House;
  readonly #of: ServerTableOf;
  readonly #waiting: WaitingTable;
  readonly #blocked = new Map<PublicKey, Blocked>();
  readonly #left = new Set<Link>();
  #hostLostAt: number | undefined;

  constructor(house: House, of: ServerTableOf) {
    const { id, lobby, verifier } = of;
    this.id = id;
    this.#house = house;
    this.#of = of;
    const changed = () => of.changed(this);
    this.#waiting = new WaitingTable({
      id,
      lobby,
      verifier,
      changed,
      full: (...game) => void of.begin(this, ...game),
      raceFull: (...race) => void of.beginRace(this, ...race),
    });
  }

  get host(): PublicKey {
    return this.#waiting.lobby.host;
  }

  get waiting(): WaitingTable {
    return this.#waiting;
  }

  /** Who has left while it begins. */
  get left(): Iterable<Link> {
    return this.#left;
  }

  /** Who has opened the table sits down at it, or comes back. */
  welcome(link: Link, blocked: Blocked = []): void {
    this.#blocked.set(link.key, blocked);
    this.#hostLostAt = undefined;
    this.#house.seat(link, this);
    this.#waiting.seat(link, this.#waiting.lobby);
  }

  /** Two who have been matched sit down at once. */
  matched(links: readonly [Link, Link], lobby: Lobby): void {
    for (const link of links) this.#house.seat(link, this);
    const [first, second] = links;
    this.#waiting.seat(first, this.#waiting.lobby);
    this.#waiting.seat(second, lobby);
  }

  join(link: Link, message: Extract<Wire, { kind: 'join' }>): void {
    const problem = this.#problemOf(link, message);
    if (problem) return this.#house.refuse(link, problem);
    this.#blocked.set(link.key, message.blocked ?? []);
    this.#house.seat(link, this);
  }

  #problemOf(link: Link, message: Extract<Wire, { kind: 'join' }>): OnlineProblem | undefined {
    if (link.key === this.host) return 'nameTaken';
    const keys = this.#waiting.lobby.taken.map(({ key }) => key);
    const isUnwanted =
      message.blocked?.some((key) => keys.includes(key)) === true ||
      keys.some((key) => this.#blocked.get(key)?.includes(link.key));
    return isUnwanted && message.people.length > 0 ? 'unwanted' : this.#waiting.join(link, message);
  }

  take(link: Link, message: Wire): void {
    if (link.key !== this.host) return;
    if (message.kind === 'start') this.#waiting.beginNow();
    if (message.kind !== 'robot') return;
    const problem = this.#waiting.seatRobot(message.colour, message.robot);
    if (problem) link.send({ kind: 'refused', problem });
  }

  /** When the host has left, the table is no more; when it is lost, it may come back. Who leaves while it begins leaves the game. */
  leave(link: Link): boolean {
    if (!this.#waiting.isBeginning) {
      if (link.key === this.host) this.end('closed');
      return true;
    }
    this.#left.add(link);
    return false;
  }

  lost(link: Link): void {
    if (link.key !== this.host) return this.#waiting.lost(link);
    // It may have come back before it was seen that its last connection is dead.
    const isHere = [...this.#waiting.links].some(({ key, isOpen }) => isOpen && key === this.host);
    if (!isHere) this.#hostLostAt = this.#house.now();
  }

  tick(now: number): void {
    const isAway = this.#hostLostAt !== undefined && now - this.#hostLostAt > HOST_PATIENCE_MS;
    if (isAway && !this.#waiting.isBeginning) this.end('closed');
  }

  /** Sends all away; the table is no more. */
  end(problem: OnlineProblem): void {
    this.#of.gone(this);
    this.#waiting.end(problem);
  }
}
