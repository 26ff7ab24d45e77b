import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { UnfinishedOnline as Game } from '../../../src-shared/bridge/bridge';
import { goOnOnline, whereWords } from '../../online';
import { BoardPicture } from '../../board/BoardPicture';
import { CommandButton } from '../../stage/CommandButton';
import { reportErrors } from '../../stage/failures';
import { listWords } from '../../words/words';

/** So many are shown; the others stand where tables are looked for. */
const MOST = 2;

/** The games online that were begun and not finished. */
export function UnfinishedOnline({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation();
  if (games.length === 0) return null;
  return (
    <section className="start-waiting">
      <div className="start-heading">
        <h2>{t('home.online', { count: games.length })}</h2>
        <CommandButton id="playOnline" look="link" words={t('home.allOnline')} />
      </div>
      <ul>
        {games.slice(0, MOST).map((game) => (
          <li key={game.id}>
            <span className="small-picture">
              <BoardPicture tiles={game.laid} />
            </span>
            <span>
              <strong>{listWords(game.names)}</strong>
              <span className="start-soft">{whereWords(game, t)}</span>
            </span>
            <Button
              className="button"
              aria-label={t('home.continueOnline', { names: listWords(game.names) })}
              onPress={() => void reportErrors(() => goOnOnline(game.id))}
            >
              {t('home.continue')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
