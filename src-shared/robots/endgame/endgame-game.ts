import { NO_TILE } from '../../tantrix';
import { EDGE_COLOUR, turnedTile } from '../../tantrix/fits';
import { hexOf } from '../../tantrix/grid';
import { PHASES } from '../../tantrix/position';
import { Outcome } from '../outcome';
import { COMPLETE, DEADLOCK, FORCED_AFTER, FORCED_BEFORE, FREE } from '../playouts/playout';
import type { TorusMove } from '../playouts/torus-move';
import { FITTING, HIGH_BIT, highTile, LOW_BIT, lowTile, RING_MASK, ROTATIONS } from '../playouts/tile-tables';
import { type TorusCell, torusCellOf } from '../playouts/torus';
import type { SearchState } from '../search-state';
import { EndgameBoard } from './endgame-board';
import { EndgameLines } from './endgame-lines';
import { mixedHigh, mixedLow } from './hash';

/** More decisions than an endgame has. */
export const MOST_PLIES = 32;
/** More moves than a position has. */
export const MOST_MOVES = 2048;
const TURNED_BITS = 9;
const TURNED_MASK = (1 << TURNED_BITS) - 1;

/** The cell into which a move puts its tile, and the turned tile. */
export const cellOfTorus = (move: TorusMove): TorusCell => move >> TURNED_BITS;
export const turnedOfTorus = (move: TorusMove): number => move & TURNED_MASK;

/**
 * A game whose bag is empty, as a search to its end needs it: it plays by the rules of `Position`, with typed arrays and a
 * number for what is on the table, and takes every move back.
 */
export class EndgameGame extends Outcome {
  readonly board = new EndgameBoard();
  readonly lines = new EndgameLines();
  mover: number;
  phase: number;
  /** What `listMoves` has found, by ply: for each `MOST_MOVES` places. */
  readonly moves = new Int32Array(MOST_PLIES * MOST_MOVES);
  /** How many moves were played since the game was made. */
  ply = 0;
  /** Tiles that are not played yet. */
  tilesLeft = 0;
  /** By colour index: how many of them have it. */
  readonly toCome = new Int32Array(4);
  /** Both halves of a number for the tiles laid since the beginning, in whatever order. */
  hashLow = 0;
  hashHigh = 0;
  /** By seat: its tiles as a set of two words (see playouts/tile-tables.ts). */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The colours that are played, each once. */
  readonly #built: readonly number[];
  readonly #played = new Int32Array(MOST_PLIES);
  readonly #movers = new Int32Array(MOST_PLIES);
  readonly #phases = new Int32Array(MOST_PLIES);

  /** The bag must be empty, and the position not over. */
  constructor({ position, colours }: SearchState) {
    super(colours);
    this.#built = [...new Set(colours)];
    this.low = new Int32Array(colours.length);
    this.high = new Int32Array(colours.length);
    const { filled, turned } = position.board;
    for (const [at, cell] of filled.entries()) this.#lay(torusCellOf(hexOf(cell)), turned[cell] - 1, at === 0);
    for (const [seat, hand] of position.hands.entries()) {
      for (const tile of hand) if (tile !== NO_TILE) this.#take(seat, tile);
    }
    this.mover = position.mover;
    this.phase = PHASES.indexOf(position.phase);
    this.hashLow = 0;
    this.hashHigh = 0;
  }

  get isOver(): boolean {
    return this.phase >= COMPLETE;
  }

  get isDeadlock(): boolean {
    return this.phase === DEADLOCK;
  }

  /** Lists the legal moves from place `ply * MOST_MOVES` of `moves` on, and says how many they are. */
  listMoves(): number {
    return this.#list(this.phase !== FREE);
  }

  play(move: TorusMove): void {
    const { ply } = this;
    this.#played[ply] = move;
    this.#movers[ply] = this.mover;
    this.#phases[ply] = this.phase;
    this.#lay(cellOfTorus(move), turnedOfTorus(move), false);
    this.#toggle(this.mover, turnedOfTorus(move), -1);
    this.#hash(move);
    this.ply = ply + 1;
    if (this.phase === FREE) this.phase = FORCED_AFTER;
    this.#settle();
  }

  takeBack(): void {
    const ply = --this.ply;
    const move = this.#played[ply];
    this.mover = this.#movers[ply];
    this.phase = this.#phases[ply];
    this.#hash(move);
    this.#toggle(this.mover, turnedOfTorus(move), 1);
    const turned = turnedOfTorus(move);
    for (let at = this.#built.length - 1; at >= 0; at--) this.lines.takeBack(turned, this.#built[at]);
    this.board.takeBack(cellOfTorus(move), turned);
  }

  /** Goes on to the next decision, as `Position` does. */
  #settle(): void {
    const seats = this.colours.length;
    for (let passed = 0; passed <= seats; passed++) {
      if ((this.low[this.mover] | this.high[this.mover]) !== 0) {
        if (this.#list(true) > 0) return;
        if (this.phase === FORCED_BEFORE) {
          this.phase = this.#list(false) > 0 ? FREE : DEADLOCK;
          return;
        }
      }
      this.mover = this.mover + 1 === seats ? 0 : this.mover + 1;
      this.phase = FORCED_BEFORE;
    }
    this.phase = COMPLETE;
  }

  #list(forcedOnly: boolean): number {
    const { board } = this;
    const low = this.low[this.mover];
    const high = this.high[this.mover];
    const from = this.ply * MOST_MOVES;
    let to = from;
    for (let at = 0; at < board.spaceCount; at++) {
      const cell = board.spaces[at];
      if (forcedOnly && !board.isForced(cell)) continue;
      const ring = board.words[cell] & RING_MASK;
      const fitLow = FITTING[2 * ring] & low;
      const fitHigh = FITTING[2 * ring + 1] & high;
      if ((fitLow | fitHigh) !== 0) to = this.#listAt(cell, ring, fitLow, fitHigh, to);
    }
    return to - from;
  }

  #listAt(cell: TorusCell, ring: number, fitLow: number, fitHigh: number, from: number): number {
    let to = from;
    for (let low = fitLow; low !== 0; low &= low - 1) to = this.#listTile(cell, ring, lowTile(lowest(low)), to);
    for (let high = fitHigh; high !== 0; high &= high - 1) to = this.#listTile(cell, ring, highTile(lowest(high)), to);
    return to;
  }

  #listTile(cell: TorusCell, ring: number, tile: number, at: number): number {
    const rotations = ROTATIONS[ring * 64 + tile];
    this.moves[at] = (cell << TURNED_BITS) | turnedTile(tile, (rotations & 7) - 1);
    if (rotations < 8) return at + 1;
    this.moves[at + 1] = (cell << TURNED_BITS) | turnedTile(tile, (rotations >> 3) - 1);
    return at + 2;
  }

  #lay(cell: TorusCell, turned: number, isFirst: boolean): void {
    if (isFirst) this.board.begin(cell, turned);
    else this.board.place(cell, turned);
    for (let at = 0; at < this.#built.length; at++) this.lines.join(cell, turned, this.#built[at]);
  }

  #take(seat: number, tile: number): void {
    this.#toggle(seat, turnedTile(tile, 0), 1);
  }

  /** Gives a seat a tile, or takes it away. */
  #toggle(seat: number, turned: number, by: number): void {
    const tile = Math.trunc(turned / 6) + 1;
    this.low[seat] ^= LOW_BIT[tile];
    this.high[seat] ^= HIGH_BIT[tile];
    this.tilesLeft += by;
    // Each colour of a tile has two of its sides.
    for (let side = 0; side < 6; side++) this.toCome[EDGE_COLOUR[turned * 6 + side]] += by;
  }

  #hash(move: TorusMove): void {
    this.hashLow ^= mixedLow(move);
    this.hashHigh ^= mixedHigh(move);
  }
}

/** 1 + the place of the lowest bit of a set. */
const lowest = (set: number): number => 32 - Math.clz32(set & -set);
