import { layPiece, laidPieceAt, laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { type LaidPiece, type Piece, pieceOf } from '../../src-shared/puzzles/pieces';
import { type PuzzlePosition, samePuzzlePosition } from '../../src-shared/sessions/puzzle';
import { isTurning, laidAtFirst } from '../../src-shared/puzzles/turning';
import type { Gesture, StepTargets } from '../../src-shared/sessions/rules';
import type { Hex, Rotation } from '../../src-shared/tantrix';
import { puzzleNow, type PuzzleTable } from './table';
import { arrangeBy, sendToPuzzle } from './change';
import { isFirmPiece, type OpenPuzzle } from './open-puzzle';

/** Moving the tiles of the open puzzle about. Each does nothing when there is nothing it could do. */

/** In a solitaire tiles stay where they are put. */
const isFree = (puzzle: OpenPuzzle | undefined): puzzle is OpenPuzzle =>
  puzzle !== undefined && puzzle.record.drawn === undefined;

/** What the person does, by the rules of the puzzle. */
const gesture = (done: Gesture): void => sendToPuzzle({ kind: 'gesture', by: 0, gesture: done });

/** Gives the tiles another position, which undo takes back; when all hang together, it is checked. */
export function arrange(position: Partial<PuzzlePosition>): void {
  const { puzzle } = puzzleNow();
  if (!puzzle) return;
  const { laid, firm } = puzzle.record;
  const move = { laid, firm, ...position };
  if (!samePuzzlePosition(puzzle.record, move)) arrangeBy({ kind: 'move', made: { by: 0, move } });
}

export const mayUndoPuzzle = ({ puzzle }: PuzzleTable): boolean => puzzle?.play.session.may('undo') ?? false;
export const mayRedoPuzzle = ({ puzzle }: PuzzleTable): boolean => puzzle?.play.session.may('redo') ?? false;

/** What is no move stays: the time, and that the program has helped. */
export const undoPuzzle = (): void => sendToPuzzle({ kind: 'undo' });
export const redoPuzzle = (): void => sendToPuzzle({ kind: 'redo' });

/** Selects a tile, alone or with the group it lies in. */
export const choose = (tile: Piece, withGroup = false): void => {
  const { puzzle } = puzzleNow();
  if (puzzle && !isFirmPiece(puzzle.record, tile)) gesture({ kind: 'take', tile, withGroup });
};

export const hasChosen = ({ puzzle }: PuzzleTable): boolean => puzzle?.chosen !== undefined;
export const hasChosenOnTable = ({ puzzle }: PuzzleTable): boolean =>
  puzzle?.chosen !== undefined && laidPieceOf(puzzle.record.laid, puzzle.chosen.tile) !== undefined;

/** Whether the selected tile lies on the table and can be moved there, not only turned. */
export const mayMove = (table: PuzzleTable): boolean =>
  hasChosenOnTable(table) && table.puzzle !== undefined && !isTurning(table.puzzle.record.puzzle);

/** Selects the whole group of the selected tile, or that tile alone again. */
export function toggleGroup(): void {
  const play = puzzleNow().puzzle?.play;
  if (play?.kind !== 'arranged' || !mayMove(puzzleNow())) return;
  const { chosen, boxed } = play.session.handOf(0);
  if (chosen) arrangeBy({ kind: 'hand', by: 0, hand: { boxed, chosen: { ...chosen, withGroup: !chosen.withGroup } } });
}

/** Lays the selected tile, with its group, into a cell. A tile that lies there goes where the other came from. */
export function layAt(hex: Hex): void {
  if (isFree(puzzleNow().puzzle)) gesture({ kind: 'lay', at: { over: hex } });
}

/** Lays a tile as told, whichever is selected. */
export function layPlacement(placement: LaidPiece): void {
  const { puzzle } = puzzleNow();
  if (!puzzle || isFirmPiece(puzzle.record, pieceOf(placement))) return;
  arrange({ laid: layPiece(puzzle.record.laid, placement) });
}

/** Lays the selected tile into the nearest free cell that steps lead to; from the box it comes to the table. */
export function stepTo(next: StepTargets, withGroup = false): void {
  if (isFree(puzzleNow().puzzle)) gesture({ kind: 'step', next, as: withGroup ? 'group' : 'one' });
}

/** Exchanges the selected tile with its neighbour that `next` leads to. */
export function swapTo(next: StepTargets): void {
  if (isFree(puzzleNow().puzzle)) gesture({ kind: 'step', next, as: 'swap' });
}

/** Lays the selected tile of the box beside what lies on the table, near the middle. */
export const comeToTable = (): void => {
  // Where a step would lead is not asked of a tile in the box.
  if (!hasChosenOnTable(puzzleNow())) stepTo((hex) => [hex]);
};

/** Turns the selected tile, with its group, by `sixths` × 60° clockwise. */
export const turnChosen = (sixths: number, withGroup = false): void => gesture({ kind: 'turn', sixths, withGroup });

/** The same by 60°, for a click on one of its halves; gives what turns it back. */
export function turnByClick(direction: 1 | -1): () => void {
  turnChosen(direction);
  return () => turnChosen(-direction);
}

/** Selects the tile that lies where the arrow leads to from the selected one, if one does. */
export function chooseBeside(next: StepTargets): void {
  const { puzzle } = puzzleNow();
  const from = puzzle?.chosen && laidPieceOf(puzzle.record.laid, puzzle.chosen.tile);
  const beside = from && next(from).flatMap((hex) => laidPieceAt(puzzle.record.laid, hex) ?? []);
  if (beside?.[0]) choose(pieceOf(beside[0]));
}

/** Puts the selected tile, with its group, back into the box; it stays selected, turned as it is. */
export const toBox = (): void => gesture({ kind: 'putBack' });

/** Plays the selected tile where it lies, turned to fit: it moves no more. A refusal says why it cannot be. */
export const playChosen = (): void => gesture({ kind: 'confirm' });

export const mayClear = ({ puzzle }: PuzzleTable): boolean =>
  isFree(puzzle) && puzzle.record.laid.length > laidAtFirst(puzzle.record.puzzle).length;

/** Puts all tiles back into the box, those that were played, too. */
export const clearTable = (): void => gesture({ kind: 'clear' });

/** Plays the tile that came, turned as told or to fit; a refusal says why it cannot be. */
export const playDrawn = (hex: Hex, rotation?: Rotation): void =>
  sendToPuzzle({ kind: 'gesture', by: 0, gesture: { kind: 'lay', at: { over: hex }, rotation } });
