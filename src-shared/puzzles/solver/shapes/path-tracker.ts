import { COLOURS, type Colour, oppositeSide, type TileNumber } from '../../../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, TURNED_TILES, turnedTile } from '../../../tantrix/fits';
import type { PathKind } from '../../puzzle';
import type { ShapeFrame } from './frame';

/** At `turned * 4 + colour`: the two sides (bits) where the tile has the colour, 0 when it has none. */
const COLOUR_SIDES = new Uint8Array(TURNED_TILES * 4);
for (let turned = 0; turned < TURNED_TILES; turned++) {
  for (let side = 0; side < 6; side++) COLOUR_SIDES[turned * 4 + EDGE_COLOUR[turned * 6 + side]] |= 1 << side;
}

/** How a walk along a path ends: in a cell that is still empty, outside the shape, or where it began. */
const AHEAD = 0;
const OUTSIDE = 1;
const ROUND = 2;

/**
 * Watches one colour while a shape fills up: whether all tiles that have it can still come to lie on one path. Links that
 * lead outside are ends of paths, so a line has two of them in all and a loop none; a path without an open end is whole.
 */
export class PathTracker {
  readonly #frame: ShapeFrame;
  readonly #turned: Int16Array;
  readonly #colour: number;
  readonly #isLoop: boolean;
  /** How many tiles have the colour. */
  readonly #length: number;
  #ends = 0;
  #walked = 0;

  /** `turned` holds the turned tile at each place, -1 where there is none; its owner keeps it up to date. */
  constructor(frame: ShapeFrame, turned: Int16Array, tiles: readonly TileNumber[], colour: Colour, path: PathKind) {
    this.#frame = frame;
    this.#turned = turned;
    this.#colour = COLOURS.indexOf(colour);
    this.#isLoop = path === 'loop';
    this.#length = tiles.filter((tile) => COLOUR_SIDES[turnedTile(tile, 0) * 4 + this.#colour] > 0).length;
  }

  /** Counts the tile just put at a place in, and says whether the path can still come out. */
  allows(place: number): boolean {
    const sides = COLOUR_SIDES[this.#turned[place] * 4 + this.#colour];
    this.#ends += bitCount(sides & this.#frame.outside[place]);
    return this.#ends <= (this.#isLoop ? 0 : 2) && (sides === 0 || this.#isOpenOrWhole(place, sides));
  }

  /** Takes the tile at a place out of account again. */
  forget(place: number): void {
    this.#ends -= bitCount(COLOUR_SIDES[this.#turned[place] * 4 + this.#colour] & this.#frame.outside[place]);
  }

  /** Whether in the full shape all tiles of the colour are on one path of the right kind; needs no counting before. */
  isWhole(): boolean {
    const start = this.#turned.findIndex((turned) => COLOUR_SIDES[turned * 4 + this.#colour] > 0);
    return start >= 0 && this.#isWholeAt(start, COLOUR_SIDES[this.#turned[start] * 4 + this.#colour]);
  }

  #isOpenOrWhole(place: number, sides: number): boolean {
    this.#walked = 1;
    const one = this.#walk(place, lowestSide(sides));
    if (one === AHEAD) return true;
    if (one === ROUND) return this.#isLoop && this.#walked === this.#length;
    return this.#walk(place, highestSide(sides)) === AHEAD || this.#walked === this.#length;
  }

  #isWholeAt(place: number, sides: number): boolean {
    this.#walked = 1;
    if (this.#walk(place, lowestSide(sides)) === ROUND) return this.#isLoop && this.#walked === this.#length;
    this.#walk(place, highestSide(sides));
    return !this.#isLoop && this.#walked === this.#length;
  }

  #walk(start: number, side: number): number {
    let out = side;
    for (let place = start; ; ) {
      const next = this.#frame.across[place * 6 + out];
      if (next < 0) return OUTSIDE;
      if (next === start) return ROUND;
      if (this.#turned[next] < 0) return AHEAD;
      out = LINKED_SIDE[this.#turned[next] * 6 + oppositeSide(out)];
      place = next;
      this.#walked++;
    }
  }
}

const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & (mask - 1)) === 0 ? 1 : 2);
const lowestSide = (mask: number): number => 31 - Math.clz32(mask & -mask);
const highestSide = (mask: number): number => 31 - Math.clz32(mask);
