import type { Random } from '../tantrix';
import { isEndgame, solveEndgame } from './endgame';
import { distinctMoves } from './heuristics';
import type { SearchState } from './search-state';
import { type Utility, type PlayoutBudget, type Candidate, evaluateMoves } from './monte-carlo';

/** How much goes into a decision, the endgame included. */
export interface SearchBudget extends PlayoutBudget {
  /** Placements looked at, at most, to solve an endgame; when it takes more, it is weighed like any other position. */
  readonly nodes: number;
}

/** The moves of the position with what is to be expected of them, the best first; an endgame solved knows the best. */
export function search(trial: SearchState, effort: SearchBudget, aim: Utility, random: Random): Candidate[] {
  const solved = effort.nodes > 0 && isEndgame(trial) ? solveEndgame(trial, aim, effort.nodes) : undefined;
  // A sixth of the games does for the first tile, which is weighed one way round.
  const share = distinctMoves(trial).length / trial.position.moves.length;
  const candidates = evaluateMoves(trial, { ...effort, playouts: effort.playouts * share }, aim, random, solved?.move);
  if (!solved) return candidates;
  const isBest = ({ move }: Candidate) => move === solved.move;
  return [...candidates.filter(isBest), ...candidates.filter((candidate) => !isBest(candidate))];
}
