import { parsePuzzleTxg } from './parse-puzzle';
import { puzzleSections } from './puzzle-text-image';
import { makePuzzleTxg, PUZZLE_MARK } from './puzzle-txg';
import type { RecordKind } from './record-kind';
import type { RecordedPuzzle } from './recorded-puzzle';

/** Whether a record is of a puzzle. */
export const isPuzzleRecord = (record: object): record is RecordedPuzzle => 'puzzle' in record;

export const puzzleKind: RecordKind<RecordedPuzzle> = {
  mark: PUZZLE_MARK,
  is: isPuzzleRecord,
  parse: parsePuzzleTxg,
  make: makePuzzleTxg,
  isSame: (a, b) => makePuzzleTxg(a) === makePuzzleTxg(b),
  isAnswer: () => false,
  sections: puzzleSections,
  shortTitle: ({ shortPuzzleTitle }) => shortPuzzleTitle,
};
