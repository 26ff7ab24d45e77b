import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { suggestedName } from '../../stage/document';
import { reportErrors } from '../../stage/failures';
import { BoardPicture } from '../../board/BoardPicture';
import { type LeftGame, recordSeen } from './record-words';
import { AIM_BOARD, AIM_LOOP, AIM_POINTS } from './sample-boards';

/** What lies on the table: to a stranger the aim of the game, otherwise the game that can be gone on with. */
export const StartTray = ({ last }: { last: LeftGame | undefined }) => (last ? <Left last={last} /> : <Aim />);

function Aim() {
  const { t } = useTranslation();
  return (
    <div className="start-tray">
      <BoardPicture tiles={AIM_BOARD} lit={[AIM_LOOP]} />
      <p className="start-caption">
        <span className="swatch-dot" aria-hidden="true" />
        {t('home.caption', { count: AIM_LOOP.cells.length, points: AIM_POINTS })}
      </p>
    </div>
  );
}

function Left({ last }: { last: LeftGame }) {
  const { t } = useTranslation();
  const { tiles, players, scores } = recordSeen(last.record);
  const { name } = last;
  return (
    <div className="start-tray has-game">
      <BoardPicture tiles={tiles} />
      <div className="start-continue">
        <span className="small-picture">
          <BoardPicture tiles={tiles} />
        </span>
        <span className="start-continue-words">
          <strong>{players || name || suggestedName(last.record)}</strong>
          <span className="start-soft">{[scores, name].filter(Boolean).join(' · ')}</span>
        </span>
        <Button className="button button-primary button-large" onPress={() => void reportErrors(last.open)}>
          {t('home.continue')}
        </Button>
      </div>
    </div>
  );
}
