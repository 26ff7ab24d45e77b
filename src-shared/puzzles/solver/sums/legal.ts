import { type Hex, hexKey, neighbor } from '../../../tantrix';
import { EDGE_COLOUR, turnedTile } from '../../../tantrix/fits';
import type { Arrangement, PathKind, Puzzle } from '../../puzzle';
import { OUTSIDE, Region } from './region';
import { Strands } from './strands';

/** The sum of what is laid, when it is all tiles in one group without a clash or a hole. */
export function legalSum({ tiles }: Puzzle, path: PathKind, laid: Arrangement): number | undefined {
  const isAll = laid.length === tiles.length && tiles.every((each) => laid.some(({ tile }) => tile === each));
  if (!isAll || !isWhole(laid)) return undefined;
  const turned = Int16Array.from(laid, ({ tile, rotation }) => turnedTile(tile, rotation));
  const region = new Region(laid);
  if (!isMatched(region, turned)) return undefined;
  const strands = new Strands(region, path);
  turned.forEach((each, cell) => strands.lay(cell, each));
  return strands.sum();
}

function isMatched({ wayOn }: Region, turned: Int16Array): boolean {
  const colour = (way: number) => EDGE_COLOUR[turned[Math.floor(way / 6)] * 6 + (way % 6)];
  return wayOn.every((next, way) => next === OUTSIDE || colour(next) === colour(way));
}

/** Whether cells, each there once, hang together and have no hole. */
function isWhole(cells: readonly Hex[]): boolean {
  const inside = new Set(cells.map(hexKey));
  if (cells.length === 0 || inside.size < cells.length) return false;
  if (reached(cells[0], (hex) => inside.has(hexKey(hex))) < inside.size) return false;
  const range = (of: (hex: Hex) => number) => [Math.min(...cells.map(of)) - 1, Math.max(...cells.map(of)) + 1] as const;
  const [west, east] = range(({ q }) => q);
  const [north, south] = range(({ r }) => r);
  const isEmpty = (hex: Hex) =>
    hex.q >= west && hex.q <= east && hex.r >= north && hex.r <= south && !inside.has(hexKey(hex));
  const empty = (east - west + 1) * (south - north + 1) - inside.size;
  return reached({ q: west, r: north }, isEmpty) === empty;
}

/** How many cells can be reached from one over others like it. */
function reached(start: Hex, isLikeIt: (hex: Hex) => boolean): number {
  const seen = new Set([hexKey(start)]);
  const way = [start];
  for (const hex of way) {
    for (let side = 0; side < 6; side++) {
      const next = neighbor(hex, side);
      if (seen.has(hexKey(next)) || !isLikeIt(next)) continue;
      seen.add(hexKey(next));
      way.push(next);
    }
  }
  return seen.size;
}
