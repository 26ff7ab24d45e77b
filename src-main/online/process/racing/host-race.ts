import type { OnlineState } from '../../../../src-shared/bridge/online';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { type KeptRace, ticketIn } from '../../../../src-shared/online/race/kept-race';
import type { RaceHello, RaceRefused } from '../../../../src-shared/online/race/wire';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import type { Activity, Program, Racing } from '../program';
import { HeldRace, type RaceHearer } from './held-race';
import { shownRace } from './shown-race';

/** A race of which this program is the referee, and at which somebody here has a seat. */
export class HostRace implements Activity {
  readonly #program: Program;
  readonly #held: HeldRace;
  readonly #note: TableNote | undefined;
  #ticket: number;
  #refused: RaceRefused | undefined;
  #problem: OnlineProblem | undefined;

  constructor(program: Program, race: KeptRace, kept: KeptGame) {
    this.#program = program;
    this.#note = kept.notes.find((note) => note.kind === 'table');
    const hearer: RaceHearer = {
      changed: () => program.changed(),
      refused: (refused) => {
        this.#refused = refused;
      },
      failed: (error) => this.#fail(error),
    };
    this.#held = new HeldRace(race, kept, hearer, program.identity.key);
    this.#ticket = ticketIn(kept.lines, this.#seat);
  }

  get id(): string {
    return this.#held.begin.race;
  }

  get state(): OnlineState {
    const { begin, ruled, clock, present } = this.#held;
    const away = [...begin.keys.keys()].filter((seat) => !present.includes(seat));
    const told = { ruled, refused: this.#refused, clock: { at: clock.at, isRunning: clock.isRunning }, away };
    const here = { ticket: this.#ticket, isReached: true, isDecidedHere: true };
    const problem = this.#problem ? { problem: this.#problem } : {};
    return { kind: 'racing', race: shownRace({ ...begin, ...told, ...here }, this.#seat), ...problem };
  }

  /** While it goes on, those who look for tables see that they come too late. */
  get table(): TableTold | undefined {
    return this.#note && !this.#problem && !this.#held.isOver ? this.#held.told(this.#note) : undefined;
  }

  get #seat(): number {
    return this.#held.begin.keys.indexOf(this.#program.identity.key);
  }

  readonly race: Racing = {
    move: (move) => {
      const { race } = this.#held.begin;
      this.#ticket = Math.max(this.#ticket, move.ticket);
      this.#held.decide(this.#program.identity.key, { kind: 'raceMove', race, seat: this.#seat, ...move });
      return this.#problem === undefined;
    },
    pause: (isPaused) => {
      this.#held.setClock(!isPaused);
      return this.#problem === undefined;
    },
  };

  /** Who is missing may have been lost before they heard that the race begins. */
  join(link: Link): void {
    const problem = this.#held.problemOf(link);
    if (problem) refuse(link, problem);
    else this.enter(link);
  }

  comeBack(link: Link, message: RaceHello): void {
    if (message.race !== this.#held.begin.race) return refuse(link);
    this.join(link);
    this.#held.take(link, message);
  }

  enter(link: Link): void {
    link.follow(this);
    this.#held.enter(link);
    this.#program.changed();
  }

  take(link: Link, message: Wire): void {
    if (message.kind === 'leave') link.close();
    else this.#held.take(link, message);
  }

  lost(link: Link): void {
    this.#held.lost(link);
  }

  #fail(error: unknown): void {
    console.error('A race cannot go on:', error);
    this.#problem = 'disk';
    this.#held.setClock(false);
    for (const link of this.#held.links) refuse(link, 'disk');
    this.#program.changed();
  }

  async end(): Promise<void> {
    for (const link of this.#held.release()) refuse(link);
    await this.#held.end();
  }
}

function refuse(link: Link, problem: OnlineProblem = 'closed'): void {
  link.send({ kind: 'refused', problem });
  link.close();
}
