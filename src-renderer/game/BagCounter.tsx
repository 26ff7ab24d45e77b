import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isEnabled, runCommand, useCommands } from '../stage/commands';
import { shownTable } from './history';
import { useGame } from './table';
import { helpOn } from '../stage/explained';

/** How many tiles the bag holds; a press shows them, where that is allowed. */
export function BagCounter() {
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
