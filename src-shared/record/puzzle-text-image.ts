import { pieceOf, piecesOf, tileOfPiece } from '../puzzles/pieces';
import { drawTantrix } from './drawing';
import type { RecordedPuzzle } from './recorded-puzzle';
import { section, tileText, interpolate, type TextImageWords } from './text-image-words';

/** Tiles that lie further apart than this are not drawn, for between them is nothing to see. */
const WIDEST = 40;

/** What a text image says of a puzzle to people. */
export function puzzleSections({ name, puzzle, laid }: RecordedPuzzle, words: TextImageWords): string[][] {
  const onTable = new Set(laid.map(pieceOf));
  const others = piecesOf(puzzle.tiles).filter((piece) => !onTable.has(piece));
  return [
    [interpolate(words.puzzleTitle, { name })],
    section(words.table, drawLaid(laid)),
    section(
      words.unlaid,
      others.map((piece) => `  ${tileText(tileOfPiece(piece))}`),
    ),
  ];
}

/** The tiles of an arrangement in characters; nothing where they lie too far apart. */
export const drawLaid = (laid: RecordedPuzzle['laid']): string[] =>
  isDrawable(laid) ? drawTantrix({ placements: laid }) : [];

const isDrawable = (laid: RecordedPuzzle['laid']): boolean =>
  [laid.map(({ q }) => q), laid.map(({ q, r }) => 2 * r + q)].every(
    (places) => Math.max(...places) - Math.min(...places) <= WIDEST,
  );
