import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../stage/failures';
import { proposeRemoval, type rankRemovablesDialog, showRankings } from './rankings-dialog';
import { datePartWords } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { Pages, PAGE_SIZE } from './Pages';
import { type PropsOf } from '../stage/dialogs';

/** The results of a player, or the imports of the table, each with a way to take it out. */
export function RemovablesDialog({ what, player, items }: PropsOf<typeof rankRemovablesDialog>) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  return (
    <DialogFrame
      title={t(`rankings.removables.${what}`, { name: player?.name ?? '' })}
      onCancel={() => void reportErrors(showRankings)}
    >
      {items.length === 0 && <p>{t('rankings.noImports')}</p>}
      <Pages page={page} count={items.length} onChange={setPage} />
      <ul className="removables">
        {items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ id, at, words }) => (
          <li key={id}>
            <span>{words}</span>
            <span className="rankings-hint">{datePartWords(new Date(at), 'shortMoment')}</span>
            <Button
              className="button"
              aria-label={t(`rankings.removeItem.${what}`, { words })}
              onPress={() => void reportErrors(() => proposeRemoval({ what, id }))}
            >
              {t(`rankings.removeItem.short.${what}`)}
            </Button>
          </li>
        ))}
      </ul>
      <DialogButtons
        choices={[{ words: t('button.close'), run: () => void reportErrors(showRankings), look: 'primary' }]}
      />
    </DialogFrame>
  );
}
