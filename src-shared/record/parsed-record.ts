import type { TxgProblem } from './parse-txg';
import type { PuzzleTxgProblem } from './parse-puzzle';
import type { RecordedGame } from './recorded-game';
import { type AnyRecord, isPuzzleRecord } from './recorded-puzzle';

/** Everything that can be wrong with what should hold a game or a puzzle, whatever its form. */
export type RecordProblem =
  | TxgProblem
  | PuzzleTxgProblem
  | { readonly code: 'tooLarge' | 'notAPicture' | 'noGame' }
  /** Reading it would take more time or memory than it may. */
  | { readonly code: 'tooMuchWork' }
  /** It is a puzzle, where only a game is of use. */
  | { readonly code: 'isPuzzle' };

export type ParsedRecord =
  | { readonly ok: true; readonly record: AnyRecord }
  | { readonly ok: false; readonly problem: RecordProblem };

export const failed = (code: 'tooLarge' | 'notAPicture' | 'noGame' | 'damaged'): ParsedRecord => ({
  ok: false,
  problem: { code },
});

export type ParsedGame =
  | { readonly ok: true; readonly record: RecordedGame }
  | { readonly ok: false; readonly problem: RecordProblem };

/** What was read, where only a game is of use. */
export function gameOnly(parsed: ParsedRecord): ParsedGame {
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  return isPuzzleRecord(record) ? { ok: false, problem: { code: 'isPuzzle' } } : { ok: true, record };
}
