import type { TLSSocket } from 'node:tls';
import type { WebSocket } from 'ws';
import { isLink } from '../src-main/online/process/connections/dial';
import { greeted } from '../src-main/online/process/connections/greeting';
import type { Link } from '../src-main/online/process/connections/link';
import { listen, type Listening } from '../src-main/online/process/connections/listen';
import { ownIdentity, type OwnIdentity } from '../src-main/online/process/kept/identity';
import type { OnlineProblem } from '../src-shared/online/problems';
import { Addresses } from './addresses';
import { Hall } from './hall/hall';
import type { House, Place } from './house';
import type { Options } from './options';
import { Rooms } from './rooms/rooms';
import type { GameKeeping } from './store/game-keeping';
import { JournalKeeping } from './store/journal-keeping';

const TICK_MS = 1_000;
/** More than one process serves. */
const MOST_CONNECTIONS = 20_000;
/** How long those who are sent away have to hear it, in milliseconds. */
const FAREWELL_MS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Games at which nobody was for so long are kept no longer. */
const KEPT_MS = 30 * DAY_MS;

/** What a server is made of. */
interface Made {
  readonly options: Options;
  readonly identity: OwnIdentity;
  readonly games: GameKeeping;
  readonly now: () => number;
}

/** A server: a program without a seat, at which others meet and play. */
export class Server implements House {
  readonly identity: OwnIdentity;
  readonly now: () => number;
  readonly #options: Options;
  readonly #games: GameKeeping;
  readonly #addresses: Addresses;
  readonly #hall: Hall;
  readonly #rooms: Rooms;
  readonly #refusals = new Map<string, number>();
  #listening: Listening | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  private constructor({ options, identity, games, now }: Made) {
    this.identity = identity;
    this.now = now;
    this.#options = options;
    this.#games = games;
    this.#addresses = new Addresses(options.mostAtAddress);
    this.#rooms = new Rooms(this, games, { changed: () => {}, moved: () => {}, closed: () => {} });
    const { name, mostGames } = options;
    this.#hall = new Hall({ house: this, rooms: this.#rooms, name, mostGames, problemOf: async () => undefined });
  }

  /**
   * Starts a server: everything that it was told before is there again.
   *
   * @param now in milliseconds since 1970
   */
  static async open(options: Options, now: () => number = Date.now): Promise<Server> {
    const { folder } = options;
    const server = new Server({
      options,
      now,
      identity: await ownIdentity(folder),
      games: await JournalKeeping.open(folder),
    });
    await server.#begin();
    return server;
  }

  async #begin(): Promise<void> {
    const { port, host } = this.#options;
    await this.#games.forget(this.now() - KEPT_MS);
    const admits = this.#addresses.admits.bind(this.#addresses);
    const endpoint = { host, port, isFixed: true, most: MOST_CONNECTIONS, admits };
    this.#listening = await listen(this.identity.certificate, endpoint, (...connection) => {
      void this.#greet(...connection);
    });
    this.#timer = setInterval(() => this.tick(), TICK_MS);
  }

  async #greet(socket: WebSocket, tls: TLSSocket): Promise<void> {
    const link = await greeted(socket, tls, this.identity);
    if (isLink(link)) this.#hall.enter(link);
    else this.#count(link);
  }

  get port(): number {
    return this.#listening?.port ?? 0;
  }

  /** What is given to people so that their programs find it. */
  get link(): string {
    const { host = 'localhost', public: told = `${host}:${this.port}` } = this.#options;
    return `tantrix://${told}/#${this.identity.fingerprint}`;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  refuse(link: Link, problem: OnlineProblem): void {
    this.#count(problem);
    link.send({ kind: 'refused', problem });
  }

  seat(link: Link, place: Place): void {
    this.#hall.seat(link, place);
  }

  #count(problem: OnlineProblem): void {
    this.#refusals.set(problem, (this.#refusals.get(problem) ?? 0) + 1);
  }

  /** What is done every second, for all at once. */
  tick(): void {
    this.#hall.tick();
    this.#rooms.tick();
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
    await this.#games.close();
  }
}
