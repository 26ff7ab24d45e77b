import type { OpenGame } from '../../game/open-game';
import { movesHere } from '../../game/terms';
import type { Words } from '../../words/words';
import { onlineNow } from '../state';
import { hasLeft } from './absences';
import { awayIn, knownOf, seatWords, troubleIn } from './game';

/** What is said of a game online: for whom it waits, and what for. */

/** In words, for whom or what a game online waits; undefined where somebody here can go on with it. */
export function waitingWords(open: OpenGame, t: Words): string | undefined {
  if (!open.online) return undefined;
  const game = knownOf(open);
  if (!game) return t('onlineGame.status.gone');
  const trouble = troubleIn(onlineNow());
  if (trouble) return t(`onlineGame.trouble.${trouble}`);
  if (game.server?.isReached === false) return t('onlineGame.status.server', { server: game.server.name });
  const away = awayIn(game);
  if (!game.isSettled || open.session.pending.length > 0) {
    return away.length > 0
      ? t('onlineGame.status.onItsWayTo', { players: seatWords(game, away, t) })
      : t('onlineGame.status.onItsWay');
  }
  const { mover } = open.record.game.position;
  if (movesHere(open, mover)) return undefined;
  const words = { player: seatWords(game, [mover], t) };
  if (!away.includes(mover)) return t('onlineGame.status.waitsFor', words);
  return t(hasLeft(game, mover) ? 'onlineGame.status.waitsForLeft' : 'onlineGame.status.waitsForAway', words);
}
