import { cataloguedPuzzle } from '../../src-shared/record';
import type { PuzzleResult } from '../../src-shared/bridge/bridge';
import { CATALOGUE, type CataloguedPuzzle } from '../../src-shared/puzzles/catalogue';
import { mayLeave } from '../stage/leaving';
import { puzzleNow, type PuzzleTable } from './table';
import { puzzleResultsNow } from './results';
import { standingOf } from './standing';
import { puzzleStartOf, startPuzzle } from './starting';

/** What comes after the open puzzle: the next of its collection, or the same from the beginning. */

/** The first of the same family that is not solved, searched from the one behind it; when all are, the one behind it. */
export function nextAfter(entry: CataloguedPuzzle, results: readonly PuzzleResult[]): CataloguedPuzzle | undefined {
  const family = CATALOGUE.filter((each) => each.family === entry.family);
  const place = family.findIndex(({ id }) => id === entry.id);
  const following = [...family.slice(place + 1), ...family.slice(0, place)];
  return following.find(({ id }) => !standingOf(id, results).isSolved) ?? following[0];
}

/** The next puzzle; undefined for puzzles that are not of the catalogue. */
export function nextPuzzle(puzzle: PuzzleTable['puzzle'], results: readonly PuzzleResult[]) {
  const entry = puzzle && cataloguedPuzzle(puzzle.record);
  return entry && nextAfter(entry, results);
}

export const hasNext = ({ puzzle }: PuzzleTable): boolean => nextPuzzle(puzzle, puzzleResultsNow()) !== undefined;

export async function startNext(): Promise<void> {
  const next = nextPuzzle(puzzleNow().puzzle, puzzleResultsNow());
  const start = next && puzzleStartOf(next.id);
  if (start && (await mayLeave())) startPuzzle(start);
}

/** Starts the open puzzle from the beginning; the tiles of a solitaire come in another order. */
export async function beginAfresh(): Promise<void> {
  const { puzzle: open } = puzzleNow();
  if (!open || !(await mayLeave())) return;
  const { id, name, puzzle, seed, drawn } = open.record;
  startPuzzle({
    name,
    puzzle,
    colour: drawn?.colour,
    ...(id === undefined ? {} : { id }),
    ...(seed === undefined ? {} : { seed }),
  });
}
