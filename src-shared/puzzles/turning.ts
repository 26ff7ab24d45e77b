import { type Hex, sameHex } from '../tantrix';
import { type LaidPiece, laidPiece, type Piece, pieceOf, piecesOf } from './pieces';
import type { Arrangement, Goal, Puzzle, Shape, TurnGoal } from './puzzle';

/** Puzzles in which tiles lie in their places from the beginning and are only turned. */

export type TurnPuzzle = Puzzle & { readonly goal: TurnGoal };

export const isTurning = (puzzle: Puzzle): puzzle is TurnPuzzle => puzzle.goal.kind === 'turn';

/** The cells that a goal wants to be filled; undefined where any may be. */
export function shapeOfGoal(goal: Goal): Shape | undefined {
  if (goal.kind === 'turn') return goal.cells;
  return 'shape' in goal ? goal.shape : undefined;
}

/** Where a piece of a turning puzzle lies; undefined of any other piece. */
export const placeOf = ({ tiles, goal }: TurnPuzzle, piece: Piece): Hex | undefined =>
  goal.cells[piecesOf(tiles).indexOf(piece)];

/** The pieces that do not lie where they have their places; none but in turning puzzles. */
export const misplaced = (puzzle: Puzzle, laid: Arrangement): readonly LaidPiece[] =>
  isTurning(puzzle)
    ? laid.filter((each) => {
        const place = placeOf(puzzle, pieceOf(each));
        return !place || !sameHex(place, each);
      })
    : [];

/** What lies on the table from the beginning: the clues, and all pieces that are only turned, not turned yet. */
export function laidAtFirst(puzzle: Puzzle): Arrangement {
  const { tiles, clues = [] } = puzzle;
  if (!isTurning(puzzle)) return clues;
  const isClue = (piece: Piece) => clues.some((clue) => pieceOf(clue) === piece);
  const { cells } = puzzle.goal;
  const others = piecesOf(tiles).flatMap((piece, at) => {
    const hex = cells[at];
    return hex && !isClue(piece) ? [laidPiece(piece, hex, 0)] : [];
  });
  return [...clues, ...others];
}
