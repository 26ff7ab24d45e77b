import { usePreferences } from '../preferences/preferences';
import { usePuzzle } from './table';
import { cataloguedPuzzle, type RecordedPuzzle } from '../../src-shared/record';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock';
import { timeWords } from '../words/time-words';
import { bestOf, resultIdOf, usePuzzleResults } from './results';
import { helpOn } from '../stage/explained';

/** What the status bar shows of a puzzle: the time. */
export function PuzzleStatusEnd() {
  const record = usePuzzle(({ puzzle }) => puzzle?.record);
  const isWanted = usePreferences(({ puzzleTimer }) => puzzleTimer);
  return record && isWanted ? <PuzzleClock record={record} /> : null;
}

/** The time that has passed, the booklet's target, and the person's best. It is not said aloud as it passes. */
function PuzzleClock({ record }: { record: RecordedPuzzle }) {
  const { t } = useTranslation();
  const seconds = useClock(Math.floor);
  const results = usePuzzleResults();
  const target = cataloguedPuzzle(record)?.targetSeconds;
  const best = bestOf(results, resultIdOf(record));
  return (
    <p className="puzzle-clock" {...helpOn('place:puzzle-clock')} role="timer">
      <span className="clock-now">{t('puzzle.clock', { time: timeWords(seconds, t) })}</span>
      {target !== undefined && <span>{t('puzzle.target', { time: timeWords(target, t) })}</span>}
      {best !== undefined && <span>{t('puzzle.bestTime', { time: timeWords(best, t) })}</span>}
    </p>
  );
}
