import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ServerSeen } from '../../../src-shared/bridge/bridge';
import { openDialog } from '../../stage/dialogs';
import { Icon } from '../../stage/Icon';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { withServer } from './join-form';
import { REFRESH } from './NetworkTables';
import { keyDialog, ranksDialog } from './opening';
import { ProblemAt } from './ProblemAt';
import type { Self } from './self';
import { ServerField } from './ServerField';
import { besideEachOther } from './table-words';
import { TableList, type TableListProps } from './TableList';
import { UnfinishedGames } from './UnfinishedGames';

/** The server that is looked at, with its tables; or which one is to be. */
export function ServerTables(joining: TableListProps) {
  const { form, setForm, known, server, refused, refuse, visit } = joining;
  const change = (text: string) => {
    setForm((now) => withServer(now, text));
    // One that was met before is connected at once.
    if (known.some(({ address }) => address === text)) visit(text);
  };
  return (
    <>
      <UnfinishedGames onRefused={refuse} />
      <ServerField
        value={form.server ?? ''}
        known={known}
        isWrong={!server && refused === 'invitation'}
        onChange={change}
      />
      {server && <TablesAt {...joining} server={server} />}
      <ProblemAt place="tables" problem={refused} />
    </>
  );
}

function TablesAt({ server, ...joining }: TableListProps & { readonly server: ServerSeen }) {
  const { t } = useTranslation();
  const { tables, look, form } = joining;
  return (
    <section className="meeting-server">
      <ServerHead server={server} self={form.self} onRefresh={() => look()} />
      {!server.isAuthenticated && <p className="meeting-doubt">{t('online.server.unproved')}</p>}
      {tables.length === 0 ? <NoTables server={server} /> : <TableList {...joining} server={server} />}
    </section>
  );
}

interface ServerHeadProps {
  readonly server: ServerSeen;
  readonly self: Self;
  readonly onRefresh: () => void;
}

function ServerHead({ server, self, onRefresh }: ServerHeadProps) {
  const { t } = useTranslation();
  const { name, programs, games } = server;
  return (
    <div className="meeting-list-head">
      <div className="meeting-what">
        <h3 id="meeting-tables">{name}</h3>
        <span>
          {besideEachOther([
            t('online.server.programs', { count: programs }),
            t('online.server.games', { count: games }),
          ])}
        </span>
      </div>
      <div className="meeting-tools">
        <Button className="button button-bare" onPress={() => openDialog(ranksDialog, { server, self })}>
          {t('online.server.ranks')}
        </Button>
        <Button className="button button-bare" onPress={() => openDialog(keyDialog, { server: server.address, self })}>
          {t('online.server.key')}
        </Button>
        <Button className="button button-bare" onPress={onRefresh}>
          <Icon path={REFRESH} />
          {t('online.join.refresh')}
        </Button>
      </div>
    </div>
  );
}

/** In place of tables. */
function NoTables({ server }: { readonly server: ServerSeen }) {
  const { t } = useTranslation();
  return (
    <div className="meeting-none" role="status">
      <p>
        {!server.isReached && <ThinkingMark />}
        {t(server.isReached ? 'online.server.none' : 'online.server.away')}
      </p>
    </div>
  );
}
