import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { UnfinishedOnline } from '../../../src-shared/bridge/bridge';
import type { Entry } from '../../../src-shared/library/entry';
import { BoardPicture } from '../../board/BoardPicture';
import { reportErrors } from '../../stage/failures';
import { datePartWords } from '../../words/words';
import { headlineWords, kindWords } from '../entry-words';
import { useListing } from '../list/useListing';
import { goOnWith } from '../online-games';
import { PageMenu } from '../PageMenu';
import { DetailFacts } from './DetailFacts';
import { onlineGroups } from './entry-items';

interface OnlineDetailProps {
  readonly entry: Entry;
  readonly game: UnfinishedOnline;
  /** Whether the button gets the focus as it comes. */
  readonly hasFocus: boolean;
}

/** A game online that goes on, large. */
export function OnlineDetail({ entry, game, hasFocus }: OnlineDetailProps) {
  const { t } = useTranslation();
  const listing = useListing();
  const moment = datePartWords(new Date(entry.at), 'moment');
  const where = game.server === undefined ? [] : [game.server];
  return (
    <>
      <div className="detail-picture">
        <BoardPicture tiles={game.laid} />
      </div>
      <div className="detail-words">
        <div className="detail-head">
          <h2>{headlineWords(entry, undefined, t)}</h2>
          <PageMenu label={t('library.more')} groups={onlineGroups(entry, listing, t)} />
          <p className="game-soft">{[moment, kindWords(entry, t), game.rules.name, ...where].join(' · ')}</p>
        </div>
        <div className="detail-acts">
          <Button
            className="button button-primary"
            autoFocus={hasFocus}
            onPress={() => void reportErrors(() => goOnWith(game))}
          >
            {t('home.continue')}
          </Button>
        </div>
        <DetailFacts entry={entry} record={undefined} />
      </div>
    </>
  );
}
