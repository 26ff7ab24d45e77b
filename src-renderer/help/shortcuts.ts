import { commandIds, commandOf, type CommandId, menuGroups, MENUS, type MenuId } from '../stage/commands';
import { declareDialog, openDialog } from '../stage/dialogs';

/** All keys that commands have, as the commands themselves say. */

export const shortcutsDialog = declareDialog('shortcuts');

export const showShortcuts = (): void => openDialog(shortcutsDialog, {});

/** A command with every key that runs it, as tinykeys writes keys. */
export interface Shortcut {
  readonly id: CommandId;
  readonly keys: readonly string[];
}

/** The shortcuts of a menu in its order, or of what stands in no menu. */
export interface ShortcutGroup {
  readonly of: MenuId | 'table';
  readonly shortcuts: readonly Shortcut[];
}

/** The same key with and without Shift, as on keyboards where a sign needs it, is told once. */
const UNTOLD = ['Shift++', '='];

/** All keys of all commands, menu by menu. */
export function shortcutGroups(): ShortcutGroup[] {
  const inMenus = MENUS.map((of) => ({ of, ids: menuGroups(of).flat() }));
  const apart = commandIds().filter((id) => !commandOf(id).menu);
  return [...inMenus, { of: 'table' as const, ids: apart }]
    .map(({ of, ids }) => ({ of, shortcuts: ids.flatMap((id) => shortcutOf(id)) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

function shortcutOf(id: CommandId): Shortcut[] {
  const keys = (commandOf(id).keys ?? []).filter((each) => !UNTOLD.includes(each));
  return keys.length > 0 ? [{ id, keys }] : [];
}
