import { useTranslation } from 'react-i18next';
import { usePreferences } from '../preferences/preferences';
import { CommandButton } from '../stage/CommandButton';
import { useGame } from './table';
import { Button } from 'react-aria-components';
import { isEnabled, runCommand, useCommands } from '../stage/commands';
import { shownTable } from './history';
import { helpOn } from '../stage/explained';

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

/** How many tiles the bag holds; a press shows them, where that is allowed. */
function BagCounter() {
  const { t } = useTranslation();
  const count = useGame((table) => shownTable(table).open?.record.game.position.bagCount ?? 0);
  const isReady = useCommands((table) => isEnabled('bag', table));
  return (
    <Button
      className="bag-count"
      {...helpOn('place:bag-counter')}
      isDisabled={!isReady}
      preventFocusOnPress
      onPress={() => runCommand('bag')}
    >
      {t('status.bag', { count })}
    </Button>
  );
}
