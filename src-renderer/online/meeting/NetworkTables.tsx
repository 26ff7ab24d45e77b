import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../stage/Icon';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { ProblemAt } from './ProblemAt';
import { TableList, type TableListProps } from './TableList';
import { UnfinishedGames } from './UnfinishedGames';

export const REFRESH = 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.6 2.8v3.6H13';

/** Milliseconds without a find after which help is given: most tables answer within one second. */
const PATIENCE_MS = 5000;

/** The tables on this network, a row each. */
export function NetworkTables(joining: TableListProps) {
  const { t } = useTranslation();
  const { tables, refused, look, refuse } = joining;
  const [search, setSearch] = useState(0);
  const isLate = useIsLate(tables.length === 0, search);
  const again = () => {
    setSearch(search + 1);
    look();
  };
  return (
    <>
      <UnfinishedGames onRefused={refuse} />
      <div className="meeting-list-head">
        <h3 id="meeting-tables">{t('online.join.tables')}</h3>
        <Button className="button button-bare" onPress={again}>
          <Icon path={REFRESH} />
          {t('online.join.refresh')}
        </Button>
      </div>
      {tables.length === 0 ? <NoTables isLate={isLate || refused === 'noDiscovery'} /> : <TableList {...joining} />}
      <ProblemAt place="tables" problem={refused} />
    </>
  );
}

/** Whether something has been waited for longer than one likes; another `search` begins anew. */
function useIsLate(isWaiting: boolean, search: number): boolean {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(search), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, search]);
  return isWaiting && late === search;
}

/** In place of tables: that they are looked for, and after a while what helps. */
function NoTables({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="meeting-none" role="status">
      <p>
        <ThinkingMark />
        {t(isLate ? 'online.join.none.title' : 'online.join.searching')}
      </p>
      {isLate && (
        <ul>
          <li>{t('online.join.none.network')}</li>
          <li>{t('online.join.none.firewall')}</li>
          <li>{t('online.join.none.invitation')}</li>
        </ul>
      )}
    </div>
  );
}
