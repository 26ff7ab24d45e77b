import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { EntryId } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';
import { counted } from '../../words/words';
import { useListing } from '../list/useListing';
import { manyItems } from './many-items';

/** What is done with several games together. */
export function ManyChosen({ chosen }: { chosen: ReadonlySet<EntryId> }) {
  const { t } = useTranslation();
  const listing = useListing();
  const entries = useMemo(() => listing.entries.filter(({ id }) => chosen.has(id)), [listing, chosen]);
  return (
    <div className="detail-many">
      <h2>{t('library.chosen', counted(chosen.size))}</h2>
      <p className="game-soft">{t('library.chosenHint')}</p>
      {manyItems(entries, listing, t).map(({ words, run }) => (
        <Button key={words} className="button" onPress={() => void reportErrors(async () => run())}>
          {words}
        </Button>
      ))}
    </div>
  );
}
