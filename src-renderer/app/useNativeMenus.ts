import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NativeMenus } from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import type { OpenTable } from '../stage/tables';
import type { Words } from '../words/words';
import { type CommandId, onCommands, tableOfCommands } from '../stage/commands';
import { isMac } from '../stage/keys';
import { menuModels } from './menu-model';
import { isTableAway, stageNow } from '../stage/dialogs';

/** Where the system shows the menus itself: tells main what they hold, and does what is chosen there. */
export function useNativeMenus(): void {
  const { t } = useTranslation();
  useEffect(() => (isMac() ? keepShown(t) : undefined), [t]);
  useEffect(() => window.tantrix.onMenuChosen((id) => runItem(id, t)), [t]);
}

/** Tells main of the menus now and whenever they change; gives the function that ends it. */
function keepShown(t: Words): () => void {
  let shown = '';
  const show = () => {
    const menus = nativeMenus(tableOfCommands(), t);
    const text = JSON.stringify(menus);
    if (text === shown) return;
    shown = text;
    void reportErrors(() => window.tantrix.showMenus(menus));
  };
  show();
  return onCommands(show);
}

/** What can be done while the preview stands in place of the table. */
const IN_PREVIEW: readonly string[] = ['print', 'printSetup'] satisfies CommandId[];

/** Where the window draws the menus itself, a dialog or the preview keeps everybody from them. */
function isReachable(id: string): boolean {
  const stage = stageNow();
  const isOpen = stage.screen === undefined || isTableAway(stage) || IN_PREVIEW.includes(id);
  return stage.dialog === undefined && isOpen;
}

/** Of the menus, what a system can show, and whether it can be chosen now. */
export const nativeMenus = (table: OpenTable | undefined, t: Words): NativeMenus =>
  menuModels(table, t).map(({ id, words, groups }) => ({
    id,
    words,
    groups: groups.map((group) =>
      group.map(({ id: item, words: label, keys, isEnabled, isOn }) => ({
        id: item,
        words: label,
        isEnabled: isEnabled && isReachable(item),
        ...(keys ? { keys } : {}),
        ...(isOn === undefined ? {} : { isOn }),
      })),
    ),
  }));

/** Does what stands under this name in the menus now, if it can be done. */
export function runItem(id: string, t: Words): void {
  const table = tableOfCommands();
  const items = menuModels(table, t).flatMap(({ groups }) => groups.flat());
  const item = items.find((each) => each.id === id);
  if (item?.isEnabled && isReachable(id)) item.run();
}
