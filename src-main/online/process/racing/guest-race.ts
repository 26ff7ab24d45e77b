import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { copyOf, heard, movesKnown, type RaceCopy } from '../../../../src-shared/online/race/race-copy';
import type { RaceBegin, RaceProposed, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { Me } from '../../../../src-shared/online/table';
import type { Wire } from '../../../../src-shared/online/wire';
import { isLink } from '../connections/dial';
import type { Link } from '../connections/link';
import type { Activity, Program, Racing } from '../program';
import { RaceClock } from './race-clock';
import { shownRace } from './shown-race';

/** When the host is called again, in milliseconds after the last time. */
const AGAIN_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];

/** Who comes back, and to where. */
export interface Seated {
  readonly seat: number;
  readonly host: PublicKey;
  readonly table: string;
  readonly me: Me;
}

/** A race that another program decides. */
export class GuestRace implements Activity {
  readonly #program: Program;
  readonly #begin: RaceBegin;
  readonly #seated: Seated;
  readonly #clock = new RaceClock();
  readonly #ended = new AbortController();
  /** Moves that were made here and are not answered. */
  #unanswered: readonly RaceProposed[] = [];
  #link: Link;
  #copy: RaceCopy;
  #refused: RaceRefused | undefined;
  #problem: OnlineProblem | undefined;

  constructor(program: Program, link: Link, begin: RaceBegin, seated: Seated) {
    this.#program = program;
    this.#link = link;
    this.#begin = begin;
    this.#seated = seated;
    this.#copy = copyOf(begin);
  }

  get state(): OnlineState {
    const known = { ...this.#begin, ruled: this.#copy.ruled, refused: this.#refused };
    const clock = { at: this.#clock.at, isRunning: this.#clock.isRunning && this.#link.isOpen };
    const problem = this.#problem ? { problem: this.#problem } : {};
    return { kind: 'racing', race: shownRace(known, this.#seated.seat, clock), ...problem };
  }

  readonly race: Racing = {
    move: (move) => {
      const { seat } = this.#seated;
      const proposed: RaceProposed = { kind: 'raceMove', race: this.#begin.race, seat, ...move };
      this.#unanswered = [...this.#unanswered, proposed];
      this.#link.send(proposed);
      return this.#problem === undefined;
    },
    pause: (isPaused) => {
      this.#link.send({ kind: 'racePause', race: this.#begin.race, isPaused });
      return this.#link.isOpen;
    },
  };

  take(link: Link, message: Wire): void {
    if (link !== this.#link) return;
    if (message.kind === 'refused') return this.#fail(message.problem);
    if (!('race' in message) || message.race !== this.#begin.race) return;
    if (message.kind === 'raceBegin') this.#catchUp();
    if (message.kind === 'raceRuled') this.#hear(message);
    if (message.kind === 'raceRefused' && message.seat === this.#seated.seat) {
      this.#refused = message;
      this.#answer(message.ticket);
    }
    if (message.kind === 'raceClock') this.#clock.set(message.isRunning, message.at);
    this.#program.changed();
  }

  #hear(ruled: RaceRuled): void {
    const after = heard(this.#copy, ruled);
    if (!after) return this.#fail('notBelieved');
    this.#copy = after;
    if (ruled.by === this.#seated.seat) this.#answer(ruled.ticket);
  }

  #answer(ticket: number): void {
    this.#unanswered = this.#unanswered.filter((each) => each.ticket !== ticket);
  }

  /** What has happened meanwhile is asked for, and what is not answered said again. */
  #catchUp(): void {
    this.#link.send({ kind: 'raceHello', race: this.#begin.race, n: movesKnown(this.#copy) });
    for (const each of this.#unanswered) this.#link.send(each);
  }

  lost(link: Link): void {
    if (link !== this.#link || this.#problem || this.#ended.signal.aborted) return;
    this.#program.changed();
    void this.#return();
  }

  async #return(): Promise<void> {
    const { place } = this.#link;
    const { signal } = this.#ended;
    for (const milliseconds of AGAIN_MS) {
      if (signal.aborted) return;
      await wait(milliseconds, undefined, { signal }).catch(() => {});
      const link = place && !signal.aborted ? await this.#program.dial(place) : undefined;
      if (!link || !isLink(link)) continue;
      if (!signal.aborted && link.key === this.#seated.host) return this.#comeBack(link);
      link.close();
    }
    if (!signal.aborted) this.#fail('unreachable');
  }

  #comeBack(link: Link): void {
    this.#link = link;
    link.follow(this);
    link.send({ kind: 'join', table: this.#seated.table, people: [this.#seated.me] });
  }

  #fail(problem: OnlineProblem): void {
    this.#problem = problem;
    this.#clock.set(false);
    this.#link.close();
    this.#program.changed();
  }

  async end(): Promise<void> {
    this.#ended.abort();
    this.#link.send({ kind: 'leave' });
    this.#link.close();
  }
}
