import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { PuzzleDay, PuzzleDays } from '../../../src-shared/library/puzzle-days';
import { dayName } from '../../../src-shared/puzzles/daily';
import { timeWords } from '../../words/time-words';
import { datePartWords, inTurn, type Words } from '../../words/words';
import { usePuzzleDays } from './useStatistics';

/** The puzzle of the day over six weeks: what was solved on its day is filled, with help only by half. */
export function PuzzleCalendar({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const calendar = usePuzzleDays(entries);
  const [shown, setShown] = useState<PuzzleDay>();
  return (
    <section className="statistics-part" aria-label={t('home.puzzle')}>
      <div className="statistics-heading">
        <h2>{t('home.puzzle')}</h2>
        <p>{t('statistics.sixWeeks')}</p>
      </div>
      <ListBox
        className="puzzle-days"
        aria-label={t('home.puzzle')}
        layout="grid"
        items={calendar.days.map((day) => ({ ...day, id: dayName(day.day) }))}
        onBlur={() => setShown(undefined)}
      >
        {(day) => (
          <ListBoxItem
            className="puzzle-day"
            textValue={dayWords(day, t)}
            aria-label={dayWords(day, t)}
            data-solved={day.solved}
            onFocus={() => setShown(day)}
            onHoverStart={() => setShown(day)}
            onHoverEnd={() => setShown(undefined)}
          />
        )}
      </ListBox>
      <p className="puzzle-days-words" aria-hidden={shown !== undefined}>
        {shown ? dayWords(shown, t) : summary(calendar, t)}
      </p>
    </section>
  );
}

function dayWords({ day: { year, month, day }, solved, seconds = 0 }: PuzzleDay, t: Words): string {
  const date = datePartWords(new Date(year, month - 1, day), 'day');
  return t(`statistics.day.${solved}`, { date, time: timeWords(seconds, t) });
}

function summary({ solved, helped, inRow }: PuzzleDays, t: Words): string {
  if (solved === 0 && inRow === 0) return t('statistics.noDays');
  const count = helped > 0 ? 'statistics.daysHelped' : 'statistics.days';
  return inTurn([t(count, { count: solved, helped }), ...(inRow > 0 ? [t('puzzle.streak', { count: inRow })] : [])], t);
}
