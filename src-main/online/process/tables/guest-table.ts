import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import { areOf, isFull, isSameTable, type Lobby, mayBegin } from '../../../../src-shared/online/lobby';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { RaceBegin } from '../../../../src-shared/online/race/wire';
import { VERSION } from '../../../../src-shared/online/terms';
import type { Wire } from '../../../../src-shared/online/wire';
import type { RobotPlayer } from '../../../../src-shared/record/players';
import type { Colour } from '../../../../src-shared/tantrix';
import type { Link } from '../connections/link';
import type { TableNote } from '../kept/notes';
import type { ServerNote } from '../kept/known-servers';
import { takeUpRace } from '../racing/take-up-race';
import { beginGame, leaveUnseen } from '../playing/begin-game';
import type { Activity, Program } from '../program';
import { invitationAt, shownServer } from '../servers/meant';
import { shownSeats } from './host-table';

type LobbyTold = Extract<Wire, { kind: 'lobby' }>;
type Begin = Extract<Wire, { kind: 'begin' }>;

/** When the host is called again, in milliseconds after the last time. */
const AGAIN_MS = [200, 500, 1_000, 2_000, 4_000];
/** How long whoever leaves listens: the game may have begun before the others hear of it. */
const LEAVING_MS = 3_000;

/** How people have come to a table. */
interface Came {
  readonly as: 'host' | 'guest' | 'seeker';
  /** Nobody knows whose connection it is. */
  readonly isUnproved: boolean;
  /** The server that holds the table; undefined where a player's program does. */
  readonly server: ServerNote | undefined;
  /** Asks for the same over another connection, which takes the place of this; says why it is not granted. */
  readonly comeAgain: () => Promise<OnlineProblem | null>;
}

/** A table elsewhere, at which people of this program wait, or which they look on at; at a server it may be their own. */
export class GuestTable implements Activity {
  readonly #program: Program;
  readonly #link: Link;
  #lobby: LobbyTold;
  #isBeginning = false;
  /** What begins, until it has. */
  #beginning: Promise<void> = Promise.resolve();
  #problem: OnlineProblem | undefined;
  readonly #came: Came;
  /** Is told what becomes of a computer player that is to have a seat. */
  #seated: ((problem: OnlineProblem | null) => void) | undefined;
  readonly #ended = new AbortController();
  /** Aborted once it is known whether it begins. */
  readonly #known = new AbortController();

  constructor(program: Program, link: Link, lobby: LobbyTold, came: Came) {
    this.#program = program;
    this.#link = link;
    this.#lobby = lobby;
    this.#came = came;
  }

  get state(): OnlineState {
    const { rules, taken, watchers } = this.#lobby;
    const seats = shownSeats(taken.map(withoutHoles), this.#program.identity.key);
    const { as, server, isUnproved } = this.#came;
    return {
      kind: 'waiting',
      isHost: as === 'host',
      rules,
      taken: seats,
      watchers,
      ...(server ? { server: shownServer(server) } : {}),
      ...(server && as === 'host' ? { invitation: invitationAt(server, this.#lobby.table) } : {}),
      ...(this.#mayBegin ? { mayBegin: true } : {}),
      ...(as === 'seeker' ? { isSeeking: true } : {}),
      ...(isUnproved ? { isUnproved } : {}),
      ...(this.#problem ? { problem: this.#problem } : {}),
    };
  }

  /** Gives a free seat to a computer player; says why that does not work. */
  seatRobot(colour: Colour, robot: RobotPlayer): Promise<OnlineProblem | null> {
    this.#seated?.('busy');
    return new Promise((resolve) => {
      this.#seated = resolve;
      this.#link.send({ kind: 'robot', colour, robot });
    });
  }

  /** Servers of version 1 know nothing of beginning with fewer; nor is anybody told of it while the connection is lost. */
  get #mayBegin(): boolean {
    const { rules, taken } = this.#lobby;
    const isHolder = this.#came.as === 'host' && this.#link.version === VERSION && this.#link.isOpen;
    return isHolder && mayBegin({ rules, taken: taken.map(withoutHoles) });
  }

  beginNow(): boolean {
    if (!this.#mayBegin) return false;
    this.#link.send({ kind: 'start' });
    return true;
  }

  #answerSeated(problem: OnlineProblem | null): boolean {
    const isAsked = this.#seated !== undefined;
    this.#seated?.(problem);
    this.#seated = undefined;
    return isAsked;
  }

  take(link: Link, message: Wire): void {
    if (link !== this.#link) return;
    if (message.kind === 'lobby') this.#hear(message);
    if (message.kind === 'refused' && !this.#answerSeated(message.problem)) this.#fail(message.problem);
    if (this.#isBeginning || (message.kind !== 'begin' && message.kind !== 'raceBegin')) return;
    this.#beginning = message.kind === 'begin' ? this.#begin(message) : this.#race(message);
    this.#known.abort();
  }

  #hear(lobby: LobbyTold): void {
    if (!isSameTable(this.#lobby, lobby)) return this.#fail('notBelieved');
    this.#lobby = lobby;
    this.#answerSeated(null);
    this.#program.changed();
  }

  lost(link: Link): void {
    this.#answerSeated('unreachable');
    if (link === this.#link) this.#known.abort();
    const isExpected = this.#isBeginning || this.#problem !== undefined || this.#ended.signal.aborted;
    if (link !== this.#link || isExpected) return;
    this.#program.changed();
    void this.#return();
  }

  /** A connection that drops is picked up again; a host that is gone for good has no table any more. */
  async #return(): Promise<void> {
    let problem: OnlineProblem | null = 'unreachable';
    for (const milliseconds of AGAIN_MS) {
      if (problem !== 'unreachable') break;
      await wait(milliseconds, undefined, { signal: this.#ended.signal }).catch(() => {});
      if (this.#ended.signal.aborted) return;
      problem = await this.#came.comeAgain();
    }
    if (problem !== null) this.#fail(problem);
  }

  /** It is played on what was told before, or not at all. */
  async #begin(begin: Begin): Promise<void> {
    const { rules, host, taken, server } = this.#lobby;
    const from = server === undefined ? {} : { server };
    const lobby: Lobby = { rules, host, ...from, taken: taken.map(withoutHoles), watchers: [] };
    const isReady = isFull(lobby) || mayBegin(lobby);
    if (!isReady || !areOf(begin.terms, lobby) || JSON.stringify(begin.rules) !== JSON.stringify(rules))
      return this.#fail('notBelieved');
    this.#isBeginning = true;
    const problem = await takeUp(this.#program, this.#link, begin, this.#came.server, this.#ended.signal);
    if (problem) this.#fail(problem);
  }

  /** The same of a race: those who have come take part, and nobody else. */
  async #race(begin: RaceBegin): Promise<void> {
    const { table, rules, taken } = this.#lobby;
    const isAsTold =
      taken.length === begin.keys.length &&
      taken.every(({ name, key }, seat) => begin.names[seat] === name && begin.keys[seat] === key);
    if (!isAsTold) return this.#fail('notBelieved');
    this.#isBeginning = true;
    const { server } = this.#came;
    const note = { table, rules, ...noteOf(server) };
    const problem = await takeUpRace(this.#program, this.#link, begin, note, this.#ended.signal);
    if (problem) this.#fail(problem);
  }

  #fail(problem: OnlineProblem): void {
    this.#problem = problem;
    this.#link.close();
    this.#program.changed();
  }

  /** The seat is given back. Where the game has begun by then, that is left. */
  async end(): Promise<void> {
    this.#ended.abort();
    if (!this.#isBeginning && this.#link.isOpen) {
      this.#link.send({ kind: 'leave' });
      await wait(LEAVING_MS, undefined, { signal: this.#known.signal }).catch(() => {});
    }
    await this.#beginning;
    this.#link.send({ kind: 'leave' });
    this.#link.close();
  }
}

/**
 * Begins the game that a host has told; says why that does not work.
 *
 * @param server that holds the game; undefined where a player's program does
 * @param signal nobody here wants it any more: it is left
 */
export async function takeUp(
  program: Program,
  link: Link,
  begin: Begin,
  server: ServerNote | undefined,
  signal: AbortSignal,
): Promise<OnlineProblem | undefined> {
  const { table, terms, rules, details } = begin;
  if (terms.hasServer && terms.parties.at(-1) !== link.key) return 'notBelieved';
  if (terms.set !== rules.set) return 'notBelieved';
  try {
    const note: TableNote = { kind: 'table', table, rules, host: link.key, details, ...noteOf(server) };
    const game = await beginGame(program, terms, note, [link]);
    if (!game) return 'damaged';
    if (signal.aborted) await leaveUnseen(program, game);
    else program.become(game);
    return undefined;
  } catch (error) {
    console.error('A game cannot be begun:', error);
    return 'disk';
  }
}

/** A server as it is noted. */
export const noteOf = (server: ServerNote | undefined): Pick<TableNote, 'server'> =>
  server ? { server: { ...server, targets: [...server.targets] } } : {};

/** What a schema leaves undefined is not there. */
const withoutHoles = (seat: LobbyTold['taken'][number]): Lobby['taken'][number] => {
  const { robot, ...rest } = seat;
  return { ...rest, ...(robot ? { robot } : {}) };
};
