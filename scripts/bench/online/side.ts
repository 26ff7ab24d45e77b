import type { Child } from './child';
import type { Done, Order, SeatPlace } from './orders';

/** What something cost while the players did what was ordered. */
export interface Measured extends Done {
  /** Processor time of the server or the relay, in milliseconds for each of what was done. */
  readonly cost: number;
  /** That of the simulated players. */
  readonly playersCost: number;
}

/** What is measured, with players of its own: a server, several processes of one, or the relay. */
export class Side {
  readonly #kind: 'server' | 'relay';
  readonly #served: readonly Child[];
  readonly #players: Child;

  constructor(kind: 'server' | 'relay', served: readonly Child[], players: Child) {
    this.#kind = kind;
    this.#served = served;
    this.#players = players;
  }

  async sit(places: readonly SeatPlace[], games: number): Promise<Measured> {
    return this.order({ kind: 'sit', at: this.#kind, places: [...places], games });
  }

  async order(order: Order): Promise<Measured> {
    const before = this.#spent;
    const done = await this.#players.order(order);
    const { served, players } = this.#spent;
    const each = Math.max(1, done.count);
    return { ...done, cost: (served - before.served) / each, playersCost: (players - before.players) / each };
  }

  get #spent() {
    const served = this.#served.reduce((sum, child) => sum + child.processorTime, 0);
    return { served, players: this.#players.processorTime };
  }
}
