import { type LaidPiece, type Piece, pieceOf } from '../../src-shared/puzzles/pieces';
import { makePieceText } from '../../src-shared/record';
import { listWords } from '../words/words';

/** What people call a piece: its tile's number, and behind a dot which of several it is, from the second on. */
export const pieceName = (piece: Piece): string => makePieceText(piece);

/** The same of one that is laid. */
export const nameOfLaid = (laid: Pick<LaidPiece, 'tile' | 'copy'>): string => pieceName(pieceOf(laid));

/** Pieces by their names, in a row. */
export const pieceWords = (pieces: readonly Piece[]): string => listWords(pieces.map(pieceName));
