import { betterResults, PuzzleResultsSchema } from '../src-shared/bridge/bridge';
import type { Answers } from './gate';
import { remembered } from './remembered';

/** The puzzles that were solved, and in what time. */
export function setUpPuzzleResults(): Pick<Answers, 'puzzleResults' | 'keepPuzzleResult'> {
  const { read, write } = remembered('puzzles', 'results', PuzzleResultsSchema);
  return {
    puzzleResults: () => read() ?? [],
    keepPuzzleResult: (result) => void write(betterResults(read() ?? [], result)),
  };
}
