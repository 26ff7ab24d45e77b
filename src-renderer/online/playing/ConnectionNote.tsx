import { useTranslation } from 'react-i18next';
import { useGame } from '../../game/table';
import { useOnline } from '../state';
import { awayIn, knownOf, seatWords } from './game';

/** Whether all are connected, at the end of the status bar. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const state = useOnline();
  const open = useGame((table) => table.open);
  if (!open?.online) return null;
  const game = knownOf(open, state);
  const isReached = game?.server?.isReached !== false;
  const away = game && isReached ? awayIn(game) : [];
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
