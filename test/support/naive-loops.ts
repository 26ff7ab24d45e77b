import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import {
  type Colour,
  edgesOf,
  neighbor,
  oppositeSide,
  type Placement,
  type TileNumber,
} from '../../src-shared/tantrix';

/**
 * Every way to lay all tiles along a path of the colour that ends where it began: the first tile as it is printed, left
 * by the second of its sides, each next one where the path leads, both ways round. Nothing else is looked at.
 */
export function* naiveLoops(tiles: readonly TileNumber[], colour: Colour): Generator<Arrangement> {
  const [first = 1, ...others] = tiles;
  const edges = edgesOf(first);
  yield* longer([{ tile: first, q: 0, r: 0, rotation: 0 }], edges.lastIndexOf(colour), others, colour);
}

function* longer(
  laid: readonly Placement[],
  side: number,
  tiles: readonly TileNumber[],
  colour: Colour,
): Generator<Arrangement> {
  const last = laid.at(-1);
  if (!last) return;
  const cell = neighbor(last, side);
  if (tiles.length === 0) {
    if (cell.q === 0 && cell.r === 0) yield laid;
    return;
  }
  if (laid.some(({ q, r }) => q === cell.q && r === cell.r)) return;
  const entry = oppositeSide(side);
  for (const tile of tiles) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const edges = edgesOf(tile, rotation);
      if (edges[entry] !== colour) continue;
      const exit = edges.findIndex((one, at) => one === colour && at !== entry);
      const others = tiles.filter((other) => other !== tile);
      yield* longer([...laid, { ...cell, tile, rotation }], exit, others, colour);
    }
  }
}
