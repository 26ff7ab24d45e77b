import { readLayout } from '../puzzles/checker/layout';
import { laidPathsOf } from '../puzzles/checker/paths';
import { laidPiece, piecesOf } from '../puzzles/pieces';
import type { Arrangement } from '../puzzles/puzzle';
import { COLOURS, type Colour, edgesOf } from '../tantrix';

/** What there is of a colour. */
export interface ColourCount {
  readonly colour: Colour;
  /** Tiles that have it: each has one link of it, joined to others or not. */
  readonly tiles: number;
  /** Tiles in the longest line or loop; 0 without one. */
  readonly longest: number;
  readonly loops: number;
}

/** How much of each colour lies there, in the order of the colours. */
export function colourCounts(laid: Arrangement): ColourCount[] {
  const numbers = laid.map(({ tile }) => tile);
  // Numbered anew, for copies between may be gone.
  const pieces = piecesOf(numbers);
  const layout = readLayout(
    numbers,
    laid.map((each, at) => laidPiece(pieces[at] ?? each.tile, each, each.rotation)),
  );
  return COLOURS.map((colour) => {
    const paths = laidPathsOf(layout, colour);
    return {
      colour,
      tiles: laid.filter(({ tile }) => edgesOf(tile).includes(colour)).length,
      longest: Math.max(0, ...paths.map(({ steps }) => steps.length)),
      loops: paths.filter(({ isLoop }) => isLoop).length,
    };
  });
}
