import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineProblem, UnfinishedOnline } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';
import { datePartWords, listWords } from '../../words/words';

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
        {games.map(({ id, rules, names, at }) => (
          <li key={id} className="meeting-table">
            <div className="meeting-what">
              <strong>{rules.name}</strong>
              <span>
                {t('online.join.unfinishedAt', {
                  names: listWords(names),
                  when: datePartWords(new Date(at), 'moment'),
                })}
              </span>
            </div>
            <Button
              className="button"
              aria-label={t('online.join.goOnWith', { table: rules.name, names: listWords(names) })}
              onPress={() => void reportErrors(async () => onRefused(await window.tantrix.resumeOnline(id)))}
            >
              {t('online.join.goOn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
