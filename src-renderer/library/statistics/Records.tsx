import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Best, Bests } from '../../../src-shared/library/bests';
import { grouped } from '../../../src-shared/library/grouped';
import { BoardPicture } from '../../board/BoardPicture';
import { reportErrors } from '../../stage/failures';
import { useToday } from '../../ui/useToday';
import { openEntry } from '../opening';
import { gameDayWords, opponentsWords } from './game-words';
import { type RecordBoard, useRecordBoards } from './useRecordBoards';

/** What is shown with a picture, the first of a game in large letters. */
const PICTURED = ['line', 'loop', 'score', 'win'] as const;
type Pictured = (typeof PICTURED)[number];

/** A game that holds one record or several. */
interface RecordGame {
  readonly game: Best['game'];
  readonly kinds: readonly { readonly kind: Pictured; readonly value: number }[];
}

function recordGames(bests: Bests): RecordGame[] {
  const held = PICTURED.flatMap((kind) => {
    const best = bests[kind];
    return best ? [{ kind, ...best }] : [];
  });
  return [...grouped(held, ({ game }) => [game])].map(([game, kinds]) => ({ game, kinds }));
}

/** The games that hold the own records. */
export function Records({ bests }: { bests: Bests }) {
  const { t } = useTranslation();
  const records = useMemo(() => recordGames(bests), [bests]);
  const boards = useRecordBoards(useMemo(() => records.map(({ game }) => game), [records]));
  return (
    <section className="statistics-part" aria-label={t('statistics.records')}>
      <h2>{t('statistics.records')}</h2>
      {records.length === 0 && <p className="statistics-empty">{t('statistics.noRecords')}</p>}
      {records.map((record) => (
        <RecordCard key={record.game.id} record={record} board={boards.get(record.game.id)} />
      ))}
    </section>
  );
}

function RecordCard({ record: { game, kinds }, board }: { record: RecordGame; board: RecordBoard | undefined }) {
  const { t } = useTranslation();
  const today = useToday();
  const [title, ...others] = kinds.map(({ kind, value: count }) => t(`statistics.record.${kind}`, { count }));
  const when = t('statistics.recordOf', { opponents: opponentsWords(game), date: gameDayWords(game, today) });
  return (
    <Button className="record-card" onPress={() => void reportErrors(() => openEntry(game.id))}>
      <span className="record-picture">{board && <BoardPicture {...board} />}</span>
      <span className="record-words">
        <strong>{title}</strong>
        {[when, ...others].map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
    </Button>
  );
}
