import { COLOURS, edgesOf, type Random, shuffled, TILE_NUMBERS, pick } from '../../tantrix';
import type { Puzzle, ShapeName } from '../puzzle';
import { setWithOneSolution } from './narrowing';
import { countSolutions } from '../solver';

/** Puzzles of lines and loops that can be made in one way only. */

/** Tiles that make lines of two colours at once in one way only, up to rotation; each tile has one of them at least. */
export function linesWithOneSolution(size: number, random: Random): Puzzle {
  const pair = new Set(shuffled(COLOURS, random).slice(0, 2));
  const stock = TILE_NUMBERS.filter((tile) => edgesOf(tile).some((edge) => pair.has(edge)));
  const choices = [COLOURS.filter((colour) => pair.has(colour))];
  return setWithOneSolution({ stock, size, goal: { kind: 'paths', path: 'line', choices } }, random);
}

/** Tiles that make one loop of a colour in one way only, up to rotation. */
export function loopWithOneSolution(size: number, random: Random): Puzzle {
  const colour = pick(COLOURS, random);
  const stock = TILE_NUMBERS.filter((tile) => edgesOf(tile).includes(colour));
  return setWithOneSolution({ stock, size, goal: { kind: 'paths', path: 'loop', choices: [[colour]] } }, random);
}

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
