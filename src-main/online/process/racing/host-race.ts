import { randomInt } from 'node:crypto';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import { raceOrder, sharesFor } from '../../../../src-shared/gobble/race';
import type { Lobby } from '../../../../src-shared/online/lobby';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import { decided, lackedAfter, type Referee, refereeOf } from '../../../../src-shared/online/race/referee';
import type { RaceBegin, RaceProposed, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { Wire } from '../../../../src-shared/online/wire';
import { newSecret } from '../../keys';
import type { Link } from '../connections/link';
import type { Activity, Program, Racing } from '../program';
import { RaceClock } from './race-clock';
import { shownRace } from './shown-race';

/** To find who came first takes a walk through the race: as dear as so many messages. */
const REFUSAL_COST = 50;
const MOST_SEED = 2 ** 32 - 1;

/** A race that this program decides: its moves and those of the others count in the order in which they come here. */
export class HostRace implements Activity {
  readonly #program: Program;
  /** By seat. */
  readonly #keys: readonly PublicKey[];
  readonly #begin: RaceBegin;
  readonly #links = new Set<Link>();
  readonly #clock = new RaceClock();
  #referee: Referee;
  #refused: RaceRefused | undefined;

  /** @param links of all who have come */
  constructor(program: Program, { taken }: Lobby, links: ReadonlySet<Link>) {
    this.#program = program;
    this.#keys = taken.map(({ key }) => key);
    // All tiles lie face up: chance is all that is wanted of their order.
    const start = { order: raceOrder(randomInt(MOST_SEED)), shares: sharesFor(taken.map(() => 0)) };
    this.#begin = { kind: 'raceBegin', race: newSecret(), start, names: taken.map(({ name }) => name) };
    this.#referee = refereeOf(this.#begin);
    for (const link of links) this.#enter(link);
  }

  get state(): OnlineState {
    const known = { ...this.#begin, ruled: this.#referee.ruled, refused: this.#refused };
    const clock = { at: this.#clock.at, isRunning: this.#clock.isRunning };
    return { kind: 'racing', race: shownRace(known, this.#ownSeat, clock) };
  }

  get #ownSeat(): number {
    return this.#keys.indexOf(this.#program.identity.key);
  }

  readonly race: Racing = {
    move: (move) => {
      this.#decide(this.#program.identity.key, {
        kind: 'raceMove',
        race: this.#begin.race,
        seat: this.#ownSeat,
        ...move,
      });
      return true;
    },
    pause: (isPaused) => {
      this.#setClock(!isPaused);
      return true;
    },
  };

  /** Who has a seat comes back to it. */
  join(link: Link): void {
    if (!this.#keys.includes(link.key)) return link.send({ kind: 'refused', problem: 'closed' });
    link.follow(this);
    this.#enter(link);
    this.#program.changed();
  }

  #enter(link: Link): void {
    this.#links.add(link);
    link.send(this.#begin);
    this.#tellClock([link]);
  }

  take(link: Link, message: Wire): void {
    if (message.kind === 'leave') return link.close();
    // Nobody is listened to who has no seat.
    if (!this.#links.has(link) || !('race' in message) || message.race !== this.#begin.race) return;
    if (message.kind === 'raceHello') this.#tellLacked(link, message.n);
    if (message.kind === 'raceMove') this.#decide(link.key, message, link);
    if (message.kind === 'racePause') this.#pause(link, message.isPaused);
  }

  #tellLacked(link: Link, n: number): void {
    const lacked = lackedAfter(this.#referee, n);
    link.charge(lacked.length);
    for (const ruled of lacked) link.send(ruled);
  }

  #decide(key: PublicKey, proposed: RaceProposed, link?: Link): void {
    const seats = this.#keys.flatMap((each, seat) => (each === key ? [seat] : []));
    const before = this.#referee;
    const { referee, answer } = decided(before, seats, proposed, this.#clock.isRunning ? this.#clock.at : undefined);
    this.#referee = referee;
    if (answer?.kind === 'raceRuled' && referee.ruled !== before.ruled) this.#tell(answer);
    else if (answer && link) this.#answer(link, answer);
    else if (answer?.kind === 'raceRefused') this.#refused = answer;
    this.#program.changed();
  }

  #answer(link: Link, answer: RaceRuled | RaceRefused): void {
    link.charge(REFUSAL_COST);
    link.send(answer);
  }

  #tell(ruled: RaceRuled): void {
    for (const each of this.#links) each.send(ruled);
    if (this.#referee.race.isOver) this.#setClock(false);
  }

  /** All are told, so it is as dear as so many messages. */
  #pause(link: Link, isPaused: boolean): void {
    link.charge(this.#links.size);
    this.#setClock(!isPaused);
  }

  #setClock(isWanted: boolean): void {
    const isRunning = isWanted && !this.#referee.race.isOver;
    if (isRunning === this.#clock.isRunning) return;
    this.#clock.set(isRunning);
    this.#tellClock(this.#links);
    this.#program.changed();
  }

  #tellClock(links: Iterable<Link>): void {
    const { at, isRunning } = this.#clock;
    for (const link of links) link.send({ kind: 'raceClock', race: this.#begin.race, at, isRunning });
  }

  /** The others go on once whoever is gone comes back, or somebody lets the clock run. */
  lost(link: Link): void {
    if (!this.#links.delete(link)) return;
    const isElsewhere = [...this.#links].some(({ key }) => key === link.key);
    if (!isElsewhere) this.#setClock(false);
  }

  async end(): Promise<void> {
    for (const link of this.#links) {
      link.send({ kind: 'refused', problem: 'closed' });
      link.close();
    }
  }
}
