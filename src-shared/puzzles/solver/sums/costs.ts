import { EDGE_COLOUR, RINGS, ringDigits, rotationOf, TURNED_TILES, tileOf } from '../../../tantrix/fits';
import { linksOf } from '../../../tantrix/tiles';

export interface Costs {
  /** At `ring * TURNED_TILES + turned`: how many edges of the tile clash with what points into its cell. */
  readonly clashes: Uint8Array;
  /**
   * At `outward * TURNED_TILES + turned`, the sides to the outside as bits: how many more links could join two of them.
   * A path that ends outside is lost unless it is one of the longest, and the shortest loss is a single link.
   */
  readonly misses: Uint8Array;
}

let costs: Costs | undefined;

/** Made when first wanted: most puzzles go without, and it takes a while. */
export function costTables(): Costs {
  costs ??= { clashes: clashTable(), misses: missTable() };
  return costs;
}

function clashTable(): Uint8Array {
  const clashes = new Uint8Array(RINGS * TURNED_TILES);
  for (let ring = 0; ring < RINGS; ring++) {
    const digits = ringDigits(ring);
    for (let turned = 0; turned < TURNED_TILES; turned++) {
      let count = 0;
      for (let side = 0; side < 6; side++) {
        if (digits[side] > 0 && digits[side] - 1 !== EDGE_COLOUR[turned * 6 + side]) count++;
      }
      clashes[ring * TURNED_TILES + turned] = count;
    }
  }
  return clashes;
}

function missTable(): Uint8Array {
  const misses = new Uint8Array(64 * TURNED_TILES);
  for (let outward = 0; outward < 64; outward++) {
    const isOutward = (side: number) => ((outward >> side) & 1) === 1;
    const pairs = Math.floor([0, 1, 2, 3, 4, 5].filter(isOutward).length / 2);
    for (let turned = 0; turned < TURNED_TILES; turned++) {
      const joined = linksOf(tileOf(turned), rotationOf(turned)).filter(({ sides }) => sides.every(isOutward)).length;
      misses[outward * TURNED_TILES + turned] = Math.max(0, pairs - joined);
    }
  }
  return misses;
}
