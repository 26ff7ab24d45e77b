import { useEffect, useState } from 'react';
import { Button, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableSeen } from '../../../src-shared/bridge/bridge';
import { Icon } from '../../stage/Icon';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { tryTable, withChosen } from './join-form';
import { ProblemAt } from './ProblemAt';
import { TableRow } from './TableRow';
import { UnfinishedGames } from './UnfinishedGames';
import type { useJoining } from './useJoining';

const REFRESH = 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.6 2.8v3.6H13';

/** Milliseconds without a find after which help is given: most tables answer within one second. */
const PATIENCE_MS = 5000;

type NetworkTablesProps = ReturnType<typeof useJoining> & { readonly chosen: TableSeen | undefined };

/** The tables on this network, a row each. */
export function NetworkTables(joining: NetworkTablesProps) {
  const { t } = useTranslation();
  const { form, setForm, tables, refused, take, look, refuse, chosen } = joining;
  const [search, setSearch] = useState(0);
  const isLate = useIsLate(tables.length === 0, search);
  const choose = (id: string) => setForm((now) => withChosen(now, id));
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
      {tables.length === 0 ? (
        <NoTables isLate={isLate || refused === 'noDiscovery'} />
      ) : (
        <RadioGroup
          className="meeting-tables"
          aria-labelledby="meeting-tables"
          value={chosen?.id ?? null}
          onChange={choose}
        >
          {tables.map((table) => (
            <TableRow
              key={table.id}
              table={table}
              form={form}
              isChosen={table.id === chosen?.id}
              refused={refused}
              onChoose={() => choose(table.id)}
              onPassword={(password) => setForm({ ...form, password, refused: undefined })}
              onGo={() => take(tryTable(form, table))}
            />
          ))}
        </RadioGroup>
      )}
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
