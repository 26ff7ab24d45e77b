import { sameGameRecord } from './recorded-game';
import { type AnyRecord, isPuzzleRecord } from './recorded-puzzle';
import { makePuzzleTxg } from './puzzle-txg';

/** Whether two records say the same. */
export function sameRecord(a: AnyRecord, b: AnyRecord): boolean {
  if (isPuzzleRecord(a)) return isPuzzleRecord(b) && makePuzzleTxg(a) === makePuzzleTxg(b);
  return !isPuzzleRecord(b) && sameGameRecord(a, b);
}
