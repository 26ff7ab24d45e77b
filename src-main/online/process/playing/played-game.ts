import type { OnlineState } from '../../../../src-shared/bridge/online';
import { type BrokenOff, brokenOff } from '../../../../src-shared/online/broken-off';
import type { Said } from '../../../../src-shared/online/chat';
import type { GameCopy, Outcome } from '../../../../src-shared/online/game-copy';
import type { Asked, Proposal } from '../../../../src-shared/online/messages';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { termsAgain } from '../../../../src-shared/online/again';
import { gameOf, type PlayedBy, type Terms } from '../../../../src-shared/online/terms';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import type { Placement } from '../../../../src-shared/tantrix';
import type { Link } from '../connections/link';
import type { KeptGame, TableNote } from '../kept/kept-game';
import type { Activity, Program } from '../program';
import { isProof } from '../tables/password';
import { TurnClock } from './clock';
import { Company } from './company';
import { Course } from './course';
import { Notebook } from './notebook';
import { seatsOfPeople, shownGame } from './shown';
import { Talk } from './talk';

const NOTHING: Outcome = { write: [], send: [], reply: [] };
const TICK_MS = 1_000;

type OfGame = Extract<Wire, { readonly game: string }>;
type Join = Extract<Wire, { kind: 'join' }>;

/** A game that is played, or looked on at, with all who take part: it goes on whatever becomes of connections. */
export class PlayedGame implements Activity {
  readonly #program: Program;
  readonly #course: Course;
  readonly #notebook: Notebook;
  readonly #table: TableNote;
  readonly #talk: Talk;
  readonly #company: Company;
  readonly #clock: TurnClock;
  readonly #timer: NodeJS.Timeout;
  #problem: OnlineProblem | undefined;
  #isGoingOn = false;

  constructor(program: Program, copy: GameCopy, kept: KeptGame, table: TableNote) {
    const { identity } = program;
    const { party, history } = copy;
    const of = { game: history.id, keys: history.terms.parties, party };
    this.#program = program;
    this.#table = table;
    this.#course = new Course(copy, kept.log, this);
    const notebook = new Notebook(kept);
    this.#notebook = notebook;
    this.#talk = new Talk({ ...of, identity, notebook });
    this.#clock = new TurnClock(notebook);
    this.#company = new Company({
      ...of,
      program,
      places: notebook.places,
      found: (link) => this.enter(link),
      changed: (come, gone) => this.#noteWays(come, gone),
      moved: (at, place) => void notebook.add({ kind: 'place', party: at, place }),
    });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Takes part from now on: what is due is written and said. */
  begin(due: Outcome, links: readonly Link[]): void {
    void this.#course.do(() => due);
    void this.#course.do((copy) => (copy.history.epoch ? NOTHING : copy.join(copy.history.first)));
    if (this.#notebook.all.length === 1) void this.#notebook.add({ kind: 'began', at: Date.now() });
    for (const link of links) this.enter(link);
    this.#tick();
  }

  get id(): string {
    return this.#course.copy.history.id;
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
      notes: this.#notebook.kept,
      isChatOpen: this.#talk.isOpen(view),
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
    const taken = copy.history.terms.seats.map(({ name, colour, played: { party, robot } }) => ({
      name,
      colour,
      ...(robot ? {} : { party }),
    }));
    return { kind: 'table', id: table, rules, taken, hasPassword: verifier !== undefined, laid: view.moves.length };
  }

  // What the people here do; each says whether it could be done.

  async move(seat: number, placement: Placement): Promise<boolean> {
    if (this.#course.isStalled) return false;
    return this.#course.do((copy) => copy.place(seat, placement, this.#clock.usedAt(Date.now())));
  }

  agree = (asked: Asked): Promise<boolean> => this.#course.do((copy) => copy.agree(asked));

  /** Goes on with those alone at whose programs the seats are played from now on. */
  goOnWith = (seats: readonly PlayedBy[]): Promise<boolean> =>
    this.#course.do((copy) => {
      const members = [...new Set(seats.map(({ party }) => party))].toSorted((a, b) => a - b);
      return copy.join(copy.proposalFor(members, [...seats]));
    });

  agreeToGoOn = (proposal: Proposal): Promise<boolean> => this.#course.do((copy) => copy.join(proposal));

  async say(said: Said): Promise<boolean> {
    const line = await this.#talk.say(said, this.#course.view);
    if (line) this.#company.broadcast(line);
    if (line) this.#said();
    return line !== undefined;
  }

  // What comes over connections.

  take(link: Link, message: Wire): void {
    if (message.kind === 'leave') link.close();
    if (!('game' in message)) return;
    if (message.game !== this.id) return this.#isOfNext(message.game) ? undefined : refuse(link, 'closed');
    if (message.kind === 'resume') return this.#resumed(link, message.chat);
    if (this.#company.has(link)) this.#takeOfGame(link, message);
  }

  #takeOfGame(link: Link, message: OfGame): void {
    if (message.kind === 'here') this.#company.hear(message, link);
    if (message.kind === 'chat') void this.#hearLine(link, message);
    if (message.kind !== 'game') return;
    // Who looks on has nothing to say.
    if (this.#isPlayer(link) || message.message.kind === 'hello')
      this.#course
        .do((copy) => copy.take(message.message), link)
        .catch((error: unknown) => {
          console.error('What was said cannot be taken:', error);
          link.cut();
        });
  }

  async #hearLine(link: Link, message: Extract<Wire, { kind: 'chat' }>): Promise<void> {
    const line = await this.#talk.hear(message);
    if (!line) return;
    this.#company.broadcast(line, link);
    this.#said();
  }

  #said(): void {
    this.#goOnWhereWanted();
    this.#program.changed();
  }

  /** Once all want to play again, they do. */
  #goOnWhereWanted(): void {
    const { view } = this.#course;
    const people = view.members.filter((party) => seatsOfPeople(view, party).length > 0);
    const isWanted = people.every((party) => this.#talk.again.includes(party));
    if (view.isOver && isWanted && this.#next && !this.#isGoingOn) void this.#playAgain(this.#next);
  }

  /** What all programs play on next; undefined where some have gone for good. */
  get #next(): Terms | undefined {
    const { view, copy } = this.#course;
    const { terms, last } = copy.history;
    return view.isOver && view.epochs === 0 ? termsAgain(this.#program.identity.self, terms, last.h) : undefined;
  }

  async #playAgain(terms: Terms): Promise<void> {
    this.#isGoingOn = true;
    try {
      this.#problem = await this.#program.beginNext(terms, this.#table, () => this.#company.release());
    } catch (error) {
      console.error('The next game cannot be begun:', error);
      this.#problem = 'disk';
    }
    if (this.#problem === undefined) return this.end();
    this.#isGoingOn = false;
    this.#program.changed();
  }

  /** Whether somebody plays the next game already: what is said of it is told again. */
  #isOfNext(game: string): boolean {
    const next = this.#next;
    return next !== undefined && gameOf(this.#program.identity.self, next) === game;
  }

  lost(link: Link): void {
    this.#company.lost(link);
  }

  /** Somebody has come before the game began for them, or wants to look on. */
  join(link: Link, { people, proof }: Join): void {
    const { terms, epoch } = this.#course.copy.history;
    const isLate = this.#isPlayer(link) ? epoch !== undefined : people.length > 0;
    if (isLate) return refuse(link, 'closed');
    if (!this.#mayEnter(link)) return refuse(link, 'noWatchers');
    const { table, rules, details, verifier } = this.#table;
    if (verifier !== undefined && !isProof(proof, verifier, link.exported)) return refuse(link, 'wrongPassword');
    link.send({ kind: 'begin', table, terms, rules, details });
    this.enter(link);
  }

  #resumed(link: Link, chat: readonly number[]): void {
    if (!this.#mayEnter(link)) return refuse(link, 'noWatchers');
    this.enter(link);
    for (const line of this.#talk.lackedBy(chat)) link.send(line);
  }

  #isPlayer = ({ key }: Link): boolean => this.#course.copy.history.terms.parties.includes(key);
  #mayEnter = (link: Link): boolean => this.#table.rules.mayWatch || this.#isPlayer(link);

  /** From now on the game is played over a connection, too. */
  enter(link: Link): void {
    if (!this.#company.add(link)) return;
    link.send({ kind: 'resume', game: this.id, chat: [...this.#talk.counts] });
    void this.#course.do((copy) => ({ ...NOTHING, reply: [copy.hello] }), link);
    this.#company.sayHere();
    link.follow(this);
  }

  // What comes of it.

  /** Says to others what has come of something, once it is written. */
  send({ send, reply, alarm }: Outcome, from: Link | undefined): void {
    const game = this.id;
    for (const message of send) this.#company.broadcast({ kind: 'game', game, message }, from);
    for (const message of reply) from?.send({ kind: 'game', game, message });
    if (alarm === undefined) return;
    console.error(`What ${from?.address} says is not believed: ${alarm}`);
    this.#problem = 'notBelieved';
    from?.close();
    this.#program.changed();
  }

  changed(): void {
    // It goes on, so what was wrong is no more.
    this.#problem = undefined;
    if (this.#course.view.isOver && !this.#notebook.isOver) void this.#notebook.add({ kind: 'over' });
    this.#noteTime();
    this.#goOnWhereWanted();
    this.#program.changed();
  }

  #tick(): void {
    this.#company.sayHere();
    this.#company.look();
    this.#noteTime();
    // What was lost on the way is asked for.
    const { view, copy } = this.#course;
    if (!view.isSettled) this.#company.broadcast({ kind: 'game', game: this.id, message: copy.hello });
  }

  #noteTime(): void {
    const { view, isStalled } = this.#course;
    this.#clock.note(
      view,
      (party) => party === this.#course.copy.party || this.#company.isThere(party),
      isStalled,
      Date.now(),
    );
  }

  #noteWays(come: readonly number[], gone: readonly number[]): void {
    for (const party of gone) this.#noteWay('lost', party);
    for (const party of come) this.#noteWay('back', party);
    this.#noteTime();
    this.#program.changed();
  }

  #noteWay(kind: 'lost' | 'back', party: number): void {
    const [seat] = seatsOfPeople(this.#course.view, party);
    const known = this.#notebook.all.findLast((note) => 'seat' in note && note.seat === seat);
    const isNews = kind === 'lost' || known?.kind === 'lost';
    if (seat === undefined || party === this.#course.copy.party || !isNews) return;
    void this.#notebook.add({ kind, at: Date.now(), seat });
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#company.end();
    await this.#course.end();
    await this.#notebook.end();
  }
}

function refuse(link: Link, problem: OnlineProblem): void {
  link.send({ kind: 'refused', problem });
  link.close();
}
