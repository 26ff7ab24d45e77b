import { MOST_TILES, NO_TILE, type TileNumber, unseenTiles } from '../../tantrix';
import { MAX_SEATS } from '../../tantrix/deal';
import type { ReadonlyPosition } from '../../tantrix/position';
import type { Draws } from './draws';
import { HIGH_BIT, LOW_BIT } from './tile-tables';

/** Slots kept for a seat: a power of two above HAND_SIZE. */
const SLOTS = 8;

/**
 * The hands of a playout, each slot by slot and as a set (see tile-tables.ts), and the bag: what is left in it is known, but
 * its order is the playout's own.
 */
export class Hands {
  /** At `seat * 8 + slot`. */
  readonly tiles = new Int32Array(MAX_SEATS * SLOTS);
  /** By seat: its tiles as a set of two words. */
  readonly low = new Int32Array(MAX_SEATS);
  readonly high = new Int32Array(MAX_SEATS);
  /** As many tiles as the largest set has, in the order in which they are drawn; those before `drawn` are out of the bag. */
  readonly bag = new Uint8Array(MOST_TILES);
  drawn = 0;
  /** What is left in the bag, as a set of two words like `low` and `high`. */
  bagLow = 0;
  bagHigh = 0;
  readonly #slots = new Int32Array(MOST_TILES + 1);

  /** Takes over what everybody may know of a position. */
  load(position: ReadonlyPosition): void {
    const unseen = unseenTiles({ position });
    this.drawn = MOST_TILES - unseen.length;
    this.bag.fill(NO_TILE);
    // Sorted, so that nothing that is chosen here depends on the true order.
    this.bag.set(unseen, this.drawn);
    this.bagLow = 0;
    this.bagHigh = 0;
    for (const tile of unseen) {
      this.bagLow |= LOW_BIT[tile];
      this.bagHigh |= HIGH_BIT[tile];
    }
    this.low.fill(0);
    this.high.fill(0);
    for (const [seat, hand] of position.hands.entries()) {
      for (const [slot, tile] of hand.entries()) this.#put(seat, slot, tile);
    }
  }

  copy(from: Hands): void {
    for (let at = 0; at < MAX_SEATS * SLOTS; at++) {
      const tile = from.tiles[at];
      this.tiles[at] = tile;
      this.#slots[tile] = at & (SLOTS - 1);
    }
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      this.low[seat] = from.low[seat];
      this.high[seat] = from.high[seat];
    }
    this.drawn = from.drawn;
    this.bagLow = from.bagLow;
    this.bagHigh = from.bagHigh;
  }

  get isBagEmpty(): boolean {
    return this.drawn === MOST_TILES;
  }

  hasTiles(seat: number): boolean {
    return (this.low[seat] | this.high[seat]) !== 0;
  }

  /** The tile in a slot from 0; NO_TILE for none. */
  at(seat: number, slot: number): TileNumber {
    return this.tiles[seat * SLOTS + slot];
  }

  /** Puts what is left in the bag into a random order (Fisher and Yates). */
  shuffleBag(draws: Draws): void {
    const { bag, drawn } = this;
    for (let last = MOST_TILES - 1; last > drawn; last--) {
      const other = drawn + draws.below(last - drawn + 1);
      const tile = bag[last];
      bag[last] = bag[other];
      bag[other] = tile;
    }
  }

  /** A seat has played a tile: the next of the bag comes into its slot, if there is one. */
  replace(seat: number, tile: TileNumber): void {
    const slot = this.#slots[tile];
    this.low[seat] ^= LOW_BIT[tile];
    this.high[seat] ^= HIGH_BIT[tile];
    const next = this.isBagEmpty ? NO_TILE : this.bag[this.drawn++];
    this.bagLow ^= LOW_BIT[next];
    this.bagHigh ^= HIGH_BIT[next];
    this.#put(seat, slot, next);
  }

  #put(seat: number, slot: number, tile: TileNumber): void {
    this.tiles[seat * SLOTS + slot] = tile;
    this.#slots[tile] = slot;
    this.low[seat] |= LOW_BIT[tile];
    this.high[seat] |= HIGH_BIT[tile];
  }
}
