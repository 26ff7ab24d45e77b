import type { OpenPuzzle } from '../puzzles/open-puzzle';
import { secondsNow } from '../puzzles/clock';
import { documentOf, type OpenDocument } from './document';
import { type Table, useTable } from './table';

/** A table that waits while a lesson is shown, and is given back as it was left. */

let parked: Table | undefined;

/**
 * From now on what lies on the table waits; to be called before a lesson takes its place. A lesson is nobody's game: it does
 * not wait itself, and what waits under it goes on waiting. False while a move there is being kept.
 */
export function park(): boolean {
  const table = useTable.getState();
  if (table.open && table.open.session.pending.length > 0) return false;
  if (!table.open?.lesson) parked = documentOf(table) && atRest(table);
  return true;
}

/** Gives back what waits, in place of the lesson; false when nothing does. */
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
