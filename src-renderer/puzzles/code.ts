import type { Puzzle } from '../../src-shared/puzzles/puzzle';
import { puzzleCode } from '../../src-shared/record';
import { showNotice } from '../stage/notices';
import { puzzleNow } from './table';
import { showStatusNote } from '../stage/status-note';

/** Puts the code of a puzzle on the clipboard; says whether it could. */
export const copyCodeOf = (puzzle: Puzzle): Promise<boolean> => window.tantrix.copyText(puzzleCode(puzzle));

/** The same of the open puzzle, told in the status bar. */
export async function copyPuzzleCode(): Promise<void> {
  const { puzzle } = puzzleNow();
  if (!puzzle) return;
  if (await copyCodeOf(puzzle.record.puzzle)) showStatusNote('copiedCode');
  else showNotice('copyFailed');
}
