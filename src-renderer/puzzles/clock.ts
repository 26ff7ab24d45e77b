import type { RecordedPuzzle } from '../../src-shared/record';
import { puzzleNow, onPuzzleShown, type PuzzleTable } from './table';
import { isDone } from './checking';
import type { OpenPuzzle } from './open-puzzle';
import { isCovered, stageNow } from '../stage/dialogs';
import { makeStore } from '../ui/store';

/** The time a person has thought about the open puzzle. It stands apart from the table, which need not be drawn for it. */

/** Seconds, with fractions. */
const { reading, set } = makeStore(0);

export const { use: useClock } = reading;

const TICK_MS = 250;

/** From now on the time of the open puzzle is kept. It stands still while nobody can see the table. */
export function startClock(): void {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    // A computer that was asleep wakes with one long tick.
    if (isRunning(puzzleNow()) && passed < 5) set((seconds) => seconds + passed);
  }, TICK_MS);
  onPuzzleShown(({ puzzle }, before) => {
    const isOther = puzzle?.record.puzzle !== before.puzzle?.record.puzzle;
    if (isOther) set(puzzle?.record.seconds ?? 0);
  });
}

/** Whether time passes: not once the puzzle is at its end, nor behind a dialog, nor in a window that is hidden. */
const isRunning = ({ puzzle }: PuzzleTable): boolean =>
  puzzle !== undefined && !isAtEnd(puzzle) && !isCovered(stageNow()) && !document.hidden;

/** Solved, even where more could be had; or an attempt that went no further. */
const isAtEnd = (open: OpenPuzzle): boolean => open.verdict?.isSolved === true || isDone(open);

/** The record of the shown puzzle as it is to be written now: with the time that has passed. */
export const recordNow = ({ record }: OpenPuzzle): RecordedPuzzle => ({ ...record, seconds: secondsNow() });

/** Whole seconds. */
export const secondsNow = (): number => Math.floor(reading.get());
