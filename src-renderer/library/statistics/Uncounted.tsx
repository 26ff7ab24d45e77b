import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../src-shared/library/statistics';
import { counted } from '../../words/words';
import { chooseAll, isAll, useChoices } from './choices';

/** Says that nothing fits what is chosen, where that is why there is nothing to show. */
export function NoneChosen({ statistics: { games, puzzles } }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const choices = useChoices();
  if (games.length > 0 || puzzles.solved > 0 || isAll(choices)) return null;
  return (
    <p className="statistics-note">
      {t('statistics.noneChosen')}{' '}
      <Button className="button button-link" onPress={chooseAll}>
        {t('statistics.showAll')}
      </Button>
    </p>
  );
}

/** Says which games are not counted. */
export function Untold({ statistics: { untold } }: { statistics: Statistics }) {
  const { t } = useTranslation();
  return untold > 0 && <p className="statistics-note">{t('statistics.untold', counted(untold))}</p>;
}
