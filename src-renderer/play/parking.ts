import type { OpenPuzzle } from '../puzzles/open-puzzle';
import { secondsNow } from '../puzzles/clock';
import { documentOf, type OpenDocument } from './document';
import { EMPTY_TABLE, type Table, useTable } from './table';

/** A table that waits while a lesson is shown, and is given back as it was left. */

let parked: Table | undefined;

/** Puts aside what lies on the table. A lesson is nobody's game: it is not put aside, and what waits goes on waiting. */
export function park(): void {
  const table = useTable.getState();
  if (table.open?.lesson) return;
  parked = documentOf(table) && atRest(table);
  useTable.setState(EMPTY_TABLE, true);
}

/** Gives back what was put aside, in place of what is shown; false when nothing was. */
export function unpark(): boolean {
  const table = parked;
  if (!table) return false;
  parked = undefined;
  useTable.setState(table, true);
  return true;
}

/** What waits to be given back. */
export const parkedDocument = (): OpenDocument | undefined => parked && documentOf(parked);

/** Without what is being looked for, which ends when the table is left, and with the time that has passed. */
const atRest = (table: Table): Table => ({
  ...table,
  hint: table.hint?.kind === 'asked' ? undefined : table.hint,
  analysis: table.analysis && { ...table.analysis, isRunning: false },
  replay: table.replay && { ...table.replay, isRunning: false },
  puzzle: table.puzzle && puzzleAtRest(table.puzzle),
});

const puzzleAtRest = (puzzle: OpenPuzzle): OpenPuzzle => ({
  ...puzzle,
  help: puzzle.help?.kind === 'asked' ? undefined : puzzle.help,
  record: { ...puzzle.record, seconds: secondsNow() },
});
