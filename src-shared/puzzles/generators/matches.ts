import { type Placement, type Random, shuffled } from '../../tantrix';
import { cellsOfShape } from '../checker/shapes';
import type { Puzzle, ShapeName } from '../puzzle';
import { countSolutions } from '../solver';
import { randomFilling } from '../solver/shapes/random-filling';

/**
 * A shape to fill with matching edges in one way only, by firm tiles: of a random filling one after another is taken out
 * while that leaves one solution, until so few are left.
 */
export function matchWithOneSolution(shape: ShapeName, fewest: number, random: Random): Puzzle {
  const cells = cellsOfShape(shape);
  const filling = randomFilling(cells, random);
  const tiles = filling.map(({ tile }) => tile).toSorted((a, b) => a - b);
  const withClues = (clues: readonly Placement[]): Puzzle => ({ tiles, goal: { kind: 'shape', shape: cells }, clues });
  let clues = filling;
  for (const clue of shuffled(filling, random)) {
    if (clues.length === fewest) break;
    const others = clues.filter((one) => one !== clue);
    if (countSolutions({ puzzle: withClues(others), most: 2, seed: 0 }) === 1) clues = others;
  }
  return withClues(clues);
}
