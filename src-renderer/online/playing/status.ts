import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import type { OpenGame } from '../../game/open-game';
import { movesHere } from '../../game/terms';
import type { Words } from '../../words/words';
import { onlineNow } from '../state';
import { awayIn, knownOf, seatWords } from './game';

/** What is said of a game online: for whom it waits, and what for. */

/** What can go wrong while a game is played. */
const TROUBLES = ['disk', 'stopped', 'notBelieved', 'closed'] as const satisfies readonly OnlineProblem[];

/** In words, for whom or what a game online waits; undefined where somebody here can go on with it. */
export function waitingWords(open: OpenGame, t: Words): string | undefined {
  if (!open.online) return undefined;
  const game = knownOf(open);
  if (!game) return t('onlineGame.status.gone');
  const trouble = troubleNow();
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
  return t(away.includes(mover) ? 'onlineGame.status.waitsForAway' : 'onlineGame.status.waitsFor', words);
}

function troubleNow() {
  const state = onlineNow();
  return TROUBLES.find((each) => state.kind === 'playing' && state.problem === each);
}
