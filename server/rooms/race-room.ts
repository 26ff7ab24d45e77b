import type { Link } from '../../src-main/online/process/connections/link';
import type { KeptGame } from '../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../src-main/online/process/kept/notes';
import { HeldRace } from '../../src-main/online/process/racing/held-race';
import type { Hash } from '../../src-shared/online/primitives';
import type { KeptRace } from '../../src-shared/online/race/kept-race';
import type { TableTold, Wire } from '../../src-shared/online/wire';
import type { House, Place } from '../house';
import type { RoomHearer } from './room-hearer';

/** A race of Gobble at the server, which is its referee; it waits while nobody is there. */
export class RaceRoom implements Place {
  readonly table: TableNote;
  readonly #house: House;
  readonly #hearer: RoomHearer<RaceRoom>;
  readonly #held: HeldRace;
  /** How many moves counted when that was told last. */
  #known: number;

  constructor(
    house: House,
    race: KeptRace,
    { kept, table }: { kept: KeptGame; table: TableNote },
    hearer: RoomHearer<RaceRoom>,
  ) {
    this.table = table;
    this.#house = house;
    this.#hearer = hearer;
    this.#known = race.copy.ruled.length;
    this.#held = new HeldRace(race, kept, {
      changed: () => this.#changed(),
      failed: (error) => this.#failed(error),
    });
  }

  #changed(): void {
    const { length } = this.#held.ruled;
    if (length === this.#known) return;
    this.#known = length;
    this.#hearer.changed(this);
  }

  /** Whoever comes back finds it as it is kept, here or at another process. */
  #failed(error: unknown): void {
    console.error(`The race ${this.id} cannot go on here:`, error);
    this.#hearer.takenAway(this);
  }

  get id(): Hash {
    return this.#held.begin.race;
  }

  get isOver(): boolean {
    return this.#held.isOver;
  }

  get links(): ReadonlySet<Link> {
    return this.#held.links;
  }

  /** As it is told to those who look for tables. */
  get told(): TableTold {
    return this.#held.told(this.table);
  }

  /** The seats whose programs are there. */
  get present(): readonly number[] {
    return this.#held.present;
  }

  /** All seats: until they have seen the end, it is kept. */
  get players(): readonly number[] {
    return [...this.#held.begin.keys.keys()];
  }

  /** Who is missing may have been lost before they heard that the race begins. */
  join(link: Link): void {
    const problem = this.#held.problemOf(link);
    if (problem) this.#house.refuse(link, problem);
    else this.enter(link);
  }

  enter(link: Link): void {
    if (!link.isOpen) return;
    this.#house.seat(link, this);
    this.#held.enter(link);
    this.#hearer.moved(this);
  }

  take(link: Link, message: Wire): void {
    if (message.kind === 'raceHello' && !this.links.has(link)) this.join(link);
    this.#held.take(link, message);
  }

  lost(link: Link): void {
    // Those who were sent away are none of its any more.
    if (!this.links.has(link)) return;
    this.#held.lost(link);
    this.#hearer.moved(this);
  }

  /** Sends all away; everything that counts is kept, or given up. */
  async end(): Promise<void> {
    for (const link of this.#held.release()) link.close();
    await this.#held.end();
  }
}
