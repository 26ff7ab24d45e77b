import { cataloguedPuzzle } from '../../../src-shared/record';
import { useTranslation } from 'react-i18next';
import { dayOf, gradeOfDay, puzzleOfTheDay } from '../../../src-shared/puzzles/daily';
import { type Grade, gradeOf } from '../../../src-shared/puzzles/grades';
import { useStreak } from '../days';
import type { OpenPuzzle } from '../open-puzzle';
import { bestOf, resultIdOf, usePuzzleResults } from '../results';
import { timeWords } from '../../words/time-words';
import { useToday } from '../../ui/useToday';

/** What there is to know of a puzzle while nothing has to be said: how hard it is, how fast, how many days in a row. */
export function PuzzleFacts({ puzzle: { record } }: { puzzle: OpenPuzzle }) {
  const { t } = useTranslation();
  const today = useToday();
  const streak = useStreak(today);
  const results = usePuzzleResults();
  const entry = cataloguedPuzzle(record);
  const isDaily = entry !== undefined && entry.id === puzzleOfTheDay(dayOf(today)).id;
  const best = bestOf(results, resultIdOf(record));
  const grade = (level: Grade) => t(`puzzleChoice.levels.${level}`);
  return (
    <ul className="puzzle-facts">
      {isDaily && <li>{t('puzzle.daily', { level: grade(gradeOfDay(dayOf(today))) })}</li>}
      {isDaily && streak > 0 && <li className="puzzle-streak">{t('puzzle.streak', { count: streak })}</li>}
      {entry && !isDaily && <li>{t('puzzle.level', { level: grade(gradeOf(entry)) })}</li>}
      {entry?.targetSeconds !== undefined && <li>{t('puzzle.target', { time: timeWords(entry.targetSeconds, t) })}</li>}
      {best !== undefined && <li>{t('puzzle.bestTime', { time: timeWords(best, t) })}</li>}
    </ul>
  );
}
