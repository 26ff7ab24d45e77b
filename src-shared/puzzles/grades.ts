import type { CataloguedPuzzle, Family } from './families/entry';

/** How hard puzzles are, from the easiest. */
export const GRADES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof GRADES)[number];

/** The most of something for the first three grades; what has more is for experts. */
type Most = readonly [easy: number, medium: number, hard: number];

/** By the level that a booklet gives, from 1 to 10. */
const MOST_LEVEL: Most = [3, 5, 7];

/**
 * By the number of tiles. Of the same number a loop of all is easier than a shape to be filled, and that than loops of
 * which each has its own; the Xtreme ones are the hardest of their size, in patterns tiles are only turned, and the unsolved ones and the
 * extended loops are for experts.
 */
const MOST_TILES: Readonly<Record<Family | 'generated', Most>> = {
  classic: [8, 10, 12],
  discovery: [6, 12, 20],
  extended: [0, 0, 0],
  rainbow: [6, 12, 15],
  pyramid: [6, 10, 15],
  tangle: [6, 12, 16],
  solitaire: [6, 14, 20],
  unsolved: [0, 0, 0],
  xtreme: [0, 0, 10],
  pattern: [10, 21, 36],
  match: [14, 28, 42],
  generated: [6, 8, 15],
};

function gradeBy(value: number, most: Most): Grade {
  const at = most.findIndex((limit) => value <= limit);
  return GRADES[at] ?? 'expert';
}

/** How hard so many tiles are in puzzles of that family, or in those that the computer makes. */
export const gradeOfTiles = (family: Family | 'generated', tiles: number): Grade => gradeBy(tiles, MOST_TILES[family]);

/** How hard a puzzle of the catalogue is: by its booklet where that says so, else by its tiles. */
export const gradeOf = ({ family, level, puzzle }: CataloguedPuzzle): Grade =>
  level === undefined ? gradeOfTiles(family, puzzle.tiles.length) : gradeBy(level, MOST_LEVEL);
