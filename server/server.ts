import type { TLSSocket } from 'node:tls';
import type { WebSocket } from 'ws';
import { isLink } from '../src-main/online/process/connections/dial';
import { greeted } from '../src-main/online/process/connections/greeting';
import type { Link } from '../src-main/online/process/connections/link';
import { listen, type Listening } from '../src-main/online/process/connections/listen';
import type { OwnIdentity } from '../src-main/online/process/kept/identity';
import type { OnlineProblem } from '../src-shared/online/problems';
import { Addresses } from './addresses';
import { Hall } from './hall/hall';
import type { House, Place } from './house';
import type { Operated } from './operator/operator';
import { Meter, type Status } from './operator/status';
import type { Options } from './options';
import type { People } from './people/people';
import { Refusals } from './refusals';
import { type AnyRoom, Rooms } from './rooms/rooms';
import { RaceRoom } from './rooms/race-room';
import { Room } from './rooms/room';
import { type Elsewhere, type GameKeeping, placeIn } from './store/game-keeping';
import type { Neighbours } from './store/neighbours';

const TICK_MS = 1_000;
const MOST_CONNECTIONS = 20_000;
/** How long those who are sent away have to hear it, in milliseconds. */
const FAREWELL_MS = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Games at which nobody was for so long are kept no longer. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** What a server is made of. */
export interface ServerOf {
  readonly options: Options;
  readonly identity: OwnIdentity;
  readonly games: GameKeeping;
  readonly people: People;
  readonly neighbours: Neighbours;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** A server: a program without a seat, at which others meet and play. */
export class Server implements House, Operated {
  readonly identity: OwnIdentity;
  readonly now: () => number;
  readonly #of: ServerOf;
  readonly #addresses: Addresses;
  readonly #hall: Hall;
  readonly #rooms: Rooms;
  readonly #refusals = new Refusals();
  readonly #moves = new Meter();
  readonly #since = performance.now();
  #listening: Listening | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  /** Not at the start: those who were cut off come back first. */
  #forgotAt: number;

  constructor(of: ServerOf) {
    const { options, people, games, neighbours } = of;
    this.#of = of;
    this.identity = of.identity;
    this.now = of.now;
    this.#forgotAt = of.now();
    this.#addresses = new Addresses(options.mostAtAddress, this.#refusals);
    this.#rooms = new Rooms(this, games, {
      changed: (room) => this.#changed(room),
      moved: (room) => this.#look(room),
      closed: (room) => {
        if (room instanceof Room) people.closed(room);
      },
    });
    const { name, mostGames } = options;
    this.#hall = new Hall({ house: this, rooms: this.#rooms, people, neighbours, name, mostGames });
  }

  #changed(room: AnyRoom): void {
    if (room instanceof RaceRoom || (room.status.isSettled && room.status.n > 0)) this.#moves.add();
    this.#look(room);
  }

  /** Races are not ranked, and nobody is missed there. */
  #look(room: AnyRoom): void {
    if (room instanceof Room) this.#of.people.look(room);
  }

  /** Begins to listen; rejects when the port is somebody else's. */
  async listen(): Promise<void> {
    const { port, host } = this.#of.options;
    const admits = this.#addresses.admits.bind(this.#addresses);
    const endpoint = { host, port, isFixed: true, most: MOST_CONNECTIONS, admits };
    this.#listening = await listen(this.identity.certificate, endpoint, (...connection) => {
      void this.#greet(...connection);
    });
    this.#timer = setInterval(() => this.#tickOn(), TICK_MS);
    this.tick();
  }

  async #greet(socket: WebSocket, tls: TLSSocket): Promise<void> {
    const link = await greeted(socket, tls, this.identity);
    if (isLink(link)) this.#hall.enter(link);
    else this.#refusals.add(link);
  }

  get port(): number {
    return this.#listening?.port ?? 0;
  }

  /** HOST:PORT, as it is told. */
  get #told(): string {
    const { host = 'localhost', public: told = `${host}:${this.port}` } = this.#of.options;
    return told;
  }

  /** Where programs reach this process. */
  get place(): Elsewhere {
    return placeIn(this.#told);
  }

  /** What is given to people so that their programs find it. */
  get link(): string {
    return `tantrix://${this.#told}/#${this.identity.fingerprint}`;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  refuse(link: Link, problem: OnlineProblem): void {
    this.#refusals.add(problem);
    link.send({ kind: 'refused', problem });
  }

  seat(link: Link, place: Place): void {
    this.#hall.seat(link, place);
  }

  /** What fails in one second is tried again in the next: it ends nobody's game. */
  #tickOn(): void {
    try {
      this.tick();
    } catch (error) {
      console.error('What is done every second failed:', error);
    }
  }

  /** What is done every second, for all at once. */
  tick(): void {
    this.#hall.tick();
    this.#rooms.tick();
    this.#of.people.tick();
    this.#moves.tick();
    if (this.now() - this.#forgotAt > HOUR_MS) void this.#forget();
  }

  async #forget(): Promise<void> {
    this.#forgotAt = this.now();
    try {
      await this.#of.games.forget(this.now() - KEPT_MS);
      await this.#of.people.forget();
    } catch (error) {
      console.error('What is old cannot be deleted:', error);
    }
  }

  async status(): Promise<Status> {
    const { rss, heapUsed } = process.memoryUsage();
    return {
      name: this.#of.options.name,
      link: this.link,
      isStopping: this.#isStopping,
      uptime: Math.round((performance.now() - this.#since) / 1000),
      connections: this.#hall.programs,
      tables: this.#hall.tables,
      games: this.#rooms.size,
      moves: this.#moves.count,
      movesASecond: this.#moves.rate,
      refusals: this.#refusals.all,
      memory: { rss, heap: heapUsed },
      reports: Object.fromEntries(await this.#of.people.reports.all()),
    };
  }

  deleteReport(name: string): Promise<void> {
    return this.#of.people.reports.delete(name);
  }

  /** Begins nothing new; games that are played go on. */
  drain(): void {
    this.#isStopping = true;
    this.#hall.stop();
  }

  /** Stops: everything is on the disk, and all are told. Their games go on when it is started again. */
  async close(): Promise<void> {
    this.drain();
    clearInterval(this.#timer);
    for (const link of this.#hall.links) link.send({ kind: 'refused', problem: 'stopping' });
    await this.#rooms.end();
    for (const link of this.#hall.links) link.close();
    await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    this.#listening?.close();
    await this.#of.games.close();
    await this.#of.people.close();
  }
}
