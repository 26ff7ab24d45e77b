import { laidPieceOf, sameArrangement } from '../../src-shared/puzzles/arrangement';
import { pieceOf } from '../../src-shared/puzzles/pieces';
import { laidAtFirst } from '../../src-shared/puzzles/turning';
import { sameHex } from '../../src-shared/tantrix';
import type { TableEvent } from '../stage/kind';
import type { OpenPuzzle } from './open-puzzle';

/**
 * What has happened at the puzzle table between two states of it: a puzzle begun, a tile laid into another cell, the
 * puzzle solved by that or by a turn. Turning itself is silent, as it is in a game, and so are undo and what goes back into
 * the box.
 */
export function puzzleEventsBetween(before: OpenPuzzle | undefined, after: OpenPuzzle | undefined): TableEvent[] {
  if (!after) return [];
  const { laid, puzzle } = after.record;
  if (before?.record.puzzle !== puzzle) return sameArrangement(laid, laidAtFirst(puzzle)) ? ['gameStarted'] : [];
  if (after.play.session.log.moves.length <= before.play.session.log.moves.length) return [];
  const isLaid = laid.some((placement) => {
    const from = laidPieceOf(before.record.laid, pieceOf(placement));
    return !from || !sameHex(from, placement);
  });
  const isSolved = after.verdict?.isSolved && !before.verdict?.isSolved && !after.record.answered;
  return [...(isLaid ? (['tilePlayed'] as const) : []), ...(isSolved ? (['puzzleSolved'] as const) : [])];
}
