import { useTranslation } from 'react-i18next';
import { usePreferences } from '../preferences/preferences';
import { CommandButton } from '../stage/CommandButton';
import { useGame } from './table';
import { Button } from 'react-aria-components';
import { isEnabled, runCommand, useCommands } from '../stage/commands';
import { hasUndone, shownTable } from './history';
import { helpOn } from '../stage/explained';
import type { Words } from '../words/words';
import { firstAnswer, gameExtensions } from './extensions';
import type { OpenGame } from './open-game';

/** What the status bar shows of a game: buttons for the selected tile, else for what was undone; its rules, and the bag. */
export function GameStatusEnd() {
  const { t } = useTranslation();
  const isHolding = useGame(({ held }) => held !== undefined);
  const rules = useGame(({ open }) => open && rulesWords(open, t));
  const guide = useGame(({ open }) => open?.guide);
  const canRedo = useGame((table) => !table.held && hasUndone(table));
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
      {canRedo && <CommandButton id="redo" />}
      {guide && <guide.StatusEnd />}
      {gameExtensions().map((extension, at) => extension.StatusEnd && <extension.StatusEnd key={at} />)}
      {rules && <p className="rules-note">{rules}</p>}
      {bagCounter && <BagCounter />}
    </>
  );
}

/** By which rules a game is played, if not by the usual ones. */
const rulesWords = (open: OpenGame, t: Words): string | undefined =>
  firstAnswer((extension) => extension.rulesWords?.(open, t)) ??
  (open.record.isCompetition ? t('status.competition') : undefined);

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
