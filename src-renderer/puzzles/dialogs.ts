import { type Drawn, drawn } from '../stage/drawn';
import { PuzzleEditor } from './editor/PuzzleEditor';
import { puzzleEditor } from './starting';

/** The dialogs about puzzles. */
export const PUZZLE_DIALOGS: readonly Drawn[] = [drawn(puzzleEditor, PuzzleEditor)];
