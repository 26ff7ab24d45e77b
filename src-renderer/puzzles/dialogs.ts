import { type Drawn, drawnLate } from '../stage/drawn';
import { puzzleEditor } from './starting';

/** The dialogs about puzzles. */
export const PUZZLE_DIALOGS: readonly Drawn[] = [
  drawnLate(puzzleEditor, async () => (await import('./editor/PuzzleEditor')).PuzzleEditor),
];
