import { COLOURS, edgesOf, pick, type Random, shuffled, TILE_NUMBERS } from '../../tantrix';
import type { Puzzle, ShapeName } from '../puzzle';
import { countSolutions } from '../solver';

/**
 * Tiles that fill a shape in one way only, up to rotation, with all that have a colour on one line of it. Such sets are
 * not so rare that it would not do to draw until one comes.
 */
export function shapedLineWithOneSolution(shape: ShapeName, size: number, random: Random): Puzzle {
  for (;;) {
    const colour = pick(COLOURS, random);
    const tiles = shuffled(TILE_NUMBERS, random).slice(0, size);
    const puzzle: Puzzle = {
      tiles: tiles.toSorted((a, b) => a - b),
      goal: { kind: 'paths', path: 'line', choices: [[colour]], shape },
    };
    const isLine = tiles.filter((tile) => edgesOf(tile).includes(colour)).length > size / 2;
    if (isLine && countSolutions({ puzzle, most: 2, seed: 0 }) === 1) return puzzle;
  }
}
