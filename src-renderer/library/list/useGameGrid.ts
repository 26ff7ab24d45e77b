import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useGridList } from 'react-aria/useGridList';
import { useTranslation } from 'react-i18next';
import { type Key, type ListState, type Selection, useListState } from 'react-stately';
import type { EntryId } from '../../../src-shared/bridge/bridge';
import type { Entry } from '../../../src-shared/library/entry';
import { rowWords } from '../entry-words';
import { pick, useView } from '../view';
import { RowCollection } from './row-collection';
import type { Heights, Rows } from './rows';
import type { Listing } from './useListing';
import { useLayoutDelegate } from './useRows';

export interface GameGridProps {
  readonly listing: Listing;
  readonly rows: Rows;
  readonly heights: Heights;
  readonly today: Date;
  /** Enter, or a double click. */
  readonly onOpen: (id: EntryId) => void;
}

/** The games as React Aria leads through them: keys, choice and focus. */
export function useGameGrid(
  list: RefObject<HTMLElement | null>,
  { listing, rows, heights, today, onOpen }: GameGridProps,
) {
  const { t } = useTranslation();
  const collection = useMemo(
    () => new RowCollection(rows.lines, (entry) => rowWords(entry, today, t)),
    [rows, today, t],
  );
  const layoutDelegate = useLayoutDelegate(list, collection, { heights, rows });
  const state = useListState<Entry>({
    collection,
    layoutDelegate,
    selectionMode: 'multiple',
    selectionBehavior: 'replace',
    selectedKeys: useView(({ chosen }) => chosen),
    onSelectionChange: (selection) => chooseIn(selection, listing),
  });
  const options = {
    'aria-label': t('library.list'),
    isVirtualized: true,
    disallowTypeAhead: true,
    escapeKeyBehavior: 'none' as const,
    layoutDelegate,
    onAction: (key: Key) => onOpen(String(key)),
  };
  const { gridProps } = useGridList(options, state, list);
  useFirstFocus(state);
  return { collection, state, gridProps };
}

/** With all that are selected, those are meant that are listed. */
function chooseIn(selection: Selection, { entries }: Listing): void {
  if (selection === 'all') pick(new Set(entries.map(({ id }) => id)));
  else if (areIds(selection)) pick(selection);
}

const areIds = (keys: ReadonlySet<Key>): keys is ReadonlySet<EntryId> =>
  [...keys].every((key) => typeof key === 'string');

/** What is chosen gets the focus when the list comes, unless something else has it: keys lead on from there. */
function useFirstFocus({ selectionManager }: ListState<Entry>): void {
  const isDone = useRef(false);
  const first = selectionManager.firstSelectedKey;
  useEffect(() => {
    if (isDone.current || first === null) return;
    isDone.current = true;
    if (document.activeElement !== document.body) return;
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(first);
  });
}
