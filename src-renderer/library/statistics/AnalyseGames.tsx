import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OwnGame } from '../../../src-shared/library/own-games';
import { counted, figureWords } from '../../words/words';
import { reportErrors } from '../../stage/failures';
import { analyseGames, stopAnalysing, useAnalysing } from '../balances';

/** Has all games analysed that were not yet, one after the other, the latest first; and says how far that is. */
export function AnalyseGames({ games }: { games: readonly OwnGame[] }) {
  const { t } = useTranslation();
  const { running, unread } = useAnalysing();
  const left = games.filter(({ id, balance }) => !balance && !unread.has(id)).toReversed();
  if (running) {
    const { done, of } = running;
    return (
      <div className="statistics-analysing">
        <progress max={of} value={done} aria-label={t('analysis.progress')} />
        <p role="status">
          {t('statistics.analysing', { number: figureWords(done + 1, 0), games: figureWords(of, 0) })}
        </p>
        <Button className="button" onPress={stopAnalysing}>
          {t('button.cancel')}
        </Button>
      </div>
    );
  }
  if (left.length === 0) return null;
  return (
    <div className="statistics-analysing">
      <Button className="button" onPress={() => void reportErrors(() => analyseGames(left.map(({ id }) => id)))}>
        {t('statistics.analyse', counted(left.length))}
      </Button>
      <p>{t('statistics.analyseTakes')}</p>
    </div>
  );
}
