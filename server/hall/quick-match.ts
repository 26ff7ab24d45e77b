import type { Link } from '../../src-main/online/process/connections/link';
import { newTableId } from '../../src-main/online/process/finding/invitation';
import { type Lobby, openLobby, withPeople } from '../../src-shared/online/lobby';
import type { OnlineProblem } from '../../src-shared/online/problems';
import type { Me, TableRules } from '../../src-shared/online/table';
import type { Wire } from '../../src-shared/online/wire';
import { COLOURS } from '../../src-shared/tantrix';
import type { House, Place } from '../house';
import { pairsOf, type Seeker } from './matching';

/** More wait at no time: those who are matched are soon gone. */
const MOST_SEEKERS = 500;

interface Waiting extends Seeker {
  readonly link: Link;
  readonly rules: TableRules;
  readonly me: Me;
  readonly lobby: Lobby;
  readonly table: string;
}

/** Seats two who have been matched; the game begins by itself. */
export type SeatPair = (table: string, lobby: Lobby, links: readonly [Link, Link]) => void;

/** Those who want a quick game, each at a table that nobody else sees. */
export class QuickMatch implements Place {
  readonly #house: House;
  readonly #seat: SeatPair;
  readonly #waiting = new Map<Link, Waiting>();

  constructor(house: House, seat: SeatPair) {
    this.#house = house;
    this.#seat = seat;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Somebody wants a game; says why they cannot have one. */
  seek(
    link: Link,
    { rules, people, blocked = [] }: Extract<Wire, { kind: 'seek' }>,
    rank: number,
  ): OnlineProblem | undefined {
    const [me] = people;
    if (this.#waiting.size >= MOST_SEEKERS) return 'busy';
    // Nobody is known by how fast they are.
    if (!me || rules.seats !== 2 || rules.isRace) return 'closed';
    const table = newTableId();
    const lobby = openLobby({ rules, people, host: link.key, server: this.#house.identity.key });
    if (typeof lobby === 'string') return lobby;
    const kind = JSON.stringify({ ...rules, name: '' });
    const seeker = { link, rules, me, lobby, table, kind, key: link.key, rank, since: this.#house.now(), blocked };
    this.#waiting.set(link, seeker);
    this.#house.seat(link, this);
    const { host, server, taken } = lobby;
    link.send({ kind: 'lobby', table, rules, host, ...(server ? { server } : {}), taken: [...taken], watchers: 0 });
    return undefined;
  }

  take(): void {
    // Who waits here has nothing to say but that they leave.
  }

  lost(link: Link): void {
    this.#waiting.delete(link);
  }

  /** Seats those who are near enough to each other by now. */
  match(): void {
    for (const [first, second] of pairsOf([...this.#waiting.values()], this.#house.now())) {
      const colour =
        second.me.colour === first.me.colour ? COLOURS.find((each) => each !== first.me.colour) : undefined;
      const me = { ...second.me, ...(colour ? { colour } : {}) };
      const lobby = withPeople(first.lobby, second.key, [me]);
      if (typeof lobby === 'string') continue;
      this.#waiting.delete(first.link);
      this.#waiting.delete(second.link);
      this.#seat(first.table, lobby, [first.link, second.link]);
    }
  }

  end(problem: OnlineProblem): void {
    for (const link of this.#waiting.keys()) {
      this.#house.refuse(link, problem);
      link.close();
    }
    this.#waiting.clear();
  }
}
