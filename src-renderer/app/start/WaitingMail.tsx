import { useTranslation } from 'react-i18next';
import type { WaitingGame } from '../../mail';
import { shortDateWords } from '../../words/words';
import { openWaiting } from './news';
import { recordSeen } from './record-words';
import { WaitingGames } from './WaitingGames';

/** The games by mail in which it is the person's turn. */
export function WaitingMail({ waiting }: { waiting: readonly WaitingGame[] }) {
  const { t } = useTranslation();
  return (
    <WaitingGames
      heading={t('home.waiting', { count: waiting.length })}
      all={{ id: 'mailGames', words: t('home.allMail') }}
      rows={waiting.map((game) => {
        const { key, others, since, record } = game;
        const { tiles, scores } = recordSeen(record);
        return {
          key,
          tiles,
          others,
          facts: `${t('home.since', { date: shortDateWords(since) })} · ${scores}`,
          button: t('home.playMail'),
          label: t('home.playMailWith', { others }),
          run: () => openWaiting(game),
        };
      })}
    />
  );
}
