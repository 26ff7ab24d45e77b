import { R } from './geometry';

/** How large handles are and where they stand, for a board drawn at a scale: in table units, so that they can be hit in pixels. */

/** From a corner of a tile to the links that cross the two sides there, and the one between its neighbours. */
const FREE_AT_CORNER = R / 2 - 18.5;

/** A handle that plays is larger than the others by so much. */
const PLAY = 1.15;
/** Pixels across that a handle has at least and at most. */
const ACROSS = { least: 28, most: 46 };

export interface HandleSize {
  readonly radius: number;
  /** Of the one that plays. */
  readonly radiusOfPlay: number;
  /** From the corner that a handle stands at out to its middle. */
  readonly out: number;
  readonly outOfPlay: number;
}

/**
 * A handle that fits between the links round a corner stands on the corner and hides none of them. A larger one moves
 * outwards, so that it hides none of its own tile's, and no handle lies over another.
 */
export function handleSizeAt(scale: number): HandleSize {
  const [least, most] = [ACROSS.least / 2 / scale, ACROSS.most / 2 / scale];
  const radius = Math.min(Math.max(FREE_AT_CORNER, least), most);
  const radiusOfPlay = PLAY * radius;
  const apart = radius + radiusOfPlay - R;
  return {
    radius,
    radiusOfPlay,
    out: Math.max(clearOfLinks(radius), apart),
    outOfPlay: Math.max(clearOfLinks(radiusOfPlay), apart),
  };
}

/** How far out a circle clears the links of its tile, whose edges lie at 120° from the way out. */
const clearOfLinks = (radius: number): number =>
  Math.max(0, (Math.sqrt(Math.max(0, 4 * radius ** 2 - 3 * FREE_AT_CORNER ** 2)) - FREE_AT_CORNER) / 2);

/** The same for the style sheet. */
export function handleStyleAt(scale: number): Readonly<Record<`--${string}`, number>> {
  const { radius, radiusOfPlay, out, outOfPlay } = handleSizeAt(scale);
  return {
    '--handle': radius,
    '--handle-out': out,
    '--handle-play': radiusOfPlay,
    '--handle-play-out': outOfPlay,
  };
}
