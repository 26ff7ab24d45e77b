import { pick, type Random, shuffled, type TileNumber } from '../../tantrix';
import type { Goal, Puzzle } from '../puzzle';
import { countSolutions } from '../solver';

/** A set with more solutions than this is too far from having only one. */
const MOST_AT_FIRST = 60;
/** So many exchanges in a row that bring nothing, and another set is drawn. */
const PATIENCE = 100;

/** From which tiles to draw, how many, and what they are to become. */
export interface TileDraw {
  readonly stock: readonly TileNumber[];
  readonly size: number;
  readonly goal: Goal;
}

/**
 * Tiles that reach the goal in one way only, up to rotation. Of sets drawn at random hardly one in thousands is such: so
 * tiles of a set that has few solutions are exchanged for others as long as that leaves it with fewer.
 */
export function setWithOneSolution(drawing: TileDraw, random: Random): Puzzle {
  for (;;) {
    const tiles = narrowed(shuffled(drawing.stock, random).slice(0, drawing.size), drawing, random);
    if (tiles) return puzzleOf(tiles, drawing.goal);
  }
}

/** The set with tiles exchanged until it has one solution; undefined when that does not come about. */
function narrowed(
  drawn: readonly TileNumber[],
  { stock, goal }: TileDraw,
  random: Random,
): readonly TileNumber[] | undefined {
  let tiles = drawn;
  let solutions = countUpTo(MOST_AT_FIRST, tiles, goal);
  if (solutions === 0 || solutions === MOST_AT_FIRST) return undefined;
  for (let left = PATIENCE; left > 0 && solutions > 1; left--) {
    const next = exchanged(tiles, stock, random);
    const found = countUpTo(solutions + 1, next, goal);
    if (found === 0 || found > solutions) continue;
    if (found < solutions) left = PATIENCE;
    tiles = next;
    solutions = found;
  }
  return solutions === 1 ? tiles : undefined;
}

/** The set with one tile of it exchanged for one of the others. */
function exchanged(tiles: readonly TileNumber[], stock: readonly TileNumber[], random: Random): TileNumber[] {
  const place = random(tiles.length);
  const other = pick(
    stock.filter((tile) => !tiles.includes(tile)),
    random,
  );
  return tiles.with(place, other);
}

const countUpTo = (most: number, tiles: readonly TileNumber[], goal: Goal): number =>
  countSolutions({ puzzle: puzzleOf(tiles, goal), most, seed: 1 });

const puzzleOf = (tiles: readonly TileNumber[], goal: Goal): Puzzle => ({
  tiles: tiles.toSorted((a, b) => a - b),
  goal,
});
