import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import { wordsNow } from '../../words/words';
import { lastMade } from '../last-made';
import { useLibrary } from '../library';
import { useOnlineEntries } from '../online-games';
import { useView } from '../view';
import { type Filters, filtered, type SearchTexts } from './filters';
import { type Group, groupsOf, ordered, type Sort } from './listing';
import { searchTexts } from './search-texts';

export interface Listing {
  /** All that fits search and filters, in the order in which it is listed. */
  readonly entries: readonly Entry[];
  readonly groups: readonly Group[];
}

/** The games as they are to be listed, and whether that is all: while many are read, keys and clicks come first. */
export function useListing(): Listing & { readonly isAll: boolean } {
  const { i18n } = useTranslation();
  const { progress } = useLibrary();
  const entries = useEntries();
  const known = useDeferredValue(entries);
  const filters = useView((view) => view.filters);
  const sort = useView((view) => view.sort);
  const listing = listed(inOrder(known, sort), filters, sort, textsIn(i18n.language));
  return { ...listing, isAll: known === entries && !progress };
}

/** The games of the library, and those online that go on; in no order. */
export const useEntries = (): readonly Entry[] =>
  together(
    useLibrary(({ entries }) => entries),
    useOnlineEntries(),
  );

const together = lastMade((kept: readonly Entry[], online: readonly Entry[]) =>
  online.length > 0 ? [...kept, ...online] : kept,
);
const inOrder = lastMade((entries: readonly Entry[], sort: Sort) => ordered(entries, sort));
/** In the language that is spoken. */
const textsIn = lastMade((_language: string) => searchTexts(wordsNow()));
const listed = lastMade((entries: readonly Entry[], filters: Filters, sort: Sort, textOf: SearchTexts): Listing => {
  const groups = groupsOf(filtered(entries, filters, textOf), sort, Date.now());
  return { entries: groups.flatMap((group) => group.entries), groups };
});
