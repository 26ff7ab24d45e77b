import { type CataloguedPuzzle, puzzleById } from '../puzzles/catalogue';
import { puzzleCode } from './puzzle-code';
import type { RecordedPuzzle } from './recorded-puzzle';

/** The puzzle of the catalogue that a record tells of; undefined where a file names one and holds another. */
export function cataloguedPuzzle({ id, puzzle }: Pick<RecordedPuzzle, 'id' | 'puzzle'>): CataloguedPuzzle | undefined {
  const entry = id === undefined ? undefined : puzzleById(id);
  return entry && puzzleCode(entry.puzzle) === puzzleCode(puzzle) ? entry : undefined;
}
