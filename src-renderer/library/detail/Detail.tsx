import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { BoardPicture } from '../../board/BoardPicture';
import { datePartWords } from '../../words/words';
import { headlineWords, kindWords } from '../entry-words';
import { useEntries } from '../list/useListing';
import { onlineGameOf } from '../online-games';
import { tilesOf, winningPaths } from '../records';
import { useView } from '../view';
import { DetailActs } from './DetailActs';
import { DetailFacts } from './DetailFacts';
import { DetailMenu } from './DetailMenu';
import { ManyChosen } from './ManyChosen';
import { NoteField } from './NoteField';
import { OnlineDetail } from './OnlineDetail';
import { useRecord } from './useRecord';

/**
 * The game that is chosen, large.
 *
 * @param isAlone it stands in place of the list, to which it leads back
 */
export function Detail({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useTranslation();
  const chosen = useView((view) => view.chosen);
  const [id] = chosen;
  const entry = useEntries().find((each) => each.id === id);
  const online = entry && onlineGameOf(entry);
  return (
    <aside className={isAlone ? 'library-detail is-alone' : 'library-detail'} aria-label={t('library.details')}>
      {chosen.size > 1 ? (
        <ManyChosen chosen={chosen} />
      ) : (
        entry &&
        (online ? (
          <OnlineDetail key={entry.id} entry={entry} game={online} hasFocus={isAlone} />
        ) : (
          <One key={entry.id} entry={entry} hasFocus={isAlone} />
        ))
      )}
    </aside>
  );
}

function One({ entry, hasFocus }: { entry: Entry; hasFocus: boolean }) {
  const { t } = useTranslation();
  const record = useRecord(entry);
  const moment = datePartWords(new Date(entry.at), 'moment');
  return (
    <>
      <DetailPicture record={record} />
      <div className="detail-words">
        <div className="detail-head">
          <h2>{headlineWords(entry, record, t)}</h2>
          <DetailMenu entry={entry} record={record} />
          <p className="game-soft">{[moment, kindWords(entry, t)].join(' · ')}</p>
        </div>
        {record === null ? (
          <p className="detail-unreadable" role="alert">
            {t('library.unreadable')}
          </p>
        ) : (
          <DetailActs entry={entry} record={record} hasFocus={hasFocus} />
        )}
        <DetailFacts entry={entry} record={record} />
        <NoteField entry={entry} />
      </div>
    </>
  );
}

/** The board, with what has won lit. */
function DetailPicture({ record }: { record: AnyRecord | null | undefined }) {
  return (
    <div className="detail-picture">
      {record && <BoardPicture tiles={tilesOf(record)} lit={winningPaths(record)} />}
    </div>
  );
}
