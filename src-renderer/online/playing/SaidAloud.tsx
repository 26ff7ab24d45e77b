import { useTranslation } from 'react-i18next';
import { useOnline } from '../state';
import { saidWords } from './ChatLines';
import { useUnread } from './chat';
import { gameIn, peopleWith, seatWords } from './game';

/** What others say while the chat is not shown, for those who do not see its mark. */
export function SaidAloud() {
  const { t } = useTranslation();
  const state = useOnline();
  const game = gameIn(state);
  const last = useUnread(state).at(-1);
  const words =
    last && game
      ? t('onlineGame.chat.said', {
          player: seatWords(game, peopleWith(game, last.seat), t),
          words: saidWords(last, t),
        })
      : '';
  return (
    <p className="hidden-label" role="status">
      {words}
    </p>
  );
}
