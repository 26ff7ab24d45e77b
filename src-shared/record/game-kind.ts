import { gameSections } from './game-text-image';
import { makeGameTxg, TXG_MARK } from './game-txg';
import { parseTxg } from './parse-txg';
import type { RecordKind } from './record-kind';
import { isLater, isSameGame, type RecordedGame, sameGameRecord } from './recorded-game';

export const gameKind: RecordKind<RecordedGame> = {
  mark: TXG_MARK,
  is: (record): record is RecordedGame => 'game' in record,
  parse: parseTxg,
  make: makeGameTxg,
  isSame: sameGameRecord,
  /** An answer may stand below what it answers. */
  isAnswer: (lower, upper) => isSameGame(lower, upper) && isLater(lower, upper),
  sections: gameSections,
  shortTitle: ({ shortTitle }) => shortTitle,
};
