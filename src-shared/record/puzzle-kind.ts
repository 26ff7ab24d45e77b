import { hasCopies } from '../puzzles/pieces';
import { type ParsedPuzzleTxg, parsePuzzleTxg } from './parse-puzzle';
import { puzzleSections } from './puzzle-text-image';
import { makePuzzleTxg, PUZZLE_MARK } from './puzzle-txg';
import type { RecordKind } from './record-kind';
import type { RecordedPuzzle } from './recorded-puzzle';

/** Copies of a tile have a written form, but no place in a window yet: it goes by the numbers of tiles. */
function parseWithoutCopies(text: string): ParsedPuzzleTxg {
  const parsed = parsePuzzleTxg(text);
  if (!parsed.ok || !hasCopies(parsed.record.puzzle.tiles)) return parsed;
  return { ok: false, problem: { code: 'badPuzzle', problem: 'tiles' } };
}

export const puzzleKind: RecordKind<RecordedPuzzle> = {
  mark: PUZZLE_MARK,
  is: (record): record is RecordedPuzzle => 'puzzle' in record,
  parse: parseWithoutCopies,
  make: makePuzzleTxg,
  sections: puzzleSections,
  shortTitle: ({ shortPuzzleTitle }) => shortPuzzleTitle,
};
