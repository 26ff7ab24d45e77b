import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { EntryId } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';
import { counted } from '../../words/words';
import { entriesOf, star } from '../changing';
import { exportResults, exportZip } from '../exporting/exporting';
import { useListing } from '../list/useListing';
import { deleteChosen } from '../usePageKeys';

/** What is done with several games together. */
export function ManyChosen({ chosen }: { chosen: ReadonlySet<EntryId> }) {
  const { t } = useTranslation();
  const listing = useListing();
  const entries = useMemo(() => listing.entries.filter(({ id }) => chosen.has(id)), [listing, chosen]);
  const starChosen = () => star(entriesOf(chosen), true);
  return (
    <div className="detail-many">
      <h2>{t('library.chosen', counted(chosen.size))}</h2>
      <p className="game-soft">{t('library.chosenHint')}</p>
      <Button className="button" onPress={() => void reportErrors(() => exportZip(entries, t('library.exportName')))}>
        {t('library.form.zip')}
      </Button>
      <Button
        className="button"
        onPress={() => void reportErrors(() => exportResults(entries, t('library.exportName')))}
      >
        {t('library.form.csv')}
      </Button>
      <Button className="button" onPress={starChosen}>
        {t('library.act.star')}
      </Button>
      <Button className="button" onPress={() => deleteChosen(listing)}>
        {t('library.act.delete')}
      </Button>
    </div>
  );
}
