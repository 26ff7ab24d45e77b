import { useTranslation } from 'react-i18next';
import { usePreferences } from '../preferences/preferences';
import { CommandButton } from '../stage/CommandButton';
import { BagCounter } from './BagCounter';
import { useGame } from './table';

/** What the status bar shows of a game: buttons for the selected tile, its rules, and the bag. */
export function GameStatusEnd() {
  const { t } = useTranslation();
  const isHolding = useGame(({ held }) => held !== undefined);
  const isCompetition = useGame(({ open }) => open?.record.isCompetition);
  const toolbar = usePreferences((set) => set.toolbar);
  const bagCounter = usePreferences((set) => set.bagCounter);
  return (
    <>
      {isHolding && (
        <div className="held-buttons">
          {!toolbar && <CommandButton id="rotateAnticlockwise" look="icon" />}
          {!toolbar && <CommandButton id="rotateClockwise" look="icon" />}
          <CommandButton id="playHere" look="primary" />
        </div>
      )}
      {isCompetition && <p className="rules-note">{t('status.competition')}</p>}
      {bagCounter && <BagCounter />}
    </>
  );
}
