import { useTranslation } from 'react-i18next';
import type { OnlineState } from '../../../src-shared/bridge/bridge';
import { useGame } from '../../game/table';
import { useOnline } from '../state';
import { awayIn, isServerAway, knownOf, seatWords, troubleIn } from './game';

/** What the status bar says of a game that nobody has any more, or whose connections have failed, holds here, too. */
function isConnected(state: OnlineState): boolean {
  const trouble = troubleIn(state);
  return trouble !== 'closed' && trouble !== 'stopped';
}

/** Whether all are connected, at the end of the status bar. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const state = useOnline();
  const open = useGame((table) => table.open);
  if (!open?.online) return null;
  const game = isConnected(state) ? knownOf(open, state) : undefined;
  const isReached = !game || !isServerAway(game);
  const away = game ? awayIn(game) : [];
  const isWell = game !== undefined && isReached && away.length === 0;
  return (
    <p className={isWell ? 'connection-note' : 'connection-note is-broken'}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-words">
        {game === undefined && t('onlineGame.connection.none')}
        {!isReached && t('onlineGame.connection.server')}
        {isWell && t('onlineGame.connection.all')}
        {game && away.length > 0 && t('onlineGame.connection.away', { players: seatWords(game, away, t) })}
      </span>
    </p>
  );
}
