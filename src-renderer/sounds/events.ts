import { laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { sameHex } from '../../src-shared/tantrix';
import type { TableEvent } from './heard';
import type { OpenPuzzle } from '../puzzles/open-puzzle';
import type { OpenGame } from '../game/open-game';

/**
 * What has happened at the table between two states of it, in the order in which it is heard. It does not matter who
 * played, or whether it is a replay; going back is silent, and so is a game that comes with its moves.
 */
export function eventsBetween(before: OpenGame | undefined, after: OpenGame | undefined): TableEvent[] {
  if (!after) return [];
  const { game } = after.record;
  const played = game.placements.length;
  if (before?.record.game.deal !== game.deal) return played === 0 ? ['gameStarted'] : [];
  const old = before.record.game;
  if (played !== old.placements.length + 1) return [];
  return game.position.bagCount < old.position.bagCount ? ['tilePlayed', 'tileDrawn'] : ['tilePlayed'];
}

/**
 * What has happened at the puzzle table between two states of it: a puzzle begun, a tile laid into another cell, the
 * puzzle solved by that or by a turn. Turning itself is silent, as it is in a game, and so are undo and what goes back into
 * the box.
 */
export function puzzleEventsBetween(before: OpenPuzzle | undefined, after: OpenPuzzle | undefined): TableEvent[] {
  if (!after) return [];
  const { laid, puzzle } = after.record;
  if (before?.record.puzzle !== puzzle) return laid.length === (puzzle.clues?.length ?? 0) ? ['gameStarted'] : [];
  if (after.play.session.log.moves.length <= before.play.session.log.moves.length) return [];
  const isLaid = laid.some((placement) => {
    const from = laidPieceOf(before.record.laid, placement.tile);
    return !from || !sameHex(from, placement);
  });
  const isSolved = after.verdict?.isSolved && !before.verdict?.isSolved;
  return [...(isLaid ? (['tilePlayed'] as const) : []), ...(isSolved ? (['puzzleSolved'] as const) : [])];
}
