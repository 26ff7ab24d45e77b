import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { presentTo } from '../../../../src-shared/online/race/absence';
import type { KeptRace } from '../../../../src-shared/online/race/kept-race';
import { decided, lackedAfter, type Referee, refereeFrom } from '../../../../src-shared/online/race/referee';
import type { RaceBegin, RaceProposed, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import { COLOURS } from '../../../../src-shared/tantrix';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import { RaceClock } from './race-clock';

/** To find who came first takes a walk through the race: as dear as so many messages. */
const REFUSAL_COST = 50;

/** Who is told what becomes of a race. */
export interface RaceHearer {
  /** It has gone on, which is kept, its clock was set, or somebody is gone. */
  changed(): void;
  /** A move that was made at this program does not count. */
  refused?(refused: RaceRefused): void;
  /** Nothing can be kept any more, or another process goes on with it. What was not kept was told to nobody. */
  failed(error: unknown): void;
}

/**
 * A race of which this program is the referee, and the connections over which it is told. Moves are decided on in the order in
 * which they come; one that counts is kept before anybody hears of it.
 */
export class HeldRace {
  readonly begin: RaceBegin;
  readonly clock = new RaceClock();
  readonly #kept: KeptGame;
  readonly #hearer: RaceHearer;
  /** Of this program, where it has a seat. */
  readonly #own: PublicKey | undefined;
  readonly #links = new Set<Link>();
  #referee: Referee;
  /** What counts, and is kept. */
  #ruled: readonly RaceRuled[];
  #queue: Promise<void> = Promise.resolve();
  #hasFailed = false;

  /** @param own the key of this program, where it has a seat */
  constructor({ begin, copy }: KeptRace, kept: KeptGame, hearer: RaceHearer, own?: PublicKey) {
    this.begin = begin;
    this.#own = own;
    this.#kept = kept;
    this.#hearer = hearer;
    this.#referee = refereeFrom(copy);
    this.#ruled = copy.ruled;
    this.clock.set(false, copy.ruled.at(-1)?.at ?? 0);
    kept.log.taken?.addEventListener('abort', () => this.#fail(new Error('another process has taken the race')));
  }

  get ruled(): readonly RaceRuled[] {
    return this.#ruled;
  }

  get isOver(): boolean {
    return this.#referee.race.isOver && this.#ruled.length === this.#referee.ruled.length;
  }

  get links(): ReadonlySet<Link> {
    return this.#links;
  }

  /** The seats whose programs are there. */
  get present(): readonly number[] {
    const keys = new Set([this.#own, ...[...this.#links].map(({ key }) => key)]);
    return this.begin.keys.flatMap((key, seat) => (keys.has(key) ? [seat] : []));
  }

  /** As it is told to those who look for tables: nobody comes to it any more, or looks on. */
  told({ table, rules, verifier }: TableNote): TableTold {
    // A shape by the seat tells players apart: the colour says nothing.
    const [colour] = COLOURS;
    return {
      kind: 'table',
      id: table,
      rules,
      taken: this.begin.names.map((name, party) => ({ name, colour, party })),
      hasPassword: verifier !== undefined,
      laid: this.#ruled.filter(({ deed }) => deed.kind === 'lay').length,
    };
  }

  /** Why a program cannot come to it, or come back; undefined where it can. */
  problemOf({ key }: Link): OnlineProblem | undefined {
    if (!this.begin.keys.includes(key)) return 'closed';
    return this.#hasFailed ? 'disk' : undefined;
  }

  /** Who has a seat has come to it, or comes back. */
  enter(link: Link): void {
    this.#links.add(link);
    link.send(this.begin);
  }

  take(link: Link, message: Wire): void {
    if (!this.#links.has(link) || !('race' in message) || message.race !== this.begin.race) return;
    if (message.kind === 'raceHello') this.#tellLacked(link, message.n);
    if (message.kind === 'raceMove') this.decide(link.key, message, link);
    if (message.kind === 'racePause') this.#pause(link, message.isPaused);
  }

  #tellLacked(link: Link, n: number): void {
    const lacked = lackedAfter({ ruled: this.#ruled }, n);
    // All are told who has come.
    link.charge(lacked.length + this.#links.size);
    this.#tellPresent();
    this.#tellClock([link]);
    for (const ruled of lacked) link.send(ruled);
  }

  #tellPresent(): void {
    const { present } = this;
    for (const link of this.#links) link.send(presentTo(this.begin.keys.indexOf(link.key), this.begin, present));
  }

  /**
   * Decides on a move.
   *
   * @param key of the program at which it was made
   * @param link over which it came; left out of what was made at this one
   */
  decide(key: PublicKey, proposed: RaceProposed, link?: Link): void {
    const seats = this.begin.keys.flatMap((each, seat) => (each === key ? [seat] : []));
    const before = this.#referee;
    const { referee, answer } = decided(before, seats, proposed, this.clock.isRunning ? this.clock.at : undefined);
    this.#referee = referee;
    if (!answer) return;
    if (answer.kind === 'raceRuled' && referee.ruled !== before.ruled) return this.#keep(answer);
    link?.charge(REFUSAL_COST);
    // What was decided before is kept by then.
    this.#next(async () => {
      link?.send(answer);
      if (!link && answer.kind === 'raceRefused') this.#hearer.refused?.(answer);
    });
  }

  #keep(ruled: RaceRuled): void {
    this.#next(async () => {
      await this.#kept.log.append([ruled]);
      this.#ruled = [...this.#ruled, ruled];
      for (const each of this.#links) each.send(ruled);
      if (!this.isOver) return;
      this.setClock(false);
      await this.#kept.beside.append([{ kind: 'over' }]);
    });
  }

  /** One thing after the other; after a failure nothing any more. */
  #next(step: () => Promise<void>): void {
    this.#queue = this.#after(this.#queue, step);
  }

  async #after(before: Promise<void>, step: () => Promise<void>): Promise<void> {
    await before;
    if (this.#hasFailed) return;
    try {
      await step();
      this.#hearer.changed();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#hearer.failed(error);
  }

  /** All are told, so it is as dear as so many messages. */
  #pause(link: Link, isPaused: boolean): void {
    link.charge(this.#links.size);
    this.setClock(!isPaused);
  }

  setClock(isWanted: boolean): void {
    const isRunning = isWanted && !this.#referee.race.isOver;
    if (isRunning === this.clock.isRunning) return;
    this.clock.set(isRunning);
    this.#tellClock(this.#links);
    this.#hearer.changed();
  }

  #tellClock(links: Iterable<Link>): void {
    const { at, isRunning } = this.clock;
    for (const link of links) link.send({ kind: 'raceClock', race: this.begin.race, at, isRunning });
  }

  /** The others go on once whoever is gone comes back, or somebody lets the clock run. */
  lost(link: Link): void {
    if (!this.#links.delete(link)) return;
    const isElsewhere = [...this.#links].some(({ key }) => key === link.key);
    if (isElsewhere) return;
    this.#tellPresent();
    this.setClock(false);
    this.#hearer.changed();
  }

  /** Gives the connections away: nobody hears anything more, or is heard. */
  release(): readonly Link[] {
    const links = [...this.#links];
    this.#links.clear();
    return links;
  }

  /** Everything that counts is kept, or given up. */
  async end(): Promise<void> {
    await this.#queue;
    // Nothing more is kept.
    this.#hasFailed = true;
    await Promise.all([this.#kept.log.close(), this.#kept.beside.close()]);
  }
}
