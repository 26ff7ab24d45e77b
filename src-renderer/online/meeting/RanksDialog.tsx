import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ranking } from '../../../src-shared/bridge/bridge';
import type { PropsOf } from '../../stage/dialogs';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { reportErrors } from '../../stage/failures';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { openServer, type ranksDialog } from './opening';

/** The ranks of a server: the best, and the person here. */
export function RanksDialog({ server, self }: PropsOf<typeof ranksDialog>) {
  const { t } = useTranslation();
  const [ranking, setRanking] = useState<Ranking | null>();
  useEffect(() => void reportErrors(async () => setRanking(await window.tantrix.serverRanks())), []);
  const close = () => openServer(server.address, self);
  return (
    <DialogFrame title={t('online.ranks.title', { server: server.name })} onCancel={close}>
      <div className="server-ranks">
        {ranking === undefined && <ThinkingMark />}
        {ranking === null && <p role="status">{t('online.ranks.unreached')}</p>}
        {ranking?.best.length === 0 && <p>{t('online.ranks.none')}</p>}
        {ranking && ranking.best.length > 0 && <RankTable ranking={ranking} />}
      </div>
      <p className="field-hint">{t('online.ranks.text')}</p>
      <DialogButtons choices={[{ words: t('button.close'), run: close, look: 'primary' }]} />
    </DialogFrame>
  );
}

function RankTable({ ranking: { best, own } }: { readonly ranking: Ranking }) {
  const { t } = useTranslation();
  const rows = best.map((each, at) => ({ ...each, place: at + 1 }));
  // Who is not among the best stands below them.
  const all = own && !best.some(({ key }) => key === own.key) ? [...rows, own] : rows;
  return (
    // A long table is scrolled by the keyboard, too.
    // oxlint-disable-next-line no-noninteractive-tabindex -- as above
    <div className="server-ranks-table" tabIndex={0} role="group" aria-label={t('online.server.ranks')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('online.ranks.place')}</th>
            <th scope="col">{t('online.ranks.name')}</th>
            <th scope="col">{t('online.ranks.rank')}</th>
            <th scope="col">{t('online.ranks.games')}</th>
            <th scope="col">{t('online.ranks.left')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ key, place, name, rank, games, left }) => (
            <tr key={key} {...(key === own?.key ? { 'data-own': '' } : {})}>
              <td>{place}</td>
              <th scope="row">{key === own?.key ? t('online.ranks.you', { name }) : name}</th>
              <td>{Math.round(rank)}</td>
              <td>{games}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
