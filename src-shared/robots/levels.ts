import type { Budget } from './weigh';

/** From a beginner's partner to the best we can do. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A level is a budget, a breadth, and a measured amount of error. */
export interface Skill extends Budget {
  /** How many decisions in a hundred are left to chance. */
  readonly error: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { playouts: 1, breadth: 1, error: 65 },
  2: { playouts: 24, breadth: 8, error: 25 },
  3: { playouts: 120, breadth: 16, error: 8 },
  4: { playouts: 600, breadth: 60, error: 2 },
  5: { playouts: 6000, breadth: 1000, error: 0 },
};
