import { type Hex, hexKey, neighbor, shuffled, type Random } from '../../../tantrix';
import { turnedTile } from '../../../tantrix/fits';
import type { Arrangement, PathKind, Puzzle } from '../../puzzle';
import { Filling } from './filling';
import { Region } from './region';

/** Any tiles anyhow, in these cells, which are moved so that their middle is 0,0. */
export function anyFilling({ tiles }: Puzzle, path: PathKind, cells: readonly Hex[], random: Random): Filling {
  const middle = (of: (hex: Hex) => number) => Math.round(cells.reduce((sum, hex) => sum + of(hex), 0) / cells.length);
  const [q, r] = [middle((hex) => hex.q), middle((hex) => hex.r)];
  const region = new Region(cells.map((hex) => ({ q: hex.q - q, r: hex.r - r })));
  const turned = shuffled(tiles, random).map((tile) => turnedTile(tile, random(6)));
  return new Filling(region, path, turned);
}

/** What is laid, when it is all tiles in one group without a clash or a hole. */
export function legalFilling({ tiles }: Puzzle, path: PathKind, laid: Arrangement): Filling | undefined {
  const isAll = laid.length === tiles.length && tiles.every((each) => laid.some(({ tile }) => tile === each));
  if (!isAll || !isWhole(laid)) return undefined;
  const turned = laid.map(({ tile, rotation }) => turnedTile(tile, rotation));
  const filling = new Filling(new Region(laid), path, turned);
  return filling.clashes === 0 ? filling : undefined;
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
