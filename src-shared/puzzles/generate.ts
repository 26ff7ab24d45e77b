import { isSeed, seededRandom } from '../tantrix';
import { linesWithOneSolution, loopWithOneSolution, shapedLineWithOneSolution } from './generators/lines';
import { matchWithOneSolution } from './generators/matches';
import type { Puzzle, ShapeName } from './puzzle';

/** What can be generated, and of how many tiles; loops of other sizes with one solution are too rare to be found soon. */
export const GENERATED_SIZES = {
  loop: [8],
  lines: [6, 8],
  pyramid: [6, 10],
  hexagon: [7],
  match: [7, 15, 19],
} as const;
export type GeneratedKind = keyof typeof GENERATED_SIZES;
/** The kinds of puzzles that are made, in the order in which they are offered. */
export const GENERATED_KINDS = [
  'loop',
  'lines',
  'pyramid',
  'hexagon',
  'match',
] as const satisfies readonly GeneratedKind[];

/** How hard match puzzles are: by the number of their clues. */
export const GENERATED_LEVELS = [1, 2, 3] as const;
export type GeneratedLevel = (typeof GENERATED_LEVELS)[number];

/** What can be asked for, apart from level and seed. */
export interface GeneratedSort {
  readonly kind: GeneratedKind;
  /** The number of its tiles, one of GENERATED_SIZES. */
  readonly size: number;
}

/** What a generated puzzle is made from, and called by; whoever has it can make the same puzzle. */
export interface PuzzleRecipe extends GeneratedSort {
  readonly seed: number;
  /** Of match puzzles alone; 1, the easiest, when it is left out. */
  readonly level?: GeneratedLevel;
}

export interface GeneratedPuzzle extends PuzzleRecipe {
  readonly puzzle: Puzzle;
}

/** By kind and size: the shapes that are filled with a line in them. */
const SHAPES: Readonly<Partial<Record<GeneratedKind, Readonly<Record<number, ShapeName>>>>> = {
  pyramid: { 6: 'pyramid-6', 10: 'pyramid-10' },
  hexagon: { 7: 'hexagon-7' },
};

interface Match {
  readonly shape: ShapeName;
  /** By level: how many clues are enough. */
  readonly clues: Readonly<Record<GeneratedLevel, number>>;
}

const MATCHES = new Map<number, Match>([
  [7, { shape: 'hexagon-7', clues: { 1: 4, 2: 3, 3: 1 } }],
  [15, { shape: 'pyramid-15', clues: { 1: 8, 2: 5, 3: 1 } }],
  [19, { shape: 'hexagon-19', clues: { 1: 10, 2: 6, 3: 1 } }],
]);

/** The shape that such puzzles fill; undefined where none is asked for. */
export const generatedShape = ({ kind, size }: GeneratedSort): ShapeName | undefined =>
  kind === 'match' ? MATCHES.get(size)?.shape : SHAPES[kind]?.[size];

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
  const shape = SHAPES[kind]?.[size];
  if (shape) return shapedLineWithOneSolution(shape, size, random);
  const match = MATCHES.get(size);
  if (!match) throw new RangeError(`no ${kind} of ${size} tiles`);
  return matchWithOneSolution(match.shape, match.clues[level], random);
}
