import type { Piece } from '../puzzles/pieces';
import type { Arrangement, Puzzle } from '../puzzles/puzzle';
import type { Colour, TileNumber } from '../tantrix';

/** A puzzle and how far somebody has come with it: what a file holds. */
export interface RecordedPuzzle {
  /** What it is called, by the catalogue or by whoever made it. */
  readonly name: string;
  /** Of the catalogue, where it is from there. */
  readonly id?: string;
  /** The tiles and the goal stand in the file, so that it outlives the catalogue. */
  readonly puzzle: Puzzle;
  /** What its tiles, or their order, were drawn by. */
  readonly seed?: number;
  /** Of solitaires: the colour chosen beforehand, and the order in which the tiles are drawn. */
  readonly drawn?: { readonly colour: Colour; readonly order: readonly TileNumber[] };
  /** As the tiles lie, the clues too; of solitaires in the order in which they were laid. */
  readonly laid: Arrangement;
  /** Of the tiles laid, those that are played and stay. */
  readonly firm: readonly Piece[];
  /** Whole seconds spent on it. */
  readonly seconds: number;
  /** Whether the program has helped: with a hint or the answer. */
  readonly helped: boolean;
  /** Given when it has shown a whole answer, which counts as help, too: nothing that comes of it solves the puzzle. */
  readonly answered?: true;
}
