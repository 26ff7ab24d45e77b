import { setTimeout as wait } from 'node:timers/promises';
import { newKey, type OwnKey, selfWith } from '../../../src-main/online/keys';
import { GameCopy, type Outcome, type Self } from '../../../src-shared/online/game-copy';
import type { Message } from '../../../src-shared/online/messages';
import type { Terms } from '../../../src-shared/online/terms';
import type { Wire } from '../../../src-shared/online/wire';
import type { SeatPlace } from './orders';
import { Seat } from './seat';

/** Whoever finds nobody tries again after so long, in milliseconds. */
const AGAIN_MS = 100;

/** What a server tells a player, as far as that is heard. */
type Told = Extract<Wire, { kind: 'lobby' | 'begin' | 'game' | 'refused' | 'elsewhere' }>;

/** What becomes of a player, for the game that it is in. */
export interface PlayerHearer {
  heard(): void;
  /** A message about the game, once the hands are dealt. */
  take(message: Message): void;
  lost(): void;
}

/** One of two at a game, with a connection of its own. */
export class SimulatedPlayer {
  readonly self: Self;
  readonly #key: OwnKey = newKey();
  readonly #places: readonly SeatPlace[];
  readonly #hearer: PlayerHearer;
  #seat: Seat | undefined;
  #place: number;
  #hasLeft = false;
  /** Its copy of the game until the hands are dealt; from then on one history serves both. */
  copy: GameCopy | undefined;
  isAtTable = false;
  /** Whether the server has said how far the game has come since the player came back. */
  isBack = true;

  /** @param first which of the places it comes to first */
  constructor(places: readonly SeatPlace[], first: number, hearer: PlayerHearer) {
    // It believes what it hears: to check signatures is what the server is measured by.
    this.self = { ...selfWith(this.#key), isSigned: () => true };
    this.#places = places;
    this.#place = first;
    this.#hearer = hearer;
  }

  async come(): Promise<void> {
    while (!(await this.#isConnected())) await wait(AGAIN_MS);
  }

  /** Whether somebody listens at the next place. */
  async #isConnected(): Promise<boolean> {
    const place = this.#places[this.#place++ % this.#places.length];
    if (!place) return false;
    try {
      const seat = await Seat.connected(place, true);
      this.#seat = seat;
      seat.follow({ hear: (text) => this.#hear(JSON.parse(text)), lost: () => this.#lost(seat) });
      seat.greet(this.#key);
      return true;
    } catch {
      return false;
    }
  }

  send(message: Wire): void {
    this.#seat?.send(message);
  }

  leave(): void {
    this.#hasLeft = true;
    this.#seat?.cut();
  }

  #lost(seat: Seat): void {
    if (this.#seat === seat && !this.#hasLeft) this.#hearer.lost();
  }

  /** Goes on with a game over another connection. */
  async comeBack(game: string): Promise<void> {
    this.isBack = false;
    const seat = this.#seat;
    this.#seat = undefined;
    seat?.cut();
    await this.come();
    this.send({ kind: 'resume', game, chat: [] });
  }

  #hear(told: Told): void {
    if (told.kind === 'lobby') this.isAtTable = true;
    if (told.kind === 'begin') this.#begin(told.terms);
    if (told.kind === 'elsewhere') this.#goTo(told);
    if (told.kind === 'refused') console.error(`A player is refused: ${told.problem}`);
    if (told.kind === 'game') this.#take(told.message);
    this.#hearer.heard();
  }

  /** The connection is closed by the server; there the same is asked again. */
  #goTo({ host, port }: SeatPlace): void {
    const at = this.#places.findIndex((place) => place.host === host && place.port === port);
    if (at !== -1) this.#place = at;
  }

  #begin(terms: Terms): void {
    const { copy } = GameCopy.begun(this.self, terms, terms.parties.indexOf(this.#key.publicKey));
    this.copy = copy;
    this.#carryOut(copy.join(copy.history.first));
  }

  #take(message: Message): void {
    if (this.copy) this.#carryOut(this.copy.take(message));
    else this.#hearer.take(message);
  }

  #carryOut({ send, reply }: Outcome): void {
    const game = this.copy?.history.id ?? '';
    for (const message of new Set([...send, ...reply])) this.send({ kind: 'game', game, message });
  }
}
