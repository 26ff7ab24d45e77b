import { parsePuzzleTxg } from './parse-puzzle';
import { puzzleSections } from './puzzle-text-image';
import { makePuzzleTxg, PUZZLE_MARK } from './puzzle-txg';
import type { RecordKind } from './record-kind';
import type { RecordedPuzzle } from './recorded-puzzle';

export const puzzleKind: RecordKind<RecordedPuzzle> = {
  mark: PUZZLE_MARK,
  is: (record): record is RecordedPuzzle => 'puzzle' in record,
  parse: parsePuzzleTxg,
  make: makePuzzleTxg,
  sections: puzzleSections,
  shortTitle: ({ shortPuzzleTitle }) => shortPuzzleTitle,
};
