import { useTranslation } from 'react-i18next';
import { isUnsent } from '../../src-shared/mail-games/turns';
import { useGame } from '../game/table';
import { CommandButton } from '../stage/CommandButton';
import { isToldOf, useOutgoing } from './outgoing';

/** The button that sends a turn, near the board once the turn is over and as long as the notice says nothing of it. */
export function TurnToSend() {
  const { t } = useTranslation();
  const outgoing = useOutgoing();
  const isThere = useGame(({ open }) => isUnsent(open) && !isToldOf(open, outgoing));
  if (!isThere) return null;
  return (
    <div className="next-player" role="group" aria-label={t('command.sendTurn')}>
      <CommandButton id="sendTurn" look="primary" rank="handingOn" />
    </div>
  );
}
