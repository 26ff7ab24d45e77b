import { type Hex, hexKey, neighbor } from '../../tantrix';
import { SIDES, type Layout } from './layout';

/** The empty cells from which no path of empty cells leads outside. */
export function holesOf({ laid }: Layout): Hex[] {
  const tiles = new Set(laid.map(hexKey));
  const seen = new Set<string>();
  const outside = new Set<string>();
  // Tiles enclose most when they are a regular hexagon, k of them less than k²/12 + 1 cells: more cells are outside.
  const most = laid.length ** 2 / 12 + 1;
  const spaces = laid.flatMap((tile) => SIDES.map((side) => neighbor(tile, side)));
  return spaces.flatMap((space) => {
    if (tiles.has(hexKey(space)) || seen.has(hexKey(space))) return [];
    const region = regionOf(space, (hex) => tiles.has(hexKey(hex)), most);
    for (const hex of region) seen.add(hexKey(hex));
    const isOutside = region.length > most || region.some((hex) => outside.has(hexKey(hex)));
    if (!isOutside) return region;
    for (const hex of region) outside.add(hexKey(hex));
    return [];
  });
}

/** The empty cells that can be reached from a space; no more than a few over `most`. */
function regionOf(space: Hex, isFilled: (hex: Hex) => boolean, most: number): Hex[] {
  const region = [space];
  const known = new Set([hexKey(space)]);
  for (const hex of region) {
    if (region.length > most) break;
    for (const side of SIDES) {
      const next = neighbor(hex, side);
      if (known.has(hexKey(next)) || isFilled(next)) continue;
      known.add(hexKey(next));
      region.push(next);
    }
  }
  return region;
}
