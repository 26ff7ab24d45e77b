import { piecesOf, type Piece, pieceOf } from '../puzzles/pieces';
import type { Arrangement } from '../puzzles/puzzle';
import { misplaced } from '../puzzles/turning';
import { hexKey } from '../tantrix';
import { makeLaidText, makePieceText, parseLaidText, parsePieceText } from './placement-text';
import type { RecordedPuzzle } from './recorded-puzzle';

/**
 * What led to a puzzle as it lies, as a text for the journal: one position a line, the first as it began, each as the pieces
 * that lie, `PIECE Q,R ROTATION` with semicolons between them, and after a bar those that lie firm.
 */

/** How the pieces lay, and which of them were played. */
export interface LaidPosition {
  readonly laid: Arrangement;
  readonly firm: readonly Piece[];
}

/** More steps back nobody goes; a line has up to 1,500 characters. */
export const MAX_PUZZLE_STEPS = 300;

/** The text of the last positions, from the earliest on. */
export const makePuzzleSteps = (positions: readonly LaidPosition[]): string =>
  positions
    .slice(-MAX_PUZZLE_STEPS)
    .map(({ laid, firm }) => `${laid.map(makeLaidText).join(';')}|${firm.map(makePieceText).join(';')}`)
    .join('\n');

/** The positions that a text tells of a puzzle; undefined where it tells none, or of other pieces than the puzzle has. */
export function parsePuzzleSteps(text: string, record: RecordedPuzzle): readonly LaidPosition[] | undefined {
  const lines = text.split('\n');
  if (lines.length > MAX_PUZZLE_STEPS) return undefined;
  const own = new Set(piecesOf(record.puzzle.tiles));
  const positions = lines.map((line) => positionIn(line, own));
  return positions.every((position) => position && misplaced(record.puzzle, position.laid).length === 0)
    ? positions.flatMap((position) => position ?? [])
    : undefined;
}

function positionIn(line: string, own: ReadonlySet<Piece>): LaidPosition | undefined {
  const [laidText, firmText, ...others] = line.split('|');
  if (laidText === undefined || firmText === undefined || others.length > 0) return undefined;
  const laid = partsOf(laidText).map(parseLaidText);
  const firm = partsOf(firmText).map(parsePieceText);
  if (!laid.every((each) => each !== undefined) || !firm.every((each) => each !== undefined)) return undefined;
  const pieces = laid.map(pieceOf);
  const isWhole =
    areUnlike(pieces) &&
    areUnlike(laid.map(hexKey)) &&
    areUnlike(firm) &&
    pieces.every((piece) => own.has(piece)) &&
    firm.every((piece) => pieces.includes(piece));
  return isWhole ? { laid, firm } : undefined;
}

const partsOf = (text: string): string[] => (text === '' ? [] : text.split(';'));

const areUnlike = (keys: readonly (string | number)[]): boolean => new Set(keys).size === keys.length;
