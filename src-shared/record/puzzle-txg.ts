import { withCheck } from './envelope';
import { makeGoalText } from './goal-text';
import { makeLaidText, makePieceText } from './placement-text';
import { piecesOf } from '../puzzles/pieces';
import type { RecordedPuzzle } from './recorded-puzzle';

/** The first word of a puzzle's .txg file, and the version this program writes. */
export const PUZZLE_MARK = 'tantrix-puzzle';
/** The version of the file that this program writes, and the newest that it reads. */
export const PUZZLE_VERSION = 1;

/** The puzzle as the text of a .txg file, lines ended by LF. */
export function makePuzzleTxg(record: RecordedPuzzle): string {
  const { name, id, puzzle, seed, drawn, laid, firm, seconds, helped, answered } = record;
  return withCheck([
    `${PUZZLE_MARK} ${PUZZLE_VERSION}`,
    `name ${name}`,
    ...(id === undefined ? [] : [`id ${id}`]),
    `tiles ${piecesOf(puzzle.tiles).map(makePieceText).join(' ')}`,
    `goal ${makeGoalText(puzzle.goal)}`,
    ...(puzzle.clues ?? []).map((clue) => `clue ${makeLaidText(clue)}`),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(drawn ? [`colour ${drawn.colour}`, `order ${drawn.order.join(' ')}`] : []),
    `seconds ${seconds}`,
    ...(helped ? ['helped'] : []),
    ...(answered ? ['answered'] : []),
    ...laid.map(makeLaidText),
    ...(firm.length > 0 ? [`firm ${firm.map(makePieceText).join(' ')}`] : []),
  ]);
}
