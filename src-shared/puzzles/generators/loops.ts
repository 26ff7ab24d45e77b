import { COLOURS, edgesOf, pick, type Random, TILE_NUMBERS } from '../../tantrix';
import type { Puzzle } from '../puzzle';
import { setWithOneSolution } from './narrowing';

/** Tiles that make one loop of a colour in one way only, up to rotation. */
export function loopWithOneSolution(size: number, random: Random): Puzzle {
  const colour = pick(COLOURS, random);
  const stock = TILE_NUMBERS.filter((tile) => edgesOf(tile).includes(colour));
  return setWithOneSolution({ stock, size, goal: { kind: 'paths', path: 'loop', choices: [[colour]] } }, random);
}
