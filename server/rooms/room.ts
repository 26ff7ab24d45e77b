import type { Link } from '../../src-main/online/process/connections/link';
import { type Circle, Exchange, type OfGame } from '../../src-main/online/process/playing/exchange';
import type { KeptCopy } from '../../src-main/online/process/playing/kept-copy';
import { seatsPlayed } from '../../src-shared/online/lobby';
import type { Hash } from '../../src-shared/online/primitives';
import type { Terms } from '../../src-shared/online/terms';
import { type GameStatus, statusOf } from '../../src-shared/online/view';
import type { TableTold, Wire } from '../../src-shared/online/wire';
import type { House, Place } from '../house';
import type { RoomHearer } from './room-hearer';

/** What the room of a game tells of itself. */
export interface GameHearer extends RoomHearer<Room> {
  /** Begins the game that follows, over the same connections; says whether it has begun. */
  goOn(room: Room, next: Terms): Promise<boolean>;
}

/** A game at the server: it is played over the connections of all who are there, and goes on while nobody is. */
export class Room implements Circle, Place {
  readonly table: KeptCopy['table'];
  readonly #house: House;
  readonly #hearer: GameHearer;
  readonly #exchange: Exchange<GameStatus>;
  readonly #links = new Set<Link>();
  #present: readonly number[] = [];
  #hasLeft: number | undefined;
  /** All that have left on purpose, and have not come back. */
  readonly #left = new Set<number>();

  constructor(house: House, { copy, kept, table, due }: KeptCopy, hearer: GameHearer) {
    this.table = table;
    this.#house = house;
    this.#hearer = hearer;
    this.#exchange = new Exchange({
      identity: house.identity,
      copy,
      kept,
      table,
      circle: this,
      isThere: (party) => this.#present.includes(party),
      look: statusOf,
      changed: () => hearer.changed(this),
      said: () => {},
      doubted: () => {},
      takenAway: () => hearer.takenAway(this),
      goOn: (next) => hearer.goOn(this, next),
    });
    this.#exchange.begin(due);
  }

  get id(): Hash {
    return this.#exchange.id;
  }

  get terms(): Terms {
    return this.#exchange.course.copy.history.terms;
  }

  get status(): GameStatus {
    return this.#exchange.course.view;
  }

  get isOver(): boolean {
    return this.status.isOver;
  }

  /** Those that play to the end, by number: until they have seen that, it is kept. */
  get players(): readonly number[] {
    return this.status.members.filter((party) => party !== this.terms.parties.length - 1);
  }

  /** The game as far as it has come, also what is not on the disk yet. */
  get exchange(): Exchange<GameStatus> {
    return this.#exchange;
  }

  get links(): ReadonlySet<Link> {
    return this.#links;
  }

  /** The programs that are there, by number; the server itself is not among them. */
  get present(): readonly number[] {
    return this.#present;
  }

  /** The program that was the first to leave on purpose, and has not come back. */
  get hasLeft(): number | undefined {
    return this.#hasLeft;
  }

  /** Whether it has counted for the ranks already. */
  get isCounted(): boolean {
    return this.#exchange.notebook.all.some(({ kind }) => kind === 'ranked');
  }

  /** Whether somebody left before they had a hand, and has not played since: they know of no game that they could lose. */
  get isForgone(): boolean {
    return this.status.n < 2 && this.#exchange.notebook.all.some(({ kind }) => kind === 'left');
  }

  get #isDealt(): boolean {
    return this.#exchange.course.copy.history.epoch !== undefined;
  }

  /** As it is told to those who look for tables. */
  get told(): TableTold {
    const { table: id, rules, verifier } = this.table;
    const taken = seatsPlayed(this.terms);
    return { kind: 'table', id, rules, taken, hasPassword: verifier !== undefined, laid: this.status.n };
  }

  take(link: Link, message: Wire): void {
    if (isOfGame(message)) this.#exchange.take(link, message);
  }

  /** Somebody has come before the game began for them, or wants to look on. */
  join(link: Link, message: Extract<Wire, { kind: 'join' }>): void {
    this.#exchange.join(link, message);
  }

  /** Whether others wait there for somebody for whom the game has not begun yet. */
  awaits({ key }: Link): boolean {
    const party = this.terms.parties.indexOf(key);
    return party !== -1 && !this.#isDealt && this.#hasLeft !== party && this.#links.size > 0;
  }

  enter(link: Link): void {
    this.#exchange.enter(link);
  }

  has(link: Link): boolean {
    return this.#links.has(link);
  }

  add(link: Link): boolean {
    if (this.#links.has(link) || !link.isOpen) return false;
    this.#links.add(link);
    this.#house.seat(link, this);
    if (!this.#lookRound()) link.send(this.#presentTold);
    return true;
  }

  /** Somebody leaves on purpose; before the deal they stay until that is made, for there is none without them. */
  leave({ key }: Link): boolean {
    const party = this.terms.parties.indexOf(key);
    if (party === -1) return true;
    this.#hasLeft ??= party;
    this.#left.add(party);
    if (this.#isDealt) return true;
    const seat = this.terms.seats.findIndex(({ played }) => played.party === party);
    if (!this.isForgone) void this.#exchange.notebook.add({ kind: 'left', at: Date.now(), seat });
    return false;
  }

  lost(link: Link): void {
    if (this.#links.delete(link)) this.#lookRound();
  }

  broadcast(message: Wire, but?: Link): void {
    for (const link of this.#links) if (link !== but) link.send(message);
  }

  /** Tells who is there, where that has changed. */
  #lookRound(): boolean {
    const keys = new Set([...this.#links].map(({ key }) => key));
    const present = this.terms.parties.flatMap((key, party) => (keys.has(key) ? party : []));
    if (this.#hasLeft !== undefined && present.includes(this.#hasLeft) && !this.#present.includes(this.#hasLeft))
      this.#hasLeft = undefined;
    for (const party of present) this.#left.delete(party);
    const hasChanged = present.join() !== this.#present.join();
    this.#present = present;
    if (hasChanged) this.#exchange.goOnByItself();
    if (hasChanged) this.broadcast(this.#presentTold);
    this.#hearer.moved(this);
    return hasChanged;
  }

  get #presentTold(): Wire {
    const parties = [...this.#present, this.terms.parties.length - 1];
    const left = [...this.#left].toSorted((a, b) => a - b);
    return { kind: 'present', game: this.id, parties, ...(left.length > 0 ? { left } : {}) };
  }

  /** Sends all away; everything that was made is on the disk, or given up. */
  async end(): Promise<void> {
    await this.#exchange.end();
    const links = [...this.#links];
    // First: nobody is to hear that they go one by one.
    this.#links.clear();
    for (const link of links) link.close();
  }
}

const isOfGame = (message: Wire): message is OfGame => 'game' in message;
