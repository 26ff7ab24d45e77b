import { TILE_COUNT } from '../tantrix';
import type { Move } from '../tantrix/position';
import { promiseOf } from './heuristics';
import type { Trial } from './search-state';
import type { Aim } from './monte-carlo';

/** What both sides can reach from here, when neither errs. */
export interface Solution {
  readonly move: Move;
  /** The aim at the end of the game that follows. */
  readonly worth: number;
}

/**
 * The best move of an endgame (see `isEndgame`) that is not over, or undefined when it takes more than `nodes`
 * placements to find. Once the bag is empty everybody sees everything, so it can be searched to the end (alpha-beta).
 * There must be two colours: their players are taken to want the opposite of each other.
 */
export function solve(trial: Trial, aim: Aim, nodes: number): Solution | undefined {
  return new Endgame(trial, aim, nodes).solution();
}

/** With more tiles left, solving takes far more than anybody wants to wait. */
export const SOLVABLE_TILES = 5;

/** Whether the rest of the game can be solved: nothing is hidden, two sides play, and few tiles are left. */
export const isEndgame = ({ position, colours }: Trial): boolean =>
  !position.isRestricted && TILE_COUNT - position.board.filled.length <= SOLVABLE_TILES && new Set(colours).size === 2;

class Endgame {
  readonly #seat: number;
  #left: number;

  constructor(
    readonly trial: Trial,
    readonly aim: Aim,
    nodes: number,
  ) {
    this.#seat = trial.position.mover;
    this.#left = nodes;
  }

  solution(): Solution | undefined {
    let best: Solution | undefined;
    for (const move of this.#ordered()) {
      const worth = this.#after(move, best?.worth ?? -Infinity, Infinity);
      if (this.#left < 0) return undefined;
      if (!best || worth > best.worth) best = { move, worth };
    }
    return best;
  }

  /** The worth of a move; no matter which where it lies outside of the bounds. */
  #after(move: Move, low: number, high: number): number {
    this.#left--;
    this.trial.play(move);
    const worth = this.#worth(low, high);
    this.trial.takeBack();
    return worth;
  }

  #worth(low: number, high: number): number {
    const { position, colours } = this.trial;
    if (position.isOver) return this.aim(this.trial, this.#seat);
    const isOwn = colours[position.mover] === colours[this.#seat];
    let [from, to] = [low, high];
    for (const move of this.#ordered()) {
      const worth = this.#after(move, from, to);
      if (isOwn) from = Math.max(from, worth);
      else to = Math.min(to, worth);
      if (from >= to || this.#left < 0) break;
    }
    return isOwn ? from : to;
  }

  /** The most promising first, so that the others are soon seen to be worse. */
  #ordered(): readonly Move[] {
    const { moves } = this.trial.position;
    if (moves.length < 3) return moves;
    const promises = new Map(moves.map((move) => [move, promiseOf(this.trial, move)]));
    return moves.toSorted((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0));
  }
}
