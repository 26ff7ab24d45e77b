import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { WaitingGame } from '../../mail';
import { CommandButton } from '../../stage/CommandButton';
import { reportErrors } from '../../stage/failures';
import { shortDateWords } from '../../words/words';
import { BoardPicture } from '../../board/BoardPicture';
import { openWaiting } from './news';
import { recordSeen } from './record-words';

/** So many are shown; the others stand in the list of all. */
const MOST = 2;

/** The games by mail in which it is the person's turn. */
export function WaitingMail({ waiting }: { waiting: readonly WaitingGame[] }) {
  const { t } = useTranslation();
  if (waiting.length === 0) return null;
  return (
    <section className="start-waiting">
      <div className="start-heading">
        <h2>{t('home.waiting', { count: waiting.length })}</h2>
        <CommandButton id="mailGames" look="link" words={t('home.allMail')} />
      </div>
      <ul>
        {waiting.slice(0, MOST).map((game) => (
          <li key={game.key}>
            <WaitingRow game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ game }: { game: WaitingGame }) {
  const { t } = useTranslation();
  const { others, since, record } = game;
  const { tiles, scores } = recordSeen(record);
  return (
    <>
      <span className="small-picture">
        <BoardPicture tiles={tiles} />
      </span>
      <span>
        <strong>{others}</strong>
        <span className="start-soft">{`${t('home.since', { date: shortDateWords(since) })} · ${scores}`}</span>
      </span>
      <Button
        className="button"
        aria-label={t('home.playMailWith', { others })}
        onPress={() => void reportErrors(() => openWaiting(game))}
      >
        {t('home.playMail')}
      </Button>
    </>
  );
}
