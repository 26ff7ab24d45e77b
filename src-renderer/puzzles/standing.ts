import type { PuzzleResult } from '../../src-shared/bridge/bridge';
import { bestOf, bestScoreOf, isSolution } from './results';

/** How a puzzle stands: the best time in seconds, or only that it was solved, with help; the most points. */
export interface PuzzleStanding {
  readonly isSolved: boolean;
  /** Given when it is not solved, but the person has seen a solution. */
  readonly isAnswered?: true;
  readonly seconds?: number | undefined;
  readonly score?: number | undefined;
}

export function standingOf(id: string, results: readonly PuzzleResult[]): PuzzleStanding {
  const solutions = results.filter((result) => result.id === id && isSolution(result));
  const isSolved = solutions.some(({ answered }) => !answered);
  return {
    isSolved,
    ...(!isSolved && solutions.length > 0 ? { isAnswered: true as const } : {}),
    seconds: bestOf(results, id),
    score: bestScoreOf(results, id),
  };
}
