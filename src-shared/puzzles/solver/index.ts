import { isLoopOfAll } from '../long-loops';
import { hasCopies } from '../pieces';
import type { Arrangement, Goal, Puzzle } from '../puzzle';
import { longLoopSolver } from './long-loops/solver';
import { pathSolver } from './paths/solver';
import type { Solver, SolverKind, SolverQuestion, OnProgress } from './question';
import { shapeSolver } from './shapes/solver';
import { sumSolver } from './sums/solver';
import { circleSolver } from './tangles/circle-solver';
import { tangleSolver } from './tangles/solver';

export type { OnProgress, SolverProgress, SolverQuestion } from './question';

/** Who solves what; of solitaires only a part of the tiles is known, so nobody. */
const SOLVERS: Readonly<Partial<Record<SolverKind, Solver>>> = {
  paths: pathSolver,
  shape: shapeSolver,
  shapedPaths: shapeSolver,
  turn: shapeSolver,
  tangle: tangleSolver,
  circles: circleSolver,
  sum: sumSolver,
};

/**
 * An arrangement that reaches the goal, the same for the same question; undefined when it is proved that there is none
 * (of sums, and of loops that have copies of a tile: when none was found in the steps given; of a hasty question: when
 * none was soon found).
 * Throws RangeError for goals that no solver knows, and for all other puzzles with copies of a tile.
 */
export function solve(question: SolverQuestion, onProgress: OnProgress = () => {}): Arrangement | undefined {
  return solverOf(question).solve(question, onProgress);
}

/**
 * How many arrangements reach the goal, those that are turns or shifts of each other counted once; with tiles that must
 * stay (`from`, or clues), as they lie. No more than `most` of them. Throws RangeError for goals whose solutions cannot
 * be counted.
 */
export function countSolutions(question: SolverQuestion, onProgress: OnProgress = () => {}): number {
  return solverOf(question).count(question, onProgress);
}

function solverOf({ puzzle }: SolverQuestion): Solver {
  const solver = SOLVERS[kindOf(puzzle.goal)];
  if (hasCopies(puzzle.tiles)) return solverOfCopies(puzzle);
  if (!solver) throw new RangeError(`no solver for ${puzzle.goal.kind}`);
  return solver;
}

function solverOfCopies(puzzle: Puzzle): Solver {
  if (!isLoopOfAll(puzzle)) throw new RangeError('no solver for copies of a tile');
  return longLoopSolver;
}

const kindOf = (goal: Goal): SolverKind => (goal.kind === 'paths' && goal.shape ? 'shapedPaths' : goal.kind);
