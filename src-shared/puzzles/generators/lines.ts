import { COLOURS, edgesOf, type Random, shuffled, TILE_NUMBERS } from '../../tantrix';
import type { Puzzle } from '../puzzle';
import { setWithOneSolution } from './narrowing';

/** Tiles that make lines of two colours at once in one way only, up to rotation; each tile has one of them at least. */
export function linesWithOneSolution(size: number, random: Random): Puzzle {
  const pair = new Set(shuffled(COLOURS, random).slice(0, 2));
  const stock = TILE_NUMBERS.filter((tile) => edgesOf(tile).some((edge) => pair.has(edge)));
  const choices = [COLOURS.filter((colour) => pair.has(colour))];
  return setWithOneSolution({ stock, size, goal: { kind: 'paths', path: 'line', choices } }, random);
}
