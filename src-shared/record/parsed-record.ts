import type { TxgProblem } from './parse-txg';
import type { RecordedGame } from './recorded-game';

/** Everything that can be wrong with what should hold a game, whatever its form. */
export type RecordProblem = TxgProblem | { readonly code: 'tooLarge' | 'notAPicture' | 'noGame' };

export type ParsedRecord =
  | { readonly ok: true; readonly record: RecordedGame }
  | { readonly ok: false; readonly problem: RecordProblem };

export const failed = (code: 'tooLarge' | 'notAPicture' | 'noGame' | 'damaged'): ParsedRecord => ({
  ok: false,
  problem: { code },
});
