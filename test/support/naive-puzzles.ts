import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { edgesOf, hexKey, neighbor, oppositeSide, type Placement, type TileNumber } from '../../src-shared/tantrix';

/**
 * Every arrangement of a few tiles in one group with matching colours, up to shifts and turns: the first tile lies at
 * 0,0 as it is printed. Grows each in all ways, so six tiles take long.
 */
export function allArrangements([first = 1, ...others]: readonly TileNumber[]): Arrangement[] {
  let grown: Arrangement[] = [[{ tile: first, q: 0, r: 0, rotation: 0 }]];
  for (let count = 0; count < others.length; count++) {
    const byKey = new Map(grown.flatMap((one) => grownBy(one, others)).map((one) => [keyOf(one), one]));
    grown = [...byKey.values()];
  }
  return grown;
}

const keyOf = (arrangement: Arrangement): string =>
  arrangement
    .map(({ tile, q, r, rotation }) => [tile, q, r, rotation].join(' '))
    .toSorted()
    .join();

function grownBy(arrangement: Arrangement, tiles: readonly TileNumber[]): Arrangement[] {
  const cells = new Map(arrangement.map((one) => [hexKey(one), one]));
  const spaces = new Map(
    arrangement
      .flatMap((one) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(one, side)))
      .map((hex) => [hexKey(hex), hex]),
  );
  const found: Arrangement[] = [];
  for (const [key, { q, r }] of spaces) {
    if (cells.has(key)) continue;
    for (const tile of tiles.filter((each) => !arrangement.some((one) => one.tile === each))) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const placement = { tile, q, r, rotation };
        if (matches(placement, cells)) found.push([...arrangement, placement]);
      }
    }
  }
  return found;
}

const matches = (placement: Placement, cells: ReadonlyMap<string, Placement>): boolean =>
  edgesOf(placement.tile, placement.rotation).every((colour, side) => {
    const other = cells.get(hexKey(neighbor(placement, side)));
    return !other || edgesOf(other.tile, other.rotation)[oppositeSide(side)] === colour;
  });
