import type { Random } from '../tantrix';
import type { Move } from '../tantrix/position';
import { type EndgameSolution, isEndgame, solveEndgame } from './endgame/endgame';
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

/** The best move alone: an endgame that is solved needs nothing else. See `search`. */
export function bestMove(state: SearchState, budget: SearchBudget, utility: Utility, random: Random): Move {
  const solved = solvedBy(state, budget, utility);
  return solved ? solved.move : weighed(state, budget, utility, random)[0].move;
}

/**
 * The moves of the position with what is to be expected of them, the best first; an endgame solved knows the best. The
 * position must not be over; it is as before afterwards.
 */
export function search(state: SearchState, budget: SearchBudget, utility: Utility, random: Random): Candidate[] {
  const solved = solvedBy(state, budget, utility);
  const candidates = weighed(state, budget, utility, random, solved?.move);
  if (!solved) return candidates;
  const { move, value, scores } = solved;
  const mover = state.position.mover;
  const rivals = scores.filter((_, seat) => state.colours[seat] !== state.colours[mover]);
  const best: Candidate = { move, value, scores, margin: scores[mover] - Math.max(...rivals), playouts: 1 };
  return [best, ...candidates.filter((candidate) => candidate.move !== move)];
}

const solvedBy = (state: SearchState, { nodes }: SearchBudget, utility: Utility): EndgameSolution | undefined =>
  nodes > 0 && isEndgame(state) ? solveEndgame(state, utility, nodes) : undefined;

function weighed(state: SearchState, budget: SearchBudget, utility: Utility, random: Random, keep?: Move): Candidate[] {
  // A sixth of the games does for the first tile, which is evaluated one way round.
  const share = distinctMoves(state).length / state.position.moves.length;
  const playouts = budget.playouts * share;
  if (budget.isTree) return evaluateByTree(state, playouts, utility, random);
  return evaluateMoves(state, { ...budget, playouts }, utility, random, keep);
}
