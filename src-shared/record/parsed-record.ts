import type { TxgProblem } from './parse-txg';
import type { RecordedGame } from './recorded-game';

/** Everything that can be wrong with what should hold a game, whatever its form. */
export type RecordProblem = TxgProblem | { readonly code: 'tooLarge' | 'notAPicture' | 'noGame' };

export type ParsedRecord =
  | { readonly ok: true; readonly record: RecordedGame }
  | { readonly ok: false; readonly problem: RecordProblem };

/** Longest text that is read, in characters. */
export const MAX_TEXT_LENGTH = 2 ** 20;

/** Largest picture that is read, in bytes (PNG) or characters (SVG). */
export const MAX_PICTURE_SIZE = 2 ** 24;

export const failed = (code: 'tooLarge' | 'notAPicture' | 'noGame' | 'damaged'): ParsedRecord => ({
  ok: false,
  problem: { code },
});
