import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineProblem, UnfinishedOnline } from '../../../src-shared/bridge/bridge';
import { BoardPicture } from '../../board/BoardPicture';
import { reportErrors } from '../../stage/failures';
import { Icon } from '../../stage/Icon';
import { restingWords } from '../../stage/turn-words';
import { listWords, shortDateWords, type Words } from '../../words/words';
import { besideEachOther } from './table-words';

const CROSS = 'M5.5 5.5l9 9M14.5 5.5l-9 9';

interface UnfinishedGamesProps {
  readonly onRefused: (problem: OnlineProblem | null) => void;
}

/** The games online that were begun and not finished, to go on with. */
export function UnfinishedGames({ onRefused }: UnfinishedGamesProps) {
  const { t } = useTranslation();
  const [games, setGames] = useState<readonly UnfinishedOnline[]>([]);
  useEffect(() => void reportErrors(async () => setGames(await window.tantrix.unfinishedOnline())), []);
  if (games.length === 0) return null;
  return (
    <section>
      <h3 id="meeting-unfinished">{t('online.join.unfinished')}</h3>
      <ul className="meeting-tables" aria-labelledby="meeting-unfinished">
        {games.map((game) => (
          <UnfinishedRow key={game.id} game={game} onRefused={onRefused} />
        ))}
      </ul>
    </section>
  );
}

function UnfinishedRow({ game, onRefused }: UnfinishedGamesProps & { game: UnfinishedOnline }) {
  const { t } = useTranslation();
  const [isDropped, setDropped] = useState(false);
  const { id, rules, names } = game;
  const told = { table: rules.name, names: listWords(names) };
  const drop = (is: boolean) =>
    void reportErrors(async () => {
      await window.tantrix.dropOnline({ id, isDropped: is });
      setDropped(is);
    });
  if (isDropped)
    return (
      <li className="meeting-table meeting-dropped">
        <span role="status">{t('online.join.dropped', told)}</span>
        {/* What was pressed is gone: the way back has the focus. */}
        <Button className="button" autoFocus onPress={() => drop(false)}>
          {t('online.join.undoDrop')}
        </Button>
      </li>
    );
  return (
    <li className="meeting-table meeting-unfinished">
      <span className="small-picture">
        <BoardPicture tiles={game.laid} />
      </span>
      <div className="meeting-what">
        <strong>{listWords(names)}</strong>
        <span>{besideEachOther([rules.name, whereWords(game, t)])}</span>
      </div>
      <Button
        className="button"
        aria-label={t('online.join.goOnWith', told)}
        onPress={() => void reportErrors(async () => onRefused(await window.tantrix.resumeOnline(id)))}
      >
        {t('online.join.goOn')}
      </Button>
      <Button className="button button-bare" aria-label={t('online.join.drop', told)} onPress={() => drop(true)}>
        <Icon path={CROSS} />
      </Button>
    </li>
  );
}

/** Whose turn it is, how far it is, since when it rests, and where it is played. */
export function whereWords(game: UnfinishedOnline, t: Words): string {
  const { rules, laid, at, server } = game;
  const state = restingWords(game, t);
  return besideEachOther([
    ...(rules.isRace ? [t('gobble.title')] : []),
    ...(state === undefined ? [] : [state]),
    t('online.join.laid', { count: laid.length }),
    shortDateWords(new Date(at)),
    ...(server === undefined ? [] : [server]),
  ]);
}
