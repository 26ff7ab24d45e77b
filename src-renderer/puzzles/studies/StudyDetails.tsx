import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gameOfStudy } from '../../../src-shared/robots/studies/study';
import { BoardPicture } from '../../board/BoardPicture';
import { studyAt, studyName } from './study-guide';
import { taskWords } from './study-words';

/** The position of the chosen study, and what is to be found in it. */
export function StudyDetails({ at }: { at: number }) {
  const { t } = useTranslation();
  const game = useMemo(() => gameOfStudy(studyAt(at)), [at]);
  return (
    <div className="puzzle-details study-details">
      <BoardPicture tiles={game.placements} />
      <h3>{studyName(at, t)}</h3>
      <div className="puzzle-details-words">
        <p>{taskWords(game, t)}</p>
        <p className="field-hint">{t('study.hint')}</p>
      </div>
    </div>
  );
}
