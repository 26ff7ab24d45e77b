import { COLOURS, type TileNumber } from '../../../tantrix';
import { edgesOf, LINK_SHAPES, type LinkShape, linksOf } from '../../../tantrix/tiles';
import type { PathKind } from '../../puzzle';
import type { SolverQuestion } from '../question';

/** The paths wanted at once: which colours (their indices), of which kind. */
export interface WantedPaths {
  readonly path: PathKind;
  readonly colours: readonly number[];
  /** At a colour: how many tiles have it. */
  readonly lengths: readonly number[];
}

/** The choices of colours of a question, one after the other. Throws RangeError for a goal that is not of paths. */
export function wantedBy({ puzzle, colours }: SolverQuestion): WantedPaths[] {
  const { goal, tiles } = puzzle;
  if (goal.kind !== 'paths') throw new RangeError(`no paths in ${goal.kind}`);
  const lengths = COLOURS.map((colour) => tiles.filter((tile) => edgesOf(tile).includes(colour)).length);
  return (colours ? [colours] : goal.choices).map((choice) => ({
    path: goal.path,
    colours: choice.map((colour) => COLOURS.indexOf(colour)),
    lengths,
  }));
}

/** How many links of each shape the tiles have in a colour (its index), in the order of LINK_SHAPES. */
export function linkShapes(tiles: readonly TileNumber[], colour: number): number[] {
  const links = tiles.flatMap((tile) => linksOf(tile).filter((link) => link.colour === COLOURS[colour]));
  return LINK_SHAPES.map((shape: LinkShape) => links.filter((link) => link.shape === shape).length);
}

/**
 * Whether the links alone allow the paths. A loop turns by 360° in all: corners by 120°, bends by 60°, either way. So it
 * needs an even number of bends, and enough of both.
 */
export const isFeasible = ({ path, colours, lengths }: WantedPaths, tiles: readonly TileNumber[]): boolean =>
  colours.every((colour) => {
    const [corners, bends] = linkShapes(tiles, colour);
    return lengths[colour] > 0 && (path === 'line' || (bends % 2 === 0 && 2 * corners + bends >= 6));
  });
