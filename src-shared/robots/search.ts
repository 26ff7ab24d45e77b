import type { Random } from '../tantrix';
import { isEndgame, solve } from './endgame';
import { unlikeMoves } from './heuristics';
import type { Trial } from './search-state';
import { type Aim, type Budget, type Candidate, weigh } from './monte-carlo';

/** How much goes into a decision, the endgame included. */
export interface Effort extends Budget {
  /** Placements looked at, at most, to solve an endgame; when it takes more, it is weighed like any other position. */
  readonly nodes: number;
}

/** The moves of the position with what is to be expected of them, the best first; an endgame solved knows the best. */
export function search(trial: Trial, effort: Effort, aim: Aim, random: Random): Candidate[] {
  const solved = effort.nodes > 0 && isEndgame(trial) ? solve(trial, aim, effort.nodes) : undefined;
  // A sixth of the games does for the first tile, which is weighed one way round.
  const share = unlikeMoves(trial).length / trial.position.moves.length;
  const candidates = weigh(trial, { ...effort, playouts: effort.playouts * share }, aim, random, solved?.move);
  if (!solved) return candidates;
  const isBest = ({ move }: Candidate) => move === solved.move;
  return [...candidates.filter(isBest), ...candidates.filter((candidate) => !isBest(candidate))];
}
