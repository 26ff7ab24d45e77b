import type { Follower, Link } from '../../src-main/online/process/connections/link';
import { isFull, type Lobby, openLobby, withRobot } from '../../src-shared/online/lobby';
import type { Hash } from '../../src-shared/online/primitives';
import type { OnlineProblem } from '../../src-shared/online/problems';
import { asToldServers, type Me } from '../../src-shared/online/table';
import type { Hall as HallTold, TableTold, Wire } from '../../src-shared/online/wire';
import type { House, Place } from '../house';
import type { People } from '../people/people';
import { RaceRoom } from '../rooms/race-room';
import { Room } from '../rooms/room';
import type { AnyRoom, Rooms } from '../rooms/rooms';
import type { Elsewhere } from '../store/game-keeping';
import type { HallSeen, Neighbours } from '../store/neighbours';
import { Listing, MOST_TOLD } from './listing';
import { QuickMatch } from './quick-match';
import { ServerTable } from './server-table';

/** Tables that wait which one person may have opened at the same time. */
const MOST_TABLES_OF_ONE = 3;
/**
 * What somebody asks for costs as much as so many messages of an answer: names, ranks and games are looked up, maybe on the disk or
 * at Redis, and for a report all that were told before.
 */
const COSTS = { ranks: 50, report: 20, open: 50, join: 50, seek: 50, resume: 50, raceHello: 50 } as const;
/** All who want a quick game are at one process, which is claimed like a table. */
const SEEKERS = 'seekers';

type Open = Extract<Wire, { kind: 'open' }>;
type Join = Extract<Wire, { kind: 'join' }>;

/** What a hall is of. */
export interface HallOf {
  readonly house: House;
  readonly rooms: Rooms;
  readonly name: string;
  /** Tables and games there may be at once. */
  readonly mostGames: number;
  readonly people: People;
  readonly neighbours: Neighbours;
}

/** Where all come in: they look at the tables, open one, join one, or go on with their game. */
export class Hall implements Follower {
  readonly #of: HallOf;
  readonly #places = new Map<Link, Place | undefined>();
  readonly #tables = new Map<string, ServerTable>();
  readonly #listing: Listing;
  readonly #quick: QuickMatch;

  constructor(of: HallOf) {
    this.#of = of;
    this.#listing = new Listing({ tables: () => this.#listed(), hall: () => this.#told });
    this.#quick = new QuickMatch(of.house, (...pair) => this.#seatPair(...pair));
  }

  get programs(): number {
    return this.#places.size;
  }

  get tables(): number {
    return this.#tables.size;
  }

  get links(): Iterable<Link> {
    return this.#places.keys();
  }

  /** Somebody has come in. */
  enter(link: Link): void {
    this.#places.set(link, undefined);
    link.follow(this);
  }

  /** What comes over a connection is for this place from now on. */
  seat(link: Link, place: Place): void {
    if (!this.#places.has(link)) return;
    this.#places.set(link, place);
    this.#listing.delete(link);
  }

  take(link: Link, message: Wire): void {
    const place = this.#places.get(link);
    if (isDear(message)) link.charge(COSTS[message.kind]);
    if (message.kind === 'leave') this.#leave(link, place);
    else if (message.kind === 'ranks') void this.#ranks(link);
    else if (message.kind === 'report') this.#report(link, message);
    else if (place instanceof Room && message.kind === 'resume' && message.game !== place.id)
      void this.#goOver(link, place, message).catch((error: unknown) => this.#failed(link, error));
    else if (place) place.take(link, message);
    else if (message.kind === 'look') this.#listing.add(link);
    else void this.#asked(link, message).catch((error: unknown) => this.#failed(link, error));
  }

  /** Whether a connection is nowhere yet: it may have asked for several things before the first was granted. */
  #isFree = (link: Link): boolean => this.#places.has(link) && this.#places.get(link) === undefined;

  /** Somebody wants to a table, or back to a game; refused is what does not go. */
  async #asked(link: Link, message: Wire): Promise<void> {
    if ('rules' in message && !link.understands(message.rules)) return this.#of.house.refuse(link, 'version');
    if (message.kind === 'open') await this.#open(link, withoutEmail(message));
    if (message.kind === 'join') await this.#join(link, withoutEmail(message));
    if (message.kind === 'seek') await this.#seek(link, withoutEmail(message));
    if (message.kind === 'resume') await this.#resume(link, message);
    if (message.kind === 'raceHello') await this.#comeBack(link, message);
  }

  /** Who was to be in a game, and is nowhere, would wait for ever: it is to come again. */
  #failed(link: Link, error: unknown): void {
    console.error('What was asked for cannot be done:', error);
    this.#of.house.refuse(link, 'disk');
    link.close();
  }

  lost(link: Link): void {
    const place = this.#places.get(link);
    this.#places.delete(link);
    this.#listing.delete(link);
    place?.lost(link);
  }

  #leave(link: Link, place: Place | undefined): void {
    if (place?.leave?.(link) !== false) link.close();
  }

  async #open(link: Link, message: Open): Promise<void> {
    const { table, people, verifier, blocked } = message;
    const known = this.#tables.get(table);
    if (known?.host === link.key) return known.welcome(link, blocked);
    const lobby = lobbyFor(link, message, this.#of.house.identity.key);
    if (typeof lobby === 'string') return this.#of.house.refuse(link, lobby);
    const problem = this.#tooMuchOf(link) ?? (await this.#of.people.problemOf(link, people));
    if (problem) return this.#of.house.refuse(link, problem);
    const where = await this.#of.neighbours.claim(table);
    if (typeof where === 'object') return sendTo(link, where);
    // Last: nobody may have taken the code meanwhile.
    const isTaken = where !== undefined || this.#tables.has(table) || this.#of.rooms.atTable(table);
    if (isTaken) return this.#of.house.refuse(link, 'closed');
    if (this.#isFree(link) && !this.#tooMuchOf(link)) return this.#added(table, lobby, verifier).welcome(link, blocked);
    // It has asked for several at once, or is gone.
    this.#of.neighbours.free(table);
    if (this.#isFree(link)) this.#of.house.refuse(link, 'busy');
  }

  /** Why nobody can begin anything now. */
  get #noRoom(): OnlineProblem | undefined {
    const { house, rooms, mostGames } = this.#of;
    if (house.isStopping) return 'stopping';
    return rooms.size + this.#tables.size >= mostGames ? 'busy' : undefined;
  }

  /** Why somebody cannot open one more table. */
  #tooMuchOf({ key }: Link): OnlineProblem | undefined {
    const own = [...this.#tables.values()].filter(({ host }) => host === key);
    return own.length >= MOST_TABLES_OF_ONE ? 'busy' : this.#noRoom;
  }

  #added(id: string, lobby: Lobby, verifier: string | undefined): ServerTable {
    const table = new ServerTable(this.#of.house, {
      id,
      lobby,
      verifier,
      changed: () => {},
      begin: (full, terms, note) =>
        this.#begin(full, this.#of.rooms.begin(terms, note), () => full.waiting.begun(terms, note)),
      beginRace: (full, begin, note) =>
        this.#begin(full, this.#of.rooms.beginRace(begin, note), () => full.waiting.links),
      gone: () => {
        this.#tables.delete(id);
        this.#of.neighbours.free(id);
      },
    });
    this.#tables.set(id, table);
    return table;
  }

  /** Those who wait at a table hand over to a room, once there is one. */
  async #begin(table: ServerTable, beginning: Promise<AnyRoom>, links: () => Iterable<Link>): Promise<void> {
    try {
      const room = await beginning;
      this.#tables.delete(table.id);
      for (const link of links()) room.enter(link);
      if (room instanceof Room) for (const link of table.left) this.#leave(link, room);
    } catch (error) {
      console.error('What all have come for cannot be begun:', error);
      table.end('disk');
    }
  }

  async #join(link: Link, message: Join): Promise<void> {
    const { house, rooms, neighbours, people } = this.#of;
    const room = rooms.atTable(message.table);
    if (room) return room.join(link, message);
    const where = this.#tables.has(message.table) ? undefined : await neighbours.find(message.table);
    if (typeof where === 'object') return sendTo(link, where);
    if (where !== undefined) return this.#toGame(link, where, (found) => found.join(link, message));
    // First: nobody takes names into use for a table that is not there, or at which they cannot play.
    const { rules } = this.#tables.get(message.table)?.waiting.lobby ?? {};
    if (!rules || !link.understands(rules)) return house.refuse(link, rules ? 'version' : 'closed');
    const problem = house.isStopping ? 'stopping' : await people.problemOf(link, message.people);
    const table = this.#tables.get(message.table);
    if (problem || !table) return house.refuse(link, problem ?? 'closed');
    if (this.#isFree(link)) table.join(link, message);
  }

  async #seek(link: Link, message: Extract<Wire, { kind: 'seek' }>): Promise<void> {
    const { house, people, rooms, neighbours } = this.#of;
    const where = this.#noRoom ? undefined : await neighbours.claim(SEEKERS);
    if (typeof where === 'object') return sendTo(link, where);
    const missed = rooms.awaiting(link);
    if (missed && this.#isFree(link))
      return missed.join(link, { kind: 'join', table: missed.table.table, people: message.people });
    const problem = this.#noRoom ?? (await people.problemOf(link, message.people));
    const rank = await people.ranks.rankOf(link.key);
    if (!this.#isFree(link)) return;
    const refused = problem ?? this.#quick.seek(link, message, rank);
    if (refused) house.refuse(link, refused);
  }

  /** Two have been matched: what they play on is told to both, and then begun. */
  #seatPair(id: string, lobby: Lobby, links: readonly [Link, Link]): void {
    const table = this.#added(id, { ...lobby, taken: lobby.taken.slice(0, 1) }, undefined);
    table.matched(links, lobby);
  }

  async #ranks(link: Link): Promise<void> {
    try {
      link.send(await this.#of.people.ranks.ranking(link.key));
    } catch (error) {
      console.error('The ranks cannot be told:', error);
      this.#of.house.refuse(link, 'disk');
    }
  }

  #report(link: Link, message: Extract<Wire, { kind: 'report' }>): void {
    const room = this.#of.rooms.at(message.game);
    if (room instanceof Room && room.has(link)) void this.#of.people.note(link, room, message);
  }

  #resume(link: Link, message: Extract<Wire, { kind: 'resume' }>): Promise<void> {
    return this.#toGame(link, message.game, (room) => {
      if (room instanceof Room) room.take(link, message);
      else this.#of.house.refuse(link, 'closed');
    });
  }

  /** Somebody who was in a race, or begins with it. */
  #comeBack(link: Link, message: Extract<Wire, { kind: 'raceHello' }>): Promise<void> {
    return this.#toGame(link, message.race, (room) => {
      if (room instanceof RaceRoom) room.take(link, message);
      else this.#of.house.refuse(link, 'closed');
    });
  }

  /** Somebody wants to a game, which may be at another process. */
  async #toGame(link: Link, game: Hash, enter: (room: AnyRoom) => void): Promise<void> {
    const room = await this.#of.rooms.find(game);
    if (!this.#isFree(link)) return;
    if (room === undefined || typeof room === 'string') return this.#of.house.refuse(link, room ?? 'closed');
    if ('host' in room) return sendTo(link, room);
    enter(room);
  }

  /** Somebody who was away when the others began the next game has heard of it in the last one. */
  async #goOver(link: Link, from: Room, message: Extract<Wire, { kind: 'resume' }>): Promise<void> {
    const room = await this.#of.rooms.find(message.game);
    if (this.#places.get(link) !== from) return;
    if (room === undefined || typeof room === 'string' || room instanceof RaceRoom) return from.take(link, message);
    if ('host' in room) return sendTo(link, room);
    from.lost(link);
    room.take(link, message);
  }

  *#waiting(): Iterable<TableTold> {
    for (const { waiting } of this.#tables.values()) if (!waiting.isBeginning) yield waiting.told;
  }

  /** What goes on, be it looked on at or not: nobody is to wonder where a table is that was there just now. */
  *#played(isWatched: boolean): Iterable<TableTold> {
    for (const room of this.#of.rooms.all)
      if (isPlayed(room) && room.table.rules.mayWatch === isWatched) yield room.told;
  }

  *#listed(): Iterable<TableTold> {
    const others = [...this.#of.neighbours.halls].flatMap(({ tables }) => tables);
    yield* this.#waiting();
    yield* others.filter(({ laid }) => laid === undefined);
    for (const isWatched of [true, false]) {
      yield* this.#played(isWatched);
      yield* others.filter(({ laid, rules }) => laid !== undefined && rules.mayWatch === isWatched);
    }
  }

  /** As much as the other processes need to know of this one. */
  #seen(): HallSeen {
    const tables = [...this.#waiting(), ...this.#played(true), ...this.#played(false)].slice(0, MOST_TOLD);
    return { programs: this.programs, games: this.#of.rooms.size, tables };
  }

  get #told(): HallTold {
    let { programs } = this;
    let games = this.#of.rooms.size;
    for (const hall of this.#of.neighbours.halls) {
      programs += hall.programs;
      games += hall.games;
    }
    return { kind: 'hall', name: this.#of.name, programs, games };
  }

  tick(): void {
    const now = this.#of.house.now();
    for (const table of this.#tables.values()) table.tick(now);
    if (!this.#of.house.isStopping) this.#quick.match();
    this.#of.neighbours.tell(() => this.#seen());
    this.#listing.tick();
  }

  /** Nothing new begins: those who wait are sent away; a table that is full has begun. */
  stop(): void {
    for (const table of this.#tables.values()) if (!table.waiting.isBeginning) table.end('stopping');
    this.#quick.end('stopping');
    this.#of.neighbours.free(SEEKERS);
  }
}

/** What somebody wants is at another process. */
function sendTo(link: Link, { host, port }: Elsewhere): void {
  link.send({ kind: 'elsewhere', host, port });
  link.close();
}

const isDear = (message: Wire): message is Extract<Wire, { kind: keyof typeof COSTS }> => message.kind in COSTS;

const isPlayed = ({ isOver, links }: AnyRoom): boolean => !isOver && links.size > 0;

/** At a server people are strangers to each other: their email addresses are neither told nor kept. */
const withoutEmail = <M extends { readonly people: readonly Me[] }>(message: M): M => ({
  ...message,
  people: message.people.map(asToldServers),
});

function lobbyFor({ key: host }: Link, { rules, people, robots }: Open, server: string): Lobby | OnlineProblem {
  let lobby = openLobby({ rules, people, host, server });
  for (const { colour, robot } of robots) {
    if (typeof lobby === 'string') return lobby;
    lobby = withRobot(lobby, colour, robot);
  }
  return typeof lobby !== 'string' && isFull(lobby) ? 'full' : lobby;
}
