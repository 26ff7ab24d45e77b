import { useTranslation } from 'react-i18next';
import { CommandButton } from '../commands/CommandButton';
import { mayHandOn } from '../play/turns';
import { useTable } from '../play/table';

/** The button that hands the turn on, near the board while a turn is over. */
export function NextPlayer() {
  const { t } = useTranslation();
  const isThere = useTable(mayHandOn);
  if (!isThere) return null;
  return (
    <div className="next-player" role="group" aria-label={t('command.nextPlayer')}>
      <CommandButton id="undo" />
      <CommandButton id="nextPlayer" look="primary" />
    </div>
  );
}
