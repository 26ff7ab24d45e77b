import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import type { Line } from '../../../../src-shared/online/lines';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { awayFor } from '../../../../src-shared/online/race/absence';
import { type KeptRace, ticketIn } from '../../../../src-shared/online/race/kept-race';
import { heard, movesKnown, type RaceCopy } from '../../../../src-shared/online/race/race-copy';
import { isSameDeed } from '../../../../src-shared/online/race/referee';
import type { RaceBegin, RaceProposed, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { Wire } from '../../../../src-shared/online/wire';
import { isLink } from '../connections/dial';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { Activity, Program, Racing } from '../program';
import { RaceClock } from './race-clock';
import { type Refereed, RefereeCalls } from './referee-calls';
import { shownRace } from './shown-race';

/** More tickets than can have been said and not been noted when a program was killed: none of them is used again. */
const MOST_UNNOTED = 100;

/** A race that another program decides: a player's, or a server. */
export class GuestRace implements Activity {
  readonly #program: Program;
  readonly #begin: RaceBegin;
  readonly #kept: KeptGame;
  readonly #calls: RefereeCalls;
  readonly #clock = new RaceClock();
  readonly #ended = new AbortController();
  /** Moves that were made here and are not answered. */
  #unanswered: readonly RaceProposed[] = [];
  #link: Link | undefined;
  /** Whether the referee has said how the clock stands since it was reached: before that it hears nothing of the race. */
  #isThere = false;
  /** The seats of which the referee has said that nobody is there. */
  #away: readonly number[] = [];
  #copy: RaceCopy;
  /** The last ticket that may have been used before it came to the race, and the last that was used at all. */
  readonly #ticketBefore: number;
  #ticket: number;
  #refused: RaceRefused | undefined;
  #problem: OnlineProblem | undefined;
  #noted: Promise<void> = Promise.resolve();

  /** @param link with the referee; left out by who comes back to the race, and calls first */
  constructor(program: Program, { begin, copy }: KeptRace, kept: KeptGame, link?: Link) {
    this.#program = program;
    this.#begin = begin;
    this.#copy = copy;
    this.#kept = kept;
    this.#calls = new RefereeCalls(program, refereedBy(kept, link));
    this.#ticketBefore = ticketIn(kept.lines, this.#seat) + (link ? 0 : MOST_UNNOTED);
    this.#ticket = this.#ticketBefore;
    this.#clock.set(false, copy.ruled.at(-1)?.at ?? 0);
    if (link) this.#speak(link);
    else void this.#return();
  }

  get id(): string {
    return this.#begin.race;
  }

  get state(): OnlineState {
    const clock = { at: this.#clock.at, isRunning: this.#clock.isRunning };
    const told = { ruled: this.#copy.ruled, refused: this.#refused, clock, away: this.#away };
    const here = { ticket: this.#ticket, isReached: this.#link !== undefined, isDecidedHere: false };
    const problem = this.#problem ? { problem: this.#problem } : {};
    return { kind: 'racing', race: shownRace({ ...this.#begin, ...told, ...here }, this.#seat), ...problem };
  }

  get #seat(): number {
    return this.#begin.keys.indexOf(this.#program.identity.key);
  }

  readonly race: Racing = {
    move: (move) => {
      const proposed: RaceProposed = { kind: 'raceMove', race: this.#begin.race, seat: this.#seat, ...move };
      this.#ticket = Math.max(this.#ticket, move.ticket);
      this.#unanswered = [...this.#unanswered, proposed];
      // At once: nobody is to be late by the time that a disk takes.
      this.#link?.send(proposed);
      void this.#note(proposed);
      return this.#problem === undefined;
    },
    pause: (isPaused) => {
      if (this.#isThere) this.#link?.send({ kind: 'racePause', race: this.#begin.race, isPaused });
      return this.#isThere;
    },
  };

  take(link: Link, message: Wire): void {
    if (link !== this.#link) return;
    if (message.kind === 'refused') return this.#refuse(link, message.problem);
    if (message.kind === 'elsewhere') this.#calls.sendOn(message);
    if (message.kind === 'present' && message.game === this.#begin.race) {
      this.#away = awayFor(this.#seat, this.#begin, message.parties);
      return this.#program.changed();
    }
    if (!('race' in message) || message.race !== this.#begin.race) return;
    if (message.kind === 'raceBegin') for (const each of this.#unanswered) link.send(each);
    if (message.kind === 'raceRuled') this.#hear(message);
    if (message.kind === 'raceRefused' && message.seat === this.#seat) {
      this.#refused = message;
      this.#answer(message.ticket);
    }
    if (message.kind === 'raceClock') this.#setClock(message);
    this.#program.changed();
  }

  #setClock({ isRunning, at }: Extract<Wire, { kind: 'raceClock' }>): void {
    this.#isThere = true;
    this.#calls.heard();
    this.#clock.set(isRunning, at);
  }

  #refuse(link: Link, problem: OnlineProblem): void {
    if (this.#calls.mayPass(problem)) return link.close();
    // Nobody is offered to go on with it.
    if (this.#calls.isGone(problem)) void this.#noteOver();
    this.#fail(problem);
  }

  #hear(ruled: RaceRuled): void {
    const after = heard(this.#copy, ruled);
    if (!after || (after !== this.#copy && this.#isForged(ruled))) return this.#fail('notBelieved');
    const known = movesKnown(this.#copy);
    this.#copy = after;
    for (const each of after.ruled.slice(known)) void this.#note(each);
    if (ruled.by === this.#seat) this.#answer(ruled.ticket);
    if (after.race.isOver && movesKnown(after) > known) void this.#noteOver();
  }

  /** Whether it is said of this seat, and nobody here has done so since it came to the race: of what was before, not all is known. */
  #isForged({ by, ticket, deed }: RaceRuled): boolean {
    if (by !== this.#seat || ticket <= this.#ticketBefore) return false;
    return !this.#unanswered.some((each) => each.ticket === ticket && isSameDeed(each.deed, deed));
  }

  #answer(ticket: number): void {
    this.#unanswered = this.#unanswered.filter((each) => each.ticket !== ticket);
  }

  /** What is kept here is for coming back alone: where the disk takes nothing, the race goes on. */
  #note = (line: Line): Promise<void> => this.#inTurn(() => this.#kept.log.append([line]));
  #noteOver = (): Promise<void> => this.#inTurn(() => this.#kept.beside.append([{ kind: 'over' }]));

  #inTurn(write: () => Promise<void>): Promise<void> {
    this.#noted = this.#noted
      .then(write)
      .catch((error: unknown) => console.error('What was raced cannot be kept:', error));
    return this.#noted;
  }

  /** What has happened meanwhile is asked for. */
  #speak(link: Link): void {
    this.#link = link;
    link.follow(this);
    link.send({ kind: 'raceHello', race: this.#begin.race, n: movesKnown(this.#copy) });
  }

  lost(link: Link): void {
    if (link !== this.#link) return;
    this.#link = undefined;
    this.#isThere = false;
    this.#away = [];
    // Nobody knows whether it runs elsewhere; here it stands, as the person is told.
    this.#clock.set(false);
    if (this.#problem || this.#ended.signal.aborted) return;
    this.#program.changed();
    void this.#return();
  }

  async #return(): Promise<void> {
    const { signal } = this.#ended;
    while (this.#calls.pause !== undefined) {
      await wait(this.#calls.pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const link = await this.#calls.call();
      if (!isLink(link)) continue;
      if (!signal.aborted) return this.#speak(link);
      link.close();
    }
    this.#fail('unreachable');
  }

  #fail(problem: OnlineProblem): void {
    if (this.#ended.signal.aborted) return;
    this.#problem = problem;
    this.#clock.set(false);
    this.#link?.close();
    this.#program.changed();
  }

  async end(): Promise<void> {
    this.#ended.abort();
    this.#link?.send({ kind: 'leave' });
    this.#link?.close();
    await this.#noted;
    await Promise.all([this.#kept.log.close(), this.#kept.beside.close()]);
  }
}

/** Who decides, as it was kept; where they are, as the connection tells. */
function refereedBy({ notes }: KeptGame, link?: Link): Refereed {
  const table = notes.find((note) => note.kind === 'table');
  const known = notes.findLast((note) => note.kind === 'place');
  return { key: table?.host, server: table?.server, place: link?.place ?? known?.place };
}
