import { usePreferences } from '../preferences/preferences';
import { PuzzleClock } from './table/PuzzleClock';
import { usePuzzle } from './table';

/** What the status bar shows of a puzzle: the time. */
export function PuzzleStatusEnd() {
  const record = usePuzzle(({ puzzle }) => puzzle?.record);
  const isWanted = usePreferences(({ puzzleTimer }) => puzzleTimer);
  return record && isWanted ? <PuzzleClock record={record} /> : null;
}
