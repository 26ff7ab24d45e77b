import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NativeMenus } from '../../src-shared/bridge/bridge';
import { attempt } from '../play/dialogs';
import { type Table, useTable } from '../play/table';
import type { Words } from '../words/words';
import { isMac } from './keys';
import { menuModels } from './menu-model';

/** Where the system shows the menus itself: tells main what they hold, and does what is chosen there. */
export function useNativeMenus(): void {
  const { t } = useTranslation();
  useEffect(() => (isMac() ? keepShown(t) : undefined), [t]);
  useEffect(() => window.tantrix.onMenuChosen((id) => runItem(id, t)), [t]);
}

/** Tells main of the menus now and whenever they change; gives the function that ends it. */
function keepShown(t: Words): () => void {
  let shown = '';
  const show = (table: Table) => {
    const menus = nativeMenus(table, t);
    const text = JSON.stringify(menus);
    if (text === shown) return;
    shown = text;
    void attempt(() => window.tantrix.showMenus(menus));
  };
  show(useTable.getState());
  return useTable.subscribe(show);
}

/** Of the menus, what a system can show. While a dialog is open nothing can be chosen. */
export const nativeMenus = (table: Table, t: Words): NativeMenus =>
  menuModels(table, t).map(({ id, words, groups }) => ({
    id,
    words,
    groups: groups.map((group) =>
      group.map(({ id: item, words: label, keys, isEnabled, isOn }) => ({
        id: item,
        words: label,
        isEnabled: isEnabled && table.dialog === undefined,
        ...(keys ? { keys } : {}),
        ...(isOn === undefined ? {} : { isOn }),
      })),
    ),
  }));

/** Does what stands under this name in the menus now, if it can be done. */
export function runItem(id: string, t: Words): void {
  const table = useTable.getState();
  if (table.dialog !== undefined) return;
  const items = menuModels(table, t).flatMap(({ groups }) => groups.flat());
  const item = items.find((each) => each.id === id);
  if (item?.isEnabled) item.run();
}
