import { useTranslation } from 'react-i18next';
import type { Streaks } from '../../../src-shared/library/bests';
import type { Statistics } from '../../../src-shared/library/statistics';
import { counted, figureWords, type Words } from '../../words/words';

/** The figures that are asked for first. */
export function HeadFigures({ statistics: { all, streaks } }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const { games, won, drawn, meanScore, meanAgainst } = all;
  const hasGames = games > 0;
  return (
    <dl className="statistics-figures">
      <Figure label={t('statistics.finished')} value={figureWords(games, 0)} />
      <Figure
        label={t('statistics.won')}
        value={figureWords(won, 0)}
        note={
          hasGames
            ? t(drawn > 0 ? 'statistics.ofDrawn' : 'statistics.of', { games: figureWords(games, 0), ...counted(drawn) })
            : ''
        }
      />
      <Figure
        label={t('statistics.meanScore')}
        value={hasGames ? figureWords(meanScore, 1) : NONE}
        note={hasGames ? t('statistics.against', { score: figureWords(meanAgainst, 1) }) : ''}
      />
      <Figure
        label={t('statistics.longestStreak')}
        value={figureWords(streaks.longest, 0)}
        note={streakWords(streaks, t)}
      />
    </dl>
  );
}

/** Whether the last games were won; of a single one there is nothing to tell. */
function streakWords({ longest, current }: Streaks, t: Words): string {
  if (current < 2) return '';
  return current === longest ? t('statistics.streakGoesOn') : t('statistics.currentStreak', { count: current });
}

/** Where there is nothing of which a mean could be told. */
const NONE = '–';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

const Figure = ({ label, value, note = '' }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value} {note && <span>{note}</span>}
    </dd>
  </div>
);
