import { noteTime } from '../puzzles/change';
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
  if (table.open?.lesson) return true;
  noteTime();
  parked = documentOf(table) && atRest(useTable.getState());
  return true;
}

/** What waits under the lesson that is shown; once another game has taken the place of the lesson, nothing does. */
const waiting = (): Table | undefined => (useTable.getState().open?.lesson ? parked : undefined);

/** Gives back what waits, in place of the lesson; false when nothing does. */
export function unpark(): boolean {
  const table = waiting();
  if (!table) return false;
  parked = undefined;
  useTable.setState(table, true);
  return true;
}

/** What waits to be given back. */
export function parkedDocument(): OpenDocument | undefined {
  const table = waiting();
  return table && documentOf(table);
}

/** Without what is being looked for, which ends when the table is left. */
const atRest = (table: Table): Table => ({
  ...table,
  hint: table.hint?.kind === 'asked' ? undefined : table.hint,
  analysis: table.analysis && { ...table.analysis, isRunning: false },
  replay: table.replay && { ...table.replay, isRunning: false },
  puzzle: table.puzzle && {
    ...table.puzzle,
    help: table.puzzle.help?.kind === 'asked' ? undefined : table.puzzle.help,
  },
});
