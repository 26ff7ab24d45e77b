import { termsAgain } from '../../../../src-shared/online/again';
import type { Alarm } from '../../../../src-shared/online/alarms';
import type { Chat, Said } from '../../../../src-shared/online/chat';
import type { GameCopy, Outcome } from '../../../../src-shared/online/game-copy';
import { dueByItself, type IsThere } from '../../../../src-shared/online/giving-back';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { gameOf, type Terms } from '../../../../src-shared/online/terms';
import type { GameStatus } from '../../../../src-shared/online/view';
import type { Wire } from '../../../../src-shared/online/wire';
import type { Identity } from '../connections/greeting';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import { isProof } from '../tables/password';
import { Course, type Hearer } from './course';
import { Notebook } from './notebook';
import { seatsOfPeople } from './shown';
import { Talk } from './talk';

const NOTHING: Outcome = { write: [], send: [], reply: [] };

/** A message about a game. */
export type OfGame = Extract<Wire, { readonly game: string }>;
type Join = Extract<Wire, { kind: 'join' }>;

/** The connections over which a game is played. */
export interface Circle {
  has(link: Link): boolean;
  /** Takes one in; false when it is in already, or closed. */
  add(link: Link): boolean;
  /** Says something to all but one. */
  broadcast(message: Wire, but?: Link): void;
}

/** What an exchange is of. */
export interface ExchangeOf<View extends GameStatus> {
  readonly identity: Identity;
  readonly copy: GameCopy;
  readonly kept: KeptGame;
  readonly table: TableNote;
  readonly circle: Circle;
  /** Which of the others are there. */
  readonly isThere: IsThere;
  /** What is to be known of the game after each change. */
  readonly look: (copy: GameCopy) => View;
  /** The game is another, or stands because the disk takes nothing; it is on the disk. */
  readonly changed: () => void;
  /** Somebody has said something. */
  readonly said: () => void;
  /** What came over a connection, which is closed by now, cannot be true. */
  readonly doubted: (alarm: Alarm, from: Link | undefined) => void;
  /** Another process goes on with the game; left out where there is none. */
  readonly takenAway?: () => void;
  /**
   * Begins the game that all want to play next; says whether it goes on there.
   *
   * @param early connections of those who play it already
   */
  readonly goOn: (next: Terms, early: Iterable<Link>) => Promise<boolean>;
}

/** What goes back and forth in a game, between its copy and chat here and the connections over which it is played. */
export class Exchange<View extends GameStatus> implements Hearer {
  readonly course: Course<View>;
  readonly notebook: Notebook;
  readonly talk: Talk;
  readonly #of: ExchangeOf<View>;
  #isGoingOn = false;
  /** Over these somebody has come who plays the next game already. */
  readonly #early = new Set<Link>();

  constructor(of: ExchangeOf<View>) {
    const { copy, kept, identity } = of;
    const { history, party } = copy;
    this.#of = of;
    this.course = new Course(copy, kept.log, of.look, this);
    this.notebook = new Notebook(kept);
    const { notebook } = this;
    this.talk = new Talk({ identity, notebook, game: history.id, keys: history.terms.parties, party });
  }

  get id(): string {
    return this.course.copy.history.id;
  }

  /** Takes part from now on: what is due is written and said. */
  begin(due: Outcome): void {
    this.#do(() => due);
    this.#do((copy) => (copy.history.epoch ? NOTHING : copy.join(copy.history.first)));
    if (this.notebook.all.length === 1) void this.notebook.add({ kind: 'began', at: Date.now() });
  }

  /** Says a line of the people here, once it is kept; false where they may not say it. */
  async say(said: Said): Promise<boolean> {
    const line = await this.talk.say(said, this.course.view);
    if (line) this.#tellLine(line);
    return line !== undefined;
  }

  /** Takes what comes over a connection about this game. */
  take(link: Link, message: OfGame): void {
    if (message.game !== this.id) return this.#takeOther(link, message);
    if (message.kind === 'resume') return this.#resumed(link, message.chat);
    if (!this.#of.circle.has(link)) return;
    if (message.kind === 'chat') void this.#hearLine(link, message);
    if (message.kind !== 'game') return;
    // Who looks on has nothing to say.
    if (this.isPlayer(link) || message.message.kind === 'hello') this.#do((copy) => copy.take(message.message), link);
  }

  /** Does something for which nobody waits; who has said what it follows from is cut off where it fails. */
  #do(make: (copy: GameCopy) => Outcome, from?: Link): void {
    this.course.do(make, from).catch((error: unknown) => {
      console.error(`The game ${this.id} cannot go on as it was to:`, error);
      from?.cut();
    });
  }

  /**
   * Of another game only that it is over is told; but who plays this one, and has not gone on to it yet, is about to. Who plays the
   * next knows that all want it.
   */
  #takeOther(link: Link, { kind, game }: OfGame): void {
    const isResume = kind === 'resume';
    if (!this.#isOfNext(game)) return isResume || !this.#of.circle.has(link) ? refuse(link, 'closed') : undefined;
    if (!isResume || !this.isPlayer(link)) return;
    this.#early.add(link);
    const { party } = this.course.copy;
    const isWanted = party === undefined ? this.#holder === 'server' : this.talk.again.includes(party);
    if (isWanted) void this.#goOn();
  }

  async #hearLine(link: Link, message: Chat): Promise<void> {
    const line = await this.talk.hear(message);
    if (line) this.#tellLine(line, link);
  }

  #tellLine(line: Chat, from?: Link): void {
    this.#of.circle.broadcast(line, from);
    this.#goOnWhereWanted();
    this.#of.said();
  }

  /** Somebody has come before the game began for them, or wants to look on. */
  join(link: Link, { people, proof }: Join): void {
    const { terms, epoch } = this.course.copy.history;
    if (!link.understands(terms)) return refuse(link, 'version');
    const isLate = this.isPlayer(link) ? epoch !== undefined : people.length > 0;
    if (isLate) return refuse(link, 'closed');
    if (!this.#mayEnter(link)) return refuse(link, 'noWatchers');
    const { table, rules, details, verifier } = this.#of.table;
    if (verifier !== undefined && !isProof(proof, verifier, link.exported)) return refuse(link, 'wrongPassword');
    link.send({ kind: 'begin', table, terms, rules, details });
    this.enter(link);
  }

  #resumed(link: Link, chat: readonly number[]): void {
    if (!this.#mayEnter(link)) return refuse(link, 'noWatchers');
    this.enter(link);
    const lacked = this.talk.lackedBy(chat);
    for (const line of lacked) link.send(line);
    link.charge(lacked.length);
  }

  isPlayer = ({ key }: Link): boolean => this.course.copy.history.terms.parties.includes(key);
  #mayEnter = (link: Link): boolean => this.#of.table.rules.mayWatch || this.isPlayer(link);

  /** From now on the game is played over a connection, too. */
  enter(link: Link): void {
    if (!this.#of.circle.add(link)) return;
    link.send({ kind: 'resume', game: this.id, chat: [...this.talk.counts] });
    // The others may have gone on meanwhile, or all wanted to when the server began nothing more.
    if (this.#holder === 'here' && this.isPlayer(link)) this.#goOnWhereWanted();
    this.#do((copy) => ({ ...NOTHING, reply: [copy.hello] }), link);
  }

  // What comes of it.

  /** Says to others what has come of something, once it is written. */
  send({ send, reply, alarm }: Outcome, from: Link | undefined): void {
    const game = this.id;
    for (const message of send) this.#of.circle.broadcast({ kind: 'game', game, message }, from);
    for (const message of reply) from?.send({ kind: 'game', game, message });
    from?.charge(reply.length);
    if (alarm === undefined) return;
    console.error(`What ${from?.address} says is not believed: ${alarm}`);
    from?.close();
    this.#of.doubted(alarm, from);
  }

  changed(): void {
    if (this.course.view.isOver && !this.notebook.isOver) void this.notebook.add({ kind: 'over' });
    this.#of.changed();
    this.#goOnWhereWanted();
    this.goOnByItself();
  }

  /** Takes part in what nobody is asked about: also to be called when somebody has come or gone. */
  goOnByItself(): void {
    const { isThere } = this.#of;
    if (!dueByItself(this.course.copy, isThere)) return;
    this.#do((copy) => {
      const proposal = dueByItself(copy, isThere);
      return proposal ? copy.join(proposal) : NOTHING;
    });
  }

  takenAway(): void {
    this.#of.takenAway?.();
  }

  /** Who decides that a game goes on: a server, here or elsewhere, where one holds the table. */
  get #holder(): 'here' | 'server' | undefined {
    const { party, history } = this.course.copy;
    const { hasServer, parties } = history.terms;
    if (!hasServer) return undefined;
    return party === parties.length - 1 ? 'here' : 'server';
  }

  /** Once all want to play again, they do. Whoever went on before the server does would be where nobody finds them if it does not. */
  #goOnWhereWanted(): void {
    const { view } = this.course;
    if (!this.#next || this.#holder === 'server') return;
    const people = view.members.filter((party) => seatsOfPeople(view, party).length > 0);
    if (people.every((party) => this.talk.again.includes(party))) void this.#goOn();
  }

  /** A server takes those along, too, who come later. */
  async #goOn(): Promise<void> {
    const next = this.#next;
    if (!next || this.#isGoingOn) return;
    this.#isGoingOn = true;
    const isOver = await this.#of.goOn(next, this.#early);
    this.#isGoingOn = isOver && this.#holder !== 'here';
  }

  /** What all programs play on next; undefined where some have gone for good. */
  get #next(): Terms | undefined {
    const { view, copy } = this.course;
    const { terms, last } = copy.history;
    return view.isOver && view.epochs === 0 ? termsAgain(this.#of.identity.self, terms, last.h) : undefined;
  }

  /** Whether somebody plays the next game already: what is said of it is told again. */
  #isOfNext(game: string): boolean {
    const next = this.#next;
    return next !== undefined && gameOf(this.#of.identity.self, next) === game;
  }

  /** Everything is on the disk, or given up. */
  async end(): Promise<void> {
    await this.course.end();
    await this.notebook.end();
  }
}

export function refuse(link: Link, problem: OnlineProblem): void {
  link.send({ kind: 'refused', problem });
  link.close();
}
