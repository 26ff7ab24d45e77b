import type { Link } from '../../src-main/online/process/connections/link';
import type { KeptGame } from '../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../src-main/online/process/kept/notes';
import { beginCopy, recallCopy } from '../../src-main/online/process/playing/kept-copy';
import type { Hash } from '../../src-shared/online/primitives';
import { raceIn } from '../../src-shared/online/race/kept-race';
import type { RaceBegin } from '../../src-shared/online/race/wire';
import { gameOf, type Terms } from '../../src-shared/online/terms';
import type { House } from '../house';
import type { Elsewhere, GameKeeping } from '../store/game-keeping';
import { RaceRoom } from './race-room';
import { type GameHearer, Room } from './room';
import type { RoomHearer } from './room-hearer';

/** Nobody is in a room for so long, in milliseconds: the game rests until somebody comes back. */
const REST_MS = 15 * 60 * 1000;
/** A game that is over, and everybody has seen so, is kept for as long after the last has gone: connections break. */
const LINGER_MS = 60 * 1000;

/** A room of either kind. */
export type AnyRoom = Room | RaceRoom;

/** Who is told what becomes of rooms. */
export interface RoomsHearer {
  /** A game has gone on. */
  changed(room: AnyRoom): void;
  /** There is a room, or somebody has come or gone. */
  moved(room: AnyRoom): void;
  /** There is no such room any more; the game may come back. */
  closed(room: AnyRoom): void;
}

/** The games and races that are played at this process now, and those that it can go on with. */
export class Rooms implements GameHearer, RoomHearer<AnyRoom> {
  readonly #house: House;
  readonly #games: GameKeeping;
  readonly #hearer: RoomsHearer;
  readonly #rooms = new Map<Hash, AnyRoom>();
  readonly #byTable = new Map<string, AnyRoom>();
  readonly #opening = new Map<Hash, Promise<AnyRoom | Elsewhere | 'damaged' | undefined>>();
  /** Those that are being put by: nobody opens one before that is done. */
  readonly #closing = new Map<Hash, Promise<void>>();
  /** Since when nobody is in a room. */
  readonly #empty = new Map<AnyRoom, number>();
  /** The players who have been there since the end of a game. */
  readonly #seen = new Map<AnyRoom, Set<number>>();

  constructor(house: House, games: GameKeeping, hearer: RoomsHearer) {
    this.#house = house;
    this.#games = games;
    this.#hearer = hearer;
  }

  get size(): number {
    return this.#rooms.size;
  }

  get all(): Iterable<AnyRoom> {
    return this.#rooms.values();
  }

  atTable(table: string): AnyRoom | undefined {
    return this.#byTable.get(table);
  }

  /** The room in which others wait for somebody who was lost in the instant in which the game began. */
  awaiting(link: Link): Room | undefined {
    return [...this.#rooms.values()].find((room): room is Room => room instanceof Room && room.awaits(link));
  }

  /** Begins a game. Rejects when the disk does not take it; then nobody was told anything. */
  async begin(terms: Terms, table: TableNote): Promise<Room> {
    const kept = await beginCopy(this.#asStore, this.#house.identity, terms, table);
    if (!kept) throw new Error('a new game is damaged');
    return this.#added(new Room(this.#house, kept, this));
  }

  /** Begins a race. Rejects when the disk does not take it; then nobody was told anything. */
  async beginRace(begin: RaceBegin, table: TableNote): Promise<RaceRoom> {
    const room = this.#raceRoom(await this.#games.begin(begin.race, [begin], table));
    if (!room) throw new Error('a new race is damaged');
    return this.#added(room);
  }

  /** The room of a game; where it is elsewhere; or undefined when there is none. */
  async find(id: Hash): Promise<AnyRoom | Elsewhere | 'damaged' | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const opening = this.#opening.get(id) ?? this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** The room of a game that is open. */
  at(id: Hash): AnyRoom | undefined {
    return this.#rooms.get(id);
  }

  async #open(id: Hash): Promise<AnyRoom | Elsewhere | 'damaged' | undefined> {
    await this.#closing.get(id);
    const kept = await this.#games.open(id);
    if (!kept || kept === 'damaged' || 'host' in kept) return kept;
    const room = kept.lines[0]?.kind === 'raceBegin' ? this.#raceRoom(kept) : this.#gameRoom(kept);
    return room ? this.#added(room) : 'damaged';
  }

  /** The room of a game as it was kept; undefined where what is kept makes none. */
  #gameRoom(kept: KeptGame): Room | undefined {
    const copy = recallCopy(this.#house.identity, kept);
    return copy && new Room(this.#house, copy, this);
  }

  /** The same of a race. */
  #raceRoom(kept: KeptGame): RaceRoom | undefined {
    const race = raceIn(kept.lines);
    const table = kept.notes.find((note) => note.kind === 'table');
    return race && table && new RaceRoom(this.#house, race, { kept, table }, this);
  }

  /** A game that is to begin is nowhere else. */
  get #asStore() {
    return {
      begin: this.#games.begin.bind(this.#games),
      open: async (id: Hash) => {
        const kept = await this.#games.open(id);
        return kept && typeof kept !== 'string' && 'host' in kept ? undefined : kept;
      },
    };
  }

  #added<R extends AnyRoom>(room: R): R {
    this.#rooms.set(room.id, room);
    this.#byTable.set(room.table.table, room);
    this.#empty.set(room, this.#house.now());
    this.#hearer.moved(room);
    return room;
  }

  changed(room: AnyRoom): void {
    this.#noteSeen(room);
    this.#hearer.changed(room);
  }

  moved(room: AnyRoom): void {
    if (room.links.size > 0) this.#empty.delete(room);
    else if (!this.#empty.has(room)) this.#empty.set(room, this.#house.now());
    this.#noteSeen(room);
    this.#hearer.moved(room);
  }

  #noteSeen(room: AnyRoom): void {
    if (!room.isOver) return;
    const seen = this.#seen.get(room) ?? new Set();
    for (const party of room.present) seen.add(party);
    this.#seen.set(room, seen);
  }

  takenAway(room: AnyRoom): void {
    this.#close(room).catch((error: unknown) => console.error('A game that was taken away cannot be closed:', error));
  }

  async goOn(room: Room, next: Terms): Promise<boolean> {
    if (this.#house.isStopping) return this.#notNow(room);
    try {
      // It may have begun already, when this room was open before.
      const known = await this.find(gameOf(this.#house.identity.self, next));
      const following = known instanceof Room ? known : await this.begin(next, room.table);
      for (const link of room.links) {
        room.lost(link);
        following.enter(link);
      }
      return true;
    } catch (error) {
      console.error('The next game cannot be begun:', error);
      return false;
    }
  }

  /** What all want is kept with the game that is over: once the server is there again, and somebody comes back, it begins. */
  #notNow(room: Room): false {
    for (const link of room.links) this.#house.refuse(link, 'stopping');
    return false;
  }

  /** Lets go of rooms in which nobody is. */
  tick(): void {
    const now = this.#house.now();
    for (const [room, since] of this.#empty) {
      const isDone = room.isOver && room.players.every((party) => this.#seen.get(room)?.has(party) === true);
      if (now - since < (isDone ? LINGER_MS : REST_MS)) continue;
      void this.#putBy(room, isDone);
    }
  }

  async #putBy(room: AnyRoom, isDone: boolean): Promise<void> {
    const { id } = room;
    const put = this.#close(room)
      .then(() => (isDone ? this.#games.drop(id) : this.#games.rest(id)))
      .catch((error: unknown) => console.error('A game cannot be put by:', error));
    this.#closing.set(id, put);
    await put;
    this.#closing.delete(id);
  }

  async #close(room: AnyRoom): Promise<void> {
    this.#rooms.delete(room.id);
    if (this.#byTable.get(room.table.table) === room) this.#byTable.delete(room.table.table);
    this.#empty.delete(room);
    this.#seen.delete(room);
    this.#hearer.closed(room);
    await room.end();
  }

  /** Everything is on the disk; all are sent away. */
  async end(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.end()));
  }
}
