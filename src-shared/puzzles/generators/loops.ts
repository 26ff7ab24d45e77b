import {
  type Colour,
  COLOURS,
  edgesOf,
  pick,
  type Random,
  shuffled,
  TILE_NUMBERS,
  type TileNumber,
} from '../../tantrix';
import type { Puzzle } from '../puzzle';
import { countSolutions } from '../solver';

/** A set with more solutions than this is too far from having only one. */
const MOST_AT_FIRST = 60;
/** So many exchanges in a row that bring nothing, and another set is drawn. */
const PATIENCE = 100;

/**
 * Tiles that make one loop of a colour in one way only, up to rotation. Of sets drawn at random hardly one in thousands
 * is such: so tiles of a set that has few solutions are exchanged for others as long as that leaves it with fewer.
 */
export function loopWithOneSolution(size: number, random: Random): Puzzle {
  const colour = pick(COLOURS, random);
  const stock = TILE_NUMBERS.filter((tile) => edgesOf(tile).includes(colour));
  for (;;) {
    const tiles = narrowed(shuffled(stock, random).slice(0, size), { colour, stock, random });
    if (tiles) return loopOf(tiles, colour);
  }
}

interface Drawing {
  readonly colour: Colour;
  /** The tiles that have the colour. */
  readonly stock: readonly TileNumber[];
  readonly random: Random;
}

/** The set with tiles exchanged until it has one solution; undefined when that does not come about. */
function narrowed(drawn: readonly TileNumber[], { colour, stock, random }: Drawing): readonly TileNumber[] | undefined {
  let tiles = drawn;
  let solutions = countUpTo(MOST_AT_FIRST, tiles, colour);
  if (solutions === 0 || solutions === MOST_AT_FIRST) return undefined;
  for (let left = PATIENCE; left > 0 && solutions > 1; left--) {
    const next = exchanged(tiles, stock, random);
    const found = countUpTo(solutions + 1, next, colour);
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

const countUpTo = (most: number, tiles: readonly TileNumber[], colour: Colour): number =>
  countSolutions({ puzzle: loopOf(tiles, colour), most, seed: 1 });

const loopOf = (tiles: readonly TileNumber[], colour: Colour): Puzzle => ({
  tiles: tiles.toSorted((a, b) => a - b),
  goal: { kind: 'paths', path: 'loop', choices: [[colour]] },
});
