import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import { GAME_CHOICES, PERIODS } from '../../../src-shared/library/selection';
import { reportErrors } from '../../stage/failures';
import { SelectField } from '../../ui/SelectField';
import { chooseGames, choosePeriod, useChoices } from './choices';
import { exportStatistics } from './exporting';
import { useStatistics } from './useStatistics';

/** What the statistics are of, and their way out of the window. */
export function StatisticsTools({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { games, period } = useChoices();
  const statistics = useStatistics(entries);
  const isEmpty = statistics.games.length === 0 && statistics.puzzles.solved === 0;
  return (
    <div className="statistics-tools">
      <SelectField
        label={t('statistics.games')}
        value={games}
        options={GAME_CHOICES.map((value) => ({ value, words: t(`statistics.choice.${value}`) }))}
        onChange={chooseGames}
      />
      <SelectField
        label={t('statistics.dates')}
        value={period}
        options={PERIODS.map((value) => ({ value, words: t(`statistics.period.${value}`) }))}
        onChange={choosePeriod}
      />
      <Button
        className="button"
        isDisabled={isEmpty}
        onPress={() => void reportErrors(() => exportStatistics(statistics, t('statistics.fileName')))}
      >
        {t('statistics.export')}
      </Button>
    </div>
  );
}
