import type { CataloguedPuzzle } from '../../src-shared/puzzles/catalogue';
import { dayOf, puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { type AnyRecord, cataloguedPuzzle, puzzleKind } from '../../src-shared/record';
import { isSolved } from '../../src-shared/sessions/puzzle';
import { takeInKept } from '../stage/arriving';
import { latestKept } from '../stage/kept-last';
import { mayLeave } from '../stage/leaving';
import { usePuzzleResults } from './results';
import { standingOf } from './standing';
import { puzzleStartOf, startPuzzle } from './starting';

/** The puzzle of the day, as the start screen offers it. */
export const puzzleToday = (today: Date): CataloguedPuzzle => puzzleOfTheDay(dayOf(today));

/** Whether a puzzle of the catalogue was solved. */
export const useIsSolved = ({ id }: CataloguedPuzzle): boolean =>
  usePuzzleResults((results) => standingOf(id, results).isSolved);

/**
 * Starts the puzzle of the day that it is now, once what is open may be left: of none else solving it counts. One that was
 * begun, and lies unsolved among what was kept last, goes on, unless its answer was shown: then solving it would not count.
 */
export async function startPuzzleToday(): Promise<void> {
  const { id } = puzzleToday(new Date());
  const begun = (await latestKept()).find(({ record }) => isBegun(record, id));
  if (begun) return takeInKept(begun.record, begun.id);
  const start = puzzleStartOf(id);
  if (start && (await mayLeave())) startPuzzle(start);
}

const isBegun = (record: AnyRecord, id: string): boolean =>
  puzzleKind.is(record) && cataloguedPuzzle(record)?.id === id && !record.answered && !isSolved(record);
