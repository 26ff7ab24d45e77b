import { isCovered, stageNow } from '../stage/dialogs';
import { onTables, shownIn } from '../stage/tables';
import { noteTime } from './change';
import { isDone } from './checking';
import { passTime, setClock } from './clock';
import type { OpenPuzzle } from './open-puzzle';
import { puzzleNow, type PuzzleTable, puzzleTables } from './table';

/** When time passes for a puzzle. */

const TICK_MS = 250;

/** From now on the time of the open puzzle is kept. It stands still while nobody can see the table. */
export function startClock(): void {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    // A computer that was asleep wakes with one long tick.
    if (isRunning(puzzleNow()) && passed < 5) passTime(passed);
  }, TICK_MS);
  onTables((tables, before) => {
    // What another table has been laid over takes its time along.
    if (tables.shown !== before.shown && before.shown !== undefined) noteTime(before.shown);
    const [now, was] = [shownIn(tables), shownIn(before)].map((table) => puzzleTables.stateOf(table)?.puzzle);
    // The time of one that waits under another table stands still.
    if (now && now.record.puzzle !== was?.record.puzzle) setClock(now.record.seconds);
  });
}

/** Whether time passes: not once the puzzle is at its end, nor behind a dialog, nor in a window that is hidden. */
const isRunning = ({ puzzle }: PuzzleTable): boolean =>
  puzzle !== undefined && !isAtEnd(puzzle) && !isCovered(stageNow()) && !document.hidden;

/** Solved, even where more could be had; or an attempt that went no further. */
const isAtEnd = (open: OpenPuzzle): boolean => open.verdict?.isSolved === true || isDone(open);
