import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { openRecent, type RecentRecord } from '../../files';
import { reportErrors } from '../../stage/failures';
import { BoardPicture } from '../../board/BoardPicture';
import { nameOfFile, recordSeen } from './record-words';

/** The games that were open last, each with how its board lies. */
export function RecentGames({ recent }: { recent: readonly RecentRecord[] }) {
  const { t } = useTranslation();
  if (recent.length === 0) return null;
  return (
    <section className="start-recent">
      <h2>{t('home.recent')}</h2>
      <ul>
        {recent.map((each) => (
          <li key={each.file.file}>
            <RecentGame recent={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentGame({ recent }: { recent: RecentRecord }) {
  const { t } = useTranslation();
  const { tiles, players, scores } = recordSeen(recent.record);
  const name = nameOfFile(recent);
  return (
    <Button className="recent-game" onPress={() => void reportErrors(() => openRecent(recent.file))}>
      <span className="hidden-label">{t('home.openRecent', { name })}</span>
      <span className="small-picture">
        <BoardPicture tiles={tiles} />
      </span>
      <strong>{scores || name}</strong>
      <span className="start-soft">{players}</span>
    </Button>
  );
}
