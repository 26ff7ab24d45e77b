import type { TxgProblem } from './parse-txg';
import type { PuzzleTxgProblem } from './parse-puzzle';

/** Everything that can be wrong with what should hold a record, whatever its kind and form. */
export type RecordProblem =
  | TxgProblem
  | PuzzleTxgProblem
  | { readonly code: 'tooLarge' | 'notAPicture' | 'noGame' }
  /** Reading it would take more time or memory than it may. */
  | { readonly code: 'tooMuchWork' }
  /** It is a puzzle, where only a game is of use. */
  | { readonly code: 'isPuzzle' };

/** Nothing was read. */
export interface Unparsed {
  readonly ok: false;
  readonly problem: RecordProblem;
}

/** The result of reading nothing, for a reason that needs no more words than its code. */
export const unparsed = (code: 'tooLarge' | 'notAPicture' | 'noGame' | 'damaged'): Unparsed => ({
  ok: false,
  problem: { code },
});
