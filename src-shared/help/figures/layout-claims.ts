import { holesOf } from '../../puzzles/checker/holes';
import { clashingPairs, type Layout, readLayout, tileGroups } from '../../puzzles/checker/layout';
import { areEntangled, isInside } from '../../puzzles/checker/loops';
import { pathFaults } from '../../puzzles/checker/path-faults';
import { type LaidPath, laidLoopsOf, laidPathsOf } from '../../puzzles/checker/paths';
import { bestFit } from '../../puzzles/checker/shapes';
import { PATH_KINDS, SHAPE_NAMES } from '../../puzzles/puzzle';
import { type Colour, type Hex, hexKey, type Placement, sameHex } from '../../tantrix';
import { ClaimError, type ClaimWords } from './claim-words';

/** What can be said of tiles laid out side by side, as puzzles see them: held against the checker of puzzles. */

type Check = (layout: Layout, words: ClaimWords) => string | undefined;

const CHECKS: Readonly<Record<string, Check>> = {
  /** `joined 9`: so many tiles, which hang together and match. */
  joined: (layout, words) => {
    const count = words.number();
    const [group = [], ...others] = tileGroups(layout);
    if (others.length > 0 || clashingPairs(layout).length > 0) return 'they lie apart, or do not match';
    return group.length === count ? undefined : `there are ${group.length}`;
  },
  /** `hole A`: an empty cell that is shut in. */
  hole: (layout, words) => {
    const hex = words.hex();
    return holesOf(layout).some((each) => sameHex(each, hex)) ? undefined : 'it is not shut in';
  },
  /** `holes 0` */
  holes: (layout, words) => {
    const found = holesOf(layout).length;
    return found === words.number() ? undefined : `there are ${found}`;
  },
  /** `fills pyramid-10`: the tiles fill that shape, turned anyhow. */
  fills: (layout, words) => {
    const name = words.word();
    const shape = SHAPE_NAMES.find((each) => each === name);
    if (!shape) throw new ClaimError(`'${name}' is no shape`);
    const fit = new Set(bestFit(shape, layout.laid).map(hexKey));
    return fit.size === layout.laid.length && layout.laid.every((tile) => fit.has(hexKey(tile)))
      ? undefined
      : 'they do not';
  },
  /** `all red loop 6`: all tiles that have the colour, so many, are in one loop of it; or in one `line`. */
  all: (layout, words) => {
    const colour = words.colour();
    const word = words.word();
    const kind = PATH_KINDS.find((each) => each === word);
    if (!kind) throw new ClaimError(`'${word}' is no path`);
    const said = words.number();
    if (pathFaults(layout, colour, kind).length > 0) return 'they are not';
    const count = layout.laid.filter(({ edges }) => edges.includes(colour)).length;
    return count === said ? undefined : `there are ${count}`;
  },
  /** `loops 4`: so many loops are closed. */
  loops: (layout, words) => {
    const found = laidLoopsOf(layout).length;
    return found === words.number() ? undefined : `there are ${found}`;
  },
  /** `crossing red blue`: the loops of these colours cross. */
  crossing: (layout, words) => {
    const [one, other] = [loopOf(layout, words.colour()), loopOf(layout, words.colour())];
    return areEntangled(one, other) && !isInside(one, other) && !isInside(other, one) ? undefined : 'they do not';
  },
  /** `inside yellow red`: the first loop lies in the second. */
  inside: (layout, words) =>
    isInside(loopOf(layout, words.colour()), loopOf(layout, words.colour())) ? undefined : 'it does not',
  /** `apart yellow blue`: the two loops are not entangled with each other. */
  apart: (layout, words) =>
    areEntangled(loopOf(layout, words.colour()), loopOf(layout, words.colour())) ? 'they are entangled' : undefined,
  /** `alone green`: the loop is entangled with no other. */
  alone: (layout, words) => {
    const loop = loopOf(layout, words.colour());
    const others = laidLoopsOf(layout).filter(({ colour }) => colour !== loop.colour);
    return others.some((other) => areEntangled(loop, other)) ? 'it is entangled' : undefined;
  },
};

/** The only loop of a colour. */
function loopOf(layout: Layout, colour: Colour): LaidPath {
  const [loop, ...others] = laidLoopsOf(layout).filter((each) => each.colour === colour);
  if (!loop || others.length > 0) throw new ClaimError(`there is not one ${colour} loop`);
  return loop;
}

/** The check that a claim begins with; undefined where it begins with none of tiles laid out. */
export const layoutCheckOf = (name: string): Check | undefined =>
  Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;

/** Tiles laid out, as the checker reads them. */
export const layoutOf = (tiles: readonly Placement[]): Layout =>
  readLayout(
    tiles.map(({ tile }) => tile).toSorted((a, b) => a - b),
    tiles,
  );

/** The cells of the longest line or loop of a colour, in their order. */
export function longestIn(layout: Layout, colour: Colour): readonly Hex[] {
  const [longest] = laidPathsOf(layout, colour).toSorted((a, b) => b.steps.length - a.steps.length);
  return (longest?.steps ?? []).map(({ tile: { q, r } }) => ({ q, r }));
}
