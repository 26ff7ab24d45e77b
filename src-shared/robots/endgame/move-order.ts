import { TURNED_TILES } from '../../tantrix/fits';
import type { TorusMove } from '../playouts/torus-move';
import { TORUS_CELLS } from '../playouts/torus';
import { cellOfTorus, type EndgameGame, MOST_MOVES, turnedOfTorus } from './endgame-game';

/** What was best where we come from is tried before all else. */
const FIRST = 1 << 28;
/** And then what has refuted others at the same depth. */
const KILLER = 1 << 20;
const GAIN = 64;
/** Halved before it reaches this. */
const MOST_HISTORY = 1 << 12;

/** In which order the moves of an endgame are looked at: the most promising first, so that the others are soon seen to be worse. */
export class MoveOrder {
  readonly #promise: Int32Array;
  readonly #killers = new Int32Array(64).fill(-1);
  readonly #cells = new Int32Array(2 * TORUS_CELLS);
  readonly #tiles = new Int32Array(2 * TURNED_TILES);

  constructor(
    readonly game: EndgameGame,
    readonly own: number,
    readonly rival: number,
  ) {
    this.#promise = new Int32Array(game.moves.length);
  }

  /** Lists the moves of the position and says how many they are; they are asked for by `next`. */
  list(first: TorusMove): number {
    const { game } = this;
    const from = game.ply * MOST_MOVES;
    const count = game.listMoves();
    for (let at = from; at < from + count; at++) {
      const move = game.moves[at];
      this.#promise[at] = count < 2 ? 0 : move === first ? FIRST : this.#promiseOf(move);
    }
    return count;
  }

  /** The most promising of the moves from place `at` on; it stands there from now on. */
  next(at: number, count: number): TorusMove {
    const { moves, ply } = this.game;
    const from = ply * MOST_MOVES;
    const promise = this.#promise;
    let best = from + at;
    for (let other = best + 1; other < from + count; other++) if (promise[other] > promise[best]) best = other;
    const move = moves[best];
    const value = promise[best];
    moves[best] = moves[from + at];
    promise[best] = promise[from + at];
    moves[from + at] = move;
    promise[from + at] = value;
    return move;
  }

  /** A move has refuted the one before it. */
  noteGood(move: TorusMove): void {
    const { ply } = this.game;
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply];
      this.#killers[2 * ply] = move;
    }
    const side = this.#side();
    const weight = this.game.tilesLeft * this.game.tilesLeft;
    this.#cells[side * TORUS_CELLS + cellOfTorus(move)] += weight;
    this.#tiles[side * TURNED_TILES + turnedOfTorus(move)] += weight;
    if (this.#cells[side * TORUS_CELLS + cellOfTorus(move)] > MOST_HISTORY) this.#fade(this.#cells);
    if (this.#tiles[side * TURNED_TILES + turnedOfTorus(move)] > MOST_HISTORY) this.#fade(this.#tiles);
  }

  #promiseOf(move: TorusMove): number {
    const { game } = this;
    const side = this.#side();
    const cell = cellOfTorus(move);
    const turned = turnedOfTorus(move);
    const mine = side === 0 ? this.own : this.rival;
    const theirs = side === 0 ? this.rival : this.own;
    const killer = move === this.#killers[2 * game.ply] || move === this.#killers[2 * game.ply + 1] ? KILLER : 0;
    const gain = game.lines.scoreWith(cell, turned, mine) * 2 - game.lines.scoreWith(cell, turned, theirs);
    return killer + gain * GAIN + this.#cells[side * TORUS_CELLS + cell] + this.#tiles[side * TURNED_TILES + turned];
  }

  /** 0 where the mover builds the own colour, 1 where the rival's. */
  #side(): number {
    return this.game.colours[this.game.mover] === this.own ? 0 : 1;
  }

  #fade(history: Int32Array): void {
    for (let at = 0; at < history.length; at++) history[at] >>= 1;
  }
}
