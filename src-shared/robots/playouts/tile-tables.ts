import { COLOURS } from '../../tantrix/colours';
import { EDGE_COLOUR, FITS, LINKED_SIDE, RING_SHARE, RINGS, TURNED_TILES } from '../../tantrix/fits';
import { oppositeSide } from '../../tantrix/hex';
import { isTripleIntersection, MOST_TILES } from '../../tantrix';
import { fitAt } from '../../tantrix/turned-tiles';
import { EDGE_STEPS } from './torus';

/**
 * A word tells all of a cell that a playout asks: the ring of colours that point into it (see tantrix/rings.ts), which sides
 * have a tile across them, how many, and whether a tile lies in it.
 */
export const RING_BITS = 14;
export const RING_MASK = (1 << RING_BITS) - 1;
/** Bit RING_BITS + side of a word: a tile lies across the side. */
export const SIDE_MASK = 63;
export const COUNT_SHIFT = 20;
/** A tile more beside the cell. */
export const ONE_TILE = 1 << COUNT_SHIFT;
/** A tile lies in the cell. */
export const FILLED = 1 << 23;

/** At `turned * 8 + side`: what a turned tile adds to the word of the cell across each side. */
export const WORD_SHARE = new Int32Array(TURNED_TILES * 8);

/**
 * What must not point out of a cell, a word of its own: at bit 4 × side + colour, a link of the colour across the side would
 * be the third of its colour round a space. From bit 24 on it counts the forced spaces beside it.
 */
export const CLOSED = 1 << 24;
/** At a turned tile: bit 4 × side + colour for each of its sides. */
export const EDGE_BITS = new Int32Array(TURNED_TILES);

/**
 * A set of tiles as two words: the 56 are in the lower 28 bits of one and the other, triple intersections in the four
 * above them (see `lowTile` and `highTile`).
 */
const HALF = 28;
/** The tile of a bit of the lower word, counted from 1. */
export const lowTile = (bit: number): number => (bit > HALF ? bit + HALF : bit);
/** The same of the higher word. */
export const highTile = (bit: number): number => (bit > HALF ? bit + 32 : bit + HALF);
export const LOW_BIT = new Int32Array(MOST_TILES + 1);
export const HIGH_BIT = new Int32Array(MOST_TILES + 1);
/** At `2 * ring` and the place after it: the lower and the higher word of the set of tiles that fit the ring. */
export const FITTING = new Int32Array(2 << RING_BITS);
/** Whether a tile of such a set fits the ring. */
export const fitsAny = (ring: number, low: number, high: number): boolean =>
  ((FITTING[2 * ring] & low) | (FITTING[2 * ring + 1] & high)) !== 0;
/**
 * At `ring * 64 + tile`: 1 + the first rotation in which it fits, in the lower three bits, and the same of the second above
 * them; 0 for none. No tile fits with more that looks different, once a cell is touched. What stands for tile 64 stands where
 * the next ring has tile 0, which is none.
 */
export const ROTATIONS = new Uint8Array((1 << RING_BITS) * 64 + 1);

/** No link of the colour in the tile. */
export const NO_LINK = -1;
/** At `colour * TURNED_TILES + turned`: what leads from four times the tile's cell to the edges at both ends of its link. */
export const LINK_FROM = new Int32Array(COLOURS.length * TURNED_TILES).fill(NO_LINK);
export const LINK_TO = new Int32Array(COLOURS.length * TURNED_TILES).fill(NO_LINK);

/**
 * At `filled sides * 16`: pairs of an open side and a filled one next to it, as 8 × open + filled, ended by WALK_END. Along
 * the filled one a controlled side may run.
 */
export const WALKS = new Uint8Array(64 * 16 + 1);
export const WALK_END = 255;

function fillTiles(): void {
  for (let bit = 1; bit <= 32; bit++) {
    LOW_BIT[lowTile(bit)] = 1 << (bit - 1);
    HIGH_BIT[highTile(bit)] = 1 << (bit - 1);
  }
}

function fillTurned(): void {
  for (let turned = 0; turned < TURNED_TILES; turned++) {
    for (let side = 0; side < 6; side++) {
      const colour = EDGE_COLOUR[turned * 6 + side];
      const across = RING_BITS + oppositeSide(side);
      WORD_SHARE[turned * 8 + side] = RING_SHARE[turned * 6 + side] + (1 << across) + ONE_TILE;
      EDGE_BITS[turned] |= 1 << (4 * side + colour);
      const linked = LINKED_SIDE[turned * 6 + side];
      if (linked < side) continue;
      LINK_FROM[colour * TURNED_TILES + turned] = EDGE_STEPS[side];
      LINK_TO[colour * TURNED_TILES + turned] = EDGE_STEPS[linked];
    }
  }
}

function fillFits(): void {
  for (let ring = 1; ring < RINGS; ring++) {
    for (let tile = 1; tile <= MOST_TILES; tile++) {
      const fits = FITS[fitAt(ring, tile, MOST_TILES)];
      if (fits === 0) continue;
      FITTING[2 * ring] |= LOW_BIT[tile];
      FITTING[2 * ring + 1] |= HIGH_BIT[tile];
      const first = 32 - Math.clz32(fits & -fits);
      const rest = isTripleIntersection(tile) ? 0 : fits & (fits - 1);
      ROTATIONS[ring * 64 + tile] = first | ((32 - Math.clz32(rest)) << 3);
    }
  }
}

function fillWalks(): void {
  WALKS.fill(WALK_END);
  for (let filled = 0; filled < 64; filled++) {
    let at = filled * 16;
    for (let open = 0; open < 6; open++) {
      if ((filled >> open) & 1) continue;
      for (const beside of [(open + 1) % 6, (open + 5) % 6]) {
        if ((filled >> beside) & 1) WALKS[at++] = open * 8 + beside;
      }
    }
  }
}

fillTiles();
fillTurned();
fillFits();
fillWalks();
