import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { counted, figureWords } from '../words/words';
import { undoDelete } from './changing';
import { useLibrary } from './library';
import { useListing } from './list/useListing';
import { useTold } from './news';
import { isTrouble, newsWords } from './news-words';
import { onlineGameOf } from './online-games';
import { useTab } from './tab';

/** What the status bar says while the page is shown: what was done last, or else how many games there are. */
export function LibraryStatus() {
  const { t } = useTranslation();
  const { news, deleted } = useTold();
  const count = useLibrary(({ entries }) => entries.length);
  const entries = useListing().entries.filter((entry) => !onlineGameOf(entry));
  const isOfGames = useTab() === 'games';
  const words =
    entries.length === count
      ? t('library.inFolder', counted(count))
      : t('library.found', { number: figureWords(entries.length, 0), of: figureWords(count, 0) });
  return (
    <>
      <p className={news && isTrouble(news) ? 'library-status is-trouble' : 'library-status'} role="status">
        {news ? newsWords(news, t) : isOfGames ? words : t('statistics.status')}
      </p>
      {deleted.length > 0 && (
        <Button className="button" onPress={() => void reportErrors(undoDelete)}>
          {t('command.undo')}
        </Button>
      )}
    </>
  );
}
