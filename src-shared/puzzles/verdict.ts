import type { Colour, Hex } from '../tantrix';
import type { Piece } from './pieces';

/** What is said of an arrangement: by checker/ alone, which shares no code with the solver. */
export interface Verdict {
  readonly isSolved: boolean;
  /** The colours it is solved in, for goals of paths. */
  readonly colours?: readonly Colour[];
  /** Points, or loops, for goals that count them. */
  readonly score?: number;
  /** What keeps it from being solved, the first to mend first; empty exactly when it is solved or only scored. */
  readonly faults: readonly Fault[];
}

/** What is wrong, with the cells or tiles to look at: `tiles` are pieces, for there may be copies. */
export type Fault =
  /** Tiles that are not of the puzzle, lie twice, or share a cell; a table where tiles are moved has none. */
  | { readonly code: 'stray'; readonly tiles: readonly Piece[] }
  /** Not all tiles lie on the table in one group. */
  | { readonly code: 'tilesMissing'; readonly tiles: readonly Piece[] }
  | { readonly code: 'apart'; readonly tiles: readonly Piece[] }
  /** Clues that do not lie as they are given. */
  | { readonly code: 'clueMoved'; readonly tiles: readonly Piece[] }
  /** Two tiles whose touching edges differ. */
  | { readonly code: 'clash'; readonly cells: readonly [Hex, Hex] }
  | { readonly code: 'hole'; readonly cells: readonly Hex[] }
  /** The shape is another; `cells` lie outside its best fit, `open` are the empty ones of it. */
  | { readonly code: 'shape'; readonly cells: readonly Hex[]; readonly open: readonly Hex[] }
  /** Tiles of the colour that its longest path leaves out. */
  | { readonly code: 'leftOut'; readonly colour: Colour; readonly tiles: readonly Piece[] }
  /** All tiles of the colour are on one path, which is open and should be closed, or the other way round. */
  | { readonly code: 'notClosed' | 'closed'; readonly colour: Colour }
  | { readonly code: 'loopCount'; readonly colour: Colour; readonly found: number; readonly wanted: number }
  /** Fewer loops than wanted in all. */
  | { readonly code: 'tooFewLoops'; readonly found: number; readonly wanted: number }
  | { readonly code: 'notEntangled'; readonly colours: readonly Colour[] }
  | { readonly code: 'loopShape' | 'notNested' | 'notIdentical'; readonly colours: readonly Colour[] };

export type FaultCode = Fault['code'];
