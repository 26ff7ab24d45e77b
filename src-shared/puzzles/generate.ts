import { isSeed, seededRandom } from '../tantrix';
import { linesWithOneSolution, loopWithOneSolution, shapedLineWithOneSolution } from './generators/lines';
import { matchWithOneSolution } from './generators/matches';
import type { Puzzle } from './puzzle';
import { GENERATED_SIZES, type GeneratedLevel, generatedShape, type PuzzleRecipe } from './recipes';

export interface GeneratedPuzzle extends PuzzleRecipe {
  readonly puzzle: Puzzle;
}

/** Of match puzzles, by size and level: how many clues are enough. */
const MATCH_CLUES = new Map<number, Readonly<Record<GeneratedLevel, number>>>([
  [7, { 1: 4, 2: 3, 3: 1 }],
  [15, { 1: 8, 2: 5, 3: 1 }],
  [19, { 1: 10, 2: 6, 3: 1 }],
]);

/**
 * A puzzle with exactly one solution (up to rotation, where no tile lies firm), the same for the same question on every
 * machine and for ever. Throws RangeError for sizes that are not offered and for what is no seed.
 */
export function generate(generating: PuzzleRecipe): GeneratedPuzzle {
  const sizes: readonly number[] = GENERATED_SIZES[generating.kind];
  if (!sizes.includes(generating.size)) throw new RangeError(`no ${generating.kind} of ${generating.size} tiles`);
  if (!isSeed(generating.seed)) throw new RangeError(`no seed: ${generating.seed}`);
  return { ...generating, puzzle: puzzleOf(generating) };
}

function puzzleOf({ kind, size, seed, level = 1 }: PuzzleRecipe): Puzzle {
  const random = seededRandom(seed);
  if (kind === 'loop') return loopWithOneSolution(size, random);
  if (kind === 'lines') return linesWithOneSolution(size, random);
  const shape = generatedShape({ kind, size });
  const clues = MATCH_CLUES.get(size);
  if (shape && kind !== 'match') return shapedLineWithOneSolution(shape, size, random);
  if (shape && clues) return matchWithOneSolution(shape, clues[level], random);
  throw new RangeError(`no ${kind} of ${size} tiles`);
}
