import type { OnlineState } from '../../../../src-shared/bridge/online';
import { type BrokenOff, brokenOff } from '../../../../src-shared/online/broken-off';
import type { Said } from '../../../../src-shared/online/chat';
import type { GameCopy, Outcome } from '../../../../src-shared/online/game-copy';
import { seatsPlayed } from '../../../../src-shared/online/lobby';
import type { Asked, Proposal } from '../../../../src-shared/online/messages';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { PlayedBy, Terms } from '../../../../src-shared/online/terms';
import { type GameView, viewOf } from '../../../../src-shared/online/view';
import type { Place, TableTold, Wire } from '../../../../src-shared/online/wire';
import type { Placement } from '../../../../src-shared/tantrix';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { Note, TableNote } from '../kept/notes';
import type { Activity, Program } from '../program';
import { TurnClock } from './clock';
import type { Companions } from './companions';
import { Company } from './company';
import type { Course } from './course';
import { type Circle, Exchange } from './exchange';
import type { Notebook } from './notebook';
import { PlaceNotes } from './place-notes';
import { ServerCompany } from './server-company';
import { seatChanges } from './seat-changes';
import { seatsOfPeople, shownGame } from './shown';
import { COMING_MS } from './uplinks';

const TICK_MS = 1_000;

/** A game that is played, or looked on at, with all who take part: it goes on whatever becomes of connections. */
export class PlayedGame implements Activity, Circle {
  /** It was begun just now; any other is gone on with. */
  readonly isNew: boolean;
  readonly #program: Program;
  readonly #exchange: Exchange<GameView>;
  readonly #course: Course<GameView>;
  readonly #notebook: Notebook;
  readonly #table: TableNote;
  readonly #company: Companions;
  readonly #clock: TurnClock;
  readonly #places: PlaceNotes;
  readonly #timer: NodeJS.Timeout;
  readonly #since = performance.now();
  #problem: OnlineProblem | undefined;
  #playedBy: readonly PlayedBy[];

  constructor(program: Program, copy: GameCopy, kept: KeptGame, table: TableNote) {
    const { identity } = program;
    const { party, history } = copy;
    this.#program = program;
    this.#table = table;
    this.#exchange = new Exchange({
      identity,
      copy,
      kept,
      table,
      circle: this,
      isThere: this.#isThere,
      look: viewOf,
      changed: () => this.#changed(),
      said: () => program.changed(),
      doubted: () => this.#fail('notBelieved'),
      goOn: (next, early) => this.#playAgain(next, early),
    });
    const { course, notebook } = this.#exchange;
    this.#course = course;
    this.#notebook = notebook;
    this.isNew = notebook.all.length === 1;
    this.#playedBy = course.view.playedBy;
    this.#clock = new TurnClock(notebook);
    const of = {
      program,
      game: history.id,
      keys: history.terms.parties,
      party,
      found: (link: Link) => this.enter(link),
      changed: (come: readonly number[], gone: readonly number[]) => this.#noteWays(come, gone),
    };
    const { places } = notebook;
    this.#places = new PlaceNotes(places, (at, place) => this.#note({ kind: 'place', party: at, place }));
    const moved = (at: number, place: Place) => this.#places.moved(at, place, performance.now());
    this.#company = table.server
      ? new ServerCompany({ ...of, server: table.server })
      : new Company({ ...of, places, moved });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Takes part from now on: what is due is written and said. */
  begin(due: Outcome, links: readonly Link[]): void {
    // Whoever goes on with a game has been away from it.
    const [seat] = seatsOfPeople(this.#course.view, this.#course.copy.party ?? -1);
    if (seat !== undefined && !this.isNew) this.#note({ kind: 'back', at: Date.now(), seat });
    this.#exchange.begin(due);
    for (const link of links) this.enter(link);
    this.#tick();
  }

  get id(): string {
    return this.#exchange.id;
  }

  get isDealt(): boolean {
    return this.#course.view.drawn.length > 0;
  }

  get isConnected(): boolean {
    return this.#company.isConnected;
  }

  /** The game as it goes on elsewhere; undefined where it cannot. */
  get brokenOff(): BrokenOff | undefined {
    return brokenOff(this.#course.copy);
  }

  get state(): OnlineState {
    const { view, copy } = this.#course;
    const game = shownGame({
      id: this.id,
      terms: copy.history.terms,
      table: this.#table,
      view,
      party: copy.party,
      isThere: (party) => this.#company.isThere(party),
      isReached: this.#company.isThere(copy.history.terms.parties.length - 1),
      notes: this.#notebook.kept,
      isChatOpen: this.#exchange.talk.isOpen(view),
      clock: this.#clock,
    });
    const problem = this.#course.isStalled ? 'disk' : this.#problem;
    return { kind: 'playing', game, ...(problem ? { problem } : {}) };
  }

  /** The host's program shows it to those who look for tables. */
  get table(): TableTold | undefined {
    const { table, host, rules, verifier } = this.#table;
    if (host !== this.#program.identity.key) return undefined;
    const { view, copy } = this.#course;
    const taken = seatsPlayed(copy.history.terms);
    return { kind: 'table', id: table, rules, taken, hasPassword: verifier !== undefined, laid: view.moves.length };
  }

  // What the people here do; each says whether it could be done.

  async move(seat: number, placement: Placement): Promise<boolean> {
    if (this.#course.isStalled) return false;
    return this.#course.do((copy) => copy.place(seat, placement, this.#clock.usedAt(Date.now())));
  }

  agree = (asked: Asked): Promise<boolean> => this.#course.do((copy) => copy.agree(asked));

  withdraw = (asked: Asked): Promise<boolean> => this.#course.do((copy) => copy.withdraw(asked));

  /** Goes on with those alone at whose programs the seats are played from now on. */
  goOnWith = (seats: readonly PlayedBy[]): Promise<boolean> =>
    this.#course.do((copy) => {
      const { parties, hasServer } = copy.history.terms;
      const playing = seats.map(({ party }) => party);
      const all = hasServer ? [...playing, parties.length - 1] : playing;
      const members = [...new Set(all)].toSorted((a, b) => a - b);
      return copy.join(copy.proposalFor(members, [...seats]));
    });

  agreeToGoOn = (proposal: Proposal): Promise<boolean> => this.#course.do((copy) => copy.join(proposal));

  say = (said: Said): Promise<boolean> => this.#exchange.say(said);

  /** Tells the server of a line of the chat. */
  report(party: number, n: number): boolean {
    if (!this.#table.server) return false;
    this.#company.broadcast({ kind: 'report', game: this.id, party, n });
    return true;
  }

  /** By which key others know the program of a seat; undefined for one that is played here. */
  keyOf(seat: number): PublicKey | undefined {
    const { copy } = this.#course;
    const party = copy.history.terms.seats[seat]?.played.party ?? -1;
    return party === copy.party ? undefined : copy.history.terms.parties[party];
  }

  // What comes over connections.

  take(link: Link, message: Wire): void {
    // Before the hands are dealt nobody can be done without: who leaves says so once more.
    if (message.kind === 'leave' && this.isDealt) link.close();
    if (message.kind === 'elsewhere') this.#company.hear(message, link);
    if (message.kind === 'refused' && this.#table.server) this.#fail(message.problem);
    if (!('game' in message)) return;
    const isOfHere = (message.kind === 'here' || message.kind === 'present') && message.game === this.id;
    if (isOfHere && this.#company.has(link)) this.#company.hear(message, link);
    if (isOfHere && message.kind === 'present') this.#isBack();
    this.#exchange.take(link, message);
  }

  /** The server has the game again, which it may have refused before. */
  #isBack(): void {
    if (this.#problem === 'disk' || this.#problem === 'busy') this.#problem = undefined;
  }

  lost(link: Link): void {
    this.#company.lost(link);
  }

  /** Somebody has come before the game began for them, or wants to look on. */
  join(link: Link, message: Extract<Wire, { kind: 'join' }>): void {
    this.#exchange.join(link, message);
  }

  /** From now on the game is played over a connection, too. */
  enter(link: Link): void {
    this.#exchange.enter(link);
  }

  has(link: Link): boolean {
    return this.#company.has(link);
  }

  add(link: Link): boolean {
    if (!this.#company.add(link)) return false;
    this.#company.look();
    link.follow(this);
    return true;
  }

  broadcast(message: Wire, but?: Link): void {
    this.#company.broadcast(message, but);
  }

  // What comes of it.

  #fail(problem: OnlineProblem): void {
    this.#problem = problem;
    this.#program.changed();
  }

  #changed(): void {
    // It goes on, so what was wrong is no more.
    this.#problem = undefined;
    this.#noteSeats();
    this.#noteTime();
    this.#program.changed();
  }

  /** Notes who plays for whom from now on. */
  #noteSeats(): void {
    const { playedBy } = this.#course.view;
    for (const change of seatChanges(this.#playedBy, playedBy)) this.#note({ at: Date.now(), ...change });
    this.#playedBy = playedBy;
  }

  async #playAgain(terms: Terms, early: Iterable<Link>): Promise<boolean> {
    const links = () => [...this.#company.release(), ...early];
    try {
      this.#problem = await this.#program.beginNext(terms, this.#table, links);
    } catch (error) {
      console.error('The next game cannot be begun:', error);
      this.#problem = 'disk';
    }
    if (this.#problem === undefined) await this.end();
    else this.#program.changed();
    return this.#problem === undefined;
  }

  #tick(): void {
    this.#company.look();
    this.#places.look(performance.now());
    this.#noteMissing();
    this.#noteTime();
    this.#exchange.goOnByItself();
    // What was lost on the way is asked for.
    const { view, copy } = this.#course;
    if (!view.isSettled) this.#company.broadcast({ kind: 'game', game: this.id, message: copy.hello });
  }

  #noteTime(): void {
    const { view, isStalled } = this.#course;
    this.#clock.note(view, (party) => this.#isThere(party), isStalled, Date.now());
  }

  #isThere = (party: number): boolean => party === this.#course.copy.party || this.#company.isThere(party);

  #noteWays(come: readonly number[], gone: readonly number[]): void {
    for (const party of gone) this.#noteWay(this.#company.hasLeft(party) ? 'left' : 'lost', party);
    for (const party of come) this.#noteWay('back', party);
    this.#noteTime();
    this.#program.changed();
  }

  #noteMissing(): void {
    if (performance.now() - this.#since < COMING_MS) return;
    const missing = this.#course.view.members.filter((party) => !this.#isThere(party));
    for (const party of missing) this.#noteWay(this.#company.hasLeft(party) ? 'left' : 'lost', party);
  }

  #noteWay(kind: 'lost' | 'left' | 'back', party: number): void {
    const [seat] = seatsOfPeople(this.#course.view, party);
    const known = this.#notebook.all.findLast((note) => 'seat' in note && note.seat === seat);
    const wasAway = known?.kind === 'lost' || known?.kind === 'left';
    const isNews = wasAway === (kind === 'back');
    if (seat === undefined || party === this.#course.copy.party || !isNews) return;
    this.#note({ kind, at: Date.now(), seat });
  }

  /** What has happened to the table is shown once it is on the disk. */
  #note(note: Note): void {
    void this.#notebook.add(note).then(() => this.#program.changed());
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#company.end();
    await this.#exchange.end();
  }
}
