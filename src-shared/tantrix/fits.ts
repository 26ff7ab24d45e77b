import { FIRST_EDITION } from './tile-set';
import type { TileNumber } from './tiles';
import { fitAt, turnedTilesOf } from './turned-tiles';

/** The look-up tables of all tiles, by the rings and turned tiles of rings.ts and turned-tiles.ts. */
export { PAIRS, ringDigits, RINGS, TOUCHING } from './rings';
export { rotationOf, tileOf, turnedTile } from './turned-tiles';

// The largest set: the others are its beginning.
const { count } = FIRST_EDITION;
const tables = turnedTilesOf(FIRST_EDITION);

/** How many turned tiles there are: turned tiles go from 0 to one less. */
export const TURNED_TILES = count * 6;
/** At `turned * 6 + side`: the index of the colour there. */
export const EDGE_COLOUR = tables.edgeColour;
/** At `turned * 6 + side`: the side where the link that leaves there has its other end. */
export const LINKED_SIDE = tables.linkedSide;
/** At `turned * 6 + side`: what the tile adds to the ring of its neighbour across that side. */
export const RING_SHARE = tables.ringShare;

/** At `fitAt(ring, tile, MOST_TILES)`: bit k is set when the tile fits the ring turned by k. */
export const FITS = tables.fits;

/** How a tile fits a ring, as bits: bit k is set when it does with rotation k. 0 when it does not fit. */
export const fittingRotationBits = (ring: number, tile: TileNumber): number => FITS[fitAt(ring, tile, count)];
