import type { CataloguedPuzzle } from '../../src-shared/puzzles/catalogue';
import { dayOf, puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { mayLeave } from '../stage/leaving';
import { usePuzzleResults } from './results';
import { standingOf } from './shelves';
import { puzzleStartOf, startPuzzle } from './starting';

/** The puzzle of the day, as the start screen offers it. */
export const puzzleToday = (today: Date): CataloguedPuzzle => puzzleOfTheDay(dayOf(today));

/** Whether a puzzle of the catalogue was solved. */
export const useIsSolved = ({ id }: CataloguedPuzzle): boolean =>
  usePuzzleResults((results) => standingOf(id, results).isSolved);

/** Starts the puzzle of the day that it is now, once what is open may be left: of none else solving it counts. */
export async function startPuzzleToday(): Promise<void> {
  const start = puzzleStartOf(puzzleToday(new Date()).id);
  if (start && (await mayLeave())) startPuzzle(start);
}
