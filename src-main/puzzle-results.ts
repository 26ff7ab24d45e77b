import { betterResults, type PUZZLE_CALLS, PuzzleResultSchema } from '../src-shared/bridge/bridge';
import type { IpcHandlers } from './ipc-handlers';
import { KeptRows } from './kept-rows/kept-rows';

export interface KeptResults {
  readonly handlers: IpcHandlers<typeof PUZZLE_CALLS>;
  settled(): Promise<void>;
}

/** The puzzles that were solved, and in what time, in a folder of the profile. */
export function setUpPuzzleResults(folder: string): KeptResults {
  const kind = { name: 'puzzles', schema: PuzzleResultSchema, join: betterResults, earlierKey: 'results' };
  const results = new KeptRows(folder, kind);
  return {
    handlers: { puzzleResults: () => results.read(), keepPuzzleResult: (result) => results.add(result) },
    settled: () => results.settled(),
  };
}
