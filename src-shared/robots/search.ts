import type { Random } from '../tantrix';
import { isEndgame, solveEndgame } from './endgame';
import { distinctMoves } from './heuristics';
import type { SearchState } from './search-state';
import { type Utility, type PlayoutBudget, type Candidate, evaluateMoves } from './monte-carlo';
import { evaluateByTree } from './tree/tree';

/** How much goes into a decision, the endgame included. */
export interface SearchBudget extends PlayoutBudget {
  /** Placements looked at, at most, to solve an endgame; when it takes more, it is evaluated like any other position. */
  readonly nodes: number;
  /** Whether the moves that may follow are weighed, too, in a tree. */
  readonly isTree?: true;
}

/**
 * The moves of the position with what is to be expected of them, the best first; an endgame solved knows the best. The
 * position must not be over; it is as before afterwards.
 */
export function search(state: SearchState, budget: SearchBudget, utility: Utility, random: Random): Candidate[] {
  const solved = budget.nodes > 0 && isEndgame(state) ? solveEndgame(state, utility, budget.nodes) : undefined;
  // A sixth of the games does for the first tile, which is evaluated one way round.
  const share = distinctMoves(state).length / state.position.moves.length;
  const playouts = budget.playouts * share;
  const candidates = budget.isTree
    ? evaluateByTree(state, playouts, utility, random)
    : evaluateMoves(state, { ...budget, playouts }, utility, random, solved?.move);
  if (!solved) return candidates;
  const isBest = ({ move }: Candidate) => move === solved.move;
  return [...candidates.filter(isBest), ...candidates.filter((candidate) => !isBest(candidate))];
}
