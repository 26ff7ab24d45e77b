import { betterResults, type PuzzleResult } from '../../src-shared/bridge/bridge';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { cataloguedPuzzle, puzzleCode, type RecordedPuzzle } from '../../src-shared/record';
import { reportErrors } from '../stage/failures';
import { onPuzzleShown, type PuzzleTable } from './table';
import { secondsNow } from './clock';
import { showStatusNote } from '../stage/status-note';
import { makeStore } from '../ui/store';

/** What was solved, and how fast; main keeps it. */

const { reading, set } = makeStore<readonly PuzzleResult[]>([]);

export const { use: usePuzzleResults, get: puzzleResultsNow } = reading;

/** Calls the listener with every result that is brought about at the table. */
export const onResult = (listener: (result: PuzzleResult) => void): (() => void) =>
  onPuzzleShown((table, before) => {
    const result = resultOf(table, before);
    if (result) listener(result);
  });

/** From now on every puzzle that is solved at the table is remembered, and how many points were made. */
export const startKeepingResults = (): (() => void) =>
  onResult((result) => void reportErrors(() => keepResult(result)));

/** True when some were lost, which is then to be told. */
export async function loadResults(): Promise<boolean> {
  const { rows, damaged } = await window.tantrix.puzzleResults();
  set(rows, true);
  return damaged !== undefined;
}

/** Keeps a result, if it is better than those that are kept. */
export async function keepResult(result: PuzzleResult): Promise<void> {
  const results = betterResults(puzzleResultsNow(), result);
  if (!results.includes(result)) return;
  set(results, true);
  if (!(await window.tantrix.keepPuzzleResult(result))) showStatusNote('resultFails');
}

/** The result of what has just been brought about, not of what lay there when it was opened. */
function resultOf({ puzzle }: PuzzleTable, { puzzle: before }: PuzzleTable): PuzzleResult | undefined {
  const verdict = puzzle?.verdict;
  if (!verdict || verdict === before?.verdict || verdict.faults.length > 0) return undefined;
  const { record } = puzzle;
  if (before?.record.puzzle !== record.puzzle) return undefined;
  const { score } = verdict;
  return {
    id: resultIdOf(record),
    seconds: secondsNow(),
    at: Date.now(),
    helped: record.helped,
    ...(record.answered ? { answered: true as const } : {}),
    ...(score === undefined ? {} : { score }),
  };
}

/** What a puzzle is known by among the results: its id in the catalogue, or its code, the same for all who have it. */
export const resultIdOf = (record: Pick<RecordedPuzzle, 'id' | 'puzzle'>): string =>
  cataloguedPuzzle(record)?.id ?? puzzleCode(record.puzzle);

const ownOf = (results: readonly PuzzleResult[], id: string): PuzzleResult | undefined =>
  results.find((each) => each.id === id && !each.helped);

/** The best time without help, in seconds; undefined when there is none, or where it is points that count. */
export function bestOf(results: readonly PuzzleResult[], id: string): number | undefined {
  const own = ownOf(results, id);
  return own?.score === undefined ? own?.seconds : undefined;
}

/** The most points without help; undefined when there are none. */
export const bestScoreOf = (results: readonly PuzzleResult[], id: string): number | undefined =>
  ownOf(results, id)?.score;

/** Whether a result is all that could be wanted: of a sum, the best that is known; of a solitaire, a path of all tiles. */
export function isSolution({ id, score = 0 }: PuzzleResult): boolean {
  const puzzle = puzzleById(id)?.puzzle;
  if (puzzle?.goal.kind === 'sum') return score >= puzzle.goal.best;
  return puzzle?.goal.kind !== 'solitaire' || score >= puzzle.tiles.length;
}
