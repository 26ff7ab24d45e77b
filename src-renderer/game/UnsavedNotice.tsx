import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { RecordedGame } from '../../src-shared/record';
import { moversOf } from '../../src-shared/tantrix';
import { reportErrors } from '../stage/failures';
import { gameKey } from './open-game';
import { isRobotAt } from './people';
import { forgetUnsaved, saveUnsaved, useUnsavedGame } from './rematch';
import { useGame } from './table';

/** Says that the game before was not saved, until a person has played a tile in this one, and offers to. */
export function UnsavedNotice() {
  const { t } = useTranslation();
  const unsaved = useUnsavedGame(({ game }) => game);
  const next = useUnsavedGame((made) => made.next);
  const isThere = useGame(
    ({ open }) => open !== undefined && gameKey(open.record.game) === next && !hasPersonPlayed(open.record),
  );
  if (!unsaved || !isThere) return null;
  return (
    <div className="next-player table-notice" role="group" aria-label={t('result.unsaved')}>
      <p>{t('result.unsaved')}</p>
      <Button className="button" onPress={() => void reportErrors(saveUnsaved)}>
        {t('result.save')}
      </Button>
      <Button className="button" onPress={forgetUnsaved}>
        {t('saveChanges.discard')}
      </Button>
    </div>
  );
}

const hasPersonPlayed = (record: RecordedGame): boolean =>
  moversOf(record.game).some((seat) => !isRobotAt(record, seat));
