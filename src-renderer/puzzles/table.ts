import { puzzleKind } from '../../src-shared/record';
import { declareTables, type TableState } from '../stage/tables';
import type { OpenPuzzle } from './open-puzzle';

/** A table with a puzzle, and how it is looked at. */
export interface PuzzleTable extends TableState {
  /** Left out only where no puzzle is on the table. */
  readonly puzzle?: OpenPuzzle | undefined;
}

export const puzzleTables = declareTables<PuzzleTable>(puzzleKind, { orientation: 0 });

export const {
  use: usePuzzle,
  get: puzzleNow,
  change: changePuzzle,
  changeAt: changePuzzleAt,
  onShown: onPuzzleShown,
  onEach: onEachPuzzle,
} = puzzleTables;

/** Brings a puzzle to the table. A dialog about what was open before goes. */
export const showPuzzle = (puzzle: OpenPuzzle): void =>
  puzzleTables.lay(puzzle.session.terms, () => ({ puzzle, orientation: 0 }));
