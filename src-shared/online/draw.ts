import { type TileNumber, tileNumbers } from '../tantrix';
import { type Hash, hashOf, type Primitives } from './primitives';

/** How tiles come out of what all have told. */

/**
 * The tiles of one draw, in the order in which they are drawn: each is one of those left, in ascending order, by a number
 * of 256 bits.
 *
 * @param known the tiles drawn before
 * @param count how many are drawn
 * @param of how many tiles are played with
 */
export function drawnTiles(
  primitives: Primitives,
  source: Hash,
  known: readonly TileNumber[],
  count: number,
  of: number,
): TileNumber[] {
  const left = tileNumbers(of).filter((tile) => !known.includes(tile));
  return Array.from({ length: count }, (_, number) => {
    const at = BigInt(`0x${hashOf(primitives, source, number)}`) % BigInt(left.length);
    const [tile] = left.splice(Number(at), 1);
    if (tile === undefined) throw new RangeError('the bag is empty');
    return tile;
  });
}
