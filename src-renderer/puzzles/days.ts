import { withDay } from '../../src-shared/bridge/bridge';
import { dayName, dayOf, puzzleOfTheDay, streakOf } from '../../src-shared/puzzles/daily';
import { reportErrors } from '../stage/failures';
import { showStatusNote } from '../stage/status-note';
import { makeStore } from '../ui/store';
import { isSolution, onResult } from './results';

/** The days on which the puzzle of the day was solved; main keeps them. */

const { reading, set } = makeStore<readonly string[]>([]);

/** True when some were lost, which is then to be told. */
export async function loadDays(): Promise<boolean> {
  const { rows, damaged } = await window.tantrix.daysSolved();
  set(rows, true);
  return damaged !== undefined;
}

/** From now on a puzzle of the day that is solved on its day is remembered; one whose answer was shown is not. */
export const startKeepingDays = (): (() => void) =>
  onResult((result) => {
    const today = dayOf(new Date());
    if (result.answered || result.id !== puzzleOfTheDay(today).id || !isSolution(result)) return;
    void reportErrors(() => keepDay(dayName(today)));
  });

async function keepDay(day: string): Promise<void> {
  const days = withDay(reading.get(), day);
  if (days === reading.get()) return;
  set(days, true);
  if (!(await window.tantrix.keepDaySolved(day))) showStatusNote('resultFails');
}

/** How many days in a row the puzzle of the day was solved, as seen on that day. */
export const useStreak = (today: Date): number => reading.use((days) => streakOf(days, dayOf(today)));
