import { CLASSIC } from './families/classic';
import type { CataloguedPuzzle } from './families/entry';
import { DISCOVERY, RAINBOW } from './families/numbered';
import { PYRAMIDS, XTREME } from './families/pyramids';
import { SOLITAIRES, UNSOLVED } from './families/solitaires';
import { TANGLES } from './families/tangles';

export { type CataloguedPuzzle, FAMILIES, type Family } from './families/entry';

/** Every puzzle of the booklets that has tiles of its own, family by family. */
export const CATALOGUE: readonly CataloguedPuzzle[] = [
  ...CLASSIC,
  ...DISCOVERY,
  ...RAINBOW,
  ...PYRAMIDS,
  ...TANGLES,
  ...SOLITAIRES,
  ...UNSOLVED,
  ...XTREME,
];

const BY_ID = new Map(CATALOGUE.map((entry) => [entry.id, entry]));

/** The puzzle of that id; undefined when there is none. */
export const puzzleById = (id: string): CataloguedPuzzle | undefined => BY_ID.get(id);
