import type { ShapeName } from './puzzle';

/** What can be asked of the generator: apart from it, for the window offers what only a worker makes. */

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

/** By kind and size: the shapes that are filled, with a line in them or so that all edges match. */
const SHAPES: Readonly<Partial<Record<GeneratedKind, Readonly<Record<number, ShapeName>>>>> = {
  pyramid: { 6: 'pyramid-6', 10: 'pyramid-10' },
  hexagon: { 7: 'hexagon-7' },
  match: { 7: 'hexagon-7', 15: 'pyramid-15', 19: 'hexagon-19' },
};

/** The shape that such puzzles fill; undefined where none is asked for. */
export const generatedShape = ({ kind, size }: GeneratedSort): ShapeName | undefined => SHAPES[kind]?.[size];
