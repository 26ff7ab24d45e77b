import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { useListing } from '../list/useListing';
import { PageMenu } from '../PageMenu';
import { moreGroups } from './entry-items';

/** What else is done with a game. */
export function DetailMenu({ entry, record }: { entry: Entry; record: AnyRecord | null | undefined }) {
  const { t } = useTranslation();
  const listing = useListing();
  return <PageMenu label={t('library.more')} groups={moreGroups(entry, record, listing, t)} />;
}
