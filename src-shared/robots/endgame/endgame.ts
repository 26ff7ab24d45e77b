import type { Move } from '../../tantrix/position';
import type { Utility } from '../monte-carlo';
import { torusMoveOf } from '../playouts/playout';
import type { TorusMove } from '../playouts/torus-move';
import type { SearchState } from '../search-state';
import { DeadlockGuard } from './deadlock-guard';
import { EndgameGame, MOST_MOVES, MOST_PLIES } from './endgame-game';
import { mixedLow } from './hash';
import { MoveOrder } from './move-order';
import { Reach } from './reach';
import { Weighing } from './supposed';
import { AT_LEAST, AT_MOST, JUST, Transpositions } from './transpositions';

/** What both sides can reach from here, when neither errs. */
export interface EndgameSolution {
  readonly move: Move;
  /** The mover's utility at the end of the game that follows. */
  readonly value: number;
  /** The scores at that end, by seat. */
  readonly scores: readonly number[];
}

/** With more tiles left, solving takes far more than anybody wants to wait. */
export const SOLVABLE_TILES = 10;

/** Whether the rest of the game can be solved: nothing is hidden, two sides play, and few tiles are left. */
export const isEndgame = ({ position, colours }: SearchState): boolean =>
  !position.isRestricted &&
  position.tileCount - position.board.filled.length <= SOLVABLE_TILES &&
  new Set(colours).size === 2;

/**
 * The best move of an endgame (see `isEndgame`) that is not over, or undefined when it takes more than `nodes`
 * placements to find. Once the bag is empty everybody sees everything, so it can be searched to the end. There must be two
 * colours: their players are taken to want the opposite of each other.
 *
 * @param utility the more the seat scores, and the less its rival, the better
 */
export function solveEndgame(state: SearchState, utility: Utility, nodes: number): EndgameSolution | undefined {
  return new Endgame(state, utility, nodes).solution();
}

/** Two utilities further apart than that are not the same. */
const LEAST = 1e-9;

/** Kept for all searches, for it is large; each begins with an empty one. */
let shared: Transpositions | undefined;

/**
 * An endgame that is searched: alpha-beta with a null window for all but the first move of a position (Marsland and Campbell,
 * "Parallel search of strongly ordered game trees", 1982), a transposition table, and bounds of what can still be scored.
 */
export class Endgame {
  readonly #game: EndgameGame;
  readonly #moves: readonly Move[];
  readonly #seat: number;
  readonly #table = (shared ??= new Transpositions());
  readonly #order: MoveOrder;
  readonly #reach: Reach;
  readonly #weighing: Weighing;
  readonly #guard = new DeadlockGuard();
  /** By ply: whether no deadlock can come any more. */
  readonly #isSafe = new Uint8Array(MOST_PLIES);
  readonly #own: number;
  readonly #rival: number;
  #left: number;

  constructor(
    state: SearchState,
    readonly utility: Utility,
    nodes: number,
  ) {
    this.#game = new EndgameGame(state);
    this.#moves = state.position.moves;
    this.#seat = state.position.mover;
    this.#own = state.colours[this.#seat];
    this.#rival = state.colours.find((colour) => colour !== this.#own) ?? this.#own;
    this.#order = new MoveOrder(this.#game, this.#own, this.#rival);
    this.#reach = new Reach(this.#game.board, this.#game.lines, this.#game);
    this.#weighing = new Weighing(state.colours, utility, this.#seat);
    this.#left = nodes;
    this.#table.clear();
  }

  /** How many placements may still be looked at; below 0 once a search has given up. */
  get left(): number {
    return this.#left;
  }

  solution(): EndgameSolution | undefined {
    const value = this.#value(-Infinity, Infinity);
    if (this.#left < 0) return undefined;
    const best = this.#bestOf(value);
    const move = this.#moves.find((one) => torusMoveOf(one) === best);
    const scores = this.#scoresOf(value);
    return this.#left < 0 || move === undefined ? undefined : { move, value, scores };
  }

  /**
   * What a move of the position leads to for whoever makes it, when neither errs afterwards; no matter which where it lies
   * outside of the bounds. It means nothing once `left` is below 0.
   */
  valueOf(move: Move, low = -Infinity, high = Infinity): number {
    return this.#after(torusMoveOf(move), low, high);
  }

  /** A move that leads to the value of the position. */
  #bestOf(value: number): TorusMove {
    const game = this.#game;
    const known = this.#table.find(this.#keyLow(), game.hashHigh);
    if (known >= 0 && this.#table.bounds[known] === JUST) return this.#table.moves[known];
    const count = game.listMoves();
    const moves = game.moves.slice(game.ply * MOST_MOVES, game.ply * MOST_MOVES + count);
    const isSame = (move: TorusMove) => Math.abs(this.#after(move, value - LEAST, value + LEAST) - value) < LEAST;
    return moves.find(isSame) ?? moves[0];
  }

  /** The scores at the end to which the best moves lead. */
  #scoresOf(value: number): number[] {
    const game = this.#game;
    if (game.isOver || this.#left < 0) return game.colours.map((_, seat) => game.scoreOf(seat));
    game.play(this.#bestOf(value));
    const scores = this.#scoresOf(value);
    game.takeBack();
    return scores;
  }

  #after(move: TorusMove, low: number, high: number): number {
    this.#left--;
    this.#game.play(move);
    const value = this.#value(low, high);
    this.#game.takeBack();
    return value;
  }

  #value(low: number, high: number): number {
    const game = this.#game;
    if (game.isOver) return this.utility(game, this.#seat);
    this.#lookOut();
    const most = this.#atMost();
    if (most <= low) return most;
    const least = this.#atLeast();
    if (least >= high || least >= most) return least;
    const keyLow = this.#keyLow();
    const known = this.#table.find(keyLow, game.hashHigh);
    if (known >= 0 && this.#settles(known, low, high)) return this.#table.values[known];
    return this.#searched(Math.max(low, least), Math.min(high, most), known < 0 ? -1 : this.#table.moves[known]);
  }

  #settles(known: number, low: number, high: number): boolean {
    const bound = this.#table.bounds[known];
    const value = this.#table.values[known];
    return bound === JUST || (bound === AT_MOST ? value <= low : value >= high);
  }

  /** Looks at the moves until they are all seen, or one is so good that the other side will not let it come to this. */
  #searched(low: number, high: number, first: TorusMove): number {
    const game = this.#game;
    const isOwn = game.colours[game.mover] === this.#own;
    const count = this.#order.list(first);
    let [from, to] = [low, high];
    let best = isOwn ? -Infinity : Infinity;
    let bestMove = -1;
    for (let at = 0; at < count; at++) {
      const move = this.#order.next(at, count);
      const value = at === 0 ? this.#after(move, from, to) : this.#compared(move, from, to, isOwn);
      if (this.#left < 0) return 0;
      if (isOwn ? value <= best : value >= best) continue;
      best = value;
      bestMove = move;
      if (isOwn) from = Math.max(from, value);
      else to = Math.min(to, value);
      if (from < to) continue;
      this.#order.noteGood(move);
      break;
    }
    const bound = best <= low ? AT_MOST : best >= high ? AT_LEAST : JUST;
    this.#table.note(this.#keyLow(), game.hashHigh, best, bound, bestMove);
    return best;
  }

  /** Asks first whether a move is better than the best so far; mostly it is not. */
  #compared(move: TorusMove, from: number, to: number, isOwn: boolean): number {
    const value = isOwn ? this.#after(move, from, from + LEAST) : this.#after(move, to - LEAST, to);
    const isBetween = value > from && value < to;
    return isBetween && this.#left >= 0 ? this.#after(move, from, to) : value;
  }

  /** Notes whether there can be a deadlock yet. */
  #lookOut(): void {
    const { ply } = this.#game;
    const wasSafe = ply > 0 && this.#isSafe[ply - 1] !== 0;
    this.#isSafe[ply] = wasSafe || this.#guard.isSafe(this.#game) ? 1 : 0;
  }

  #atMost(): number {
    const { lines, toCome } = this.#game;
    const own = this.#reach.of(this.#own, toCome[this.#own] >> 1);
    if (own === Infinity) return Infinity;
    const most = this.#weighing.of(own, lines.best[this.#rival], own);
    return this.#isSafe[this.#game.ply] !== 0 ? most : Math.max(0, most);
  }

  #atLeast(): number {
    const { lines, toCome } = this.#game;
    const rival = this.#reach.of(this.#rival, toCome[this.#rival] >> 1);
    if (rival === Infinity) return -Infinity;
    const least = this.#weighing.of(lines.best[this.#own], rival, lines.loop[this.#own]);
    return this.#isSafe[this.#game.ply] !== 0 ? least : Math.min(0, least);
  }

  /** The tiles on the table, and who moves in which phase. */
  #keyLow(): number {
    const { hashLow, mover, phase } = this.#game;
    return hashLow ^ mixedLow(-1 - mover * 8 - phase);
  }
}
