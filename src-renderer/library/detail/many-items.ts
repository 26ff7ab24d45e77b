import type { Entry } from '../../../src-shared/library/entry';
import type { Words } from '../../words/words';
import { deleteListed, star } from '../changing';
import { exportResults, exportZip } from '../exporting/exporting';
import type { Listing } from '../list/useListing';
import type { PageMenuItem } from '../PageMenu';

/** What is done with several games together. */
export const manyItems = (entries: readonly Entry[], listing: Listing, t: Words): readonly PageMenuItem[] => [
  { words: t('library.form.zip'), run: () => exportZip(entries, t('library.exportName')) },
  { words: t('library.form.csv'), run: () => exportResults(entries, t('library.exportName')) },
  { words: t('library.act.star'), run: () => star(entries, true) },
  { words: t('library.act.delete'), run: () => deleteListed(new Set(entries.map(({ id }) => id)), listing.entries) },
];
