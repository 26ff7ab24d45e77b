import type { Colour } from '../../tantrix';
import type { Arrangement, Goal, Puzzle } from '../puzzle';

/** What a solver is asked. */
export interface SolverQuestion {
  readonly puzzle: Puzzle;
  /** Only this choice of colours (PathsGoal). */
  readonly colours?: readonly Colour[];
  /** Tiles that must stay where they lie: the answer contains them. Cells are absolute then. Sums only begin with them. */
  readonly from?: Arrangement;
  /** Counting ends when so many are found; all are counted when it is left out. */
  readonly most?: number;
  readonly seed: number;
  /** For sums: how many steps are taken to better the answer. */
  readonly steps?: number;
  /** For circles: gives up when none are soon found, where to prove that there are none would take for ever. */
  readonly isHasty?: boolean;
}

/** What a solver says while it thinks. */
export interface SolverProgress {
  /** How much of the search is behind it, from 0 to 1; never falls. */
  readonly progress?: number;
  /** The best arrangement so far, for goals that are only bettered. */
  readonly best?: Arrangement;
  readonly score?: number;
}

/** Called with what a solver finds out while it searches. */
export type OnProgress = (news: SolverProgress) => void;

/** Goals of paths with a shape to fill are another kind of work than those without. */
export type SolverKind = Goal['kind'] | 'shapedPaths';

export interface Solver {
  /** A solution; undefined when it is proved that there is none. */
  readonly solve: (question: SolverQuestion, onProgress: OnProgress) => Arrangement | undefined;
  /** How many solutions there are, up to rotation of the whole; as they lie when tiles are given that must stay. */
  readonly count: (question: SolverQuestion, onProgress: OnProgress) => number;
}
