import type { Entry } from '../../../src-shared/library/entry';
import type { Words } from '../../words/words';
import { deleteListed, star } from '../changing';
import { exportResults, exportZip } from '../exporting/exporting';
import type { Listing } from '../list/useListing';
import { onlineGameOf } from '../online-games';
import type { PageMenuItem } from '../PageMenu';

/** What is done with several games together: of those online that go on there is no file yet. */
export function manyItems(entries: readonly Entry[], listing: Listing, t: Words): readonly PageMenuItem[] {
  const files = entries.filter((entry) => !onlineGameOf(entry));
  const drop = () => deleteListed(new Set(entries.map(({ id }) => id)), listing.entries);
  if (files.length === 0) return [{ words: t('library.act.drop'), run: drop }];
  return [
    { words: t('library.form.zip'), run: () => exportZip(files, t('library.exportName')) },
    { words: t('library.form.csv'), run: () => exportResults(files, t('library.exportName')) },
    { words: t('library.act.star'), run: () => star(files, true) },
    { words: t('library.act.delete'), run: drop },
  ];
}
