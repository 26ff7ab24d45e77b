import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';
import { useGame } from './table';
import { mayHandOn } from './turns';

/** The button that hands the turn on to the next player here, near the board while a turn is over. */
export function NextPlayer() {
  const { t } = useTranslation();
  const isThere = useGame(mayHandOn);
  if (!isThere) return null;
  return (
    <div className="next-player" role="group" aria-label={t('command.nextPlayer')}>
      <CommandButton id="undo" />
      <CommandButton id="nextPlayer" look="primary" rank="handingOn" />
    </div>
  );
}
