import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import {
  DIRECTIONS,
  edgesOf,
  type Hex,
  oppositeSide,
  type Placement,
  rotateHex,
  TILE_NUMBERS,
} from '../../src-shared/tantrix';

/**
 * Every way to fill the cells with the tiles so that touching edges match: cell by cell, tile by tile, rotation by
 * rotation, with nothing clever about it.
 */
export function* naiveFillings(
  cells: readonly Hex[],
  tiles: readonly number[],
  laid: readonly Placement[] = [],
): Generator<Arrangement> {
  const cell = cells[laid.length];
  if (!cell) {
    yield laid;
    return;
  }
  for (const tile of tiles) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const placement = { ...cell, tile, rotation };
      const others = tiles.filter((other) => other !== tile);
      if (laid.every((other) => matches(other, placement))) yield* naiveFillings(cells, others, [...laid, placement]);
    }
  }
}

const EDGES = TILE_NUMBERS.map((tile) => edgesOf(tile));
const edgeOf = ({ tile, rotation }: Placement, side: number) => EDGES[tile - 1]?.[(side - rotation + 6) % 6];

function matches(a: Placement, b: Placement): boolean {
  const side = DIRECTIONS.findIndex(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
  return side < 0 || edgeOf(a, side) === edgeOf(b, oppositeSide(side));
}

/** A text that is the same for arrangements that are turns or shifts of each other, and for no others. */
export function formOf(arrangement: Arrangement): string {
  const turned = [0, 1, 2, 3, 4, 5].map((sixths) => textOf(arrangement.map((one) => turn(one, sixths))));
  return turned.toSorted()[0] ?? '';
}

const turn = (placement: Placement, sixths: number): Placement => ({
  ...rotateHex(placement, sixths),
  tile: placement.tile,
  rotation: (placement.rotation + sixths) % 6,
});

function textOf(arrangement: Arrangement): string {
  const sorted = arrangement.toSorted((a, b) => a.tile - b.tile);
  const home = sorted[0] ?? { q: 0, r: 0 };
  return sorted.map(({ q, r, tile, rotation }) => `${tile} ${q - home.q},${r - home.r} ${rotation}`).join(' ');
}

/** Every way to join all tiles so that touching edges match, in at least one of its turns. */
export function* naiveGroups(tiles: readonly number[]): Generator<Arrangement> {
  for (const cells of naivePatches(tiles.length)) yield* naiveFillings(cells, tiles);
}

/** Every connected patch of so many cells, once but for turns and shifts. */
function naivePatches(size: number): readonly (readonly Hex[])[] {
  if (size === 1) return [[{ q: 0, r: 0 }]];
  const patches = new Map<string, readonly Hex[]>();
  for (const patch of naivePatches(size - 1)) {
    const spaces = patch.flatMap((cell) => DIRECTIONS.map(({ q, r }) => ({ q: cell.q + q, r: cell.r + r })));
    for (const space of spaces.filter((one) => !patch.some(({ q, r }) => one.q === q && one.r === r))) {
      patches.set(patchText([...patch, space]), [...patch, space]);
    }
  }
  return [...patches.values()];
}

const patchText = (cells: readonly Hex[]): string =>
  [0, 1, 2, 3, 4, 5].map((sixths) => shiftedText(cells.map((cell) => rotateHex(cell, sixths)))).toSorted()[0] ?? '';

function shiftedText(cells: readonly Hex[]): string {
  const [west, north] = [Math.min(...cells.map(({ q }) => q)), Math.min(...cells.map(({ r }) => r))];
  return cells
    .map(({ q, r }) => `${q - west},${r - north}`)
    .toSorted()
    .join(' ');
}
