import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import type { WebSocket } from 'ws';
import type { HostRequest, JoinRequest, ONLINE_CALLS, OnlineState } from '../../../src-shared/bridge/online';
import { type BrokenOff, brokenOff } from '../../../src-shared/online/broken-off';
import { GameCopy } from '../../../src-shared/online/game-copy';
import { isFull, openLobby, withRobot } from '../../../src-shared/online/lobby';
import { codeIn } from '../../../src-shared/online/invitation';
import type { OnlineProblem } from '../../../src-shared/online/problems';
import type { Me, TableRules } from '../../../src-shared/online/table';
import { SERVED, type Terms, versionFor } from '../../../src-shared/online/terms';
import type { Place, Wire } from '../../../src-shared/online/wire';
import type { IpcHandlers } from '../../ipc-handlers';
import { keepFromOthers } from '../../profile/secret-file';
import type { AskedCall } from '../port';
import { dialAny, isLink } from './connections/dial';
import { greeted } from './connections/greeting';
import type { Follower, Link } from './connections/link';
import { listen, type Listening } from './connections/listen';
import { ownAddresses } from './finding/addresses';
import { Discovery } from './finding/discovery';
import { newTableId } from './finding/invitation';
import { Looking } from './finding/looking';
import { askByCode, type Meant, meantBy, targetsAt } from './finding/targets';
import { Blocked } from './kept/blocked';
import { GameFolder } from './kept/game-folder';
import type { KeptGame } from './kept/game-store';
import type { TableNote } from './kept/notes';
import { type OwnIdentity, ownIdentity } from './kept/identity';
import { KnownServers } from './kept/known-servers';
import { beginGame, goOn, leaveUnseen } from './playing/begin-game';
import { PlayedGame } from './playing/played-game';
import type { Activity, Program } from './program';
import { resumeRace } from './racing/take-up-race';
import { HostTable } from './tables/host-table';
import { matchWanted, tableWanted } from './servers/asked';
import { namedServer, serverMeant } from './servers/meant';
import { Visiting } from './servers/visiting';
import { askFor, seatWanted, type Wanted } from './tables/joining';
import { verifierOf } from './tables/password';

/** Where the program lives. */
export interface Surroundings {
  /** The folder of the profile. */
  readonly profile: string;
  /** For tests: nothing leaves this computer, and tables are announced at this port. */
  readonly loopbackPort?: number | undefined;
}

/** All that the program does online: what the page asks for goes in, what is to be shown comes out. */
export class Online implements Program, Follower {
  readonly identity: OwnIdentity;
  readonly games: GameFolder;
  readonly servers: KnownServers;
  readonly blocked: Blocked;
  readonly #isLoopback: boolean;
  readonly #tell: (state: OnlineState) => void;
  readonly #discovery: Discovery;
  readonly #onlookers = new Set<Link>();
  #activity: Activity | undefined;
  #listening: Listening | undefined;
  #isTelling = false;
  #lastTable = '';
  #ownTables: ReadonlySet<string> = new Set();
  /** Aborted when all that was asked for is given up: what is granted after that is not wanted any more. */
  #wanting = new AbortController();
  /** All that was given up, until nothing of it goes on. */
  #ending: Promise<unknown> = Promise.resolve();

  private constructor(
    identity: OwnIdentity,
    folder: string,
    port: number | undefined,
    tell: (state: OnlineState) => void,
  ) {
    this.identity = identity;
    this.games = new GameFolder(folder);
    this.servers = new KnownServers(folder);
    this.blocked = new Blocked(folder);
    this.#isLoopback = port !== undefined;
    this.#discovery = new Discovery(port);
    this.#tell = tell;
  }

  /** @param tell is told of every change, at once after it */
  static async open({ profile, loopbackPort }: Surroundings, tell: (state: OnlineState) => void): Promise<Online> {
    const folder = path.join(profile, 'online');
    await keepFromOthers(folder);
    return new Online(await ownIdentity(folder), folder, loopbackPort, tell);
  }

  /** What answers each call of the page. */
  readonly handlers: Pick<IpcHandlers<typeof ONLINE_CALLS>, AskedCall> = {
    findTables: () => this.#look(),
    visitServer: (server) => this.#visit(server),
    knownServers: async () => (await this.servers.list()).map(namedServer),
    seekGame: ({ rules, me }) => this.#seek(rules, me),
    serverRanks: async () => (this.#activity instanceof Visiting ? this.#activity.ranks() : null),
    hostTable: (request) => (request.server === undefined ? this.#host(request) : this.#open(request, request.server)),
    joinTable: (request) => this.#join(request),
    seatRobot: ({ colour, robot }) => (this.#activity?.seatRobot ? this.#activity.seatRobot(colour, robot) : 'closed'),
    beginOnline: async () => (this.#activity?.beginNow?.() ? null : 'closed'),
    leaveTable: () => this.#leave((activity) => leaveUnseen(this, activity)),
    leaveOnline: () => this.#leave(),
    resumeOnline: (id) => this.#resume(id),
    breakOffOnline: (id) => this.#breakOff(id),
    moveOnline: ({ seat, ...placement }) => this.#inGame((game) => game.move(seat, placement)),
    raceOnline: async (move) => this.#activity?.race?.move(move) ?? false,
    pauseOnlineRace: async ({ isPaused }) => this.#activity?.race?.pause(isPaused) ?? false,
    agreeOnline: (asked) => this.#inGame((game) => game.agree(asked)),
    withdrawOnline: (asked) => this.#inGame((game) => game.withdraw(asked)),
    goOnWithout: (seats) => this.#inGame((game) => game.goOnWith(seats)),
    agreeToGoOn: (proposal) => this.#inGame((game) => game.agreeToGoOn(proposal)),
    chatOnline: (said) => this.#inGame((game) => game.say(said)),
    reportLine: ({ party, n }) => this.#inGame(async (game) => game.report(party, n)),
    blockPlayer: ({ seat }) => this.#inGame((game) => this.#block(game, seat)),
    blockedPlayers: () => this.blocked.list(),
    unblockPlayer: (key) => this.blocked.remove(key),
  };

  get place(): Place | undefined {
    const addresses = ownAddresses(this.#isLoopback);
    const { fingerprint } = this.identity;
    return this.#listening && { addresses: [...addresses], port: this.#listening.port, fingerprint };
  }

  hasPlayedAt = (table: string): boolean => this.#ownTables.has(table);

  dial = (place: Place): Promise<Link | OnlineProblem> => dialAny(targetsAt(place), this.identity);

  async beginNext(terms: Terms, table: TableNote, links: () => readonly Link[]): Promise<OnlineProblem | undefined> {
    const game = await beginGame(this, terms, table, []);
    if (!game) return 'damaged';
    this.become(game);
    for (const link of links()) game.enter(link);
    return undefined;
  }

  become(activity: Activity): void {
    this.#activity = activity;
    this.changed();
  }

  /** Many things may change at once: they are told together. */
  changed(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setImmediate(() => {
      this.#isTelling = false;
      this.#tell(this.#activity?.state ?? { kind: 'none' });
      this.#showTable();
    });
  }

  // What comes over connections that belong to nobody in particular.

  take(link: Link, message: Wire): void {
    const activity = this.#activity;
    if (message.kind === 'look') return this.#showTo(link);
    if (message.kind !== 'join' && message.kind !== 'raceHello') return activity?.take(link, message);
    this.#onlookers.delete(link);
    if (message.kind === 'join' && activity?.join) activity.join(link, message);
    else if (message.kind === 'raceHello' && activity?.comeBack) activity.comeBack(link, message);
    else link.send({ kind: 'refused', problem: 'closed' });
  }

  lost(link: Link): void {
    this.#onlookers.delete(link);
    this.#activity?.lost(link);
  }

  #showTo(link: Link): void {
    this.#onlookers.add(link);
    const table = this.#activity?.table;
    if (table && link.understands(table.rules)) link.send(table);
  }

  /** Tells all who look how the table stands, and announces it. */
  #showTable(): void {
    const table = this.#activity?.table;
    const text = JSON.stringify(table ?? null);
    if (text === this.#lastTable) return;
    this.#lastTable = text;
    const { place } = this;
    const announced = table && { id: table.id, name: table.rules.name, version: versionFor(table.rules) };
    this.#discovery.announce(announced && place && { ...announced, place });
    for (const link of this.#onlookers) {
      if (table && link.understands(table.rules)) link.send(table);
      else link.close();
    }
  }

  async listen(port = 0): Promise<void> {
    const host = this.#isLoopback ? '127.0.0.1' : undefined;
    this.#listening ??= await listen(this.identity.certificate, { host, port }, (socket, tls) => {
      void this.#greet(socket, tls);
    });
  }

  async #greet(...connection: readonly [WebSocket, TLSSocket]): Promise<void> {
    // Whoever cannot play at the table that is open here is told so at once.
    const version = versionFor(this.#activity?.table?.rules ?? {});
    const versions = SERVED.filter((each) => each >= version);
    const link = await greeted(...connection, this.identity, undefined, versions);
    if (isLink(link)) link.follow(this);
  }

  // What the page asks for.

  async #look(): Promise<OnlineProblem | null> {
    if (this.#activity instanceof Looking) {
      this.#wantAnew();
      this.#discovery.searchAnew();
    } else {
      const signal = await this.#end();
      this.#ownTables = await this.games.tables();
      if (signal.aborted) return null;
      this.become(new Looking(this, this.#discovery));
    }
    return this.#discovery.works ? null : 'noDiscovery';
  }

  async #host({ rules, people, password, robots }: HostRequest): Promise<OnlineProblem | null> {
    let lobby = openLobby({ rules, people, host: this.identity.key });
    if (typeof lobby === 'string') return lobby;
    for (const { colour, robot } of robots) {
      const next = withRobot(lobby, colour, robot);
      if (typeof next === 'string') return next;
      lobby = next;
    }
    if (isFull(lobby)) return 'full';
    const signal = await this.#end();
    const id = newTableId();
    const verifier = password === undefined ? undefined : await verifierOf(password, id);
    if (signal.aborted) return null;
    await this.listen();
    if (!signal.aborted) this.become(new HostTable(this, id, lobby, verifier));
    return null;
  }

  async #join({ target, ...who }: JoinRequest): Promise<OnlineProblem | null> {
    const server = this.#activity instanceof Visiting ? this.#activity.called : undefined;
    const signal = await this.#begun();
    const ask = async (meant: Meant) => this.#ask(await seatWanted(this, meant, who), signal);
    const code = target.kind === 'invitation' ? codeIn(target.text) : undefined;
    const other =
      target.kind === 'invitation' && target.server ? await serverMeant(target.server, this.servers) : undefined;
    if (code !== undefined && other) return askByCode(code, this.#discovery, other, ask);
    const found = await meantBy(target, this.#discovery, server);
    return typeof found === 'string' ? found : ask(found);
  }

  // At a server.

  async #visit(server: string): Promise<OnlineProblem | null> {
    const signal = await this.#end();
    this.#ownTables = await this.games.tables();
    const called = await serverMeant(server, this.servers);
    if (!called) return 'invitation';
    const visiting = await Visiting.at(this, called);
    if (typeof visiting === 'string') return visiting;
    if (signal.aborted) {
      await visiting.end();
      return null;
    }
    this.become(visiting);
    return null;
  }

  async #open(request: HostRequest, at: string): Promise<OnlineProblem | null> {
    const signal = await this.#begun();
    const called = await serverMeant(at, this.servers);
    return called ? this.#ask(await tableWanted(this, called, request), signal) : 'invitation';
  }

  async #seek(rules: TableRules, me: Me): Promise<OnlineProblem | null> {
    const { called } = this.#activity instanceof Visiting ? this.#activity : {};
    const signal = await this.#begun();
    return called ? this.#ask(await matchWanted(this, called, rules, me), signal) : 'closed';
  }

  get #isLooking(): boolean {
    return this.#activity instanceof Looking || this.#activity instanceof Visiting;
  }

  /** Whoever looks goes on looking until what is wanted is granted. Gives what tells that it was given up, as `#end`. */
  #begun = async (): Promise<AbortSignal> => (this.#isLooking ? this.#wanting.signal : this.#end());

  /** Who has given up meanwhile sits down nowhere. */
  async #ask(wanted: Wanted, signal: AbortSignal): Promise<OnlineProblem | null> {
    if (signal.aborted) return null;
    const before = this.#activity;
    const problem = await askFor(this, wanted, signal);
    if (problem === null && !signal.aborted) await before?.end();
    return problem;
  }

  async #block(game: PlayedGame, seat: number): Promise<boolean> {
    const key = game.keyOf(seat);
    const { name } = game.state.kind === 'playing' ? (game.state.game.seats[seat] ?? {}) : {};
    if (key === undefined || name === undefined) return false;
    await this.blocked.add({ key, name });
    return true;
  }

  async #resume(id: string): Promise<OnlineProblem | null> {
    if (this.#isAt(id)) return null;
    const signal = await this.#end();
    const kept = await this.games.open(id);
    if (!kept || kept === 'damaged') return kept ?? 'closed';
    const [first] = kept.lines;
    if (first?.kind === 'raceBegin') return this.#goOn(kept, signal, () => resumeRace(this, kept));
    const party = first?.kind === 'terms' ? first.party : undefined;
    const place = kept.notes.findLast((note) => note.kind === 'place' && note.party === party);
    const isAtServer = kept.notes.some((note) => note.kind === 'table' && note.server);
    if (!isAtServer) await this.listen(place?.kind === 'place' ? place.place.port : 0);
    return this.#goOn(kept, signal, async () => goOn(this, kept));
  }

  async #goOn(
    { log, beside }: KeptGame,
    signal: AbortSignal,
    recall: () => Promise<Activity | undefined>,
  ): Promise<OnlineProblem | null> {
    const activity = signal.aborted ? undefined : await recall();
    if (activity && !signal.aborted) {
      this.become(activity);
      return null;
    }
    await (activity?.end() ?? Promise.all([log.close(), beside.close()]));
    return signal.aborted ? null : 'damaged';
  }

  /** Whether a game or a race is played now. */
  #isAt(id: string): boolean {
    const state = this.#activity?.state;
    if (state?.kind === 'racing') return state.race.id === id && state.problem === undefined;
    return state?.kind === 'playing' && state.game.id === id;
  }

  /** A game that is not played now is read as it lies on the disk. */
  async #breakOff(id: string): Promise<BrokenOff | null> {
    const game = this.#activity;
    if (game instanceof PlayedGame && game.id === id) return game.brokenOff ?? null;
    const lines = await this.games.linesOf(id);
    const kept = lines && GameCopy.recalled(this.identity.self, lines);
    return (kept && brokenOff(kept.copy)) ?? null;
  }

  async #leave(end?: (activity: Activity) => Promise<void>): Promise<void> {
    const signal = await this.#end(end);
    // Also what was left before: whoever closes the program waits for it.
    await this.#ending;
    // What was begun meanwhile may need it.
    if (signal.aborted) return;
    this.#listening?.close();
    this.#listening = undefined;
  }

  /** Gives up all that was asked for. Gives what tells that this was done once more. */
  #wantAnew(): AbortSignal {
    this.#wanting.abort();
    this.#wanting = new AbortController();
    return this.#wanting.signal;
  }

  /** Gives up whatever goes on. Gives what tells that this was done once more. */
  async #end(end = (activity: Activity) => activity.end()): Promise<AbortSignal> {
    const signal = this.#wantAnew();
    const before = this.#activity;
    this.#activity = undefined;
    this.changed();
    const ended = before && end(before);
    this.#ending = Promise.allSettled([this.#ending, ended]);
    await ended;
    return signal;
  }

  #inGame = async (ask: (game: PlayedGame) => Promise<boolean>): Promise<boolean> =>
    this.#activity instanceof PlayedGame ? ask(this.#activity) : false;

  /** Everything is on the disk, and nothing goes on. */
  async close(): Promise<void> {
    await this.#leave();
    this.#discovery.close();
  }
}
