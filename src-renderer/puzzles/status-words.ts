import { laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { isTurning } from '../../src-shared/puzzles/turning';
import type { Words } from '../words/words';
import { isDone } from './checking';
import { inBox, type OpenPuzzle } from './open-puzzle';
import { pieceName } from './piece-words';

/** In words, what can be done at the puzzle table now. */
export function puzzleStatus(open: OpenPuzzle, t: Words): string {
  const { record, chosen } = open;
  if (isDone(open) && record.answered) return t('puzzle.verdict.answered');
  if (isDone(open)) return t(open.verdict?.isSolved ? 'puzzleStatus.done' : 'puzzle.end.title');
  const [drawn] = inBox(record);
  if (record.drawn && drawn !== undefined) return t('puzzleStatus.drawn', { tile: drawn });
  if (isTurning(record.puzzle)) return chosen ? t('puzzleStatus.turns', { tile: chosen.tile }) : t('puzzleStatus.turn');
  if (chosen) {
    const { tile } = chosen;
    if (!laidPieceOf(record.laid, tile)) return t('puzzleStatus.boxed', { tile: pieceName(tile) });
    return t(chosen.withGroup ? 'puzzleStatus.group' : 'puzzleStatus.lies', { tile: pieceName(tile) });
  }
  if (record.laid.length === 0) return t('puzzleStatus.start');
  const count = inBox(record).length;
  return count > 0 ? t('puzzleStatus.on', { count }) : t('puzzleStatus.joined');
}
