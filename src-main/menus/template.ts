import type { MenuItemConstructorOptions } from 'electron';
import type { NativeMenuItem, NativeMenus } from '../../src-shared/bridge/bridge';
import type { MainWords } from '../words/main-words';
import { say } from '../words/words';

/** Commands that mean something else in a field of text. */
const FIELD_EDITS = ['undo', 'redo', 'copy', 'paste'] as const;
export type FieldEdit = (typeof FIELD_EDITS)[number];

/** What items of the menus do. */
export interface MenuActions {
  /** Tells the page that an item was chosen. */
  readonly choose: (id: string) => void;
  /** Edits the field of text that has the focus. */
  readonly editField: (edit: FieldEdit) => void;
}

/** Commands that a Mac has in the menu of the program; its own Quit closes the window, which asks what Exit asks. */
const IN_APP_MENU = ['about', 'settings', 'exit'];

const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** The menus of the page as macOS has them: with a menu of the program, one of its windows, and the system's own items. */
export function menuTemplate(menus: NativeMenus, appName: string, actions: MenuActions): MenuItemConstructorOptions[] {
  const items = menus.flatMap(({ groups }) => groups.flat());
  const inApp = (id: string) => items.filter((item) => item.id === id).map((item) => itemTemplate(item, actions));
  const own = menus.map(
    ({ id, words, groups }): MenuItemConstructorOptions => ({
      label: words,
      ...(id === 'help' ? { role: 'help' } : {}),
      submenu: [...groupsTemplate(groups, actions), ...(id === 'edit' ? editRoles() : [])],
    }),
  );
  return [appMenu(appName, inApp('about'), inApp('settings')), ...own.slice(0, -1), windowMenu(), ...own.slice(-1)];
}

/** The system's own items, in the language of ours: left to itself it takes the one that the program was started in. */
type Role = Exclude<keyof MainWords['mac'], 'window'>;

const roleItem = (role: Role, program = ''): MenuItemConstructorOptions => ({
  role,
  label: say(`mac.${role}`, { program }),
});

const editRoles = (): MenuItemConstructorOptions[] => [LINE, roleItem('cut'), roleItem('selectAll')];

const windowMenu = (): MenuItemConstructorOptions => ({
  role: 'window',
  label: say('mac.window'),
  submenu: [roleItem('minimize'), roleItem('zoom'), LINE, roleItem('front')],
});

function appMenu(
  label: string,
  about: readonly MenuItemConstructorOptions[],
  settings: readonly MenuItemConstructorOptions[],
): MenuItemConstructorOptions {
  const system = (['services', 'hide', 'hideOthers', 'unhide'] as const).map((role) => roleItem(role, label));
  return { label, submenu: [...about, LINE, ...settings, LINE, ...system, LINE, roleItem('quit', label)] };
}

/** Groups with lines between them, without what stands in the menu of the program. */
function groupsTemplate(
  groups: readonly (readonly NativeMenuItem[])[],
  actions: MenuActions,
): MenuItemConstructorOptions[] {
  const left = groups
    .map((group) => group.filter(({ id }) => !IN_APP_MENU.includes(id)))
    .filter((group) => group.length > 0);
  return left.flatMap((group, at) => [...(at > 0 ? [LINE] : []), ...group.map((item) => itemTemplate(item, actions))]);
}

function itemTemplate(item: NativeMenuItem, { choose, editField }: MenuActions): MenuItemConstructorOptions {
  const { id, words, keys, isEnabled, isOn } = item;
  const edit = FIELD_EDITS.find((each) => each === id);
  const accelerator = keys && acceleratorOf(keys);
  return {
    id,
    label: words,
    // A disabled item would swallow the keys, and with them all editing in fields.
    enabled: isEnabled || edit !== undefined,
    ...(isOn === undefined ? {} : { type: 'checkbox', checked: isOn }),
    ...(accelerator ? { accelerator } : {}),
    click(_item, _window, { triggeredByAccelerator = false }) {
      // The page hears all keys first. What it leaves to the menu was meant for a field, or can be done by nobody now.
      if (!triggeredByAccelerator) choose(id);
      else if (edit) editField(edit);
    },
  };
}

/** Electron's names for keys that it does not call as browsers do. */
const NAMES: Readonly<Record<string, string>> = { $mod: 'CmdOrCtrl', ArrowLeft: 'Left', ArrowRight: 'Right' };

/**
 * Keys, as tinykeys writes them, in Electron's words. Undefined for keys without a modifier: in a menu of the system they
 * would be taken from whatever has the focus; the page hears them all the same.
 */
export function acceleratorOf(keys: string): string | undefined {
  const parts = keys.split('+');
  const isFunctionKey = /^F\d+$/.test(parts.at(-1) ?? '');
  if (parts.length === 1 && !isFunctionKey) return undefined;
  return parts.map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)).join('+');
}
