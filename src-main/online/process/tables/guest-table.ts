import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import { areOf, type Lobby } from '../../../../src-shared/online/lobby';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { Wire } from '../../../../src-shared/online/wire';
import type { Link } from '../connections/link';
import { beginGame } from '../playing/begin-game';
import type { Activity, Program } from '../program';
import { shownSeats } from './host-table';

type LobbyTold = Extract<Wire, { kind: 'lobby' }>;
type Begin = Extract<Wire, { kind: 'begin' }>;

/** When the host is called again, in milliseconds after the last time. */
const AGAIN_MS = [200, 500, 1_000, 2_000, 4_000];

/** A table elsewhere, at which people of this program wait, or which they look on at. */
export class GuestTable implements Activity {
  readonly #program: Program;
  readonly #link: Link;
  #lobby: LobbyTold;
  #isBeginning = false;
  #problem: OnlineProblem | undefined;
  readonly #comeAgain: () => Promise<OnlineProblem | null>;
  readonly #ended = new AbortController();

  /** @param comeAgain asks for the same seat over another connection, which takes the place of this; says why it is not granted */
  constructor(program: Program, link: Link, lobby: LobbyTold, comeAgain: () => Promise<OnlineProblem | null>) {
    this.#program = program;
    this.#link = link;
    this.#lobby = lobby;
    this.#comeAgain = comeAgain;
  }

  get state(): OnlineState {
    const { rules, taken, watchers } = this.#lobby;
    const seats = shownSeats(taken.map(withoutHoles), this.#program.identity.key);
    const problem = this.#problem ? { problem: this.#problem } : {};
    return { kind: 'waiting', isHost: false, rules, taken: seats, watchers, ...problem };
  }

  take(link: Link, message: Wire): void {
    if (link !== this.#link) return;
    if (message.kind === 'lobby') {
      this.#lobby = message;
      this.#program.changed();
    }
    if (message.kind === 'refused') this.#fail(message.problem);
    if (message.kind === 'begin') void this.#begin(message);
  }

  lost(link: Link): void {
    const isExpected = this.#isBeginning || this.#problem !== undefined || this.#ended.signal.aborted;
    if (link === this.#link && !isExpected) void this.#return();
  }

  /** A connection that drops is picked up again; a host that is gone for good has no table any more. */
  async #return(): Promise<void> {
    let problem: OnlineProblem | null = 'unreachable';
    for (const milliseconds of AGAIN_MS) {
      if (problem !== 'unreachable') break;
      await wait(milliseconds, undefined, { signal: this.#ended.signal }).catch(() => {});
      if (this.#ended.signal.aborted) return;
      problem = await this.#comeAgain();
    }
    if (problem !== null) this.#fail(problem);
  }

  /** It is played on what was told before, or not at all. */
  async #begin(begin: Begin): Promise<void> {
    if (this.#isBeginning) return;
    const { rules, host, taken } = this.#lobby;
    const { server } = this.#lobby;
    const from = server === undefined ? {} : { server };
    const lobby: Lobby = { rules, host, ...from, taken: taken.map(withoutHoles), watchers: [] };
    if (!areOf(begin.terms, lobby) || JSON.stringify(begin.rules) !== JSON.stringify(rules))
      return this.#fail('notBelieved');
    this.#isBeginning = true;
    const problem = await takeUp(this.#program, this.#link, begin);
    if (problem) this.#fail(problem);
  }

  #fail(problem: OnlineProblem): void {
    this.#problem = problem;
    this.#link.close();
    this.#program.changed();
  }

  async end(): Promise<void> {
    this.#ended.abort();
    this.#link.send({ kind: 'leave' });
    this.#link.close();
  }
}

/** Begins the game that a host has told; says why that does not work. */
export async function takeUp(program: Program, link: Link, begin: Begin): Promise<OnlineProblem | undefined> {
  const { table, terms, rules, details } = begin;
  try {
    const note = { kind: 'table' as const, table, rules, host: link.key, details };
    const game = await beginGame(program, terms, note, [link]);
    if (!game) return 'damaged';
    program.become(game);
    return undefined;
  } catch (error) {
    console.error('A game cannot be begun:', error);
    return 'disk';
  }
}

/** What a schema leaves undefined is not there. */
const withoutHoles = (seat: LobbyTold['taken'][number]): Lobby['taken'][number] => {
  const { robot, ...rest } = seat;
  return { ...rest, ...(robot ? { robot } : {}) };
};
