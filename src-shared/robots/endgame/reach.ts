import { COLOURS } from '../../tantrix/colours';
import { ringDigits, RINGS } from '../../tantrix/fits';
import { DIRECTIONS } from '../../tantrix/hex';
import { fitsAny, RING_MASK } from '../playouts/tile-tables';
import {
  CELL_MASK,
  EDGE_MASK,
  EDGE_STEPS,
  TORUS_CELLS,
  TORUS_EDGES,
  type TorusCell,
  torusCellOf,
} from '../playouts/torus';
import type { EndgameBoard } from './endgame-board';
import type { EndgameLines } from './endgame-lines';

/** With more tiles of a colour to come, its lines can be joined in too many ways to tell anything worth knowing. */
export const MOST_TO_COME = 5;

/** More ends than the lines of one colour can have. */
const MOST_ENDS = 128;

/** By seat, its tiles as a set of two words. */
interface HeldTiles {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * How much a colour can still score: no more than by the best chain of its lines that tiles to come could join, as if each of
 * them had the colour wherever it is wanted, and nobody was in the way.
 */
export class Reach {
  readonly #cells = new Int32Array(MOST_ENDS);
  readonly #lengths = new Int32Array(MOST_ENDS);
  /** At an end: the other end of its line. */
  readonly #mates = new Int32Array(MOST_ENDS);
  readonly #isUsed = new Uint8Array(MOST_ENDS);
  /** At an end: whether no tile can ever join it, for none fits where it points to. */
  readonly #isDead = new Uint8Array(MOST_ENDS);
  /** At an edge of the torus: its place among the ends. */
  readonly #places = new Int32Array(TORUS_EDGES);
  #count = 0;
  #toCome = 0;
  #most = 0;
  #start = 0;

  constructor(
    readonly board: EndgameBoard,
    readonly lines: EndgameLines,
    readonly hands: HeldTiles,
  ) {}

  /** What the colour can come to at most when so many tiles of it are to come; Infinity for more than MOST_TO_COME. */
  of(colour: number, toCome: number): number {
    this.#most = this.lines.best[colour];
    if (toCome === 0) return this.#most;
    if (toCome > MOST_TO_COME) return Infinity;
    this.#toCome = toCome;
    this.#gather(colour);
    // Where no line takes part: a loop has three tiles at least.
    this.#most = Math.max(this.#most, toCome < 3 ? toCome : 2 * toCome);
    for (let end = 0; end < this.#count; end++) {
      if (this.#isDead[end] !== 0) continue;
      this.#start = this.#mates[end];
      this.#isUsed[end] = 1;
      this.#isUsed[this.#start] = 1;
      this.#goOn(end, this.#lengths[end], toCome);
      this.#isUsed[end] = 0;
      this.#isUsed[this.#start] = 0;
    }
    return this.#most;
  }

  /** Finds the ends of the colour's lines: each points into a space. */
  #gather(colour: number): void {
    const { board, lines } = this;
    this.#count = 0;
    let low = 0;
    let high = 0;
    for (let seat = 0; seat < this.hands.low.length; seat++) {
      low |= this.hands.low[seat];
      high |= this.hands.high[seat];
    }
    for (let at = 0; at < board.spaceCount; at++) {
      const cell = board.spaces[at];
      const ring = board.words[cell] & RING_MASK;
      let sides = SIDES_WITH[colour * RINGS + ring];
      if (sides === 0) continue;
      // Where nothing fits now, nothing fits later: more colours only bar more tiles.
      const isDead = fitsAny(ring, low, high) ? 0 : 1;
      for (; sides !== 0; sides &= sides - 1) {
        const edge = (cell * 4 + EDGE_STEPS[31 - Math.clz32(sides & -sides)]) & EDGE_MASK;
        const end = this.#count++;
        this.#cells[end] = cell;
        this.#isDead[end] = isDead;
        this.#lengths[end] = lines.lengthAt(edge);
        this.#places[edge] = end;
        this.#mates[end] = this.#places[lines.otherEnd(edge)];
        // Of the two ends the one found later knows both.
        if (lines.otherEnd(edge) !== edge) this.#mates[this.#mates[end]] = end;
      }
    }
  }

  /** A chain of lines of that length has come to an end of one; so many tiles are left to join more. */
  #goOn(end: number, length: number, left: number): void {
    const cell = this.#cells[end];
    const total = length + this.#toCome;
    if (total > this.#most) this.#most = total;
    if (this.#isDead[end] !== 0) return;
    if (
      2 * total > this.#most &&
      this.#isDead[this.#start] === 0 &&
      tilesBetween(cell, this.#cells[this.#start]) <= left
    )
      this.#most = 2 * total;
    for (let next = 0; next < this.#count; next++) {
      if (this.#isUsed[next] !== 0 || this.#isDead[next] !== 0) continue;
      const cost = tilesBetween(cell, this.#cells[next]);
      if (cost > left) continue;
      const mate = this.#mates[next];
      this.#isUsed[next] = 1;
      this.#isUsed[mate] = 1;
      this.#goOn(mate, length + this.#lengths[next], left - cost);
      this.#isUsed[next] = 0;
      this.#isUsed[mate] = 0;
    }
  }
}

/** How many tiles it takes at least to join an end that points into a cell to one that points into another. */
export const tilesBetween = (one: TorusCell, two: TorusCell): number => TILES_BETWEEN[(one - two) & CELL_MASK];

/** At `colour * RINGS + ring`: the sides across which the colour points in, as bits. */
const SIDES_WITH = new Uint8Array(COLOURS.length * RINGS);
/** At the difference of two cells: how many cells a path between them has, both included; one way round the torus or another. */
const TILES_BETWEEN = new Uint8Array(TORUS_CELLS);

function fillSides(): void {
  for (let ring = 0; ring < RINGS; ring++) {
    for (const [side, digit] of ringDigits(ring).entries()) {
      if (digit > 0) SIDES_WITH[(digit - 1) * RINGS + ring] |= 1 << side;
    }
  }
}

function fillDistances(): void {
  const steps = DIRECTIONS.map(torusCellOf);
  TILES_BETWEEN[0] = 1;
  const found: TorusCell[] = [0];
  for (const cell of found) {
    for (const step of steps) {
      const next = (cell + step) & CELL_MASK;
      if (TILES_BETWEEN[next] !== 0) continue;
      TILES_BETWEEN[next] = TILES_BETWEEN[cell] + 1;
      found.push(next);
    }
  }
}

fillSides();
fillDistances();
