import type { TileNumber } from '../../../tantrix';
import { fittingRotationBits, RINGS } from '../../../tantrix/fits';
import { TILE_COUNT } from '../../../tantrix/tiles';

const HALF = 32;

/** The tiles of a puzzle, and quickly which of those not yet used fit into a cell: one bit a tile, in two halves. */
export class Stock {
  readonly #places = new Int8Array(TILE_COUNT + 1);
  readonly #low = new Int32Array(RINGS);
  readonly #high = new Int32Array(RINGS);
  #leftLow = 0;
  #leftHigh = 0;
  /** How many tiles are left. */
  left = 0;

  /** The tiles in the order in which they are to be tried. */
  constructor(readonly tiles: readonly TileNumber[]) {
    tiles.forEach((tile, place) => {
      this.#places[tile] = place;
      this.putBack(tile);
      this.#noteFits(place < HALF ? this.#low : this.#high, tile, 1 << (place % HALF));
    });
  }

  #noteFits(half: Int32Array, tile: TileNumber, bit: number): void {
    for (let ring = 0; ring < RINGS; ring++) {
      if (fittingRotationBits(ring, tile) !== 0) half[ring] |= bit;
    }
  }

  take(tile: TileNumber): void {
    this.#toggle(tile);
    this.left--;
  }

  putBack(tile: TileNumber): void {
    this.#toggle(tile);
    this.left++;
  }

  #toggle(tile: TileNumber): void {
    const place = this.#places[tile];
    if (place < HALF) this.#leftLow ^= 1 << place;
    else this.#leftHigh ^= 1 << (place - HALF);
  }

  /** How many tiles left fit the ring, some turn or other. */
  countFitting(ring: number): number {
    return bitCount(this.#low[ring] & this.#leftLow) + bitCount(this.#high[ring] & this.#leftHigh);
  }

  /** Whether the tile at this place of the order is left, and fits the ring. */
  isFitting(place: number, ring: number): boolean {
    return place < HALF
      ? (this.#low[ring] & this.#leftLow & (1 << place)) !== 0
      : (this.#high[ring] & this.#leftHigh & (1 << (place - HALF))) !== 0;
  }
}

function bitCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
