import { useTranslation } from 'react-i18next';
import { CommandButton } from '../stage/CommandButton';
import { isToldOf, useOutgoing } from '../mail/outgoing';
import { isUnsent } from '../../src-shared/mail-games/turns';
import { mayHandOn } from './turns';
import { useGame } from './table';

/** The button that hands the turn on, near the board while a turn is over, to the next player here or by mail. */
export function NextPlayer() {
  const { t } = useTranslation();
  const isThere = useGame(mayHandOn);
  const outgoing = useOutgoing();
  const waits = useGame(({ open }) => isUnsent(open) && !isToldOf(open, outgoing));
  if (waits) {
    return (
      <div className="next-player" role="group" aria-label={t('command.sendTurn')}>
        <CommandButton id="sendTurn" look="primary" rank="handingOn" />
      </div>
    );
  }
  if (!isThere) return null;
  return (
    <div className="next-player" role="group" aria-label={t('command.nextPlayer')}>
      <CommandButton id="undo" />
      <CommandButton id="nextPlayer" look="primary" rank="handingOn" />
    </div>
  );
}
