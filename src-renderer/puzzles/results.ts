import { betterResults, type PuzzleResult } from '../../src-shared/bridge/bridge';
import { attempt } from '../play/dialogs';
import { type Table, useTable } from '../play/table';
import { secondsNow } from './clock';

/** What was solved, and how fast; main keeps it. */

/** From now on every puzzle of the catalogue that is solved at the table is remembered. */
export function keepResults(): void {
  useTable.subscribe((table, before) => {
    const result = resultOf(table, before);
    if (result) void attempt(() => keepResult(result));
  });
}

export async function loadResults(): Promise<void> {
  useTable.setState({ puzzleResults: await window.tantrix.puzzleResults() });
}

async function keepResult(result: PuzzleResult): Promise<void> {
  useTable.setState(({ puzzleResults }) => ({ puzzleResults: betterResults(puzzleResults, result) }));
  await window.tantrix.keepPuzzleResult(result);
}

/** The result of a puzzle that has just been solved, not of one that was solved when it was opened. */
function resultOf({ puzzle }: Table, { puzzle: before }: Table): PuzzleResult | undefined {
  const isSolved = puzzle?.verdict?.isSolved && !before?.verdict?.isSolved;
  if (!isSolved || puzzle.record.id === undefined || before?.record.puzzle !== puzzle.record.puzzle) return undefined;
  return { id: puzzle.record.id, seconds: secondsNow(), at: Date.now(), helped: puzzle.record.helped };
}

/** The best time without help, in seconds; undefined when there is none. */
export function bestOf(results: readonly PuzzleResult[], id: string): number | undefined {
  const own = results.filter((each) => each.id === id && !each.helped).map(({ seconds }) => seconds);
  return own.length > 0 ? Math.min(...own) : undefined;
}
