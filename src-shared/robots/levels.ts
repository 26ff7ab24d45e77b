import type { SearchBudget } from './search';

/** From a beginner's partner to the best we can do. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

/** What a level is: a budget, and a measured amount of error. */
export interface LevelSettings extends SearchBudget {
  /** How many decisions in a hundred are left to chance. */
  readonly error: number;
}

/** What each step is worth, `npm run ladder` shows. */
export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  1: { playouts: 12, breadth: 6, nodes: 0, error: 60 },
  2: { playouts: 24, breadth: 8, nodes: 0, error: 25 },
  3: { playouts: 120, breadth: 16, nodes: 0, error: 11 },
  4: { playouts: 400, breadth: 40, nodes: 0, error: 3 },
  5: { playouts: 5400, breadth: 1000, nodes: 100_000, error: 0 },
  6: { playouts: 10_000, breadth: 1000, nodes: 100_000, error: 0, isTree: true },
};
