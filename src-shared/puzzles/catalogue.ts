import { CLASSIC } from './families/classic';
import type { CataloguedPuzzle } from './families/entry';
import { MATCHES } from './families/match';
import { DISCOVERY, EXTENDED, RAINBOW } from './families/numbered';
import { PATTERNS } from './families/patterns';
import { PYRAMIDS, XTREME } from './families/pyramids';
import { SOLITAIRES, UNSOLVED } from './families/solitaires';
import { TANGLES } from './families/tangles';

export { type CataloguedPuzzle, FAMILIES, type Family } from './families/entry';

/** Every puzzle of the booklets that has tiles of its own, family by family, and patterns and matches of ours. */
export const CATALOGUE: readonly CataloguedPuzzle[] = [
  ...CLASSIC,
  ...DISCOVERY,
  ...EXTENDED,
  ...RAINBOW,
  ...PYRAMIDS,
  ...TANGLES,
  ...SOLITAIRES,
  ...UNSOLVED,
  ...XTREME,
  ...PATTERNS,
  ...MATCHES,
];

const BY_ID = new Map(CATALOGUE.map((entry) => [entry.id, entry]));

/** The puzzle of that id; undefined when there is none. */
export const puzzleById = (id: string): CataloguedPuzzle | undefined => BY_ID.get(id);

/** Puzzles that share out all 56 tiles among them, each tile to one. */
export interface Shareset {
  readonly id: string;
  readonly name: string;
  /** Ids of the catalogue. */
  readonly puzzles: readonly string[];
}

/** Those of the booklets. */
export const SHARESETS: readonly Shareset[] = [
  { id: 'super-5', name: 'Super 5', puzzles: ['junior', 'student', 'professor', 'master', 'genius'] },
  {
    id: 'rainbow',
    name: 'Rainbow',
    puzzles: ['rainbow-green', 'rainbow-yellow', 'rainbow-white', 'rainbow-blue', 'rainbow-red'],
  },
  { id: 'lockdown', name: 'Lockdown', puzzles: ['clownface', 'alien', 'bean-party', 'lockdown'] },
  {
    id: 'quest',
    name: 'Solitaire Quest',
    puzzles: ['quest-no-red', 'quest-no-yellow', 'quest-no-blue', 'quest-no-green'],
  },
];
