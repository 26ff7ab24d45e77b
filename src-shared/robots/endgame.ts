import type { Move } from '../tantrix/position';
import { heuristicValue } from './heuristics';
import type { SearchState } from './search-state';
import type { Utility } from './monte-carlo';

/** What both sides can reach from here, when neither errs. */
export interface EndgameSolution {
  readonly move: Move;
  /** The mover's utility at the end of the game that follows. */
  readonly value: number;
}

/**
 * The best move of an endgame (see `isEndgame`) that is not over, or undefined when it takes more than `nodes`
 * placements to find. Once the bag is empty everybody sees everything, so it can be searched to the end (alpha-beta).
 * There must be two colours: their players are taken to want the opposite of each other.
 */
export function solveEndgame(state: SearchState, utility: Utility, nodes: number): EndgameSolution | undefined {
  return new Endgame(state, utility, nodes).solution();
}

/** With more tiles left, solving takes far more than anybody wants to wait. */
export const SOLVABLE_TILES = 5;

/** Whether the rest of the game can be solved: nothing is hidden, two sides play, and few tiles are left. */
export const isEndgame = ({ position, colours }: SearchState): boolean =>
  !position.isRestricted &&
  position.tileCount - position.board.filled.length <= SOLVABLE_TILES &&
  new Set(colours).size === 2;

class Endgame {
  readonly #seat: number;
  #left: number;

  constructor(
    readonly state: SearchState,
    readonly utility: Utility,
    nodes: number,
  ) {
    this.#seat = state.position.mover;
    this.#left = nodes;
  }

  solution(): EndgameSolution | undefined {
    let best: EndgameSolution | undefined;
    for (const move of this.#ordered()) {
      const value = this.#after(move, best?.value ?? -Infinity, Infinity);
      if (this.#left < 0) return undefined;
      if (!best || value > best.value) best = { move, value };
    }
    return best;
  }

  /** The worth of a move; no matter which where it lies outside of the bounds. */
  #after(move: Move, low: number, high: number): number {
    this.#left--;
    this.state.play(move);
    const value = this.#value(low, high);
    this.state.takeBack();
    return value;
  }

  #value(low: number, high: number): number {
    const { position, colours } = this.state;
    if (position.isOver) return this.utility(this.state, this.#seat);
    const isOwn = colours[position.mover] === colours[this.#seat];
    let [from, to] = [low, high];
    for (const move of this.#ordered()) {
      const value = this.#after(move, from, to);
      if (isOwn) from = Math.max(from, value);
      else to = Math.min(to, value);
      if (from >= to || this.#left < 0) break;
    }
    return isOwn ? from : to;
  }

  /** The most promising first, so that the others are soon seen to be worse. */
  #ordered(): readonly Move[] {
    const { moves } = this.state.position;
    if (moves.length < 3) return moves;
    const values = new Map(moves.map((move) => [move, heuristicValue(this.state, move)]));
    return moves.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  }
}
