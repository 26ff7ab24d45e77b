import { EDGE_COLOUR, turnedTile } from '../../../tantrix/fits';
import { linksOf, type LinkShape, type TileNumber } from '../../../tantrix/tiles';
import type { PathKind } from '../../puzzle';
import type { Chance } from './chance';

/**
 * What a corner counts when tiles are put in order: corners are wanted along the border up to the last cell, above all
 * where no line may end.
 */
const CORNER: Readonly<Record<PathKind, number>> = { line: 0.15, loop: 0.4 };
/** What a link counts beside a corner. */
const SHARES: Readonly<Record<LinkShape, number>> = { corner: 1, bend: 0.3, straight: 0 };

/** All rotations of the tiles: at random, but rather the tiles first that can be spared. */
export function turnedStock(tiles: readonly TileNumber[], path: PathKind, chance: Chance): number[] {
  const stock = tiles.flatMap((tile) => {
    const spared = linksOf(tile).reduce((sum, { shape }) => sum + CORNER[path] * SHARES[shape], 0);
    return [0, 1, 2, 3, 4, 5].map((rotation) => ({
      turned: turnedTile(tile, rotation),
      rank: spared + chance.share(),
    }));
  });
  return stock.toSorted((a, b) => a.rank - b.rank).map(({ turned }) => turned);
}

/** How many links the tiles have of each colour. */
export function linksIn(tiles: readonly TileNumber[]): Int32Array {
  const ends = new Int32Array(4);
  for (const tile of tiles) for (let side = 0; side < 6; side++) ends[EDGE_COLOUR[turnedTile(tile, 0) * 6 + side]]++;
  return ends.map((count) => count / 2);
}
